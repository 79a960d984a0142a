import { showToast } from '@/components/ui/toast-store'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { FailureCopy } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { mayBeDone } from './session/no-response-error'
import { useCopy, useOfficeLocale } from './use-copy'
import { useFailureText } from './use-failure-text'

/** Both mean that somebody else has already handled it. */
const TOO_LATE = [messages.changedMeanwhile, messages.notFound]

/** Returns functions that report the server's reasons in the user's language. */
export function useReasons() {
  const { because, tooLate } = useCopy(dashboardPaymentsContent)
  const locale = useOfficeLocale()
  const failureText = useFailureText()

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
    const text = failureText(error, '')
    const reason = isRefetched ? shownReason(text) : text
    const description = descriptionOf(failed, { reason, isDoubtful: mayBeDone(error) })
    showToast({ title: failed.title, description, tone: 'error' })
  }
  const descriptionOf = (
    failed: FailureCopy,
    { reason, isDoubtful }: { reason: string; isDoubtful: boolean },
  ): string => {
    if ('withoutReason' in failed) return (!isDoubtful && reason) || failed.withoutReason
    // The description says that it was not done, which nobody knows then.
    if (isDoubtful) return reason
    return reason ? because(failed.description, reason) : failed.description
  }
  return { shownReason, showFailure }
}
