import { button, card, line, opening, prose, required, type TextsOf } from './fields'

export const joinFields = {
  ...opening,
  steps: { heading: line, items: { as: 'list', maxRows: 6, row: card }, reviewTime: line },
  form: { heading: required(line), lead: prose },
  success: { title: required(line), text: prose, home: button, activities: button },
} as const

export type JoinTexts = TextsOf<typeof joinFields>
