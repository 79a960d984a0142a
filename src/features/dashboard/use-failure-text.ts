import { translateMessage } from '@/content/validation'
import { failureMessage } from '@/lib/api-client'
import { useOfficeLocale } from './use-copy'

/**
 * Returns a function that says why a call failed, in the user's language. It takes the error, and a
 * fallback if the server gave no reason.
 */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const locale = useOfficeLocale()
  return (error, fallback) => translateMessage(failureMessage(error, fallback), locale)
}
