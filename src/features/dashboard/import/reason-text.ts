import type { Locale } from '@/content/locale'
import { translateMessage } from '@/content/validation'

/** Translates the reasons of a row, one sentence for each problem. */
export function reasonText(reason: string, locale: Locale): string {
  if (locale === 'en') return reason
  // Only a refusal while the row was written ends like this: it is one sentence, whatever is in its names.
  if (reason.endsWith('.')) return translateMessage(reason, locale)
  // Do not split inside quotation marks: quoted cells and names contain full stops, too.
  const parts = reason.split(/\. (?=[^“”]*(?:“|$))/).map((part) => translateMessage(part, locale))
  return parts.join('। ')
}
