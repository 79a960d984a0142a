import { formsContent } from '@/content/forms'
import { useOfficeLocale } from '../use-copy'

/** The choices of the form in Hindi; in English the dashboard shows what is stored. */
export function useAnswerWords(): (answer: string) => string {
  const { interestOptions, availabilityOptions } = formsContent.hi.volunteer
  const words: Record<string, string> = { ...interestOptions, ...availabilityOptions }
  const locale = useOfficeLocale()
  return (answer) => (locale === 'hi' && words[answer]) || answer
}
