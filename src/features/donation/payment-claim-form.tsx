'use client'

import { FormFailureNote } from '@/components/form/form-failure-note'
import { Honeypot } from '@/components/form/honeypot'
import { SentNote } from '@/components/form/sent-note'
import { TextField } from '@/components/form/text-field'
import { useSiteForm } from '@/components/form/use-site-form'
import { buttonClass } from '@/components/ui/button-link'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { PaymentClaimContent } from '@/content/payment-claim'
import { claimMethods, type PaymentClaimInput } from '@/domain/donation'
import { apiRequest } from '@/lib/api-client'

export type PaymentClaimFormProps = {
  locale: Locale
  /** Largest donation that is taken without a word first, in rupees. */
  maximumRupees: number
  copy: PaymentClaimContent & {
    common: FormsContent['common']
    fields: Pick<FormsContent['donation'], 'donorName' | 'email' | 'phone' | 'amount'>
  }
}

type ClaimValues = Record<
  'donorName' | 'email' | 'phone' | 'amount' | 'method' | 'reference',
  string
>

const DRAFT_KEY = 'paymentClaimDraft'

/** For who paid by UPI or bank: they leave the reference, folded away for everyone else. */
export function PaymentClaimForm({ locale, maximumRupees, copy }: PaymentClaimFormProps) {
  const { form, isReady, isSubmitting, isSent, failure, submit, prepare, errorOf } = useSiteForm<
    ClaimValues,
    PaymentClaimInput
  >({
    draftKey: DRAFT_KEY,
    loadRules: async () => (await import('./donation-rules')).claimRules(locale, maximumRupees),
    send: async (claim, trap) => {
      await apiRequest('POST', `/api/payment-claims?locale=${locale}`, { ...claim, ...trap })
    },
    sent: { title: copy.sent.title, description: copy.sent.text },
    failed: copy.failed,
    copy: copy.common,
  })
  const { register } = form
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
        <SentNote id="claim-sent" isSent={isSent} title={copy.sent.title} text={copy.sent.text} />
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
        <TextField
          copy={copy.reference}
          registration={register('reference')}
          error={errorOf('reference')}
          isRequired
        />
        <TextField
          copy={fields.amount}
          registration={register('amount')}
          error={errorOf('amount')}
          inputMode="decimal"
          isRequired
        />
        <TextField
          copy={fields.donorName}
          registration={register('donorName')}
          error={errorOf('donorName')}
          autoComplete="name"
          isRequired
        />
        <TextField
          copy={fields.email}
          registration={register('email')}
          error={errorOf('email')}
          type="email"
          autoComplete="email"
          isRequired
        />
        <TextField
          copy={fields.phone}
          registration={register('phone')}
          error={errorOf('phone')}
          type="tel"
          autoComplete="tel"
          isRequired
        />
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
