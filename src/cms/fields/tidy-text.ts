import type { EmailField, FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { email, text } from 'payload/shared'
import { cleanLine } from '@/domain/text'

type SingleText = TextField & { hasMany?: false; validate?: TextFieldSingleValidation }

/**
 * A text field for what people paste on a phone, often with blanks around it and invisible marks in it: the clean
 * text is checked and stored.
 * @param tidy makes the text clean.
 */
export function tidyText(field: SingleText, tidy: (typed: string) => string = cleanLine) {
  const { validate = text } = field
  return {
    ...field,
    validate: (value: Parameters<TextFieldSingleValidation>[0], options) =>
      validate(typeof value === 'string' ? tidy(value) : value, options),
    hooks: withTidying(field.hooks, tidy),
  } satisfies TextField
}

/** As `tidyText`, for an e-mail address. */
export function tidyEmail(field: EmailField): EmailField {
  return {
    ...field,
    validate: (value, options) =>
      email(typeof value === 'string' ? cleanLine(value) : value, options),
    hooks: withTidying(field.hooks, cleanLine),
  }
}

function withTidying(hooks: TextField['hooks'], tidy: (typed: string) => string) {
  const tidyValue: FieldHook = ({ value }) => (typeof value === 'string' ? tidy(value) : value)
  return { ...hooks, beforeValidate: [tidyValue, ...(hooks?.beforeValidate ?? [])] }
}
