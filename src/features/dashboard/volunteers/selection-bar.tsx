import { SmallButton } from '@/components/ui/small-button'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { useCopy } from '../use-copy'
import type { Printing } from './use-printing'
import type { Selection } from './use-selection'

type SelectionBarProps = { selection: Selection; printing: Printing }

/** What can be done with the chosen volunteers; it stays in sight while the list is scrolled. */
export function SelectionBar({ selection, printing }: SelectionBarProps) {
  const copy = useCopy(dashboardVolunteersContent).selection
  const { chosen, isBusy, approve, open, clear } = selection
  if (chosen.length === 0) return null
  const hasPending = chosen.some(({ status }) => status !== 'approved')
  return (
    <section
      aria-label={copy.label}
      className="sticky bottom-3 z-20 mt-4 grid grid-cols-2 items-center gap-2 rounded-card border border-neem bg-card p-3 shadow-lg sm:flex"
    >
      <p role="status" className="grow px-2 font-semibold">
        {copy.count(chosen.length)}
      </p>
      <SmallButton onClick={clear}>{copy.clear}</SmallButton>
      {hasPending && (
        <SmallButton tone="lead" disabled={isBusy} onClick={approve}>
          {copy.approve}
        </SmallButton>
      )}
      <SmallButton aria-haspopup="dialog" onClick={() => open('hours')}>
        {copy.hours}
      </SmallButton>
      <SmallButton aria-haspopup="dialog" onClick={() => open('mail')}>
        {copy.mail}
      </SmallButton>
      <SmallButton aria-haspopup="dialog" onClick={() => printing.show('idCard', ...chosen)}>
        {copy.print}
      </SmallButton>
    </section>
  )
}
