import type { FieldHook, PayloadRequest, TextareaField, TextField } from 'payload'
import { text, textarea } from 'payload/shared'

type BilingualOptions = { name: string; maxLength: number } & Pick<TextField, 'label' | 'admin'>

/**
 * Stores '' instead of null, which SQLite's column does not allow: Payload deletes a document's texts before it
 * inserts the new ones, without a transaction, so a failed insert would lose the texts of both languages.
 */
const emptyInHindi: FieldHook = ({ value, req }) => (req.locale === 'hi' ? (value ?? '') : value)
const hooks = { beforeChange: [emptyInHindi] }

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
    !value && options.req.locale === 'hi' ? true : validate(value as never, options)
}
