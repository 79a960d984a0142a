import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { giftMethodLabels, giftMethods } from '@/domain/donation-methods'
import { useCopy } from '../use-copy'

/** Names a way of giving in the language of the person at work; one that is not known stays as it is. */
export function useMethodName(): (stored: string) => string {
  const { methods } = useCopy(dashboardPaymentsContent)
  return (stored) => methods[stored] ?? stored
}

/** The ways in which a gift may come outside the gateway, to choose from. */
export function useGiftMethods(): { value: string; label: string }[] {
  const methodName = useMethodName()
  return giftMethods.map((value) => ({ value, label: methodName(giftMethodLabels[value]) }))
}
