import * as z from 'zod/mini'
import { instant, optionalText, text } from './fields'

/** By what a gift is taken to be of the same donor. */
export const donorMarks = ['pan', 'email', 'phone'] as const
export type DonorMark = (typeof donorMarks)[number]

const giftResponse = z.object({
  id: text,
  donorName: text,
  receivedAt: instant,
  /** In rupees, less what went back. */
  amount: z.number(),
  paymentMethod: text,
  /** What it is for; absent where it is needed most. */
  purpose: optionalText,
  /** Of its valid receipt. */
  receiptNumber: optionalText,
  /** What it has in common with the gift that was asked for; none for that gift itself. */
  sharedBy: z.array(z.enum(donorMarks)),
})

/** Response of GET /api/admin/donations/{id}/donor. */
export const donorResponse = z.object({
  /** The newest first; the others are only counted in the sums. */
  gifts: z.array(giftResponse),
  /** Gifts of which something is left. */
  count: z.number(),
  /** In rupees, less what went back. */
  total: z.number(),
  /** By financial year, such as '2026–27', the newest first. */
  years: z.array(z.object({ year: text, total: z.number(), count: z.number() })),
  /** As the gifts write them, each once. */
  names: z.array(text),
})
export type DonorDto = z.output<typeof donorResponse>
