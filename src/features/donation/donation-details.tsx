import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { FormField } from '@/components/form/form-field'
import type { useSiteForm } from '@/components/form/use-site-form'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-link'
import { smallButtonClass } from '@/components/ui/small-button'
import type { DonateContent } from '@/content/donate'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { DonationInput } from '@/domain/donation'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { Text } from '@/domain/pages/fields'
import { DonorFields, type DonorQuestions } from './donor-fields'
import { type GivingFact, GivingFacts } from './giving-facts'
import type { GivingValues } from './giving-props'
import type { useSendGift } from './use-send-gift'

type Sending = Pick<
  ReturnType<typeof useSendGift>,
  'interval' | 'way' | 'stage' | 'result' | 'mandate'
>

export type DonationDetailsProps = DonorQuestions & {
  locale: Locale
  form: ReturnType<typeof useSiteForm<GivingValues, DonationInput>>
  /** The amount, formatted for display. */
  amountText: string
  /** The purpose, if one was chosen. */
  purposeText: string | null
  sending: Sending
  /** The same amount by UPI, offered if the gateway has failed. */
  upiInstead: { label: string; open: () => void } | null
  facts: GivingFact[]
  onChange: () => void
  copy: {
    common: FormsContent['common']
    fields: Pick<
      FormsContent['donation'],
      'donorName' | 'email' | 'phone' | 'message' | 'privacyNote' | 'submitting'
    >
    form: { heading: Text; lead: Text }
    details: DonateContent['details']
    interval: DonateContent['interval']
    states: DonateContent['states']
    /** 'Donate ₹500', with `{amount}` where the amount belongs. */
    submitAmount: string
  }
}

/** The endpoint is missing or no gateway is set up: a retry will not help. */
const NOT_CONFIGURED_STATUSES = [404, 503]

/** The server says what to do, and trying again at once will not help. */
const EXPLAINED_STATUSES = [400, 409, 429]

/** The second step: the donor's details and the button to pay. */
export function DonationDetails({
  locale,
  form: { methods, field, failure, isSubmitting },
  amountText,
  purposeText,
  sending,
  upiInstead,
  facts,
  onChange,
  asksCitizenship,
  offersTaxReceipt,
  copy,
}: DonationDetailsProps) {
  const { common, fields, details, states } = copy
  const { interval, way, stage } = sending
  const wantsTaxReceipt = useWatch({ control: methods.control, name: 'wantsTaxReceipt' }) === true
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 data-step="" tabIndex={-1} className="text-heading text-neem-deep">
            {copy.form.heading}
          </h2>
          <p className="flex items-center gap-3">
            <span className="font-semibold">
              {fillPlaceholders(details[interval === 'once' ? 'once' : way], {
                amount: amountText,
              })}
            </span>
            <button type="button" onClick={onChange} className={smallButtonClass('quiet')}>
              {details.change}
            </button>
          </p>
        </div>
        {purposeText && <p className="mt-1 font-semibold">{purposeText}</p>}
        <p className="mt-1 text-ink-soft text-sm">{copy.form.lead}</p>
      </div>
      <DonorFields
        field={field}
        wantsTaxReceipt={wantsTaxReceipt}
        asksCitizenship={asksCitizenship || interval === 'monthly'}
        offersTaxReceipt={offersTaxReceipt}
        copy={{ ...fields, ...details }}
      />
      <MessageDetails hasError={field('message').error !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-neem">
          {details.addMessage}
        </summary>
        <FormField
          copy={fields.message}
          {...field('message')}
          rows={3}
          optional={common.optional}
          className="mt-2"
        />
      </MessageDetails>
      <div className="grid gap-4 sm:col-span-2">
        <Failure
          sending={sending}
          mandatesOff={copy.interval.explained.pledge}
          failure={failure}
          states={states}
          upiInstead={
            upiInstead && (
              <button
                type="button"
                onClick={upiInstead.open}
                className={`${buttonClass('give')} mt-3`}
              >
                {upiInstead.label}
              </button>
            )
          }
        />
        <Button type="submit" disabled={isSubmitting} className={buttonClass('give')}>
          {isSubmitting ? fields.submitting : submitLabel(sending, amountText, copy)}
        </Button>
        <p role="status" className={stage ? 'font-semibold' : 'sr-only'}>
          {stage && states.stages[stage]}
        </p>
        <GivingFacts locale={locale} facts={facts} privacyNote={fields.privacyNote} />
      </div>
    </div>
  )
}

/** Collapsed at first. An error inside opens it, and it stays open while that is corrected. */
function MessageDetails({ hasError, children }: { hasError: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="sm:col-span-2"
    >
      {children}
    </details>
  )
}

function submitLabel(
  { interval, way }: Sending,
  amount: string,
  { details, submitAmount }: DonationDetailsProps['copy'],
): string {
  return interval === 'monthly' && way === 'mandate'
    ? fillPlaceholders(details.submitMandate, { amount })
    : fillPlaceholders(submitAmount, { amount: amount.replace('₹', '') })
}

type FailureProps = {
  sending: Sending
  mandatesOff: string
  failure: DonationDetailsProps['form']['failure']
  states: DonateContent['states']
  upiInstead: ReactNode
}

/** What went wrong with a payment, and what the donor can do. */
function Failure({ sending, mandatesOff, failure, states, upiInstead }: FailureProps) {
  const { result, mandate } = sending
  if (failure) {
    const isExplained = failure.status === null || EXPLAINED_STATUSES.includes(failure.status)
    const { title, text } = NOT_CONFIGURED_STATUSES.includes(failure.status ?? 0)
      ? states.notConfigured
      : states.failed
    return (
      <FormFailureNote title={isExplained ? failure.title : title}>
        <p>{isExplained ? failure.message : text}</p>
        {upiInstead && <div>{upiInstead}</div>}
      </FormFailureNote>
    )
  }
  if (mandate === 'no-mandates') return <FormFailureNote>{mandatesOff}</FormFailureNote>
  if (mandate === 'not-verified') {
    return (
      <FormFailureNote title={states.verificationFailed.title}>
        {states.verificationFailed.text}
      </FormFailureNote>
    )
  }
  if (result?.kind === 'cancelled' || mandate === 'cancelled') {
    return (
      <FormFailureNote title={states.cancelled.title}>
        <p>{states.cancelled[result?.isOfPledge ? 'pledge' : 'text']}</p>
        {upiInstead && <div>{upiInstead}</div>}
      </FormFailureNote>
    )
  }
  if (result?.kind !== 'not-verified') return null
  return (
    <FormFailureNote title={states.verificationFailed.title}>
      <p>{states.verificationFailed.text}</p>
      <p className="mt-2 break-all font-semibold">
        {fillPlaceholders(states.verificationFailed.keep, { number: result.paymentId })}
      </p>
    </FormFailureNote>
  )
}
