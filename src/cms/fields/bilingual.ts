import type { FieldHook, PayloadRequest, TextareaField, TextField } from 'payload'
import { text, textarea } from 'payload/shared'
import { hasText } from '@/lib/has-text'

type BilingualOptions = { name: string; maxLength: number } & Pick<TextField, 'label' | 'admin'>

/**
 * Stores a text of blanks as an empty one, so that the other language stands in for it. In Hindi stores '' instead
 * of null, which SQLite's column does not allow: Payload deletes a document's texts before it inserts the new ones,
 * without a transaction, so a failed insert would lose the texts of both languages.
 */
const emptyIfBlank: FieldHook = ({ value, req }) =>
  !hasText(value) && (value || req.locale === 'hi') ? '' : value
const hooks = { beforeChange: [emptyIfBlank] }

/** As `emptyIfBlank`, for rich text. */
export const nullIfBlank: FieldHook = ({ value }) => (value && !hasText(value) ? null : value)

/** A line in both languages, required only in English. */
export function bilingualLine(options: BilingualOptions): TextField {
  const validate = requiredInEnglish(text)
  return { type: 'text', required: true, localized: true, validate, hooks, ...options } as TextField
}

/** As `bilingualLine`, for text of several lines. */
export function bilingualText(
  options: Pick<BilingualOptions, 'name' | 'maxLength'>,
): TextareaField {
  const validate = requiredInEnglish(textarea)
  return { type: 'textarea', required: true, localized: true, validate, hooks, ...options }
}

/**
 * Makes a required localized field optional in Hindi: if it is empty, the Hindi page shows the English.
 * @param validate Payload's own validation of the field.
 */
export function requiredInEnglish<Options extends { req: PayloadRequest }, Result>(
  validate: (value: never, options: Options) => Result,
) {
  return (value: unknown, options: Options): Result | true =>
    !hasText(value) && options.req.locale === 'hi' ? true : validate(value as never, options)
}
