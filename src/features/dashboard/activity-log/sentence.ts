/**
 * Fills in a sentence of the activity log: replaces `{who}` by its value, and `[…|…]` by the first
 * alternative whose placeholders all have values, or by nothing.
 */
export function fillSentence(sentence: string, values: Record<string, string>): string {
  const valueAt = (name: string) => values[name] ?? ''
  const chosen = sentence.replace(/\[([^\]]*)\]/g, (_, parts: string) => {
    const isWhole = (part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => valueAt(name) !== '')
    return parts.split('|').find(isWhole) ?? ''
  })
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => valueAt(name))
}

/** Splits the name of a field into words: 'bankAccountNumber' becomes 'bank account number'. */
export function wordsOf(field: string): string {
  return field
    .replace(/Paise$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
