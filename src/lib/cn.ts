/** Joins class names and leaves out what is false, null, undefined or empty. */
export function cn(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
