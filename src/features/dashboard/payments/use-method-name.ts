import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { useCopy } from '../use-copy'

/** Names a way of giving in the language of the person at work; one that is not known stays as it is. */
export function useMethodName(): (stored: string) => string {
  const { methods } = useCopy(dashboardPaymentsContent)
  return (stored) => methods[stored] ?? stored
}
