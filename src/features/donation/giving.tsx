'use client'

import {
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useSiteForm } from '@/components/form/use-site-form'
import { buttonClass } from '@/components/ui/button-link'
import { showToast } from '@/components/ui/toast-store'
import { useUpiDialog } from '@/components/upi/use-upi-dialog'
import type { DonateContent } from '@/content/donate'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { ToastsContent } from '@/content/toasts'
import type { DonationFormValues, DonationInput } from '@/domain/donation'
import type { MonthlyWay } from '@/domain/responses/monthly-gift'
import type { UpiOption } from '@/domain/upi'
import { upiForGift } from '@/domain/upi-amount'
import { ApiRequestError, apiRequest } from '@/lib/api-client'
import { formatRupees } from '@/lib/money'
import { AmountChoice, type AmountOption, OTHER_AMOUNT } from './amount-choice'
import { BegunNote } from './begun-note'
import { CheckoutBlockedError, loadCheckout } from './checkout'
import { DonationDetails, type DonationDetailsProps } from './donation-details'
import type { DonorQuestions } from './donor-fields'
import type { GivingResult, GivingStage } from './give-online'
import { type GivingFact, GivingFacts } from './giving-facts'
import { type Interval, IntervalChoice } from './interval-choice'
import { BankCard, type BankCardProps, UpiCard, type UpiCardProps } from './other-ways'
import type { PaymentClaimFormProps } from './payment-claim-form'
import { type MandateTry, MonthlyThanksNote, ThanksNote } from './thanks-note'
import { forgetUpiGift, readUpiGift, rememberUpiGift, type UpiGift } from './upi-gift'

export type GivingProps = DonorQuestions & {
  locale: Locale
  options: AmountOption[]
  /** The hosted payment page without an amount; null where none is configured. */
  externalHref: string | null
  /** Largest online donation, in rupees. */
  maximumRupees: number
  /** Address of the script of the payment window. */
  checkoutScript: string
  foundationName: string
  /** Where the status of a donation is shown, without its number. */
  statusPath: string
  facts: GivingFact[]
  upi: UpiOption | null
  qrCodeUrl: string | null
  bank: BankCardProps['bank']
  texts: { upi: UpiCardProps['texts']; bank: BankCardProps['texts'] }
  copy: {
    common: FormsContent['common']
    fields: DonationDetailsProps['copy']['fields'] & Pick<FormsContent['donation'], 'privacyNote'>
    amount: Parameters<typeof AmountChoice>[0]['copy']
    form: DonationDetailsProps['copy']['form']
    claim: Omit<PaymentClaimFormProps['copy'], 'donor' | 'common'>
    toasts: Pick<
      ToastsContent,
      'donationSuccess' | 'paymentOrderFailed' | 'paymentVerificationFailed' | 'paymentCancelled'
    >
    notices: Pick<ToastsContent, 'copied' | 'copyFailed'>
    /** 'Donate ₹500', with `{amount}` where the amount belongs. */
    submitAmount: string
  } & Pick<
    DonateContent,
    'interval' | 'ways' | 'details' | 'giveAgain' | 'upi' | 'bank' | 'noScript' | 'states'
  >
}

type Step = 'amount' | 'details' | 'reference' | 'thanks'

const DRAFT_KEY = 'donationDraft'
/** Chosen before anybody chooses: the first of the amounts. */
const presetOf = ({ options, externalHref }: Pick<GivingProps, 'options' | 'externalHref'>) =>
  externalHref === null ? String(options[0]?.rupees ?? '') : ''

/**
 * All ways to give, in the order in which they are decided (docs/decisions/0105): how much, by UPI
 * or card, then who gives. UPI and bank details are in the HTML, so that they work without a script.
 */
export function Giving(props: GivingProps) {
  const { locale, options, externalHref, upi, copy, facts, statusPath, maximumRupees } = props
  const { states, toasts, ways } = copy
  const preset = presetOf(props)
  const place = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<Step>('amount')
  // Beside the form's own value, which tells its watchers nothing of what the browser has filled in.
  const [amount, setAmount] = useState(preset)
  const [interval, setInterval] = useState<Interval>('once')
  const [stage, setStage] = useState<GivingStage | null>(null)
  const [result, setResult] = useState<GivingResult | null>(null)
  const [way, setWay] = useState<MonthlyWay>('mandate')
  const [mandate, setMandate] = useState<MandateTry | null>(null)
  // The first gift of a pledge may need a second try, the pledge does not.
  const isPledged = useRef(false)
  const [isUpiOffered, setIsUpiOffered] = useState(false)
  // Made in the browser: the HTML is the same for everybody.
  const [upiGift, setUpiGift] = useState<UpiGift | null>(null)
  const [ClaimForm, setClaimForm] = useState<ComponentType<PaymentClaimFormProps>>()

  const giveByMandate = async (donation: DonationInput) => {
    const { giveMonthly } = await import('./give-monthly')
    const { kind } = await giveMonthly(
      { ...donation, isIndianCitizen: true },
      {
        locale,
        loadCheckout: () => loadCheckout(props.checkoutScript),
        foundationName: props.foundationName,
        description: states.windowDescription,
        onStage: setStage,
      },
    )
    setMandate({ kind, rupees: donation.amount })
    if (kind === 'no-mandates') setWay('pledge')
    if (kind !== 'thanks' && kind !== 'unconfirmed') return 'keep' as const
    setAmount(preset)
    setStep('thanks')
  }

  const pledge = async (donation: DonationInput, trap: object) => {
    if (isPledged.current) return
    const { makePledge } = await import('./give-monthly')
    await makePledge({ ...donation, isIndianCitizen: true, ...trap }, locale)
    isPledged.current = true
  }

  const give = async (donation: DonationInput, trap: object) => {
    setResult(null)
    setMandate(null)
    setIsUpiOffered(false)
    try {
      if (interval === 'monthly' && way === 'mandate') return await giveByMandate(donation)
      if (interval === 'monthly') await pledge(donation, trap)
      const { giveOnline } = await import('./give-online')
      const given = await giveOnline(donation, {
        locale,
        checkoutScript: props.checkoutScript,
        foundationName: props.foundationName,
        description: states.windowDescription,
        onStage: setStage,
      })
      if (given.kind === 'unconfirmed') {
        location.assign(`${statusPath}/${given.donationId}`)
        // The button stays busy until the other page is there.
        return await new Promise<never>(() => undefined)
      }
      setResult(given)
      setIsUpiOffered(given.kind === 'cancelled')
      showToast({
        ...toastOf(given.kind, toasts),
        tone: given.kind === 'thanks' ? 'success' : 'error',
      })
      if (given.kind !== 'thanks') return 'keep' as const
      setAmount(preset)
      setStep('thanks')
    } catch (error) {
      setIsUpiOffered(!(error instanceof ApiRequestError && error.status === 400))
      throw error
    } finally {
      setStage(null)
    }
  }
  const form = useSiteForm<DonationFormValues, DonationInput>({
    draftKey: DRAFT_KEY,
    presets: { amount: preset },
    loadRules: async () =>
      (await import('./donation-rules')).donationRules(locale, maximumRupees, interval),
    send: give,
    // Not our error: the gateway's script did not load, or nobody responded in time.
    explain: (error) => {
      if (error instanceof CheckoutBlockedError) return noticeOf(states.windowBlocked)
      return isTimeout(error) ? noticeOf(states.failed) : null
    },
    failed: toasts.paymentOrderFailed,
    copy: copy.common,
  })
  const { setValue, setFocus, getValues, trigger, clearErrors } = form.methods
  const rupees = Number(amount)
  const amountText = rupees > 0 ? formatRupees(rupees, locale) : ''

  const chooseAmount = (chosen: string) => {
    setValue('amount', chosen)
    setAmount(chosen)
    clearErrors('amount')
    if (chosen === '') setFocus('amount')
  }

  const chooseInterval = (chosen: Interval) => {
    setInterval(chosen)
    if (chosen === 'once') return
    // Until it is known, and where that fails, the first try tells.
    apiRequest('GET', '/api/monthly-gifts/way').then(
      (response) => setWay(response.way),
      () => undefined,
    )
  }

  const openStep = (next: Step) => {
    setStep(next)
    // Once it is drawn: who uses a keyboard or a screen reader goes on from its heading.
    setTimeout(() =>
      place.current?.querySelector<HTMLElement>('[data-step]:not([hidden] *)')?.focus(),
    )
  }

  const leaveReference = async () => {
    const Form = await loadClaimForm()
    if (!Form) return
    setClaimForm(() => Form)
    openStep('reference')
  }

  const leaveUpiReference = () => {
    const begun = { code: upiGift?.code ?? '', amount }
    rememberUpiGift(begun)
    setUpiGift(begun)
    leaveReference()
  }

  const giftOption =
    upi && upiGift
      ? upiForGift(upi, {
          rupees: rupees > 0 ? rupees : undefined,
          note: `Donation ${upiGift.code}`,
        })
      : upi
  const upiDialog = useUpiDialog(
    giftOption && {
      option: giftOption,
      locale,
      gift: amountText
        ? {
            amount: amountText,
            onChoose: leaveUpiReference,
            onPaid: leaveUpiReference,
          }
        : undefined,
    },
  )

  const openUpi = async (event?: MouseEvent) => {
    // Without a script the link leads to the UPI ID.
    event?.preventDefault()
    const mayBeLeftToTheApp = externalHref !== null && amount === ''
    if (!mayBeLeftToTheApp && !(await trigger('amount'))) return setFocus('amount')
    // While there is a network: the app takes the screen.
    loadClaimForm()
    await upiDialog.open('#upi-heading')
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (step === 'details') return form.submit(event)
    event.preventDefault()
    if (await trigger('amount')) openStep('details')
    else setFocus('amount')
  }

  const goOnAfterClaim = () => {
    forgetUpiGift()
    setUpiGift(readUpiGift())
  }

  useEffect(() => {
    const begun = readUpiGift()
    setUpiGift(begun)
    const asked = askedAmount()
    // Tapped before the script came.
    const tapped = place.current?.querySelector<HTMLInputElement>('[name=choice]:checked')?.value
    const isTapped = tapped && tapped !== OTHER_AMOUNT && tapped !== preset
    const chosen = asked ?? (isTapped ? tapped : begun.amount)
    // Also what was typed before it came, which nobody has been told of yet.
    const first = String(chosen ?? getValues('amount') ?? preset)
    setValue('amount', first)
    setAmount(first)
    if (chosen === undefined || chosen !== begun.amount) return
    // The phone closed this page while the app was open.
    loadClaimForm().then((Form) => {
      if (!Form) return
      setClaimForm(() => Form)
      setStep('reference')
    })
  }, [preset, setValue, getValues])

  const { donorName, email, phone } = getValues()
  const upiInstead =
    upi && isUpiOffered && amountText
      ? { label: ways.upiInstead.replace('{amount}', amountText), open: () => openUpi() }
      : null
  return (
    <div className="page-width grid items-start gap-8 py-4 sm:py-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
      <div ref={place} className="grid gap-6 rounded-card border border-line bg-card p-4 sm:p-7">
        {step === 'amount' && (
          <BegunNote copy={states.begun} locale={locale} statusPath={statusPath} />
        )}
        {step === 'thanks' && (
          <div>
            <MonthlyThanksNote
              copy={copy.interval.thanks}
              mandate={mandate}
              format={(given) => formatRupees(given, locale).replace('₹', '')}
            />
            <ThanksNote
              copy={states.success}
              result={result}
              format={(given) => formatRupees(given, locale).replace('₹', '')}
              statusPath={statusPath}
              statusLabel={states.status}
            />
            {result && interval === 'monthly' && (
              <p className="mt-4 font-semibold">{copy.interval.thanks.pledge}</p>
            )}
            <button
              type="button"
              onClick={() => {
                chooseAmount(preset)
                openStep('amount')
              }}
              className={`${buttonClass('quiet')} mt-4`}
            >
              {copy.giveAgain}
            </button>
          </div>
        )}
        {step === 'reference' && ClaimForm && (
          <ClaimForm
            {...props}
            gift={upi && upiGift && amountText ? { code: upiGift.code, amountText } : null}
            known={{ amount, donorName, email, phone }}
            onOpenApp={upi ? () => openUpi() : null}
            onBack={() => {
              forgetUpiGift()
              setUpiGift((gift) => gift && { code: gift.code })
              openStep('amount')
            }}
            onSent={goOnAfterClaim}
            copy={{
              ...copy.claim,
              common: copy.common,
              donor: { ...copy.fields, ...copy.details },
            }}
          />
        )}
        <form
          // Personal details never belong into an address, whatever the browser makes of the form.
          method="post"
          noValidate={form.isReady}
          onSubmit={submit}
          onFocus={form.prepare}
          hidden={step !== 'amount' && step !== 'details'}
        >
          <div hidden={step !== 'amount'} className="grid gap-3">
            <AmountChoice
              options={options}
              externalHref={externalHref}
              amount={amount}
              preset={preset}
              {...form.field('amount', {
                onChange: ({ target }) => setAmount(target.value),
              })}
              onChoose={chooseAmount}
              copy={copy.amount}
            />
            <IntervalChoice interval={interval} onChoose={chooseInterval} copy={copy.interval} />
            {interval === 'monthly' && <p>{copy.interval.explained[way]}</p>}
            <div className="grid gap-3 sm:grid-cols-2">
              {upi && interval === 'once' && (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => openUpi()}
                  className={buttonClass('give')}
                >
                  {ways.upi}
                </button>
              )}
              <button
                type={step === 'amount' ? 'submit' : 'button'}
                // Paying needs the script; a form sent without it would lead nowhere.
                disabled={!form.isReady}
                className={`${buttonClass(upi && interval === 'once' ? 'lead' : 'give')} disabled:opacity-60`}
              >
                {interval === 'once' ? ways.card : copy.interval.goOn}
              </button>
            </div>
            <noscript>
              <p className="font-semibold">{copy.noScript}</p>
            </noscript>
            <GivingFacts
              locale={locale}
              facts={facts}
              privacyNote={copy.fields.privacyNote}
              citizens={props.asksCitizenship ? ways.citizens : undefined}
            />
          </div>
          {step === 'details' && (
            <DonationDetails
              {...props}
              asksCitizenship={props.asksCitizenship || interval === 'monthly'}
              form={form}
              stage={stage}
              result={result}
              mandate={mandate?.kind ?? null}
              upiInstead={upiInstead}
              summary={copy.details[interval === 'once' ? interval : way].replace(
                '{amount}',
                amountText,
              )}
              submitLabel={copy.submitAmount.replace('{amount}', amountText.replace('₹', ''))}
              onChange={() => openStep('amount')}
            />
          )}
        </form>
      </div>
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <UpiCard
          locale={locale}
          texts={props.texts.upi}
          copy={copy.upi}
          notices={copy.notices}
          foundationName={props.foundationName}
          upi={upi}
          qrCodeUrl={props.qrCodeUrl}
          gift={
            giftOption && upiGift && amountText
              ? { qrText: giftOption.qrText, code: upiGift.code, amount: amountText }
              : null
          }
          onOpen={openUpi}
        />
      </div>
      <BankCard
        locale={locale}
        texts={props.texts.bank}
        copy={copy.bank}
        copyLabel={copy.upi.copy}
        notices={copy.notices}
        bank={props.bank}
      />
      {(upi || props.bank.bankAccountNumber) && step !== 'reference' && (
        <button type="button" onClick={leaveReference} className={buttonClass('quiet')}>
          {copy.claim.heading}
        </button>
      )}
      {upiDialog.dialog}
    </div>
  )
}

/** What other pages ask for: /donate?amount=500. */
function askedAmount(): string | undefined {
  const asked = new URLSearchParams(location.search).get('amount')
  return asked && /^\d+(\.\d{1,2})?$/.test(asked) ? asked : undefined
}

/** The form for the reference; null where it cannot be fetched. */
async function loadClaimForm(): Promise<ComponentType<PaymentClaimFormProps> | null> {
  try {
    return (await import('./payment-claim-form')).PaymentClaimForm
  } catch (error) {
    console.warn('The form for the reference could not be loaded.', error)
    return null
  }
}

function noticeOf({ title, text }: { title: string; text: string }) {
  return { title, description: text }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function toastOf(
  kind: Exclude<GivingResult['kind'], 'unconfirmed'>,
  toasts: GivingProps['copy']['toasts'],
) {
  if (kind === 'thanks') return toasts.donationSuccess
  return kind === 'cancelled' ? toasts.paymentCancelled : toasts.paymentVerificationFailed
}
