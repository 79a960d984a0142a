import { buttonClass } from '@/components/ui/button-link'
import type { Given } from './given'
import type { GivingProps } from './giving-props'
import { ThanksNote } from './thanks-note'
import type { useSendGift } from './use-send-gift'

type GivingThanksProps = Pick<GivingProps, 'locale' | 'statusPath' | 'copy'> & {
  given: Given
  email: string | undefined
  sending: Pick<ReturnType<typeof useSendGift>, 'interval'>
  onGiveAgain: () => void
}

/** Shown in place of the form once the gift or mandate has been made. */
export function GivingThanks({
  locale,
  statusPath,
  copy,
  given,
  email,
  sending: { interval },
  onGiveAgain,
}: GivingThanksProps) {
  return (
    <div>
      <ThanksNote {...{ locale, statusPath, copy, given, email }} isNew />
      {given.kind === 'once' && interval === 'monthly' && (
        <p className="mt-4 font-semibold">{copy.interval.thanks.pledge}</p>
      )}
      <button type="button" onClick={onGiveAgain} className={`${buttonClass('quiet')} mt-4`}>
        {copy.giveAgain}
      </button>
    </div>
  )
}
