/**
 * Normalizes a text for search (spec section 9): lower case in every script, and NFC for accented and
 * Devanagari letters. Nothing is stripped, so a match is still a substring. The locale is pinned so
 * that all servers fold alike.
 */
export function foldForSearch(text: string): string {
  return text.toLocaleLowerCase('en').normalize('NFC')
}

/**
 * Returns the form in which both search columns and queries reach the database. SQLite treats % and _
 * as wildcards and Payload does not escape them, so each is replaced by a private-use character that
 * no text contains; every character then matches literally.
 */
export function toSearchKey(text: string): string {
  return foldForSearch(text).replace(/%/g, '\uE025').replace(/_/g, '\uE05F')
}

/** Returns the searchable text of a document: its named fields, normalized by `toSearchKey`. */
export function searchTextOf<Field extends string>(
  doc: { [Name in Field]?: unknown },
  fields: readonly Field[],
): string {
  // `join` writes nothing for null and undefined.
  return toSearchKey(fields.map((field) => doc[field]).join('\n'))
}
