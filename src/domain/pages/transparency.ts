import { button, closing, line, opening, paragraphs, points, prose, type TextsOf } from './fields'

export const transparencyFields = {
  ...opening,
  registrations: {
    heading: line,
    lead: prose,
    labels: { registration: line, section80g: line, section12a: line, ngoDarpan: line },
    noneYet: prose,
  },
  documents: {
    heading: line,
    noneYet: prose,
  },
  figures: { heading: line, paragraphs, source: line },
  giving: { heading: line, points },
  closing: { ...closing, contact: button },
} as const

export type TransparencyTexts = TextsOf<typeof transparencyFields>
