import * as z from 'zod/mini'
import { emailField } from './email'
import { exportPart, listQuery } from './list-query'
import { messages } from './messages'
import { blankIsNull, choice, optionalChoice, patchOf, requiredLine, requiredText } from './text'

// What admins do with donors.

const DONOR_NOTES_MAX_LENGTH = 4000
const ID_MAX_LENGTH = 100

/** Sort orders of the list of donors: by their latest gift, or by their total. */
const donorOrders = ['latest', 'sum'] as const

/** The query of the donors; filters: gave this financial year, may be a duplicate. */
export const donorListQuery = z.extend(listQuery, {
  ...exportPart,
  sort: optionalChoice(donorOrders, messages.bodyInvalid),
  given: optionalChoice(['this-year'], messages.bodyInvalid),
  proposals: optionalChoice(['waiting'], messages.bodyInvalid),
})
export type DonorListQuery = z.output<typeof donorListQuery>

/** The languages of mails to a donor. */
export const donorLanguages = ['en', 'hi'] as const

/** Body of PATCH /api/admin/donors/{id}. Absent fields stay unchanged; blank text clears. */
export const donorForm = patchOf({
  notes: blankIsNull(requiredText(messages.textInvalid, DONOR_NOTES_MAX_LENGTH)),
  language: z.union(
    [z.literal(''), choice({ options: donorLanguages, required: messages.languageUnknown })],
    messages.languageUnknown,
  ),
})
export type DonorValues = z.input<typeof donorForm>
export type DonorInput = z.output<typeof donorForm>

/** Body of POST /api/admin/donors/{id}/stop-updates. */
export const donorAddressForm = z.object({ email: emailField }, messages.bodyInvalid)
export type DonorAddressInput = z.output<typeof donorAddressForm>

/** An admin's decision about two donors; 'open' revokes an earlier one. */
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
