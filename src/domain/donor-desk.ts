import * as z from 'zod/mini'
import { exportPart, listQuery } from './list-query'
import { messages } from './messages'
import { blankIsNull, choice, optionalChoice, patchOf, requiredLine, requiredText } from './text'

// What an admin does with donors.

const DONOR_NOTES_MAX_LENGTH = 4000
const ID_MAX_LENGTH = 100

/** The order of the list of donors: who gave last first, or who gave most. */
const donorOrders = ['latest', 'sum'] as const

/** The query of the donors: those who gave this financial year, those who may be the same as another. */
export const donorListQuery = z.extend(listQuery, {
  ...exportPart,
  sort: optionalChoice(donorOrders, messages.bodyInvalid),
  given: optionalChoice(['this-year'], messages.bodyInvalid),
  proposals: optionalChoice(['waiting'], messages.bodyInvalid),
})
export type DonorListQuery = z.output<typeof donorListQuery>

/** The languages in which a donor is written to. */
export const donorLanguages = ['en', 'hi'] as const

/** Body of PATCH /api/admin/donors/{id}. What is absent stays, a blank text clears. */
export const donorForm = patchOf({
  notes: blankIsNull(requiredText(messages.textInvalid, DONOR_NOTES_MAX_LENGTH)),
  language: z.union(
    [z.literal(''), choice({ options: donorLanguages, required: messages.languageUnknown })],
    messages.languageUnknown,
  ),
})
export type DonorValues = z.input<typeof donorForm>
export type DonorInput = z.output<typeof donorForm>

/** What an admin says of two donors; 'open' takes back what was said before. */
const donorDecisions = ['same', 'different', 'open'] as const

/** Body of POST /api/admin/donors/{id}/decide. */
export const donorDecision = z.object(
  {
    other: requiredLine(messages.bodyInvalid, ID_MAX_LENGTH),
    decision: z.enum(donorDecisions, messages.bodyInvalid),
  },
  messages.bodyInvalid,
)
export type DonorDecision = z.output<typeof donorDecision>
