import { formsContent } from '@/content/forms'
import { useOfficeLocale } from '../use-copy'

/**
 * Returns a function that translates the form's choices to Hindi; in English, the stored values are
 * shown.
 */
export function useAnswerWords(): (answer: string) => string {
  const { interestOptions, availabilityOptions } = formsContent.hi.volunteer
  const words: Record<string, string> = { ...interestOptions, ...availabilityOptions }
  const locale = useOfficeLocale()
  // Applicants also write in their own words: 'constructor', for example.
  return (answer) => (locale === 'hi' && Object.hasOwn(words, answer) && words[answer]) || answer
}
