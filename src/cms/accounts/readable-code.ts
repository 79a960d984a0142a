import { randomInt } from 'node:crypto'

/** Without letters and digits that are easily confused on screen or paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes a random code that can be read aloud, its groups joined by hyphens; about 5 bits a letter. */
export function readableCode({ groups, length }: { groups: number; length: number }): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]
  const group = () => Array.from({ length }, letter).join('')
  return Array.from({ length: groups }, group).join('-')
}
