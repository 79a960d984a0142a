import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { firstRunContent } from '@/content/first-run'
import type { FigureList } from '@/domain/figure'
import type { ClaimKind } from '@/domain/sample-content'
import { settingsTabPath } from '@/domain/settings-tabs'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useStep } from './use-step'

/** `list` is that of a figure, which may be in several. */
export type ClaimView = { kind: ClaimKind; id: string; text: string; list?: FigureList }

/** Whether a figure is among what is to be confirmed; only figures are in the site settings. */
export function hasFigure(claims: ClaimView[]): boolean {
  return claims.some(({ kind }) => kind === 'figure')
}

/** The sample content's figures and stories that nobody has confirmed. */
export function Claims({ claims }: { claims: ClaimView[] }) {
  const { claims: copy } = useCopy(firstRunContent)
  const { runStep, isBusy } = useStep()

  const confirm = ({ kind, id }: ClaimView) =>
    runStep(() => adminRequest('POST', '/api/admin/sample-content/confirm', { kind, id }), {
      done: copy.confirmed,
    })

  const nameOf = ({ text, list }: ClaimView) => (list ? `${text} (${copy.figures[list]})` : text)
  return (
    <>
      <ul aria-label={copy.list} className="mt-4 divide-y divide-line border-line border-y">
        {claims.map((claim) => (
          <li
            key={claim.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <span className="wrap-anywhere min-w-0 flex-1 basis-56">{nameOf(claim)}</span>
            <span className="flex flex-wrap gap-2">
              <SmallButton
                aria-label={copy.confirmOf(nameOf(claim))}
                onClick={() => confirm(claim)}
                disabled={isBusy}
              >
                {copy.confirm}
              </SmallButton>
              <a
                href={
                  claim.kind === 'story'
                    ? `/cms/collections/stories/${claim.id}`
                    : settingsTabPath('figures')
                }
                aria-label={copy.replaceOf(nameOf(claim))}
                className={smallButtonClass('quiet')}
              >
                {copy.replace}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {hasFigure(claims) && <p className="mt-3 max-w-prose text-ink-soft text-sm">{copy.note}</p>}
    </>
  )
}
