import * as z from 'zod/mini'
import { CURRENCY } from '../donation'
import { cancelReasons, mandateStatuses, pledgeStatuses } from '../monthly-gift'
import { instant, optionalText, text } from './fields'

/** How a donor may give each month: by mandate, or by a pledge with reminders. */
const monthlyWays = ['mandate', 'pledge'] as const
export type MonthlyWay = (typeof monthlyWays)[number]

/** Response of GET /api/monthly-gifts/way. */
export const monthlyWayResponse = z.object({ way: z.enum(monthlyWays) })

/** Response of POST /api/monthly-gifts: the options of the payment window. */
export const mandateStartResponse = z.object({
  keyId: text,
  /** In paise. */
  amount: z.number(),
  currency: z.literal(CURRENCY),
  subscriptionId: text,
  monthlyGiftId: text,
})
export type MandateStartDto = z.output<typeof mandateStartResponse>

/** A mandate, for its donor; without personal data. */
export const monthlyGiftResponse = z.object({
  kind: z.literal('mandate'),
  status: z.enum(mandateStatuses),
  /** In rupees. */
  amount: z.number(),
  /** The id of its program. */
  purpose: optionalText,
  nextChargeAt: z.optional(instant),
  /** Its end was requested, but the gateway has not confirmed it yet. */
  isEnding: z.boolean(),
  /** The next charge is so near that the amount can only be changed after it. */
  isChargeNear: z.boolean(),
  /** The gateway's page for changing the card or account. */
  mendUrl: optionalText,
  /** The mandate that this one replaces and that is charged until this is confirmed: rupees, English path. */
  replaced: z.optional(z.object({ amount: z.number(), path: text })),
  testMode: z.boolean(),
})
export type MonthlyGiftDto = z.output<typeof monthlyGiftResponse>

/** Response of GET /api/monthly-gifts/{id}/status; it reveals nothing else, since the number is no secret. */
export const mandateStatusResponse = z.object({ isAuthorised: z.boolean() })

/** A pledge, for its donor. */
export const myPledgeResponse = z.object({
  kind: z.literal('pledge'),
  status: z.enum(pledgeStatuses),
  /** In rupees. */
  amount: z.number(),
  /** The id of the program that it is for. */
  purpose: optionalText,
  nextReminderAt: z.optional(instant),
})
export type MyPledgeDto = z.output<typeof myPledgeResponse>

/** Response of GET /api/my-gift/{id} and of the calls that change it. */
export const myGiftResponse = z.discriminatedUnion('kind', [monthlyGiftResponse, myPledgeResponse])
export type MyGiftDto = z.output<typeof myGiftResponse>

/** Response of POST /api/pledges. */
export const pledgeMadeResponse = z.object({ success: z.literal(true) })

/** A mandate in the admin's list. */
export const adminMandateResponse = z.object({
  id: text,
  donorName: text,
  email: optionalText,
  phone: optionalText,
  /** In rupees. */
  amount: z.number(),
  /** The program's name when it was chosen. */
  purposeName: optionalText,
  status: z.enum(mandateStatuses),
  method: optionalText,
  paidCount: z.number(),
  nextChargeAt: z.optional(instant),
  endedAt: z.optional(instant),
  isEnding: z.boolean(),
  cancelReason: z.optional(z.enum(cancelReasons)),
  subscriptionId: optionalText,
  testMode: z.boolean(),
  createdAt: instant,
})
export type AdminMandateDto = z.output<typeof adminMandateResponse>

/** A pledge in the admin's list. */
export const adminPledgeResponse = z.object({
  id: text,
  donorName: text,
  email: optionalText,
  phone: optionalText,
  /** In rupees. */
  amount: z.number(),
  purposeName: optionalText,
  status: z.enum(pledgeStatuses),
  nextReminderAt: z.optional(instant),
  remindedAt: z.optional(instant),
  /** Opens WhatsApp with the reminder filled in, in the donor's language; the admin sends it. */
  whatsappUrl: optionalText,
  suspectedSpam: z.boolean(),
  createdAt: instant,
})
export type AdminPledgeDto = z.output<typeof adminPledgeResponse>
