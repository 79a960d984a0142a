import { type ComponentType, useCallback, useState } from 'react'
import { useUpiDialog } from '@/components/upi/use-upi-dialog'
import { upiForGift } from '@/domain/upi-amount'
import type { GivingProps } from './giving-props'
import { UPI_CARD } from './other-ways'
import type { PaymentClaimFormProps } from './payment-claim-form'
import { forgetUpiGift, readUpiGift, rememberUpiGift } from './upi-gift'

type UpiGiftOptions = Pick<GivingProps, 'locale' | 'upi'> & {
  /** The typed or chosen amount; `rupees` and `amountText` are absent and '' while it is not valid. */
  amount: string
  rupees: number | undefined
  amountText: string
  /** Key of the purpose. */
  givenFor: string | undefined
  /** Called once the form for the reference can be shown. */
  onReference: () => void
}

/**
 * The UPI payment that this tab prepares, 'Choose Payment App' for it, and the form for its reference.
 * @returns `code`, null until `begin` was called in the browser, since the HTML is the same for
 * everybody; `option`, how to pay, with amount and code; `ClaimForm`, undefined until `loadClaimForm` has
 * loaded it.
 */
export function useUpiGift({
  locale,
  upi,
  amount,
  rupees,
  amountText,
  givenFor,
  onReference,
}: UpiGiftOptions) {
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

  const enterReference = async () => {
    if (await loadClaimForm()) onReference()
  }

  const leaveForApp = () => {
    rememberUpiGift({ amount, givenFor, code: code ?? '' })
    enterReference()
  }

  const option = upi && code ? upiForGift(upi, { rupees, note: `Donation ${code}` }) : upi
  const { open, dialog } = useUpiDialog(
    option && {
      option,
      locale,
      gift: amountText
        ? { amount: amountText, onChoose: leaveForApp, onPaid: leaveForApp }
        : undefined,
    },
  )

  return {
    code,
    option,
    ClaimForm,
    begin,
    loadClaimForm,
    enterReference,
    forget: forgetUpiGift,
    dialog,
    openDialog: async () => {
      // While there is a connection: the app will cover the page.
      loadClaimForm()
      await open(UPI_CARD)
    },
  }
}
