import type * as z from 'zod/mini'
import {
  accountPatch,
  changePasswordForm,
  confirmPasswordForm,
  forgotPasswordForm,
  passwordForm,
  resetPasswordForm,
  secondFactorForm,
} from '@/domain/account'
import { contactForm, contactPatch } from '@/domain/contact'
import {
  ignoreForm,
  offlineGiftForm,
  orderForm,
  paymentClaimForm,
  recordForm,
  refundForm,
  verifyPayment,
} from '@/domain/donation'
import { inspirationForm } from '@/domain/inspiration'
import { loginForm } from '@/domain/login'
import { paymentSettingsForm } from '@/domain/payment-settings'
import { portfolioForm, portfolioPatch } from '@/domain/portfolio'
import { postForm, postPatch } from '@/domain/post'
import * as accountResponses from '@/domain/responses/account'
import * as attentionResponses from '@/domain/responses/attention'
import * as auditResponses from '@/domain/responses/audit'
import * as commonResponses from '@/domain/responses/common'
import * as contactResponses from '@/domain/responses/contact'
import * as donationResponses from '@/domain/responses/donation'
import * as inspirationResponses from '@/domain/responses/inspiration'
import * as paymentResponses from '@/domain/responses/payment'
import * as paymentSettingsResponses from '@/domain/responses/payment-settings'
import * as portfolioResponses from '@/domain/responses/portfolio'
import * as postResponses from '@/domain/responses/post'
import * as settlementResponses from '@/domain/responses/settlement'
import * as slideResponses from '@/domain/responses/slide'
import * as transactionResponses from '@/domain/responses/transaction'
import * as uploadResponses from '@/domain/responses/upload'
import * as volunteerResponses from '@/domain/responses/volunteer'
import { slideForm } from '@/domain/slider'
import { volunteerApplication, volunteerPatch } from '@/domain/volunteer'

/** The answers by the names that the document gives them. */
export const answerSchemas = {
  Id: commonResponses.idResponse,
  Success: commonResponses.successResponse,
  Health: commonResponses.healthResponse,
  Error: commonResponses.errorResponse,
  Upload: uploadResponses.uploadResponse,
  Session: accountResponses.sessionResponse,
  Account: accountResponses.accountResponse,
  SecondFactorKey: accountResponses.secondFactorKeyResponse,
  RecoveryCodes: accountResponses.recoveryCodesResponse,
  Colleague: accountResponses.colleagueResponse,
  UpiDetails: paymentSettingsResponses.upiDetailsResponse,
  Slide: slideResponses.slideResponse,
  AdminSlide: slideResponses.adminSlideResponse,
  Inspiration: inspirationResponses.inspirationResponse,
  AdminInspiration: inspirationResponses.adminInspirationResponse,
  PortfolioItem: portfolioResponses.portfolioItemResponse,
  AdminPortfolioItem: portfolioResponses.adminPortfolioItemResponse,
  Post: postResponses.postResponse,
  AdminPost: postResponses.adminPostResponse,
  Volunteer: volunteerResponses.volunteerResponse,
  Contact: contactResponses.contactResponse,
  Donation: donationResponses.donationResponse,
  DonationStats: donationResponses.donationStatsResponse,
  Transaction: transactionResponses.transactionResponse,
  Settlement: settlementResponses.settlementResponse,
  SettlementRow: settlementResponses.settlementRowResponse,
  SettlementDetail: settlementResponses.settlementDetailResponse,
  Attention: attentionResponses.attentionResponse,
  AttentionCounts: attentionResponses.attentionCountsResponse,
  PaymentClaim: paymentResponses.paymentClaimResponse,
  Reconciliation: attentionResponses.reconcileResponse,
  GatewayCheck: paymentSettingsResponses.gatewayCheckResponse,
  PaymentStatus: paymentResponses.paymentStatusResponse,
  PaymentOrder: paymentResponses.paymentOrderResponse,
  VerifiedPayment: paymentResponses.verifyPaymentResponse,
  PublicPaymentSettings: paymentSettingsResponses.publicPaymentSettingsResponse,
  AdminPaymentSettings: paymentSettingsResponses.adminPaymentSettingsResponse,
  AuditEntry: auditResponses.auditResponse,
  AuditActor: auditResponses.auditActorResponse,
} satisfies Record<string, z.core.$ZodType>

export type AnswerName = keyof typeof answerSchemas

/** The bodies of requests by the names that the document gives them. */
export const bodySchemas = {
  LoginForm: loginForm,
  ConfirmPasswordForm: confirmPasswordForm,
  AccountPatch: accountPatch,
  ChangePasswordForm: changePasswordForm,
  SecondFactorForm: secondFactorForm,
  PasswordForm: passwordForm,
  ForgotPasswordForm: forgotPasswordForm,
  ResetPasswordForm: resetPasswordForm,
  ContactForm: contactForm,
  ContactPatch: contactPatch,
  VolunteerApplication: volunteerApplication,
  VolunteerPatch: volunteerPatch,
  PortfolioForm: portfolioForm,
  PortfolioPatch: portfolioPatch,
  SlideForm: slideForm,
  InspirationForm: inspirationForm,
  PostForm: postForm,
  PostPatch: postPatch,
  PaymentSettingsForm: paymentSettingsForm,
  OrderForm: orderForm(),
  PaymentClaimForm: paymentClaimForm(),
  OfflineGiftForm: offlineGiftForm,
  RefundForm: refundForm,
  RecordForm: recordForm,
  IgnoreForm: ignoreForm,
  PaymentVerification: verifyPayment,
} satisfies Record<string, z.core.$ZodType>

export type BodyName = keyof typeof bodySchemas

export type Call = {
  summary: string
  /** Who may call: anyone, whoever has a session, or admins. */
  access: 'anyone' | 'session' | 'admin'
  /** Name of the body's schema; `file` is a multipart upload, `raw` anything. */
  body?: BodyName | 'file' | 'raw'
  query?: (
    | 'search'
    | 'page'
    | 'limit'
    | 'status'
    | 'from'
    | 'to'
    | 'actor'
    | 'subject'
    | 'subjectId'
    | 'export'
    | 'locale'
    | 'volunteer'
    | 'donation'
    | 'kind'
  )[]
  /** The status of a success. */
  status?: 200 | 201 | 303
  /** Name of the answer's schema, of each item where it is a list; two are one or the other; `raw` is any. */
  answer: AnswerName | 'raw' | [AnswerName, AnswerName]
  isList?: boolean
  /** Moves or records money: takes `Idempotency-Key`. */
  isMoney?: true
  /** What a 202 says, where there may be one. */
  accepted?: string
  /** Statuses beyond those that the access, the body and the path imply. */
  errors?: number[]
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Path = Partial<Record<Method, Call>>

const listing = { isList: true, query: ['search', 'page', 'limit'] } satisfies Partial<Call>
const listingWith = (...filters: ('status' | 'from' | 'to' | 'export')[]) =>
  ({ ...listing, query: [...listing.query, ...filters] }) satisfies Partial<Call>

/** Every call of the contract (contract.md, spec section 7). */
export const calls: Record<string, Path> = {
  '/api/health': {
    get: read('Whether the site and its database answer', 'Health', { errors: [503] }),
  },
  '/api/openapi.json': { get: read('This document', 'raw') },
  '/api/upi-details': {
    get: read('Where UPI payments go', 'UpiDetails', { query: ['locale'] }),
  },
  '/api/about-slider': {
    get: read('The active slides of About, in their order', 'Slide', {
      isList: true,
      query: ['locale'],
    }),
  },
  '/api/inspirations': {
    get: read('The inspiring people, in their order', 'Inspiration', {
      isList: true,
      query: ['locale'],
    }),
  },
  '/api/portfolio': {
    get: read('The published portfolio, in its order', 'PortfolioItem', {
      isList: true,
      query: ['locale'],
    }),
  },
  '/api/posts': {
    get: read('The published activities, newest first', 'Post', {
      isList: true,
      query: ['page', 'limit', 'locale'],
    }),
  },
  '/api/contact': { post: send('Sends a message', 'ContactForm', 'Id', { errors: [429] }) },
  '/api/volunteers': {
    post: send('Applies as a volunteer', 'VolunteerApplication', 'Id', { errors: [429] }),
  },
  '/api/upload': {
    post: send('Uploads the photo of an application', 'file', 'Upload', { errors: [429] }),
  },
  '/api/create-order': {
    post: send('Begins a donation', 'OrderForm', 'PaymentOrder', {
      query: ['locale'],
      errors: [409, 429, 502, 503],
    }),
  },
  '/api/verify-payment': {
    post: send(
      'Verifies what the payment window handed back',
      'PaymentVerification',
      'VerifiedPayment',
      {
        status: 200,
        errors: [409, 502, 503],
      },
    ),
  },
  '/api/razorpay/webhook': {
    post: send("Takes the gateway's events", 'raw', 'raw', { status: 200, errors: [401] }),
  },
  '/api/razorpay/callback': {
    post: send('Where the gateway sends donors without a payment window', 'raw', 'raw', {
      status: 303,
      query: ['locale', 'donation'],
    }),
  },
  '/api/payment-status/{id}': {
    get: read('The state of a donation', 'PaymentStatus'),
  },
  '/api/payment-claims': {
    post: send('Tells of a gift by UPI or bank', 'PaymentClaimForm', 'PaymentClaim', {
      query: ['locale'],
      errors: [429],
    }),
  },
  '/api/admin/login': {
    post: send('Opens a session', 'LoginForm', 'Session', { status: 200, errors: [401, 429] }),
  },
  '/api/admin/check-auth': {
    get: { ...read('Whose session this is', 'Session'), access: 'session' },
  },
  '/api/admin/logout': { post: { ...read('Ends the session', 'Success') } },
  '/api/admin/confirm-password': {
    post: own('Renews the password of the session', 'Success', {
      body: 'ConfirmPasswordForm',
      errors: [429],
    }),
  },
  '/api/admin/forgot-password': {
    post: send('Mails a link to reset a password', 'ForgotPasswordForm', 'Success', {
      status: 200,
      query: ['locale'],
      errors: [429],
    }),
  },
  '/api/admin/reset-password': {
    post: send('Sets a new password with the link of a mail', 'ResetPasswordForm', 'Success', {
      status: 200,
      errors: [409, 429],
    }),
  },
  '/api/admin/account': {
    get: own("One's own account", 'Account'),
    patch: own("Changes one's own e-mail address", 'Account', { body: 'AccountPatch' }),
  },
  '/api/admin/account/password': {
    post: own("Changes one's own password", 'Success', {
      body: 'ChangePasswordForm',
      errors: [409, 429],
    }),
  },
  '/api/admin/account/end-sessions': {
    post: own("Ends all of one's own sessions", 'Success', { errors: [403] }),
  },
  '/api/admin/second-factor/enrol': {
    post: own('Begins the set-up of a second factor', 'SecondFactorKey', { errors: [403, 409] }),
  },
  '/api/admin/second-factor/confirm': {
    post: own('Turns the second factor on', 'RecoveryCodes', { body: 'SecondFactorForm' }),
  },
  '/api/admin/second-factor/disable': {
    post: own('Turns the second factor off', 'Success', { body: 'PasswordForm', errors: [429] }),
  },
  '/api/admin/users': { get: admin('The accounts', 'Colleague', { isList: true }) },
  '/api/admin/users/{id}/reset-second-factor': {
    post: admin("Takes somebody's second factor away", 'Id'),
  },
  '/api/admin/portfolio': {
    get: admin('The portfolio', 'AdminPortfolioItem', listing),
    post: admin('Makes a portfolio item', 'AdminPortfolioItem', {
      body: 'PortfolioForm',
      status: 201,
    }),
  },
  '/api/admin/portfolio/{id}': {
    patch: admin('Changes a portfolio item', 'AdminPortfolioItem', { body: 'PortfolioPatch' }),
    delete: admin('Deletes a portfolio item', 'Id'),
  },
  '/api/admin/about-slider': {
    get: admin('The slides of About', 'AdminSlide', listing),
    post: admin('Makes a slide', 'AdminSlide', { body: 'SlideForm', status: 201 }),
  },
  '/api/admin/about-slider/{id}': {
    put: admin('Changes a slide', 'AdminSlide', { body: 'SlideForm' }),
    delete: admin('Deletes a slide', 'Id'),
  },
  '/api/admin/inspirations': {
    get: admin('The inspiring people', 'AdminInspiration', listing),
    post: admin('Adds an inspiring person', 'AdminInspiration', {
      body: 'InspirationForm',
      status: 201,
    }),
  },
  '/api/admin/inspirations/{id}': {
    put: admin('Changes an inspiring person', 'AdminInspiration', { body: 'InspirationForm' }),
    delete: admin('Removes an inspiring person', 'Id'),
  },
  '/api/admin/posts': {
    get: admin('The activities', 'AdminPost', listing),
    post: admin('Makes an activity', 'AdminPost', { body: 'PostForm', status: 201 }),
  },
  '/api/admin/posts/{id}': {
    patch: admin('Changes an activity', 'AdminPost', { body: 'PostPatch' }),
    delete: admin('Deletes an activity', 'Id'),
  },
  '/api/admin/volunteers': { get: admin('The applications', 'Volunteer', listingWith('export')) },
  '/api/admin/volunteers/{id}': {
    patch: admin('Changes status, photo or notes', 'Volunteer', { body: 'VolunteerPatch' }),
    delete: admin('Deletes an application', 'Id'),
  },
  '/api/admin/contacts': { get: admin('The messages', 'Contact', listingWith('status')) },
  '/api/admin/contacts/{id}': {
    patch: admin('Notes that a message was read or answered', 'Contact', { body: 'ContactPatch' }),
  },
  '/api/admin/donations': {
    get: admin('Money that came in', 'Donation', listingWith('from', 'to', 'export')),
    post: admin('Records a gift past the gateway', 'Donation', {
      body: 'OfflineGiftForm',
      status: 201,
    }),
  },
  '/api/admin/donations/{id}/void': {
    post: admin('Takes back a gift that was entered by mistake', 'Donation', { errors: [409] }),
  },
  '/api/admin/donations/stats': { get: admin('Their number and sum', 'DonationStats') },
  '/api/admin/transactions': {
    get: admin('Each attempt to pay', 'Transaction', listingWith('status', 'from', 'to', 'export')),
  },
  '/api/admin/transactions/{id}/accept': {
    post: admin('Counts money that waits for a decision', 'Transaction', {
      errors: [409, 502, 503],
    }),
  },
  '/api/admin/transactions/{id}/reject': {
    post: admin('Puts a claim aside', 'Transaction', { errors: [409] }),
  },
  '/api/admin/transactions/{id}/refund': {
    post: admin('Gives money back', 'Transaction', {
      body: 'RefundForm',
      isMoney: true,
      accepted: 'The outcome is not known yet',
      errors: [409, 502, 503],
    }),
  },
  '/api/admin/transactions/{id}/record': {
    post: admin('Records an unmatched payment as a donation', 'Transaction', {
      body: 'RecordForm',
      isMoney: true,
      errors: [409, 502, 503],
    }),
  },
  '/api/admin/transactions/{id}/ignore': {
    post: admin('Sets aside money that is not counted, or an order', 'Transaction', {
      body: 'IgnoreForm',
      isMoney: true,
      errors: [409],
    }),
  },
  '/api/admin/attention': {
    get: admin('What waits for an admin, the oldest first', 'Attention', {
      isList: true,
      query: ['kind', 'page', 'limit'],
    }),
  },
  '/api/admin/attention/counts': {
    get: admin('How much of each kind waits for an admin', 'AttentionCounts'),
  },
  '/api/admin/gateway-events/{id}/dismiss': {
    post: admin('Takes a false event off the list', 'Id'),
  },
  '/api/admin/payment-settings/revoke-previous-secret': {
    post: admin(
      'Refuses messages that are signed with the previous secret',
      'AdminPaymentSettings',
    ),
  },
  '/api/admin/settlements': {
    get: admin('What the gateway paid out to the bank', 'Settlement', listingWith('from', 'to')),
  },
  '/api/admin/settlements/{id}': {
    get: admin('A settlement with the gifts it is made of', 'SettlementDetail'),
  },
  '/api/admin/settlement-rows': {
    get: admin('The rows of all settlements', 'SettlementRow', listingWith('from', 'to', 'export')),
  },
  '/api/admin/reconcile': { post: admin('Asks the gateway now', 'Reconciliation') },
  '/api/admin/mails/{id}/retry': { post: admin('Tries a mail again', 'Success') },
  '/api/admin/payment-settings/check': {
    post: admin('Whether the keys of the gateway work', 'GatewayCheck', { errors: [503] }),
  },
  '/api/admin/payment-settings': {
    get: read('How money reaches the foundation; an admin sees more', [
      'PublicPaymentSettings',
      'AdminPaymentSettings',
    ]),
    post: admin('Changes how money reaches the foundation', 'AdminPaymentSettings', {
      body: 'PaymentSettingsForm',
      errors: [409],
    }),
  },
  '/api/admin/audit-log': {
    get: admin('Who did what, newest first', 'AuditEntry', {
      isList: true,
      query: ['page', 'limit', 'actor', 'subject', 'subjectId', 'from', 'to'],
    }),
  },
  '/api/admin/audit-log/actors': {
    get: admin('Everyone whom the audit log names', 'AuditActor', { isList: true }),
  },
  '/api/admin/upload': {
    post: admin('Uploads a picture to the library', 'Upload', {
      body: 'file',
      status: 201,
      query: ['volunteer'],
    }),
  },
}

function read(summary: string, answer: Call['answer'], more: Partial<Call> = {}): Call {
  return { summary, access: 'anyone', answer, ...more }
}

function send(
  summary: string,
  body: NonNullable<Call['body']>,
  answer: Call['answer'],
  more: Partial<Call> = {},
): Call {
  return { summary, access: 'anyone', body, status: 201, answer, ...more }
}

/** A call about one's own account, for whoever is logged in. */
function own(summary: string, answer: Call['answer'], more: Partial<Call> = {}): Call {
  return { summary, access: 'session', answer, ...more }
}

function admin(summary: string, answer: Call['answer'], more: Partial<Call> = {}): Call {
  return { summary, access: 'admin', answer, ...more }
}
