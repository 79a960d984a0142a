import { button, closing, line, opening, prose, required, type TextsOf } from './fields'

export const storiesFields = {
  ...opening,
  note: prose,
  closing: { ...closing, donate: button, volunteer: button },
} as const

/** What an editor fills in for a story. */
export const storyFields = {
  title: required(line),
  category: line,
  text: { as: 'prose', maxLength: 3000 },
  quote: prose,
  quotedBy: line,
  place: line,
} as const

export type StoryTexts = TextsOf<typeof storyFields>
