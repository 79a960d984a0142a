import { type ComponentType, useCallback, useState } from 'react'
import type { PaymentClaimFormProps } from './payment-claim-form'
import { forgetUpiGift, readUpiGift, rememberUpiGift } from './upi-gift'

/**
 * The payment by UPI that this tab prepares, and the form for its reference.
 * @returns `code`, null until `begin` was called in the browser: the HTML is the same for everybody;
 * `ClaimForm`, once `loadClaimForm` has fetched it.
 */
export function useUpiGift() {
  const [code, setCode] = useState<string | null>(null)
  const [ClaimForm, setClaimForm] = useState<ComponentType<PaymentClaimFormProps>>()

  /** Takes up what this tab began, or a new payment. */
  const begin = useCallback(() => {
    const begun = readUpiGift()
    setCode(begun.code)
    return begun
  }, [])

  /** @returns whether the form could be fetched. */
  const loadClaimForm = useCallback(async () => {
    try {
      const { PaymentClaimForm } = await import('./payment-claim-form')
      setClaimForm(() => PaymentClaimForm)
      return true
    } catch (error) {
      console.warn('The form for the reference could not be loaded.', error)
      return false
    }
  }, [])

  return {
    code,
    ClaimForm,
    begin,
    loadClaimForm,
    remember: (gift: { amount: string; givenFor?: string }) =>
      rememberUpiGift({ ...gift, code: code ?? '' }),
    forget: forgetUpiGift,
  }
}
