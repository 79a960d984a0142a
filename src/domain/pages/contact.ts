import { button, line, opening, prose, required, type TextsOf } from './fields'

export const contactFields = {
  ...opening,
  details: {
    heading: required(line),
    responseTime: line,
    notSet: prose,
  },
  map: { heading: required(line) },
  form: { heading: required(line), lead: prose },
  success: { title: required(line), text: prose },
  closing: { heading: line, donate: button, join: button },
} as const

export type ContactTexts = TextsOf<typeof contactFields>
