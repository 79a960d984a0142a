import { button, card, closing, opening, type TextsOf } from './fields'

export const objectivesFields = {
  ...opening,
  objectives: { as: 'list', maxRows: 24, row: card },
  closing: { ...closing, donate: button, join: button },
} as const

export type ObjectivesTexts = TextsOf<typeof objectivesFields>
