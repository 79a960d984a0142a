import { SmallButton } from '@/components/ui/small-button'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { ChosenBar } from '../list/chosen-bar'
import { useCopy } from '../use-copy'
import type { Printing } from './use-printing'
import type { Selection } from './use-selection'

type SelectionBarProps = { selection: Selection; printing: Printing }

/** Actions for the selected volunteers. */
export function SelectionBar({ selection, printing }: SelectionBarProps) {
  const copy = useCopy(dashboardVolunteersContent).selection
  const { chosen, isBusy, approve, open } = selection
  const hasPending = chosen.some(({ status }) => status !== 'approved')
  return (
    <ChosenBar chosen={selection} copy={copy}>
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
    </ChosenBar>
  )
}
