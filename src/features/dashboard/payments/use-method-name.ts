import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { giftMethodLabels, giftMethods } from '@/domain/donation-methods'
import { useCopy } from '../use-copy'

/**
 * Returns a function that translates a stored payment method; an unknown one is returned as it is.
 */
export function useMethodName(): (stored: string) => string {
  const { methods } = useCopy(dashboardPaymentsContent)
  return (stored) => methods[stored] ?? stored
}

/** Returns the payment methods outside the gateway as options. */
export function useGiftMethods(): { value: string; label: string }[] {
  const methodName = useMethodName()
  return giftMethods.map((value) => ({ value, label: methodName(giftMethodLabels[value]) }))
}
