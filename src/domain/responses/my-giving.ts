import * as z from 'zod/mini'
import { mandateStatuses, pledgeStatuses } from '../monthly-gift'
import { text } from './fields'

/** `returned`: the whole gift was given back. */
const ownGiftStatuses = ['received', 'partly-returned', 'returned'] as const

const ownGiftResponse = z.object({
  id: text,
  /** ISO date on which it came in. */
  receivedAt: text,
  /** In rupees. */
  amount: z.number(),
  returned: z.number(),
  method: text,
  status: z.enum(ownGiftStatuses),
  /** Only its end is visible. */
  maskedPan: z.optional(text),
  /** The number of its status page; absent if it was entered by hand. */
  statusId: z.optional(text),
  /** The path of its receipt, in the gift's own language; absent if it has no valid one. */
  receiptPath: z.optional(text),
})
export type OwnGiftDto = z.output<typeof ownGiftResponse>

const ownMonthlyGiftResponse = z.object({
  kind: z.enum(['mandate', 'pledge']),
  status: z.enum([...mandateStatuses, ...pledgeStatuses]),
  /** In rupees. */
  amount: z.number(),
  /** Path of the English page for changing and stopping it. */
  path: text,
})
export type OwnMonthlyGiftDto = z.output<typeof ownMonthlyGiftResponse>

const onFileResponse = z.object({
  /** Whether the records name several donors: then only the names are filled in. */
  isOfSeveral: z.boolean(),
  names: z.array(text),
  phones: z.array(text),
  addresses: z.array(text),
  /** ISO date of the last declaration to be a citizen of India. */
  citizenDeclaredAt: z.optional(text),
})
export type OnFileDto = z.output<typeof onFileResponse>

/** Response of GET /api/my-giving: everything of one mailbox. */
export const myGivingResponse = z.object({
  email: text,
  years: z.array(
    z.object({
      /** Financial year, such as '2025–26'. */
      year: text,
      /** In rupees, net of what was returned. */
      total: z.number(),
      gifts: z.array(ownGiftResponse),
    }),
  ),
  monthly: z.array(ownMonthlyGiftResponse),
  onFile: onFileResponse,
  /** Whether the address gets news about what gifts did. */
  wantsUpdates: z.boolean(),
  /** Whether a request to delete data is waiting for the office. */
  isDeletionRequested: z.boolean(),
})
export type MyGivingDto = z.output<typeof myGivingResponse>
