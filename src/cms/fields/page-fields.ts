import type { Field, TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import {
  isList,
  isText,
  type ListField,
  nameFieldOf,
  type PageFields,
  type TextField as PageText,
} from '@/domain/pages/fields'

const HINTS = {
  line: undefined,
  title: undefined,
  plain: undefined,
  prose: undefined,
  paragraphs: 'An empty line begins a new paragraph.',
  points: 'One point a line.',
}

/** The panel's fields for what an editor fills in of a page. */
export function toPayloadFields(fields: PageFields): Field[] {
  const nameField = nameFieldOf(fields)
  return Object.entries(fields).map(([name, field]) => {
    if (isText(field)) return pair(name, field, name === nameField)
    if (isList(field)) return list(name, field)
    return { name, type: 'group', fields: toPayloadFields(field) }
  })
}

function list(name: string, { row, maxRows }: ListField): Field {
  return { name, type: 'array', maxRows, fields: toPayloadFields(row) }
}

/** A text in both languages, side by side. */
function pair(name: string, field: PageText, isNameOfPart: boolean): Field {
  const hint =
    isNameOfPart && !field.isRequired
      ? 'Where it is empty, this part is not shown.'
      : HINTS[field.as]
  return {
    name,
    type: 'group',
    admin: { hideGutter: true, description: hint },
    fields: [
      {
        type: 'row',
        fields: [
          inLanguage('en', 'English', field),
          inLanguage('hi', 'हिन्दी', { ...field, isRequired: false }),
        ],
      },
    ],
  }
}

function inLanguage(
  name: 'en' | 'hi',
  label: string,
  { as, maxLength, isRequired }: PageText,
): TextareaField | TextField {
  const field = { name, label, maxLength, admin: { width: '50%' } }
  if (as !== 'line' && as !== 'title') return { ...field, type: 'textarea' }
  return { ...field, type: 'text', ...(isRequired && { validate: inOneLanguage }) }
}

/** On the English field, which is always there to show the message. */
const inOneLanguage: TextFieldSingleValidation = (value, options) => {
  const { hi } = options.siblingData as { hi?: string | null }
  const isMissing = !value?.trim() && !hi?.trim()
  return isMissing ? 'Please write this in at least one language.' : text(value, options)
}
