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
  /** Income comes from the donations, spending from this list, which an admin keeps. */
  money: {
    heading: line,
    lead: prose,
    received: line,
    spent: line,
    items: {
      as: 'list',
      maxRows: 200,
      row: {
        title: line,
        /** The year in which the financial year begins. */
        year: { as: 'number', min: 1950, max: 2100 },
        amount: { as: 'number', min: 1, max: 10_000_000_000 },
        document: { as: 'document' },
      },
    },
  },
  figures: { heading: line, paragraphs, source: line },
  giving: { heading: line, points },
  closing: { ...closing, contact: button },
} as const

export type TransparencyTexts = TextsOf<typeof transparencyFields>
