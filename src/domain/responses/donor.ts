import * as z from 'zod/mini'
import { sharedMarks } from '../donor'
import { donorLanguages } from '../donor-desk'
import { mandateStatuses, pledgeStatuses } from '../monthly-gift'
import { instant, optionalText, text } from './fields'

/** An item of GET /api/admin/donors. */
export const donorResponse = z.object({
  id: text,
  name: text,
  email: optionalText,
  phone: optionalText,
  address: optionalText,
  /** Gifts of which something is left, and in rupees what is left of them. */
  giftCount: z.number(),
  total: z.number(),
  lastGiftAt: z.optional(instant),
  /** Somebody else may be the same person. */
  hasProposals: z.boolean(),
  language: z.optional(z.enum(donorLanguages)),
})
export type DonorDto = z.output<typeof donorResponse>

const giftResponse = z.object({
  id: text,
  donorName: text,
  receivedAt: instant,
  /** In rupees, less what went back. */
  amount: z.number(),
  paymentMethod: text,
  /** What it is for; absent where it is needed most. */
  purpose: optionalText,
  /** Its valid receipt: number and address. */
  receipt: z.optional(z.object({ number: text, path: text })),
})

const monthlyResponse = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mandate'),
    id: text,
    status: z.enum(mandateStatuses),
    amount: z.number(),
    createdAt: instant,
  }),
  z.object({
    kind: z.literal('pledge'),
    id: text,
    status: z.enum(pledgeStatuses),
    amount: z.number(),
    createdAt: instant,
  }),
])

/** Response of GET /api/admin/donors/{id}. */
export const donorDetailResponse = z.extend(donorResponse, {
  /** Said of the donor by admins. */
  notes: optionalText,
  /** A version: a change may be refused where it is another. */
  updatedAt: instant,
  /** As the gifts write them, each once. */
  names: z.array(text),
  phones: z.array(text),
  /** Each with whether it gets news of what gifts did. */
  emails: z.array(z.object({ email: text, getsUpdates: z.boolean() })),
  /** Whether one of their gifts has a PAN. */
  hasPan: z.boolean(),
  /** The newest first, a hundred at most; the sums count all. */
  gifts: z.array(giftResponse),
  /** By financial year, such as '2026–27', the newest first. */
  years: z.array(z.object({ year: text, total: z.number(), count: z.number() })),
  monthlyGifts: z.array(monthlyResponse),
  /** Who may be the same person, and why. */
  proposals: z.array(
    z.extend(donorResponse, {
      reasons: z.array(z.enum(sharedMarks)),
      /** Both have a PAN, and not the same. */
      hasOtherPan: z.boolean(),
    }),
  ),
  /** Who was merged into this donor, with their own notes. */
  merged: z.array(
    z.object({
      id: text,
      name: text,
      notes: optionalText,
      mergedBy: text,
      mergedAt: z.optional(instant),
    }),
  ),
  /** Donors that an admin has said are somebody else. */
  toldApart: z.array(
    z.object({ id: text, name: text, decidedBy: text, decidedAt: z.optional(instant) }),
  ),
})
export type DonorDetailDto = z.output<typeof donorDetailResponse>

/** Response of GET /api/admin/donations/{id}/donor. */
export const donorOfGiftResponse = z.object({
  /** Absent where the gift does not tell who gave it, or was paid with test keys. */
  donor: z.optional(donorDetailResponse),
})
