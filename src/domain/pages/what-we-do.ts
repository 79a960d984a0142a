import { updates } from './campaign'
import {
  button,
  closing,
  line,
  opening,
  paragraphs,
  points,
  prose,
  required,
  type TextsOf,
} from './fields'

/** The parts of the page, in order: named by their colours, which follow the hours of a day. */
export const programParts = ['marigold', 'neem', 'geru', 'dusk'] as const
export type ProgramPart = (typeof programParts)[number]

const part = { title: line, lead: prose } as const

export const whatWeDoFields = {
  ...opening,
  indexHeading: line,
  parts: { marigold: part, neem: part, geru: part, dusk: part },
  closing: { ...closing, donate: button, join: button },
} as const

/** What an editor fills in for a program. */
export const programFields = {
  title: required(line),
  description: prose,
  features: points,
  /** On the program's own page. */
  details: paragraphs,
  picture: { as: 'picture' },
  updates,
} as const

export type WhatWeDoTexts = TextsOf<typeof whatWeDoFields>
export type ProgramTexts = TextsOf<typeof programFields>
