/**
 * Returns the address of a public page, for the panel's preview button.
 * @param path the page's path in English, such as `/about`.
 * @param locale the editor's language.
 */
export function publicPage(path: string, locale: string | undefined): string {
  return locale === 'hi' ? `/hi${path}` : path
}
