import type { NavigationTexts } from '@/domain/pages/navigation'
import { plainText } from '@/lib/plain-text'

// Separate from the header, so that visitors do not load it.

/** From the narrowest screen that has a menu at all, from a wide one, or never. */
export type MenuFrom = 'narrow' | 'wide' | 'never'

/**
 * How long name and menu together may be to fit on one line of a desktop, in letters of the menu:
 * on the narrowest screen that shows the menu, and on a wide one.
 */
const NARROW_ROOM = 132
const WIDE_ROOM = 150
/** Space around each link, in letters of the menu. */
const SPACE_LETTERS = 3
/** Width of a letter of the name, in letters of the menu. */
const NAME_LETTER = 1.65

/** Returns the screen width from which a foundation's name and its whole menu fit on one line. */
export function menuFrom(name: string, menu: NavigationTexts['menu']): MenuFrom {
  const letters = menu.map(({ label }) => countLetters(plainText(label)) + SPACE_LETTERS)
  const needed = letters.reduce((sum, length) => sum + length, countLetters(name) * NAME_LETTER)
  if (needed <= NARROW_ROOM) return 'narrow'
  return needed <= WIDE_ROOM ? 'wide' : 'never'
}

/** Counts the letters without combining marks: Devanagari's vowel signs hardly add to the width. */
function countLetters(text: string): number {
  return text.replace(/\p{M}/gu, '').length
}
