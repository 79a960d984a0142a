/**
 * What the calls of the contract answer, as schemas: the types of every answer come from here, and
 * so does the OpenAPI document (server/openapi), which a test holds against real answers. Import
 * the types from the page of their subject; only the server imports the schemas themselves, so that
 * no browser loads them.
 */
import * as z from 'zod/mini'
import { auditActions, auditSubjects } from './audit'
import { contactStatuses, contactSubjects } from './contact'
import { attentionKinds, CURRENCY, transactionStatuses } from './donation'
import { errorCodes, userRoles } from './login'
import { attentionReasons } from './payment-attempt'
import { PAYMENT_PROVIDER } from './payment-settings'
import { portfolioCategories } from './portfolio'
import { postTypes } from './post'
import { settlementRowTypes, settlementStatuses } from './settlement'
import { interestIds, volunteerStatuses } from './volunteer'

const text = z.string()
const optionalText = z.optional(z.string())
const textOrNull = z.nullable(z.string())
/** ISO 8601 in UTC. */
const instant = z.iso.datetime()
/** When it was last changed; sent back as `If-Match`, it refuses a change that would undo a newer one. */
const version = { updatedAt: instant }

/** Answer of POST /api/volunteers and POST /api/contact, and of every DELETE. */
export const idAnswer = z.object({ id: text })
export type IdDto = z.output<typeof idAnswer>

/** Answer of POST /api/admin/logout. */
export const successAnswer = z.object({ success: z.literal(true) })
export type SuccessDto = z.output<typeof successAnswer>

/** Answer of GET /api/health while the database can be reached. */
export const healthAnswer = z.object({ status: z.literal('ok') })
export type HealthDto = z.output<typeof healthAnswer>

/** Every answer that is no success. */
export const errorAnswer = z.object({
  /** What a person reads in the toast. */
  message: text,
  /** The message of each field that is wrong. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** What the client can do about it, for the few cases in which it does it by itself. */
  code: z.optional(z.enum(errorCodes)),
})

/** Answer of POST /api/upload and POST /api/admin/upload. */
export const uploadAnswer = z.object({ url: text })

/** Answer of POST /api/admin/login and GET /api/admin/check-auth. */
export const sessionAnswer = z.object({
  user: z.object({ id: text, username: text, role: z.enum(userRoles) }),
  /** Present where a second factor has to be set up before anything else. */
  mustSetUpSecondFactor: z.optional(z.literal(true)),
})

/** Response of GET and PATCH /api/admin/account: one's own account. */
export const accountAnswer = z.object({
  username: text,
  role: z.enum(userRoles),
  email: textOrNull,
  hasSecondFactor: z.boolean(),
  /** The role may not work without one. */
  isSecondFactorRequired: z.boolean(),
  /** Of the ten, how many have not been used. */
  recoveryCodesLeft: z.number(),
  /** Whether a forgotten password can be reset by mail. */
  canResetByMail: z.boolean(),
})

/** Response of POST /api/admin/second-factor/enrol: shown once, until it is confirmed by a code. */
export const secondFactorKeyAnswer = z.object({
  /** To be typed where the picture cannot be scanned, in groups of four. */
  key: text,
  /** Side of the QR code in modules, and its dark modules as the data of an SVG path. */
  qrSize: z.number(),
  qrPath: text,
})

/** Response of POST /api/admin/second-factor/confirm: shown once, stored as hashes. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(text) })

/** An item of GET /api/admin/users. */
export const colleagueAnswer = z.object({
  id: text,
  username: text,
  role: z.enum(userRoles),
  hasSecondFactor: z.boolean(),
})

/** Answer of GET /api/upi-details. */
export const upiDetailsAnswer = z.object({ upiId: textOrNull, foundationName: text })

/** An item of GET /api/about-slider. */
export const slideAnswer = z.object({ id: text, imageUrl: text, altText: text })

/** An item of each answer of /api/admin/about-slider. */
export const adminSlideAnswer = z.extend(slideAnswer, {
  displayOrder: z.number(),
  isActive: z.boolean(),
  createdAt: instant,
  ...version,
})

/** An item of GET /api/inspirations. */
export const inspirationAnswer = z.object({
  id: text,
  name: text,
  imageUrl: optionalText,
  /** Missing counts as 0. */
  sortOrder: z.optional(z.number()),
})

/** An item of each answer of /api/admin/inspirations. */
export const adminInspirationAnswer = z.extend(inspirationAnswer, version)

/** An item of GET /api/portfolio. */
export const portfolioItemAnswer = z.object({
  id: text,
  title: text,
  description: text,
  imageUrl: text,
  /** Shown as 'Gallery' where absent (spec section 3). */
  category: z.optional(z.enum(portfolioCategories)),
  isPublished: z.boolean(),
  sortOrder: z.number(),
  createdAt: instant,
})

/** An item of each answer of /api/admin/portfolio. */
export const adminPortfolioItemAnswer = z.extend(portfolioItemAnswer, version)

/** An item of GET /api/posts. */
export const postAnswer = z.object({
  id: text,
  /** In the public feed also of a type that no form offers. */
  type: z.enum([...postTypes, 'other']),
  title: text,
  content: text,
  imageUrl: optionalText,
  videoUrl: optionalText,
  eventDate: z.optional(instant),
  eventLocation: optionalText,
  isPublished: z.boolean(),
  createdAt: instant,
})

/** An item of each answer of /api/admin/posts. */
export const adminPostAnswer = z.extend(postAnswer, version)

/** An item of each answer of /api/admin/volunteers. */
export const volunteerAnswer = z.object({
  id: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  address: optionalText,
  photoUrl: optionalText,
  occupation: optionalText,
  organization: optionalText,
  interests: z.array(z.enum(interestIds)),
  availability: text,
  experience: text,
  motivation: text,
  skills: z.array(text),
  emergencyContact: text,
  /** Any other value is shown as a red badge. */
  status: z.enum(volunteerStatuses),
  /** Why, where it is rejected. */
  rejectionReason: optionalText,
  /** What admins note for each other; the volunteer never sees it. */
  notes: optionalText,
  /** Since when, where it is approved: the ID card counts from it. */
  approvedAt: z.optional(instant),
  /** What the QR code on card and certificate leads to: /verify/{code}. */
  verifyCode: optionalText,
  createdAt: instant,
  ...version,
})

/** An item of each answer of /api/admin/contacts. */
export const contactAnswer = z.object({
  id: text,
  name: text,
  email: text,
  phone: optionalText,
  subject: z.enum(contactSubjects),
  message: text,
  status: z.enum(contactStatuses),
  createdAt: instant,
  ...version,
})

/** A payment's part of a settlement, in rupees; absent until the gateway has settled it. */
const settledPayment = {
  /** What the gateway kept, tax included. */
  fee: z.optional(z.number()),
  /** Amount less fee. */
  net: z.optional(z.number()),
  /** When it was paid out; absent until the bank reference is known. */
  settledAt: z.optional(instant),
}

/** An item of GET /api/admin/donations. */
export const donationAnswer = z.object({
  id: text,
  transactionId: optionalText,
  donorName: text,
  email: optionalText,
  phone: optionalText,
  address: optionalText,
  panNumber: optionalText,
  /** In rupees. */
  amount: z.number(),
  /** Given back of it, in rupees. */
  refunded: z.number(),
  /** Taken back by the donor's bank after a lost dispute, in rupees. */
  chargedBack: z.number(),
  paymentMethod: text,
  isAnonymous: z.boolean(),
  message: optionalText,
  reference: optionalText,
  /** When the money came in; for what was entered by hand, the day of the gift. */
  receivedAt: z.optional(instant),
  /** Entered by hand, not paid through the gateway. */
  isByHand: z.boolean(),
  ...settledPayment,
  createdAt: instant,
})

/** Totals of all settlements in rupees: gross - fee - refunds + adjustments + difference = net. */
export const settlementTotalsAnswer = z.object({
  gross: z.number(),
  fee: z.number(),
  refunds: z.number(),
  adjustments: z.number(),
  /** What the rows do not explain: normally 0. */
  difference: z.number(),
  net: z.number(),
})

/** Answer of GET /api/admin/donations/stats. */
export const donationStatsAnswer = z.object({
  /** In rupees. */
  totalRaised: z.number(),
  totalDonations: z.number(),
  /** Without tests; absent until the gateway has paid something out. */
  paidOut: z.optional(settlementTotalsAnswer),
})

/** An item of GET /api/admin/transactions. */
export const transactionAnswer = z.object({
  id: text,
  transactionId: text,
  paymentId: optionalText,
  /** In rupees. */
  amount: z.number(),
  status: z.enum(transactionStatuses),
  gateway: text,
  method: text,
  donorName: optionalText,
  reference: optionalText,
  /** Why it failed, in the gateway's words. */
  failure: optionalText,
  /** Why it waits for an admin, the most important reason first. */
  attention: z.optional(z.enum(attentionReasons)),
  reasons: z.array(z.enum(attentionReasons)),
  /** Of the amount. Only INR can be counted. */
  currency: text,
  orderId: optionalText,
  /** The API key that made the order. */
  keyId: optionalText,
  /** Given back of it, in rupees. */
  refunded: z.number(),
  /** Taken back by the donor's bank after a lost dispute, in rupees. */
  chargedBack: z.number(),
  /** A refund that was asked for and is not settled: whether the gateway made it is not known. */
  openRefund: z.optional(z.object({ amount: z.optional(z.number()), state: z.literal('unknown') })),
  /** No real money: paid with the gateway's test keys. */
  testMode: z.boolean(),
  ...settledPayment,
  createdAt: instant,
})

/** An item of GET /api/admin/settlements: one transfer of the gateway to the bank. Amounts in rupees. */
export const settlementAnswer = z.object({
  id: text,
  /** The gateway's own number. */
  settlementId: text,
  settledAt: instant,
  /** The bank's reference, as on its statement; absent until it is known. */
  utr: optionalText,
  status: z.enum(settlementStatuses),
  /** What donors paid. */
  gross: z.number(),
  /** What the gateway kept, tax included. */
  fee: z.number(),
  /** Part of the fee. */
  tax: z.number(),
  refunds: z.number(),
  /** Lost disputes and other corrections: negative where money was taken away. */
  adjustments: z.number(),
  /** What reached the bank: gross - fee - refunds + adjustments, unless there is a difference. */
  net: z.number(),
  /** By how much `net` exceeds the sum of the rows: normally 0. */
  difference: z.number(),
  /** Number of payments. */
  gifts: z.number(),
  /** Number of all rows; 0 until the gateway has reported them. */
  rows: z.number(),
  /** No real money: made with the gateway's test keys. */
  testMode: z.boolean(),
})

/** A row of a settlement, and an item of GET /api/admin/settlement-rows. Amounts in rupees. */
export const settlementRowAnswer = z.object({
  id: text,
  settlementId: text,
  settledAt: instant,
  utr: optionalText,
  type: z.enum(settlementRowTypes),
  /** The gateway's number of the payment, refund or correction itself. */
  entityId: text,
  paymentId: optionalText,
  orderId: optionalText,
  disputeId: optionalText,
  method: optionalText,
  /** The gateway's words for a correction. */
  description: optionalText,
  /** What moved before the fee: negative for a refund. */
  gross: z.number(),
  /** Tax included. */
  fee: z.number(),
  tax: z.number(),
  /** What it added to the amount paid out: gross - fee. */
  net: z.number(),
  donorName: optionalText,
  /** Ids of donation and transaction, if this site knows the payment. */
  donationId: optionalText,
  transactionId: optionalText,
  testMode: z.boolean(),
})

/** Answer of GET /api/admin/settlements/{id}. */
export const settlementDetailAnswer = z.object({
  settlement: settlementAnswer,
  rows: z.array(settlementRowAnswer),
})

/** An item of GET /api/admin/attention: something that waits for an admin. */
export const attentionAnswer = z.object({
  /** Of the transaction, dispute, event or mail. */
  id: text,
  kind: z.enum(attentionKinds),
  title: text,
  donorEmail: optionalText,
  donorPhone: optionalText,
  /** In rupees, or in whole units of `currency`. */
  amount: z.optional(z.number()),
  currency: optionalText,
  refunded: z.optional(z.number()),
  method: optionalText,
  reference: optionalText,
  paymentId: optionalText,
  /** What the gateway or the reconciler says of it. */
  detail: optionalText,
  reasons: z.optional(z.array(z.enum(attentionReasons))),
  /** Of a dispute: until when the gateway takes a response, and its phase. */
  respondBy: z.optional(instant),
  phase: optionalText,
  testMode: z.optional(z.boolean()),
  createdAt: instant,
})

/** Answer of GET /api/admin/attention/counts: the kinds of which something waits. */
export const attentionCountsAnswer = z.object({
  total: z.number(),
  kinds: z.array(z.object({ kind: z.enum(attentionKinds), count: z.number() })),
})

/** Answer of POST /api/admin/reconcile. */
export const reconcileAnswer = z.object({
  /** Events of the gateway that were worked on. */
  events: z.number(),
  /** Attempts that the gateway was asked about, and those whose status changed by it. */
  asked: z.number(),
  changed: z.number(),
  /** Questions that got no answer. */
  unanswered: z.number(),
  /** Payments and refunds that were found at the gateway and settled here by walking its lists. */
  found: z.number(),
  /** Payments about which our ledger and the gateway's disagree: they wait for an admin. */
  differences: z.number(),
  /** False where no keys are entered, so that nobody can be asked. */
  hasGateway: z.boolean(),
})

/** Answer of POST /api/admin/payment-settings/check. */
export const gatewayCheckAnswer = z.object({
  result: z.enum(['ok', 'wrong-keys', 'unreachable', 'refused']),
  /** Told by the key. */
  testMode: z.boolean(),
})

/** Answer of GET /api/payment-status/{donationId}: nothing of who gave. */
export const paymentStatusAnswer = z.object({
  donationId: text,
  /** A donor's claim to have paid by UPI or bank, or a payment through the gateway. */
  kind: z.enum(['claim', 'payment']),
  status: z.enum(['pending', 'completed', 'failed', 'quarantined']),
  /** In rupees. */
  amount: z.number(),
  refunded: z.number(),
})

/** Answer of POST /api/create-order. */
export const paymentOrderAnswer = z.object({
  keyId: text,
  /** In paise. */
  amount: z.number(),
  currency: z.literal(CURRENCY),
  orderId: text,
  donationId: text,
})

/** Answer of POST /api/payment-claims. */
export const paymentClaimAnswer = z.object({ success: z.literal(true), claimNumber: text })

/** Answer of POST /api/verify-payment. */
export const verifyPaymentAnswer = z.object({ success: z.literal(true), donationId: text })

/** Answer of GET /api/admin/payment-settings without a session: exactly these, for anyone to see. */
export const publicPaymentSettingsAnswer = z.object({
  upiId: textOrNull,
  bankAccountName: textOrNull,
  bankAccountNumber: textOrNull,
  bankIfscCode: textOrNull,
  bankBranch: textOrNull,
  qrCodeImageUrl: textOrNull,
})

/** The same with an admin's session, and the answer of the POST. Never holds a secret. */
export const adminPaymentSettingsAnswer = z.extend(publicPaymentSettingsAnswer, {
  provider: z.literal(PAYMENT_PROVIDER),
  keyId: textOrNull,
  testMode: z.boolean(),
  isActive: z.boolean(),
  hasKeySecret: z.boolean(),
  hasWebhookSecret: z.boolean(),
  /** Until when messages signed with the previous webhook secret are taken; null where none is. */
  previousWebhookSecretUntil: z.nullable(instant),
  /** As everywhere; null as long as nothing was ever saved. */
  updatedAt: z.nullable(instant),
  /** Whether payments from abroad are counted; otherwise they wait for an admin. */
  acceptsInternational: z.boolean(),
  /** Largest online donation, in rupees. */
  maximumRupees: z.number(),
})

/** An item of GET /api/admin/audit-log. */
export const auditAnswer = z.object({
  id: text,
  /** Name of the account, or 'system', 'visitor' or the gateway. */
  actor: text,
  /** Absent where no account acted. */
  actorRole: optionalText,
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: optionalText,
  /** Names the subject for a reader, such as a donor or a username. */
  label: optionalText,
  /** By field; a secret is only said to have changed. */
  changes: z.optional(
    z.record(z.string(), z.object({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) })),
  ),
  /** The client's address, shortened to its network. */
  network: optionalText,
  requestId: optionalText,
  createdAt: instant,
})

/** An item of GET /api/admin/audit-log/actors. */
export const auditActorAnswer = z.object({ name: text })
