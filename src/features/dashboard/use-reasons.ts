import { showToast } from '@/components/ui/toast-store'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { FailureCopy } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { failureMessage } from '@/lib/api-client'
import { useCopy, useOfficeLocale } from './use-copy'

/** Both mean that somebody else has already handled it. */
const TOO_LATE = [messages.changedMeanwhile, messages.notFound]

/** Returns functions that report the server's reasons in the user's language. */
export function useReasons() {
  const { because, tooLate } = useCopy(dashboardPaymentsContent)
  const locale = useOfficeLocale()

  /** Translates the server's reason, if the lists are refetched automatically. */
  const shownReason = (reason: string): string => {
    const told = translateMessage(reason, locale)
    return TOO_LATE.some((late) => translateMessage(late, locale) === told) ? tooLate : told
  }
  /**
   * Shows a toast of a failure with the server's reason.
   * @param isRefetched whether what is shown is refetched automatically.
   */
  const showFailure = (failed: FailureCopy, error: unknown, isRefetched = false): void => {
    console.warn(failed.title, error)
    const message = failureMessage(error, '')
    const reason = isRefetched ? shownReason(message) : translateMessage(message, locale)
    showToast({ title: failed.title, description: failureText(failed, reason), tone: 'error' })
  }
  const failureText = (failed: FailureCopy, reason: string): string => {
    if ('withoutReason' in failed) return reason || failed.withoutReason
    return reason ? because(failed.description, reason) : failed.description
  }
  return { shownReason, showFailure }
}
