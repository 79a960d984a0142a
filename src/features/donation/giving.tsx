'use client'

import { type FormEvent, type MouseEvent, useCallback, useEffect, useState } from 'react'
import { removeDraft } from '@/components/form/form-draft'
import { useSiteForm } from '@/components/form/use-site-form'
import { smallButtonClass } from '@/components/ui/small-button'
import { MINIMUM_DONATION_RUPEES, readAmount } from '@/domain/amount'
import type { DonationInput } from '@/domain/donation'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { formatRupees } from '@/lib/money'
import { AmountStep } from './amount-step'
import { BegunNote } from './begun-note'
import { CheckoutBlockedError } from './checkout'
import { DonationDetails } from './donation-details'
import { dropFromUrl, firstChoices } from './first-choices'
import { forgetGiven, type Given, readGiven, rememberGiven } from './given'
import type { GivingProps, GivingValues } from './giving-props'
import { useGivingSteps, useStepHistory } from './giving-steps'
import { GivingThanks } from './giving-thanks'
import type { Interval } from './interval-choice'
import { OtherWays } from './other-ways'
import { resolvePurpose } from './purpose-choice'
import { ThanksNote } from './thanks-note'
import { useSendGift } from './use-send-gift'
import { useUpiGift } from './use-upi-gift'

const DRAFT_KEY = 'donationDraft'
/** The amount chosen by default: the first one, unless donors pay on a hosted page. */
const presetOf = ({ options, externalHref }: Pick<GivingProps, 'options' | 'externalHref'>) =>
  externalHref === null ? String(options[0]?.rupees ?? '') : ''

/**
 * All ways to give, in the order of the decisions (docs/decisions/0105): how much, by UPI or card, then
 * who gives. UPI and bank details are in the HTML, so they work without a script.
 */
export function Giving(props: GivingProps) {
  const { locale, externalHref, upi, copy, statusPath, maximumRupees, purposes } = props
  const { states, ways } = copy
  const preset = presetOf(props)
  const { place, step, setStep, showStep, openStep } = useGivingSteps()
  // The form has this value too, but does not notify its watchers of what the browser fills in.
  const [amount, setAmount] = useState(preset)
  const [chosenFor, setChosenFor] = useState('')
  const [gift, setGift] = useState<{ given: Given; email?: string } | null>(null)

  const sending = useSendGift(
    props,
    (given, email) => {
      setAmount(preset)
      setGift({ given, email })
      setStep('thanks')
    },
    // The details were sent, even if the outcome is unknown.
    () => removeDraft(DRAFT_KEY),
  )
  const { interval, chooseInterval: startInterval } = sending
  const givenFor = resolvePurpose(chosenFor, purposes, interval) || undefined
  const purpose = purposes.find(({ key }) => key === givenFor)
  const purposeText = purpose ? fillPlaceholders(copy.purpose.chosen, { name: purpose.name }) : null
  const form = useSiteForm<GivingValues, DonationInput>({
    draftKey: DRAFT_KEY,
    presets: { amount: preset },
    keptTicks: ['wantsTaxReceipt'],
    loadRules: async () =>
      (await import('./donation-rules')).donationRules(locale, maximumRupees, interval),
    send: (donation, trap) => sending.give({ ...donation, givenFor }, trap),
    // Not our fault: the gateway's script did not load, or nobody responded in time.
    explain: (error) => {
      if (error instanceof CheckoutBlockedError) return noticeOf(states.windowBlocked)
      return isTimeout(error) ? noticeOf(states.failed) : null
    },
    failed: copy.toasts.paymentOrderFailed,
    copy: copy.common,
  })
  const { setValue, setFocus, getValues, trigger, clearErrors } = form.methods
  useStepHistory({ step, showStep, isBusy: form.isSubmitting })
  // The UPI code carries only amounts that the form accepts.
  const read = readAmount(amount, { minimumRupees: MINIMUM_DONATION_RUPEES, maximumRupees })
  const rupees = typeof read === 'number' ? read : undefined
  const amountText = rupees === undefined ? '' : amountLabel(props, rupees)
  const upiGift = useUpiGift({
    locale,
    upi,
    amount,
    rupees,
    amountText,
    givenFor,
    onReference: () => openStep('reference'),
  })
  const { code, option, ClaimForm, begin, loadClaimForm } = upiGift

  const typeAmount = (typed: string) => {
    setAmount(typed)
    dropFromUrl('amount')
  }

  const chooseAmount = (chosen: string) => {
    setValue('amount', chosen)
    typeAmount(chosen)
    clearErrors('amount')
    if (chosen === '') setFocus('amount')
  }

  const chooseInterval = (chosen: Interval) => {
    setValue('interval', chosen)
    startInterval(chosen)
  }

  const giveFor = (key: string) => {
    setValue('givenFor', key)
    setChosenFor(key)
    dropFromUrl('campaign', 'purpose')
  }

  const thankForMandate = useCallback((rupees: number) => {
    const given = { kind: 'mandate' as const, rupees }
    rememberGiven(given)
    setGift({ given })
  }, [])

  const forgetGift = () => {
    forgetGiven()
    setGift(null)
  }

  const openUpi = async (event?: MouseEvent) => {
    // Without a script, the link leads to the UPI ID.
    event?.preventDefault()
    const canEnterAmountInApp = externalHref !== null && amount === ''
    if (!canEnterAmountInApp && !(await trigger('amount'))) return setFocus('amount')
    await upiGift.openDialog()
  }

  const goToDetails = async () => {
    if (await trigger('amount')) openStep('details')
    else setFocus('amount')
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (step === 'details') return form.submit(event)
    event.preventDefault()
    return goToDetails()
  }

  useEffect(() => {
    const given = readGiven()
    if (given) setGift({ given })
    const begun = begin()
    const kept = getValues()
    const first = firstChoices({ place: place.current, preset, purposes, begun, kept })
    setValue('givenFor', first.givenFor)
    setChosenFor(first.givenFor)
    if (first.interval === 'monthly') {
      setValue('interval', 'monthly')
      startInterval('monthly')
    }
    setValue('amount', first.amount)
    setAmount(first.amount)
    if (first.hasBegun) loadClaimForm().then((isLoaded) => isLoaded && setStep('reference'))
  }, [preset, purposes, place, setStep, begin, loadClaimForm, setValue, getValues, startInterval])

  const { donorName, email, phone } = getValues()
  const upiInstead =
    upi && sending.isUpiOffered && amountText
      ? { label: fillPlaceholders(ways.upiInstead, { amount: amountText }), open: () => openUpi() }
      : null
  return (
    <div className="page-width grid items-start gap-8 py-4 sm:py-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 print:block">
      <div ref={place} className="grid gap-6 rounded-card border border-line bg-card p-4 sm:p-7">
        {step === 'amount' && (
          <BegunNote
            copy={states.begun}
            locale={locale}
            statusPath={statusPath}
            onConfirmed={thankForMandate}
          />
        )}
        {step === 'amount' && gift && (
          <ThanksNote {...props} given={gift.given}>
            <button type="button" onClick={forgetGift} className={smallButtonClass('quiet')}>
              {states.begun.dismiss}
            </button>
          </ThanksNote>
        )}
        {step === 'thanks' && gift && (
          <GivingThanks
            {...props}
            given={gift.given}
            email={gift.email}
            sending={sending}
            onGiveAgain={() => {
              forgetGift()
              chooseAmount(preset)
              chooseInterval('once')
              setValue('givenFor', chosenFor)
              openStep('amount')
            }}
          />
        )}
        {step === 'reference' && ClaimForm && (
          <ClaimForm
            {...props}
            gift={upi && code && amountText ? { code, amountText } : null}
            known={{ amount, donorName, email, phone }}
            givenFor={givenFor}
            purposeText={purposeText}
            onOpenApp={upi ? () => openUpi() : null}
            onBack={() => {
              upiGift.forget()
              openStep('amount')
            }}
            onSent={() => {
              upiGift.forget()
              begin()
            }}
            copy={{
              ...copy.claim,
              common: copy.common,
              donor: { ...copy.fields, ...copy.details },
            }}
          />
        )}
        <form
          // Personal details must never end up in a URL, however the browser submits the form.
          method="post"
          noValidate={form.isReady}
          onSubmit={submit}
          onFocus={form.prepare}
          hidden={step !== 'amount' && step !== 'details'}
        >
          <AmountStep
            {...props}
            form={form}
            isOpen={step === 'amount'}
            amount={amount}
            preset={preset}
            givenFor={chosenFor}
            sending={sending}
            onType={typeAmount}
            onChoose={chooseAmount}
            onChooseInterval={chooseInterval}
            onGiveFor={giveFor}
            onUpi={openUpi}
            onGoOn={goToDetails}
          />
          {step === 'details' && (
            <DonationDetails
              {...props}
              form={form}
              sending={sending}
              upiInstead={upiInstead}
              amountText={amountText}
              purposeText={purposeText}
              onChange={() => openStep('amount')}
            />
          )}
        </form>
      </div>
      <OtherWays
        {...props}
        gift={option && amountText ? { qrText: option.qrText, code, amount: amountText } : null}
        onOpenApp={openUpi}
        onEnterReference={step === 'reference' ? null : upiGift.enterReference}
      />
      {upiGift.dialog}
    </div>
  )
}

/** Reuses the server's label if it is one of the amounts: the first `Intl` format is slow on a phone. */
function amountLabel({ options, locale }: GivingProps, rupees: number): string {
  return options.find((option) => option.rupees === rupees)?.label ?? formatRupees(rupees, locale)
}

function noticeOf({ title, text }: { title: string; text: string }) {
  return { title, description: text }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
