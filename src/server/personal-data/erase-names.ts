import { ERASED_NAME } from '@/domain/personal-data'
import { escapeRegExp } from '@/lib/escape-reg-exp'

/**
 * Replaces a person's names in a text, whole ones only, so that 'Asha' stays in 'Ashalata'. Case is ignored: an
 * applicant's capitals are tidied in their record, but not in what was written before.
 */
export function eraseNames(text: string, names: string[]): string {
  const known = names.map((name) => name.trim()).filter(Boolean)
  if (known.length === 0) return text
  // The longest first, which may contain another.
  const ordered = known.toSorted((a, b) => b.length - a.length).map(escapeRegExp)
  const mentioned = new RegExp(
    `${NO_LETTER_BEFORE}(?:${ordered.join('|')})${NO_LETTER_AFTER}`,
    'giu',
  )
  return text.replace(mentioned, ERASED_NAME)
}

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])'
const NO_LETTER_AFTER = '(?![\\p{L}\\p{M}\\p{N}])'
