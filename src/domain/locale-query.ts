import * as z from 'zod/mini'
import { messages } from './messages'
import { isBlank } from './text'

const LOCALES = ['en', 'hi'] as const

/** The language of a call, by default English. */
export const localeField = z.pipe(
  z.transform((value: string | undefined) => (value && !isBlank(value) ? value : 'en')),
  z.enum(LOCALES, messages.bodyInvalid),
)

/** The query of a call in one language. */
export const localeQuery = z.object({ locale: localeField }, messages.bodyInvalid)
