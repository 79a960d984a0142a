import { button, line, opening, paragraphs, points, type TextsOf } from './fields'

/** `{name}` in the lead is the foundation's name. */
const legal = {
  ...opening,
  validFrom: { as: 'date' },
  version: { as: 'number', min: 1, max: 999 },
  sections: { as: 'list', maxRows: 30, row: { heading: line, paragraphs, points } },
} as const

export const privacyFields = { ...legal, links: { contact: button } } as const
export const termsFields = {
  ...legal,
  links: { refundPolicy: button, privacy: button, contact: button },
} as const
export const refundPolicyFields = { ...legal, links: { contact: button } } as const

export type LegalSections = TextsOf<typeof legal>['sections']
