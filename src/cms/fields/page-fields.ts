import type { Field, TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { slugs } from '@/cms/slugs'
import {
  isList,
  isText,
  isValue,
  type ListField,
  nameFieldOf,
  type PageFields,
  type TextField as PageText,
  type ValueField,
} from '@/domain/pages/fields'
import { pages } from '@/domain/pages/pages'
import { isBlank } from '@/domain/text'
import { dayPicker } from './dates'
import { addressField } from './https-address'

const HINTS = {
  line: undefined,
  title: undefined,
  plain: undefined,
  prose: undefined,
  paragraphs: 'An empty line begins a new paragraph.',
  points: 'One point per line.',
}

/** Returns the panel's fields for the fields of a page. */
export function toPayloadFields(fields: PageFields): Field[] {
  const nameField = nameFieldOf(fields)
  return Object.entries(fields).map(([name, field]) => {
    if (isText(field)) return pair(name, field, name === nameField)
    if (isValue(field)) return value(name, field)
    if (isList(field)) return list(name, field)
    return { name, type: 'group', fields: toPayloadFields(field) }
  })
}

function list(name: string, { row, maxRows }: ListField): Field {
  return { name, type: 'array', maxRows, fields: toPayloadFields(row) }
}

function value(name: string, field: ValueField): Field {
  if (field.as === 'number') return { name, type: 'number', min: field.min, max: field.max }
  if (field.as === 'date') return { name, type: 'date', admin: { date: dayPicker } }
  if (field.as === 'picture') return { name, type: 'upload', relationTo: slugs.media }
  if (field.as === 'document') return { name, type: 'upload', relationTo: slugs.documents }
  if (field.as === 'address') return addressField({ name })
  return pageChoice(name)
}

/** The target of a link: a designed page, or one that editors made. */
function pageChoice(name: string): Field {
  return {
    name,
    type: 'group',
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'path',
            type: 'select',
            label: 'Page of the site',
            options: Object.entries(pages)
              .filter(([name]) => name !== 'navigation')
              .map(([, { path, label }]) => ({ value: path, label })),
            admin: { width: '50%' },
          },
          {
            name: 'own',
            type: 'relationship',
            relationTo: slugs.freePages,
            label: 'Or a page of your own',
            admin: { width: '50%' },
          },
        ],
      },
    ],
  }
}

/** A text in both languages, side by side. */
function pair(name: string, field: PageText, isNameOfPart: boolean): Field {
  const hint =
    isNameOfPart && !field.isRequired ? 'If empty, this part is not shown.' : HINTS[field.as]
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

/** Validates on the English field, which always exists to show the message. */
const inOneLanguage: TextFieldSingleValidation = (value, options) => {
  const { hi } = options.siblingData as { hi?: string | null }
  const isMissing = isBlank(value ?? '') && isBlank(hi ?? '')
  return isMissing ? 'Please write this in at least one language.' : text(value, options)
}
