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
  /** Number of gifts that were not fully refunded, and their sum net of refunds, in rupees. */
  giftCount: z.number(),
  total: z.number(),
  lastGiftAt: z.optional(instant),
  /** Another donor may be the same person. */
  hasProposals: z.boolean(),
  language: z.optional(z.enum(donorLanguages)),
})
export type DonorDto = z.output<typeof donorResponse>

const giftResponse = z.object({
  id: text,
  donorName: text,
  receivedAt: instant,
  /** In rupees, net of refunds. */
  amount: z.number(),
  paymentMethod: text,
  /** What it is for; absent if it goes where it is needed most. */
  purpose: optionalText,
  /** Its key in the list of purposes. */
  givenFor: optionalText,
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
  /** Admins' notes about the donor. */
  notes: optionalText,
  /** The version, for `If-Match`. */
  updatedAt: instant,
  /** As written in the gifts, each once. */
  names: z.array(text),
  phones: z.array(text),
  /** `getsUpdates`: whether the address gets news about what gifts did. */
  emails: z.array(z.object({ email: text, getsUpdates: z.boolean() })),
  /** Whether one of their gifts has a PAN. */
  hasPan: z.boolean(),
  /** The newest first, at most a hundred; the sums include all. */
  gifts: z.array(giftResponse),
  /** The gift that best identifies the donor: a search for personal data starts there. */
  identifyingGift: optionalText,
  /** By financial year, such as '2026–27', the newest first. */
  years: z.array(z.object({ year: text, total: z.number(), count: z.number() })),
  monthlyGifts: z.array(monthlyResponse),
  /** Who may be the same person, and why. */
  proposals: z.array(
    z.extend(donorResponse, {
      reasons: z.array(z.enum(sharedMarks)),
      /** Both have a PAN, but different ones. */
      hasOtherPan: z.boolean(),
    }),
  ),
  /** Donors that were merged into this one, with their own notes. */
  merged: z.array(
    z.object({
      id: text,
      name: text,
      notes: optionalText,
      mergedBy: text,
      mergedAt: z.optional(instant),
    }),
  ),
  /** Donors that an admin has marked as different people. */
  toldApart: z.array(
    z.object({ id: text, name: text, decidedBy: text, decidedAt: z.optional(instant) }),
  ),
})
export type DonorDetailDto = z.output<typeof donorDetailResponse>

/** Response of GET /api/admin/donations/{id}/donor. */
export const donorOfGiftResponse = z.object({
  /** Absent if the gift names no donor, or was paid with test keys. */
  donor: z.optional(donorDetailResponse),
})
