'use client'

import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { FormField } from '@/components/form/form-field'
import { PrivacyNote } from '@/components/form/privacy-note'
import { useSiteForm } from '@/components/form/use-site-form'
import { buttonClass } from '@/components/ui/button-link'
import { showToast } from '@/components/ui/toast-store'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { ToastsContent } from '@/content/toasts'
import type { DonationFormValues, DonationInput } from '@/domain/donation'
import type { Text } from '@/domain/pages/fields'
import { intlLocale } from '@/lib/locale'
import { BegunNote } from './begun-note'
import { CheckoutBlockedError } from './checkout'
import type { GivingResult, GivingStage } from './give-online'
import { type QuickAmount, QuickAmounts } from './quick-amounts'
import { ThanksNote } from './thanks-note'

export type DonationFormProps = {
  locale: Locale
  amounts: QuickAmount[]
  /** Largest online donation, in rupees. */
  maximumRupees: number
  /** Address of the script of the payment window. */
  checkoutScript: string
  foundationName: string
  /** Where the status of a donation is shown, without its number. */
  statusPath: string
  copy: {
    common: FormsContent['common']
    fields: Pick<
      FormsContent['donation'],
      | 'donorName'
      | 'email'
      | 'phone'
      | 'amount'
      | 'message'
      | 'privacyNote'
      | 'submit'
      | 'submitting'
    >
    quick: { heading: Text; lead: Text; note: string; minimum: string }
    form: { heading: Text; lead: Text }
    noScript: string
    states: DonationStatesCopy
    toasts: Pick<
      ToastsContent,
      'donationSuccess' | 'paymentOrderFailed' | 'paymentVerificationFailed' | 'paymentCancelled'
    >
    /** 'Donate ₹500', with `{amount}` where the amount belongs. */
    submitAmount: string
  }
}

/** What the form says while a donation is on its way, with `{…}` where a figure belongs. */
export type DonationStatesCopy = {
  stages: Record<GivingStage, string>
  windowDescription: string
  success: { title: string; text: string }
  begun: { text: string; link: string; dismiss: string }
  status: string
  cancelled: { title: string; text: string }
  failed: { title: string; text: string }
  verificationFailed: { title: string; text: string; keep: string }
  windowBlocked: { title: string; text: string }
  notConfigured: { title: string; text: string }
}

const DRAFT_KEY = 'donationDraft'
/** Nothing responds, or no gateway is set up: no second attempt will help. */
const NOT_CONFIGURED_STATUSES = [404, 503]

/** Quick amounts, and the form with which one gives online. */
export function DonationForm({
  locale,
  amounts,
  maximumRupees,
  checkoutScript,
  foundationName,
  statusPath,
  copy,
}: DonationFormProps) {
  const { common, fields, states, toasts } = copy
  const [stage, setStage] = useState<GivingStage | null>(null)
  const [result, setResult] = useState<GivingResult | null>(null)

  const give = async (donation: DonationInput) => {
    setResult(null)
    try {
      const { giveOnline } = await import('./give-online')
      const given = await giveOnline(donation, {
        locale,
        checkoutScript,
        foundationName,
        description: states.windowDescription,
        onStage: setStage,
      })
      if (given.kind === 'unconfirmed') {
        location.assign(`${statusPath}/${given.donationId}`)
        // The button stays busy until the other page is there.
        return await new Promise<never>(() => undefined)
      }
      setResult(given)
      showToast({
        ...toastOf(given.kind, toasts),
        tone: given.kind === 'thanks' ? 'success' : 'error',
      })
      return given.kind === 'thanks' ? undefined : ('keep' as const)
    } finally {
      setStage(null)
    }
  }
  const { methods, isReady, isSubmitting, failure, submit, prepare, field } = useSiteForm<
    DonationFormValues,
    DonationInput
  >({
    draftKey: DRAFT_KEY,
    loadRules: async () => (await import('./donation-rules')).donationRules(locale, maximumRupees),
    send: give,
    // Not our error: the gateway's script did not load.
    explain: (error) =>
      error instanceof CheckoutBlockedError
        ? { title: states.windowBlocked.title, description: states.windowBlocked.text }
        : null,
    failed: toasts.paymentOrderFailed,
    copy: common,
  })
  const { control, setValue, setFocus } = methods
  const format = new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 2 })
  const amount = Number(useWatch({ control, name: 'amount' }))

  useEffect(() => {
    // Other pages lead here with an amount: /donate?amount=500.
    const asked = new URLSearchParams(location.search).get('amount')
    if (asked && /^\d+(\.\d{1,2})?$/.test(asked)) setValue('amount', asked)
  }, [setValue])

  const fillIn = (rupees: number | null) => {
    setValue('amount', rupees === null ? '' : String(rupees), { shouldValidate: false })
    setFocus('amount', { shouldSelect: true })
  }
  const failureCopy =
    failure?.status && NOT_CONFIGURED_STATUSES.includes(failure.status)
      ? states.notConfigured
      : states.failed

  return (
    <div className="grid gap-8">
      <BegunNote copy={states.begun} locale={locale} statusPath={statusPath} />
      <ThanksNote
        copy={states.success}
        result={result}
        format={(rupees) => format.format(rupees)}
        statusPath={statusPath}
        statusLabel={states.status}
      />
      <QuickAmounts amounts={amounts} copy={copy.quick} onChoose={fillIn} />
      <section aria-labelledby="donation-form" className="border-line border-t pt-8">
        <h2 id="donation-form" className="scroll-mt-28 text-heading text-neem-deep">
          {copy.form.heading}
        </h2>
        <p className="mt-1 text-ink-soft">{copy.form.lead}</p>
        <form
          // Personal details never belong into an address, whatever the browser makes of the form.
          method="post"
          noValidate={isReady}
          onSubmit={submit}
          onFocus={prepare}
          className="mt-6 grid gap-5 sm:grid-cols-2"
        >
          <FormField
            copy={fields.amount}
            {...field('amount')}
            inputMode="decimal"
            isRequired
            className="sm:col-span-2"
          />
          <FormField
            copy={fields.donorName}
            {...field('donorName')}
            autoComplete="name"
            isRequired
            className="sm:col-span-2"
          />
          <FormField copy={fields.email} {...field('email')} type="email" isRequired />
          <FormField copy={fields.phone} {...field('phone')} type="tel" isRequired />
          <FormField
            copy={fields.message}
            {...field('message')}
            rows={3}
            optional={common.optional}
            className="sm:col-span-2"
          />
          <div className="grid gap-4 sm:col-span-2">
            <noscript>
              <p className="font-semibold">{copy.noScript}</p>
            </noscript>
            {result?.kind === 'cancelled' && !failure && (
              <FormFailureNote title={states.cancelled.title}>
                {states.cancelled.text}
              </FormFailureNote>
            )}
            {result?.kind === 'not-verified' && (
              <FormFailureNote title={states.verificationFailed.title}>
                <p>{states.verificationFailed.text}</p>
                <p className="mt-2 break-all font-semibold">
                  {states.verificationFailed.keep.replace('{number}', result.paymentId)}
                </p>
              </FormFailureNote>
            )}
            {failure &&
              (failure.status === null || failure.status === 400 ? (
                <FormFailureNote title={failure.title}>{failure.message}</FormFailureNote>
              ) : (
                <FormFailureNote title={failureCopy.title}>{failureCopy.text}</FormFailureNote>
              ))}
            <button
              type="submit"
              // Paying needs the script; a form sent without it would lead nowhere.
              disabled={isSubmitting || !isReady}
              className={`${buttonClass('give')} disabled:opacity-60`}
            >
              {isSubmitting
                ? fields.submitting
                : amount > 0
                  ? copy.submitAmount.replace('{amount}', format.format(amount))
                  : fields.submit}
            </button>
            <p role="status" className={stage ? 'font-semibold' : 'sr-only'}>
              {stage && states.stages[stage]}
            </p>
            <PrivacyNote text={fields.privacyNote} locale={locale} />
          </div>
        </form>
      </section>
    </div>
  )
}

function toastOf(
  kind: Exclude<GivingResult['kind'], 'unconfirmed'>,
  toasts: DonationFormProps['copy']['toasts'],
) {
  if (kind === 'thanks') return toasts.donationSuccess
  return kind === 'cancelled' ? toasts.paymentCancelled : toasts.paymentVerificationFailed
}
