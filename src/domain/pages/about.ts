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

export const aboutFields = {
  ...opening,
  story: { heading: line, paragraphs },
  vision: { title: line, text: prose },
  mission: { title: line, text: prose, points },
  values: { heading: line, lead: prose, items: { love: card, truth: card, compassion: card } },
  closing: { ...closing, whatWeDo: button, getInvolved: button },
} as const

export type AboutTexts = TextsOf<typeof aboutFields>
