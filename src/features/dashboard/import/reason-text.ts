import type { Locale } from '@/content/locale'
import { translateMessage } from '@/content/validation'

/** Translates the reasons of a row, one sentence for each problem. */
export function reasonText(reason: string, locale: Locale): string {
  if (locale === 'en') return reason
  // Do not split inside quotation marks: quoted cells and names contain full stops, too.
  const parts = reason.split(/\. (?=[^“”]*(?:“|$))/).map((part) => translateMessage(part, locale))
  return parts.join('। ')
}
