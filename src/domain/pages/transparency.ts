import {
  button,
  card,
  closing,
  line,
  opening,
  paragraphs,
  points,
  prose,
  type TextsOf,
} from './fields'

const document = { ...card, notPublished: line } as const

export const transparencyFields = {
  ...opening,
  registrations: {
    heading: line,
    lead: prose,
    labels: { registration: line, section80g: line, section12a: line, ngoDarpan: line },
    notPublished: line,
    noneYet: prose,
  },
  documents: {
    heading: line,
    items: { annualReport: document, auditedAccounts: document, trustees: document },
  },
  figures: { heading: line, paragraphs, source: line },
  giving: { heading: line, points },
  closing: { ...closing, contact: button },
} as const

export type TransparencyTexts = TextsOf<typeof transparencyFields>
