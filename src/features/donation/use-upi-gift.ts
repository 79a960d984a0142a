import { type ComponentType, useCallback, useState } from 'react'
import type { PaymentClaimFormProps } from './payment-claim-form'
import { forgetUpiGift, readUpiGift, rememberUpiGift } from './upi-gift'

/**
 * The UPI payment that this tab prepares, and the form for its reference.
 * @returns `code`, null until `begin` was called in the browser, since the HTML is the same for
 * everybody; `ClaimForm`, undefined until `loadClaimForm` has loaded it.
 */
export function useUpiGift() {
  const [code, setCode] = useState<string | null>(null)
  const [ClaimForm, setClaimForm] = useState<ComponentType<PaymentClaimFormProps>>()

  /** Resumes the payment that this tab began, or begins a new one. */
  const begin = useCallback(() => {
    const begun = readUpiGift()
    setCode(begun.code)
    return begun
  }, [])

  /** @returns whether the form could be loaded. */
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
