/** Compares texts by code unit, independent of locale, as a comparator for `sort`. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
