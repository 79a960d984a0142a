/**
 * Fills in the placeholders of a text, written as `{name}`.
 * @param values by placeholder; placeholders without a value stay as they are.
 */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
