'use client'

import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { TextField } from '@/components/form/text-field'
import { useSiteForm } from '@/components/form/use-site-form'
import { buttonClass } from '@/components/ui/button-link'
import type { DonateContent } from '@/content/donate'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { ToastCopy } from '@/content/toasts'
import type { DonationFormValues, DonationInput, PaymentOrderDto } from '@/domain/donation'
import { ApiRequestError, apiRequest } from '@/lib/api-client'
import { intlLocale } from '@/lib/locale'
import { type QuickAmount, QuickAmounts } from './quick-amounts'

export type DonationFormProps = {
  locale: Locale
  amounts: QuickAmount[]
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
    quick: { heading: string; lead: string; note: string; minimum: string }
    form: Pick<DonateContent['form'], 'heading' | 'lead'>
    noScript: string
    notConfigured: DonateContent['states']['notConfigured']
    failed: DonateContent['states']['failed']
    orderFailed: ToastCopy
    /** 'Donate ₹500', with `{amount}` where the amount belongs. */
    submitAmount: string
  }
}

const DRAFT_KEY = 'donationDraft'
/** Nothing answers, or no gateway is set up: no second attempt will help. */
const NOT_CONFIGURED_STATUSES = [404, 503]

/** Quick amounts, and the form with which one gives online. */
export function DonationForm({ locale, amounts, copy }: DonationFormProps) {
  const { common, fields } = copy
  const { form, isReady, isSubmitting, failure, submit, prepare, errorOf } = useSiteForm<
    DonationFormValues,
    DonationInput
  >({
    draftKey: DRAFT_KEY,
    loadRules: async () => (await import('./donation-rules')).donationRules(locale),
    send: pay,
    failed: copy.orderFailed,
    copy: common,
  })
  const { register, control, setValue, setFocus } = form
  const format = new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 2 })
  const amount = Number(useWatch({ control, name: 'amount' }))

  useEffect(() => {
    // Other pages lead here with an amount: /donate?amount=500.
    const asked = new URLSearchParams(location.search).get('amount')
    if (asked && /^\d+$/.test(asked)) setValue('amount', asked)
  }, [setValue])

  const fillIn = (rupees: number | null) => {
    setValue('amount', rupees === null ? '' : String(rupees), { shouldValidate: false })
    setFocus('amount', { shouldSelect: true })
  }
  const failureCopy =
    failure?.status && NOT_CONFIGURED_STATUSES.includes(failure.status)
      ? copy.notConfigured
      : copy.failed

  return (
    <div className="grid gap-8">
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
          <TextField
            copy={fields.amount}
            registration={register('amount')}
            error={errorOf('amount')}
            inputMode="decimal"
            isRequired
            className="sm:col-span-2"
          />
          <TextField
            copy={fields.donorName}
            registration={register('donorName')}
            error={errorOf('donorName')}
            autoComplete="name"
            isRequired
            className="sm:col-span-2"
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
          <TextField
            copy={fields.message}
            registration={register('message')}
            error={errorOf('message')}
            rows={3}
            optional={common.optional}
            className="sm:col-span-2"
          />
          <div className="grid gap-4 sm:col-span-2">
            <noscript>
              <p className="font-semibold">{copy.noScript}</p>
            </noscript>
            {failure &&
              (failure.status === null || failure.status === 400 ? (
                <FormFailureNote>{failure.message}</FormFailureNote>
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
            <p className="text-ink-soft text-sm">{fields.privacyNote}</p>
          </div>
        </form>
      </section>
    </div>
  )
}

/**
 * Creates the order of a donation.
 * @throws ApiRequestError where there is none, and until the payment window is there to take it.
 */
async function pay(donation: DonationInput): Promise<void> {
  await apiRequest<PaymentOrderDto>('POST', '/api/create-order', donation)
  throw new ApiRequestError(503, '', 'The payment window is not built yet')
}
