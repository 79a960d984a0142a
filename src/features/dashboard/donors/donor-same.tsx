import { Badge } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { formatDate } from '@/lib/dates'
import { useCopy, useOfficeLocale } from '../use-copy'
import { DonorFacts } from './donor-facts'
import { DonorPart } from './donor-part'
import { type DonorProps, useDecision } from './use-donor'

const ROW =
  'flex flex-wrap items-start justify-between gap-3 border-line border-b py-3 last:border-0 sm:flex-nowrap'

/** Donors who may be the same person, with the reasons; renders nothing if there are none. */
export function PossibleDuplicates({ donor, path }: DonorProps) {
  const { same: copy } = useCopy(dashboardDonorsContent)
  const { isBusy, decide } = useDecision(path, donor.id)
  if (donor.proposals.length === 0) return null
  return (
    <div className="rounded-2xl border border-line bg-card p-4">
      <DonorPart title={copy.title}>
        <p className="text-[0.9375rem] text-ink-soft">{copy.lead}</p>
        <ul>
          {donor.proposals.map((other) => (
            <li key={other.id} className={ROW}>
              <div className="min-w-0">
                <DonorFacts donor={other} />
                <p className="mt-1 flex flex-wrap gap-1.5">
                  {other.reasons.map((reason) => (
                    <Badge key={reason} tone="plain">
                      {copy.reasons[reason]}
                    </Badge>
                  ))}
                  {other.hasOtherPan && <Badge tone="waiting">{copy.otherPan}</Badge>}
                </p>
              </div>
              <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2 sm:shrink-0">
                <SmallButton
                  aria-label={copy.sameOf(other.name)}
                  disabled={isBusy}
                  onClick={() => decide(other.id, 'same')}
                  tone="lead"
                >
                  {copy.same}
                </SmallButton>
                <SmallButton
                  aria-label={copy.differentOf(other.name)}
                  disabled={isBusy}
                  onClick={() => decide(other.id, 'different')}
                >
                  {copy.different}
                </SmallButton>
              </div>
            </li>
          ))}
        </ul>
      </DonorPart>
    </div>
  )
}

/** Earlier decisions about this donor and others, each with a button to undo it. */
export function EarlierDecisions({ donor, path, onGone }: DonorProps & { onGone: () => void }) {
  const locale = useOfficeLocale()
  const { same: copy } = useCopy(dashboardDonorsContent)
  const { isBusy, decide } = useDecision(path, donor.id, onGone)
  const decisions = [
    {
      title: copy.merged,
      rows: donor.merged.map(({ mergedBy, mergedAt, ...row }) => ({
        ...row,
        by: mergedBy,
        at: mergedAt,
      })),
      undo: copy.undo,
      undoOf: copy.undoOf,
    },
    {
      title: copy.apart,
      rows: donor.toldApart.map(({ decidedBy, decidedAt, ...row }) => ({
        ...row,
        notes: undefined,
        by: decidedBy,
        at: decidedAt,
      })),
      undo: copy.reopen,
      undoOf: copy.reopenOf,
    },
  ]
  return decisions
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows, undo, undoOf }) => (
      <DonorPart key={title} title={title}>
        <ul>
          {rows.map(({ id, name, notes, by, at }) => (
            <li key={id} className={ROW}>
              <div className="min-w-0">
                <p className="wrap-anywhere font-semibold">{name}</p>
                <p className="text-ink-soft text-sm">
                  {at && copy.mergedBy(by, formatDate(at, locale))}
                </p>
                {notes && (
                  <p className="whitespace-pre-line wrap-anywhere text-sm">{copy.notesOf(notes)}</p>
                )}
              </div>
              <SmallButton
                aria-label={undoOf(name)}
                disabled={isBusy}
                onClick={() => decide(id, 'open')}
                className="sm:shrink-0"
              >
                {undo}
              </SmallButton>
            </li>
          ))}
        </ul>
      </DonorPart>
    ))
}
