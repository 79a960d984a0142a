/**
 * A text as it is compared in a search (spec section 9): lower case in every script, and one way
 * of writing each accented or Devanagari letter (NFC). Nothing is stripped and every character
 * stands for itself, so a match is still a substring. The language is pinned, so that two servers
 * fold alike, too.
 */
export function foldForSearch(text: string): string {
  return text.toLocaleLowerCase('en').normalize('NFC')
}

/**
 * The form in which both a stored search column and a query reach the database. SQLite takes % and _
 * as wildcards and Payload does not escape them, so each is kept as a private-use character that no
 * text holds; a match is then literal in every character.
 */
export function toSearchKey(text: string): string {
  return foldForSearch(text).replace(/%/g, '\uE025').replace(/_/g, '\uE05F')
}

/** What a search in a list looks into: the named fields of a document, as `toSearchKey` makes them. */
export function searchTextOf<Field extends string>(
  doc: { [Name in Field]?: unknown },
  fields: readonly Field[],
): string {
  // `join` writes nothing for null and undefined.
  return toSearchKey(fields.map((field) => doc[field]).join('\n'))
}
