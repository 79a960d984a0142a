import { buttonClass } from '@/components/ui/button-link'
import { formatRupees } from '@/lib/money'
import type { GivingProps } from './giving-props'
import { MonthlyThanksNote, ThanksNote } from './thanks-note'
import type { useSendGift } from './use-send-gift'

type GivingThanksProps = Pick<GivingProps, 'locale' | 'statusPath' | 'copy'> & {
  sending: Pick<ReturnType<typeof useSendGift>, 'interval' | 'mandate' | 'result'>
  onGiveAgain: () => void
}

/** What the donor sees in place of the form once the gift, or the mandate, is given. */
export function GivingThanks({
  locale,
  statusPath,
  copy,
  sending: { interval, mandate, result },
  onGiveAgain,
}: GivingThanksProps) {
  const format = (given: number) => formatRupees(given, locale).replace('₹', '')
  return (
    <div>
      <MonthlyThanksNote copy={copy.interval.thanks} mandate={mandate} format={format} />
      <ThanksNote
        copy={copy.states.success}
        result={result}
        format={format}
        statusPath={statusPath}
        statusLabel={copy.states.status}
      />
      {result && interval === 'monthly' && (
        <p className="mt-4 font-semibold">{copy.interval.thanks.pledge}</p>
      )}
      <button type="button" onClick={onGiveAgain} className={`${buttonClass('quiet')} mt-4`}>
        {copy.giveAgain}
      </button>
    </div>
  )
}
