import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { ToastCopy } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { failureMessage } from '@/lib/api-client'
import { useCopy, useOfficeLocale } from './use-copy'

/** Both mean that it was decided already. */
const TOO_LATE = [messages.changedMeanwhile, messages.notFound]

/** Translates the server's reasons into the user's language. */
export function useReasons() {
  const { because, tooLate } = useCopy(dashboardPaymentsContent)
  const locale = useOfficeLocale()

  /** The server's reason where the lists are fetched again by themselves. */
  const toldReason = (reason: string): string => {
    const told = translateMessage(reason, locale)
    return TOO_LATE.some((late) => translateMessage(late, locale) === told) ? tooLate : told
  }
  /** A notice of a failure with the server's own words, for which the admin can do something. */
  const withServerReason = (toast: ToastCopy, error: unknown): ToastCopy => {
    const reason = failureMessage(error, '')
    if (!reason) return toast
    return { ...toast, description: because(toast.description, toldReason(reason)) }
  }
  return { toldReason, withServerReason }
}
