import * as z from 'zod/mini'
import { text } from './fields'

/** Response of GET /api/admin/updates/{id}/reach: how many donors an update of a program or campaign reaches. */
export const updateReachResponse = z.object({
  /** Donors who agreed to get news and gave for it. */
  givers: z.int(),
  /** The same, plus those who agreed and gave where it is needed most. */
  withUnrestricted: z.int(),
  mailings: z.array(
    z.object({
      /** The update's row. */
      rowId: text,
      /** Mails that are sent or in the outbox. */
      reached: z.int(),
      isDone: z.boolean(),
      /** ISO date. */
      begunAt: text,
    }),
  ),
})
export type UpdateReachDto = z.output<typeof updateReachResponse>
