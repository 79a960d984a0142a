import type { Localized } from '../locale'

/** A text of the panel in both languages. */
export type InBoth = Localized<string>

/** Puts the English and the Hindi of a text together. */
export function both(en: string, hi: string): InBoth {
  return { en, hi }
}
