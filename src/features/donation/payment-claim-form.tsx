'use client'

import { useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { FormField } from '@/components/form/form-field'
import { Honeypot } from '@/components/form/honeypot'
import { SentNote } from '@/components/form/sent-note'
import { useSiteForm } from '@/components/form/use-site-form'
import { buttonClass } from '@/components/ui/button-link'
import { CopyButton } from '@/components/ui/copy-button'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { PaymentClaimContent } from '@/content/payment-claim'
import type { ToastsContent } from '@/content/toasts'
import { claimMethods, type PaymentClaimInput } from '@/domain/donation'
import { apiRequest } from '@/lib/api-client'

export type PaymentClaimFormProps = {
  locale: Locale
  /** Largest donation that is taken without a word first, in rupees. */
  maximumRupees: number
  copy: PaymentClaimContent & {
    common: FormsContent['common']
    fields: Pick<FormsContent['donation'], 'donorName' | 'email' | 'phone' | 'amount'>
    notices: Pick<ToastsContent, 'copied' | 'copyFailed'>
  }
}

type ClaimValues = Record<
  'donorName' | 'email' | 'phone' | 'amount' | 'method' | 'reference',
  string
>

const DRAFT_KEY = 'paymentClaimDraft'

/** For donors who paid by UPI or bank: they leave the reference. Folded away for everyone else. */
export function PaymentClaimForm({ locale, maximumRupees, copy }: PaymentClaimFormProps) {
  const [claimNumber, setClaimNumber] = useState<string>()
  const { methods, isReady, isSubmitting, isSent, failure, submit, prepare, field } = useSiteForm<
    ClaimValues,
    PaymentClaimInput
  >({
    draftKey: DRAFT_KEY,
    loadRules: async () => (await import('./donation-rules')).claimRules(locale, maximumRupees),
    send: async (claim, trap) => {
      const response = await apiRequest('POST', `/api/payment-claims?locale=${locale}`, {
        ...claim,
        ...trap,
      })
      setClaimNumber(response.claimNumber)
    },
    sent: { title: copy.sent.title, description: copy.sent.text },
    failed: copy.failed,
    copy: copy.common,
  })
  const { register } = methods
  const { fields } = copy
  return (
    <details className="group rounded-card border border-line bg-card p-5 sm:p-6">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-heading text-neem-deep">{copy.heading}</h2>
        <span
          aria-hidden="true"
          className="text-heading text-neem transition-transform group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <p className="mt-2 text-ink-soft">{copy.lead}</p>
      <form
        method="post"
        noValidate={isReady}
        onSubmit={submit}
        onFocus={prepare}
        className="mt-5 grid gap-5"
      >
        <SentNote id="claim-sent" isSent={isSent} title={copy.sent.title} text={copy.sent.text}>
          {claimNumber && <ClaimNumber claimNumber={claimNumber} locale={locale} copy={copy} />}
        </SentNote>
        <Honeypot />
        <fieldset>
          <legend className="font-semibold">{copy.method.label}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {claimMethods.map((method) => (
              <label key={method} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  value={method}
                  defaultChecked={method === 'upi'}
                  className="size-5 accent-neem"
                  {...register('method')}
                />
                {copy.method.options[method]}
              </label>
            ))}
          </div>
        </fieldset>
        <FormField copy={copy.reference} {...field('reference')} isRequired />
        <FormField copy={fields.amount} {...field('amount')} inputMode="decimal" isRequired />
        <FormField copy={fields.donorName} {...field('donorName')} autoComplete="name" isRequired />
        <FormField copy={fields.email} {...field('email')} type="email" isRequired />
        <FormField copy={fields.phone} {...field('phone')} type="tel" isRequired />
        {failure && <FormFailureNote>{failure.message}</FormFailureNote>}
        <button
          type="submit"
          disabled={isSubmitting || !isReady}
          className={`${buttonClass('lead')} disabled:opacity-60`}
        >
          {isSubmitting ? copy.submitting : copy.submit}
        </button>
      </form>
    </details>
  )
}

type ClaimNumberProps = Pick<PaymentClaimFormProps, 'locale' | 'copy'> & { claimNumber: string }

/** By which the donor sees later whether the payment was found. */
function ClaimNumber({ claimNumber, locale, copy: { sent, notices } }: ClaimNumberProps) {
  return (
    <div className="mt-4 border-ink/15 border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0">
          <span className="block text-ink-soft text-sm">{sent.number}</span>
          <span className="select-all break-all font-mono font-semibold text-lg">
            {claimNumber}
          </span>
        </p>
        <CopyButton
          text={claimNumber}
          label={sent.copy}
          ariaLabel={`${sent.copy}: ${sent.number}`}
          copied={notices.copied}
          failed={notices.copyFailed}
        />
      </div>
      <p className="mt-2 text-sm">{sent.keep}</p>
      <a
        href={localePath(locale, `/donate/status/${claimNumber}`)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-neem underline underline-offset-4"
      >
        {sent.status}
      </a>
    </div>
  )
}
