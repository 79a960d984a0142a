/**
 * A text as it is compared in a search (spec section 9): lower case in every script, and one way
 * of writing each accented or Devanagari letter (NFC). Nothing is stripped and every character
 * stands for itself, so a match is still a substring. Stored columns and queries go through here
 * alike; the language is pinned, so that two servers fold alike, too.
 */
export function foldForSearch(text: string): string {
  return text.toLocaleLowerCase('en').normalize('NFC')
}
