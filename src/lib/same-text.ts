import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same, in a time that tells nothing of them but their length. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  // As bytes: `timingSafeEqual` throws where their number differs.
  return a.length === b.length && timingSafeEqual(a, b)
}
