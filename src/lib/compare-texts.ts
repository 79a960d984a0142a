/** Puts texts in the order of `<`, the same in every language: negative where `a` comes first, 0 where they are equal. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
