import { SmallButton } from '@/components/ui/small-button'
import { dashboardEventsContent } from '@/content/dashboard-events'
import { ChosenBar } from '../list/chosen-bar'
import { useCopy } from '../use-copy'
import type { EventPeople } from './use-event-people'

/** Actions for the selected people. */
export function ChosenPeople({ people }: { people: EventPeople }) {
  const { people: copy } = useCopy(dashboardEventsContent)
  const { chosen, isBusy, ask, unmark } = people
  const hasCome = chosen.some(({ minutes }) => minutes !== undefined)
  return (
    <ChosenBar chosen={people} copy={{ label: copy.bar, count: copy.chosen, clear: copy.clear }}>
      <SmallButton tone="lead" aria-haspopup="dialog" onClick={() => ask(chosen)}>
        {copy.came}
      </SmallButton>
      {hasCome && (
        <SmallButton disabled={isBusy} onClick={() => unmark(chosen)}>
          {copy.didNotCome}
        </SmallButton>
      )}
    </ChosenBar>
  )
}
