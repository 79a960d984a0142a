import type { EmailField, FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { email, text } from 'payload/shared'
import { cleanLine } from '@/domain/text'

type SingleText = TextField & { hasMany?: false; validate?: TextFieldSingleValidation }

/**
 * A text field that takes what people paste on a phone, with blanks around it and invisible marks in it: what is
 * checked and stored is the clean text.
 * @param tidy makes the text clean.
 */
export function tidyText(field: SingleText, tidy: (typed: string) => string = cleanLine) {
  const { validate = text } = field
  return {
    ...field,
    validate: (value: Parameters<TextFieldSingleValidation>[0], options) =>
      validate(typeof value === 'string' ? tidy(value) : value, options),
    hooks: { ...field.hooks, beforeValidate: [tidied(tidy)] },
  } satisfies TextField
}

/** As `tidyText`, for an e-mail address. */
export function tidyEmail(field: EmailField): EmailField {
  return {
    ...field,
    validate: (value, options) =>
      email(typeof value === 'string' ? cleanLine(value) : value, options),
    hooks: { ...field.hooks, beforeValidate: [tidied(cleanLine)] },
  }
}

function tidied(tidy: (typed: string) => string): FieldHook {
  return ({ value }) => (typeof value === 'string' ? tidy(value) : value)
}
