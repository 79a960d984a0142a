import { dashboardContent } from '@/content/dashboard'
import { translateMessage } from '@/content/validation'
import { failureMessage } from '@/lib/api-client'
import { NoResponseError } from './session/no-response-error'
import { useCopy, useOfficeLocale } from './use-copy'

/**
 * Returns a function that says why a call failed, in the user's language. It takes the error, and a
 * fallback if neither the server nor the connection gives a reason.
 */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const locale = useOfficeLocale()
  const { list } = useCopy(dashboardContent)
  return (error, fallback) =>
    error instanceof NoResponseError
      ? list[error.kind]
      : translateMessage(failureMessage(error, fallback), locale)
}
