import type { NavigationTexts } from '@/domain/pages/navigation'
import { plainText } from '@/lib/plain-text'

// Apart from the header, so that visitors do not load it.

/** From the narrowest screen that has a menu at all, from a wide one, or from none. */
export type MenuFrom = 'narrow' | 'wide' | 'never'

/**
 * How much name and menu can hold together that a desktop shows in one line, in letters of the menu: on
 * the narrowest screen that shows it, and on a wide one.
 */
const NARROW_ROOM = 132
const WIDE_ROOM = 150
/** The space around each link. */
const SPACE_LETTERS = 3
/** Letters of the name are larger. */
const NAME_LETTER = 1.65

/** The screen width from which a foundation's name and its whole menu fit one line. */
export function menuFrom(name: string, menu: NavigationTexts['menu']): MenuFrom {
  const letters = menu.map(({ label }) => lettersOf(plainText(label)) + SPACE_LETTERS)
  const needed = letters.reduce((sum, length) => sum + length, lettersOf(name) * NAME_LETTER)
  if (needed <= NARROW_ROOM) return 'narrow'
  return needed <= WIDE_ROOM ? 'wide' : 'never'
}

/** How many letters stand side by side: the vowel signs of Devanagari take hardly any room. */
function lettersOf(text: string): number {
  return text.replace(/\p{M}/gu, '').length
}
