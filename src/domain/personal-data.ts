import * as z from 'zod/mini'
import { financialYearOf, financialYearPeriod } from './financial-year'
import { messages } from './messages'
import { requiredLine } from './text'

/** The records from which an admin can look up everything stored about a person. */
const personSources = ['donation', 'volunteer', 'contact', 'sign-up'] as const
export type PersonSource = (typeof personSources)[number]

/** Identifies a person by a gift, an application, a message or a sign-up for an event. */
export const personQuery = z.object(
  {
    of: z.enum(personSources, messages.bodyInvalid),
    id: requiredLine(messages.bodyInvalid, 100),
  },
  messages.bodyInvalid,
)
export type PersonQuery = z.output<typeof personQuery>

/** The kinds of personal data that are stored. */
export const personalKinds = [
  'gifts',
  'receipts',
  'certificates',
  'donors',
  'payments',
  'monthlyGifts',
  'pledges',
  'messages',
  'applications',
  'hours',
  'signUps',
  'mails',
  'news',
  'logins',
  'cards',
  'receivedCards',
] as const
export type PersonalKind = (typeof personalKinds)[number]

/** Number of financial years for which the books are kept after the gift's own. */
const BOOKS_KEPT_YEARS = 8

/** Replaces an erased name. */
export const ERASED_NAME = 'Erased'

/** Returns until when the law requires a gift to be kept with its donor's name. @param receivedAt ISO date. */
export function booksKeptUntil(receivedAt: string): Date {
  const year = financialYearOf(new Date(receivedAt))
  return new Date(financialYearPeriod(year + BOOKS_KEPT_YEARS).before)
}
