'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { FormField } from '@/components/form/form-field'
import { Honeypot } from '@/components/form/honeypot'
import { PrivacyNote } from '@/components/form/privacy-note'
import { SentNote } from '@/components/form/sent-note'
import { useSiteForm } from '@/components/form/use-site-form'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-link'
import { CopyButton } from '@/components/ui/copy-button'
import { smallButtonClass } from '@/components/ui/small-button'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { PaymentClaimContent } from '@/content/payment-claim'
import type { ToastsContent } from '@/content/toasts'
import { claimMethods } from '@/domain/donation-methods'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { PaymentClaimInput } from '@/domain/gift-by-hand'
import { apiRequest } from '@/lib/api-client'
import { DonorFields, type DonorFieldsCopy, type DonorQuestions } from './donor-fields'

export type PaymentClaimFormProps = DonorQuestions & {
  locale: Locale
  /** The UPI payment for which an app was opened; null if none was opened. */
  gift: { code: string; amountText: string } | null
  /** What the donor has already entered on this page. */
  known: { amount: string; donorName?: string; email?: string; phone?: string }
  /** Key of the purpose, and its text. */
  givenFor: string | undefined
  purposeText: string | null
  /** Null if UPI is not offered. */
  onOpenApp: (() => void) | null
  onBack: () => void
  onSent: () => void
  copy: PaymentClaimContent & {
    common: FormsContent['common']
    donor: DonorFieldsCopy
    amount: FormsContent['donation']['amount']
    privacyNote: string
    notices: Pick<ToastsContent, 'copied' | 'copyFailed'>
  }
}

type ClaimValues = Record<
  'donorName' | 'email' | 'phone' | 'amount' | 'method' | 'reference' | 'panNumber' | 'address',
  string
> & { isIndianCitizen: boolean; wantsUpdates: boolean; wantsTaxReceipt: boolean }

const DRAFT_KEY = 'paymentClaimDraft'

/** The form in which donors who paid by UPI or bank transfer enter the reference. */
export function PaymentClaimForm({
  locale,
  gift,
  known: { amount, donorName = '', email = '', phone = '' },
  givenFor,
  purposeText,
  onOpenApp,
  onBack,
  onSent,
  asksCitizenship,
  offersTaxReceipt,
  copy,
}: PaymentClaimFormProps) {
  const [claimNumber, setClaimNumber] = useState<string>()
  const { methods, isSubmitting, isSent, failure, submit, prepare, field } = useSiteForm<
    ClaimValues,
    PaymentClaimInput
  >({
    draftKey: DRAFT_KEY,
    defaultValues: { amount, donorName, email, phone, method: 'upi' },
    keptTicks: ['wantsTaxReceipt'],
    loadRules: async () => (await import('./donation-rules')).claimRules(locale),
    send: async (claim, trap, signal) => {
      const body = {
        ...claim,
        givenFor,
        ...(gift && claim.method === 'upi' && { claimCode: gift.code }),
        ...trap,
      }
      const path = `/api/payment-claims?locale=${locale}` as const
      const response = await apiRequest('POST', path, body, { signal })
      setClaimNumber(response.claimNumber)
      onSent()
    },
    // No success toast: it would repeat the note, and cover it on a phone.
    failed: copy.failed,
    copy: copy.common,
  })
  const { register, control } = methods
  const wantsTaxReceipt = useWatch({ control, name: 'wantsTaxReceipt' }) === true
  return (
    <section aria-labelledby="claim-heading">
      <h2 id="claim-heading" data-step="" tabIndex={-1} className="text-heading text-neem-deep">
        {copy.heading}
      </h2>
      <div className="mt-4">
        <SentNote id="claim-sent" isSent={isSent} title={copy.sent.title} text={copy.sent.text}>
          {claimNumber && <ClaimNumber claimNumber={claimNumber} locale={locale} copy={copy} />}
        </SentNote>
      </div>
      {!isSent && (
        <>
          {gift && (
            <p className="mt-2 rounded-2xl bg-marigold-tint px-4 py-3">
              {fillPlaceholders(copy.begun.text, { amount: gift.amountText, code: gift.code })}
            </p>
          )}
          {purposeText && <p className="mt-2 font-semibold">{purposeText}</p>}
          <p className="mt-2 text-ink-soft">{copy.lead}</p>
          <form
            method="post"
            noValidate
            onSubmit={submit}
            onFocus={prepare}
            className="mt-4 grid gap-5 sm:grid-cols-2"
          >
            <Honeypot />
            <fieldset className="sm:col-span-2">
              <legend className="font-semibold">{copy.method.label}</legend>
              <div className="mt-1 flex flex-wrap gap-x-6">
                {claimMethods.map((method) => (
                  <label key={method} className="inline-flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      value={method}
                      className="size-5 accent-neem"
                      {...register('method')}
                    />
                    {copy.method.options[method]}
                  </label>
                ))}
              </div>
            </fieldset>
            <FormField
              copy={copy.reference}
              {...field('reference')}
              isRequired
              className="sm:col-span-2"
            />
            <FormField
              copy={copy.amount}
              {...field('amount')}
              inputMode="decimal"
              isRequired
              className="sm:col-span-2"
            />
            <DonorFields
              field={field}
              wantsTaxReceipt={wantsTaxReceipt}
              asksCitizenship={asksCitizenship}
              offersTaxReceipt={offersTaxReceipt}
              copy={copy.donor}
            />
            <div className="grid gap-4 sm:col-span-2">
              {failure && <FormFailureNote>{failure.message}</FormFailureNote>}
              <Button type="submit" disabled={isSubmitting} className={buttonClass('lead')}>
                {isSubmitting ? copy.submitting : copy.submit}
              </Button>
              <PrivacyNote text={copy.privacyNote} locale={locale} />
            </div>
          </form>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {onOpenApp && !isSent && (
          <button type="button" onClick={onOpenApp} className={smallButtonClass('quiet')}>
            {copy.begun.open}
          </button>
        )}
        <button type="button" onClick={onBack} className={smallButtonClass('quiet')}>
          {copy.begun.back}
        </button>
      </div>
    </section>
  )
}

type ClaimNumberProps = Pick<PaymentClaimFormProps, 'locale' | 'copy'> & { claimNumber: string }

/** The number with which the donor can check later whether the payment was found. */
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
        className={`mt-1 ${textLinkClass}`}
      >
        {sent.status}
      </a>
    </div>
  )
}
