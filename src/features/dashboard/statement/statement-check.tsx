import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import type { StatementDto } from '@/domain/responses/statement'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useDashboardAddress } from '../dashboard-address'
import { REGISTRATION_ADDRESS } from '../home/addresses'
import { useCopy, useOfficeLocale } from '../use-copy'

/** What to check before the statement is filed, each with a link to its gifts. */
export function StatementCheck({ statement }: { statement: StatementDto }) {
  const { check: copy, kinds, settings } = useCopy(dashboardStatementContent)
  const locale = useOfficeLocale()
  const { go, goToSection } = useDashboardAddress()
  const { findings, leftOut, waiting, isApprovalLater, urnIssuedOn = '' } = statement
  const found = findings.filter(({ count }) => count > 0)
  const hasWaiting = waiting.quarantined > 0 || waiting.claims > 0
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h3 className="mb-3 font-semibold font-text text-lg">{copy.title}</h3>
      {found.length === 0 && !hasWaiting && !isApprovalLater && <p>{copy.none}</p>}
      <ul className="grid gap-4">
        {isApprovalLater && (
          <Item
            label={copy.approvalLater.label}
            text={copy.approvalLater.text(formatDate(urnIssuedOn, locale))}
          >
            <a href={REGISTRATION_ADDRESS} className={smallButtonClass('quiet')}>
              {settings}
            </a>
          </Item>
        )}
        {(['quarantined', 'claims'] as const).map(
          (name) =>
            waiting[name] > 0 && (
              <Item key={name} label={copy[name].label(waiting[name])} text={copy[name].text}>
                <SmallButton onClick={() => goToSection(null)}>{copy.decide}</SmallButton>
              </Item>
            ),
        )}
        {found.map(({ kind, count, amount }) => {
          const figures = `${copy.gifts(count)}, ${formatRupees(amount)}`
          return (
            <Item
              key={kind}
              label={kinds[kind].label}
              isLeftOut={leftOut.some(({ reason }) => reason === kind)}
              text={kinds[kind].text}
            >
              <SmallButton
                aria-label={`${copy.show(kinds[kind].label)}, ${figures}`}
                onClick={() => go({ kind, page: null })}
                className="tabular-nums"
              >
                {figures}
              </SmallButton>
              {/* Buttons are not printed. */}
              <span className="hidden font-semibold tabular-nums print:block">{figures}</span>
            </Item>
          )
        })}
      </ul>
    </section>
  )
}

type ItemProps = {
  label: string
  text: string
  isLeftOut?: boolean
  /** The button or link to where it is handled. */
  children: ReactNode
}

function Item({ label, text, isLeftOut, children }: ItemProps) {
  const copy = useCopy(dashboardStatementContent).check
  return (
    <li className="grid gap-2 border-line not-last:border-b not-last:pb-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          {isLeftOut && <Badge tone="bad">{copy.leftOut}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {children}
    </li>
  )
}
