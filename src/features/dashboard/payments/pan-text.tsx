import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import type { DonationDto } from '@/domain/responses/donation'
import { useKeptFocus } from '../list/use-kept-focus'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { moneyPaths } from './use-money-action'

type PanTextProps = {
  donation: Pick<DonationDto, 'id' | 'donorName' | 'panNumber' | 'corrections'>
}

/** A gift's masked PAN with a button that reveals it, which is recorded in the audit log. */
export function PanText({ donation }: PanTextProps) {
  const { id, donorName, panNumber: mask, corrections } = donation
  // A corrected PAN may have the same mask.
  const version = `${mask} ${corrections}`
  const [known, setKnown] = useState<{ version: string; pan: string } | null>(null)
  const { run, isBusy } = useAction()
  const { pan: copy } = useCopy(dashboardPrivacyContent)
  // The button is gone once the PAN is shown, which is then said because it has the focus.
  const keptFocus = useKeptFocus<HTMLSpanElement>()
  if (!mask) return null
  const shown = known?.version === version ? known.pan : null

  const show = async () => {
    const { panNumber } = await adminRequest('POST', `${moneyPaths.donations}/${id}/pan`)
    setKnown({ version, pan: panNumber })
  }

  return (
    <span {...keptFocus} className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <span>{copy.masked(shown ?? mask)}</span>
      {!shown && (
        <Button
          className="min-h-11 cursor-pointer font-semibold text-neem underline underline-offset-4"
          aria-label={copy.showOf(donorName)}
          disabled={isBusy}
          onClick={() => run(show, { failed: copy.failed })}
        >
          {copy.show}
        </Button>
      )}
    </span>
  )
}
