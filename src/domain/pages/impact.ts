import { button, card, closing, line, opening, prose, type TextsOf } from './fields'

export const impactFields = {
  ...opening,
  tiles: { heading: line, note: prose },
  themes: { heading: line, lead: prose, items: { learning: card, care: card, village: card } },
  closing: { ...closing, donate: button, stories: button },
} as const

export type ImpactTexts = TextsOf<typeof impactFields>
