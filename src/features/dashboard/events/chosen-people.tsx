import { SmallButton } from '@/components/ui/small-button'
import { dashboardEventsContent } from '@/content/dashboard-events'
import { useCopy } from '../use-copy'
import type { EventPeople } from './use-event-people'

/** What can be done with the chosen people; it stays in sight while the list is scrolled. */
export function ChosenPeople({ people }: { people: EventPeople }) {
  const { people: copy } = useCopy(dashboardEventsContent)
  const { chosen, isBusy, ask, unmark, clear } = people
  if (chosen.length === 0) return null
  const hasCome = chosen.some(({ minutes }) => minutes !== undefined)
  return (
    <section
      aria-label={copy.bar}
      className="sticky bottom-3 z-20 mt-4 grid grid-cols-2 items-center gap-2 rounded-card border border-neem bg-card p-3 shadow-lg sm:flex"
    >
      <p role="status" className="grow px-2 font-semibold">
        {copy.chosen(chosen.length)}
      </p>
      <SmallButton onClick={clear}>{copy.clear}</SmallButton>
      <SmallButton tone="lead" aria-haspopup="dialog" onClick={() => ask(chosen)}>
        {copy.came}
      </SmallButton>
      {hasCome && (
        <SmallButton disabled={isBusy} onClick={() => unmark(chosen)}>
          {copy.didNotCome}
        </SmallButton>
      )}
    </section>
  )
}
