import { showToast } from '@/components/ui/toast-store'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { FailureCopy } from '@/content/toasts'
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
  /**
   * A notice of a failure with the server's own words, for which the admin can do something.
   * @param isRefetched whether what is shown is fetched again by itself.
   */
  const tellFailure = (failed: FailureCopy, error: unknown, isRefetched = false): void => {
    console.warn(failed.title, error)
    const message = failureMessage(error, '')
    const reason = isRefetched ? toldReason(message) : translateMessage(message, locale)
    showToast({ title: failed.title, description: failureText(failed, reason), tone: 'error' })
  }
  const failureText = (failed: FailureCopy, reason: string): string => {
    if ('withoutReason' in failed) return reason || failed.withoutReason
    return reason ? because(failed.description, reason) : failed.description
  }
  return { toldReason, tellFailure }
}
