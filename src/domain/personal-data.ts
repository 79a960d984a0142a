import * as z from 'zod/mini'
import { financialYearOf, financialYearPeriod } from './financial-year'
import { messages } from './messages'
import { requiredLine } from './text'

/** The records from which an admin asks for all that is stored about a person. */
const personSources = ['donation', 'volunteer', 'contact', 'sign-up'] as const
export type PersonSource = (typeof personSources)[number]

/** Whose data: the person behind a gift, an application, a message or a sign-up for an event. */
export const personQuery = z.object(
  {
    of: z.enum(personSources, messages.bodyInvalid),
    id: requiredLine(messages.bodyInvalid, 100),
  },
  messages.bodyInvalid,
)
export type PersonQuery = z.output<typeof personQuery>

/** What is stored about people. */
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

/** Financial years for which the books are kept after the one of a gift. */
const BOOKS_KEPT_YEARS = 8

/** What stands in the place of a name that was erased. */
export const ERASED_NAME = 'Erased'

/** The moment until which the law has a gift of some moment kept with its donor's name. */
export function booksKeptUntil(receivedAt: string): Date {
  const year = financialYearOf(new Date(receivedAt))
  return new Date(financialYearPeriod(year + BOOKS_KEPT_YEARS).before)
}
