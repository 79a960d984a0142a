import type { FieldHook, PayloadRequest, TextareaField, TextField } from 'payload'
import { text, textarea } from 'payload/shared'

type BilingualOptions = { name: string; maxLength: number } & Pick<TextField, 'label' | 'admin'>

/**
 * SQLite's column takes no null. Payload deletes a document's texts before it writes the new ones
 * and has no transaction here: an insert that is refused would lose the texts of both languages.
 */
const emptyInHindi: FieldHook = ({ value, req }) => (req.locale === 'hi' ? (value ?? '') : value)
const hooks = { beforeChange: [emptyInHindi] }

/** A line in both languages, required in English alone. */
export function bilingualLine(options: BilingualOptions): TextField {
  const validate = requiredInEnglish(text)
  return { type: 'text', required: true, localized: true, validate, hooks, ...options } as TextField
}

/** The same for a text of several lines. */
export function bilingualText(
  options: Pick<BilingualOptions, 'name' | 'maxLength'>,
): TextareaField {
  const validate = requiredInEnglish(textarea)
  return { type: 'textarea', required: true, localized: true, validate, hooks, ...options }
}

/**
 * Makes a required field of two languages optional in Hindi: where it is empty, the Hindi page shows
 * the English.
 * @param validate Payload's own check of such a field.
 */
export function requiredInEnglish<Options extends { req: PayloadRequest }, Result>(
  validate: (value: never, options: Options) => Result,
) {
  return (value: unknown, options: Options): Result | true =>
    !value && options.req.locale === 'hi' ? true : validate(value as never, options)
}
