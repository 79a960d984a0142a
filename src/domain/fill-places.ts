/**
 * Puts values into the places of a text, which are written as `{name}`.
 * @param values by the names of the places; a place without a value stays as it is written.
 */
export function fillPlaces(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
