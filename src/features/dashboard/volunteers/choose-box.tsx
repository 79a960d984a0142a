import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { volunteerName } from '@/domain/volunteer'
import { useCopy } from '../use-copy'
import type { Selection } from './use-selection'

type ChooseBoxProps = { volunteer: VolunteerDto; selection: Selection }

/** Puts a volunteer among the chosen. */
export function ChooseBox({ volunteer, selection }: ChooseBoxProps) {
  const copy = useCopy(dashboardVolunteersContent)
  return (
    <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center self-start">
      <input
        type="checkbox"
        aria-label={copy.selection.choose(volunteerName(volunteer))}
        checked={selection.isChosen(volunteer.id)}
        onChange={() => selection.toggle(volunteer.id)}
        className="size-5 accent-neem"
      />
    </label>
  )
}
