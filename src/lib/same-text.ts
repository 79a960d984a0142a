import { timingSafeEqual } from 'node:crypto'

/** Compares two texts in constant time; only a difference in length can be measured. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  // Byte lengths: `timingSafeEqual` throws if they differ.
  return a.length === b.length && timingSafeEqual(a, b)
}
