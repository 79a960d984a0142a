import { translateMessage } from '@/content/validation'
import { failureMessage } from '@/lib/api-client'
import { useOfficeLocale } from '../use-copy'

/**
 * Tells why a call failed, in the user's language.
 * @returns what takes the error, and a text for where the server gave no reason.
 */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const locale = useOfficeLocale()
  return (error, fallback) => translateMessage(failureMessage(error, fallback), locale)
}
