import { randomInt } from 'node:crypto'

/** No letter or digit that can be mistaken for another when read from a screen or from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random code that can be read aloud, its groups joined by hyphens; about 5 bits a letter. */
export function readableCode({ groups, length }: { groups: number; length: number }): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]
  const group = () => Array.from({ length }, letter).join('')
  return Array.from({ length: groups }, group).join('-')
}
