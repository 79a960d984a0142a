'use client'

import { LazyForm } from '@/components/form/lazy-form'
import type { PaymentClaimFormProps } from './payment-claim-form'

/** The claim of who paid by UPI or bank; its script comes when it is near the screen. */
export function LazyPaymentClaimForm(props: PaymentClaimFormProps) {
  return (
    <LazyForm
      id="claim-place"
      html={typeof window === 'undefined' ? renderNow(props) : null}
      load={async () => {
        const { PaymentClaimForm } = await import('./payment-claim-form')
        return <PaymentClaimForm {...props} />
      }}
    />
  )
}

/** On the server alone. Not an import: the browser's bundle leaves out this branch, not that. */
function renderNow(props: PaymentClaimFormProps) {
  if (typeof window !== 'undefined') return null
  const {
    PaymentClaimForm,
  }: typeof import('./payment-claim-form') = require('./payment-claim-form')
  return <PaymentClaimForm {...props} />
}
