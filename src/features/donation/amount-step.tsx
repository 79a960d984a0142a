import type { MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import { AmountChoice } from './amount-choice'
import type { DonationDetailsProps } from './donation-details'
import { GivingFacts } from './giving-facts'
import type { GivingProps } from './giving-props'
import { type Interval, IntervalChoice } from './interval-choice'
import { UPI_CARD } from './other-ways'
import { PurposeChoice } from './purpose-choice'
import type { useSendGift } from './use-send-gift'

type AmountStepProps = Pick<
  GivingProps,
  'locale' | 'options' | 'externalHref' | 'upi' | 'facts' | 'asksCitizenship' | 'purposes' | 'copy'
> & {
  form: DonationDetailsProps['form']
  isOpen: boolean
  amount: string
  preset: string
  givenFor: string
  sending: Pick<ReturnType<typeof useSendGift>, 'interval' | 'way'>
  onType: (amount: string) => void
  onChoose: (amount: string) => void
  onChooseInterval: (interval: Interval) => void
  onGiveFor: (key: string) => void
  onUpi: (event: MouseEvent) => void
  onGoOn: () => void
}

/** The first step, in the HTML of the page: amount, interval and way to pay. */
export function AmountStep({
  locale,
  options,
  externalHref,
  upi,
  facts,
  asksCitizenship,
  purposes,
  copy,
  form,
  isOpen,
  amount,
  preset,
  givenFor,
  sending,
  onType,
  onChoose,
  onChooseInterval,
  onGiveFor,
  onUpi,
  onGoOn,
}: AmountStepProps) {
  const { interval, way } = sending
  return (
    <div hidden={!isOpen} className="grid gap-3">
      <AmountChoice
        options={options}
        externalHref={externalHref}
        amount={amount}
        preset={preset}
        {...form.field('amount', {
          onChange: ({ target }) => onType(target.value),
        })}
        onChoose={onChoose}
        copy={copy.amount}
      />
      <IntervalChoice interval={interval} onChoose={onChooseInterval} copy={copy.interval} />
      {interval === 'monthly' && <p>{copy.interval.explained[way]}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {upi && interval === 'once' && (
          // Until the script is loaded, a tap leads to the UPI ID and its QR code.
          <a href={UPI_CARD} aria-haspopup="dialog" onClick={onUpi} className={buttonClass('give')}>
            {copy.ways.upi}
          </a>
        )}
        {/* Until the script is loaded, keeps Enter in the amount from submitting the form. */}
        {!form.isReady && <button type="submit" disabled hidden />}
        <button
          // Paying needs the script: a tap before it is loaded is replayed, which only type=button
          // allows.
          type={isOpen && form.isReady ? 'submit' : 'button'}
          onClick={form.isReady ? undefined : onGoOn}
          className={`${buttonClass(upi && interval === 'once' ? 'lead' : 'give')} noscript:hidden`}
        >
          {interval === 'once' ? copy.ways.card : copy.interval.goOn}
        </button>
      </div>
      <PurposeChoice
        purposes={purposes}
        interval={interval}
        chosen={givenFor}
        onChoose={onGiveFor}
        copy={copy.purpose}
      />
      <noscript>
        <p className="font-semibold">{copy.noScript}</p>
      </noscript>
      <GivingFacts
        locale={locale}
        facts={facts}
        privacyNote={copy.fields.privacyNote}
        citizens={asksCitizenship ? copy.ways.citizens : undefined}
      />
    </div>
  )
}
