import { button, card, line, opening, prose, type TextsOf } from './fields'

const way = { ...card, button } as const

export const getInvolvedFields = {
  ...opening,
  ways: { heading: line, items: { volunteer: way, sponsor: way, donate: way, spreadTheWord: way } },
  partnerships: {
    heading: line,
    lead: prose,
    items: { corporate: card, educationalInstitutions: card, ngoCollaborations: card },
    contact: button,
  },
} as const

export type GetInvolvedTexts = TextsOf<typeof getInvolvedFields>
