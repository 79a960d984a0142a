import { phoneField, phoneKey } from './phone'
import { withAsciiDigits } from './typed-number'

/** A number of ten or more digits, with the separators that people use in phone numbers. */
const LONG_NUMBER = /\d(?:[ ().-]*\d){9,}/g
/** The digits of an Indian phone number, with 0, 91 or 0091 before it. */
const INDIAN_NUMBER = /^(?:0|(?:00)?91)?\d{10}$/

/**
 * Normalizes a text for search (spec section 9): lower case in every script, NFC for accented and
 * Devanagari letters, and digits 0-9. Nothing is stripped, so a match is still a substring. The locale is
 * pinned so that all servers fold alike.
 */
export function foldForSearch(text: string): string {
  return withAsciiDigits(text.toLocaleLowerCase('en').normalize('NFC'))
}

/**
 * Returns the form in which both search columns and queries reach the database. SQLite treats % and _
 * as wildcards and Payload does not escape them, so each is replaced by a private-use character that
 * no text contains; every character then matches literally.
 */
export function toSearchKey(text: string): string {
  return foldForSearch(text).replace(/%/g, '\uE025').replace(/_/g, '\uE05F')
}

/** Returns the searchable text of a document: its named fields, normalized by `toStoredSearchText`. */
export function searchTextOf<Field extends string>(
  doc: { [Name in Field]?: unknown },
  fields: readonly Field[],
): string {
  // `join` writes nothing for null and undefined.
  return toStoredSearchText(fields.map((field) => doc[field]).join('\n'))
}

/**
 * Normalizes a text by `toSearchKey` and adds the phone numbers in it as `searchWords` looks for them. A text
 * that has been normalized before stays as it is.
 */
export function toStoredSearchText(text: string): string {
  const key = toSearchKey(text)
  const numbers = (key.match(LONG_NUMBER) ?? []).flatMap((number) => phoneKey(number) ?? [])
  const missing = new Set(numbers.filter((number) => !key.includes(number)))
  return [key, ...missing].join('\n')
}

/**
 * Splits a search into words, normalized like the searchable texts. A phone number is one word however it is
 * typed: 098765 43210 finds +91 98765-43210.
 */
export function searchWords(search: string): string[] {
  const phone = typedPhoneKey(search)
  return phone ? [phone] : toSearchKey(search).split(/\s+/).filter(Boolean)
}

/** Other long numbers, such as a bank's reference, are searched as they are typed. */
function typedPhoneKey(search: string): string | null {
  const { data: phone } = phoneField.safeParse(search)
  if (!phone) return null
  const isPhone = phone.includes('+') || INDIAN_NUMBER.test(phone.replace(/\D/g, ''))
  return isPhone ? phoneKey(phone) : null
}
