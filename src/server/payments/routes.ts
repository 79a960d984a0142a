import * as z from 'zod/mini'
import { attentionQuery } from '@/domain/attention'
import { orderForm, verifyPaymentForm } from '@/domain/donation'
import { paymentClaimForm } from '@/domain/gift-by-hand'
import { localeField, localeQuery } from '@/domain/locale-query'
import { messages } from '@/domain/messages'
import {
  attentionCountsResponse,
  attentionResponse,
  reconcileResponse,
} from '@/domain/responses/attention'
import { idResponse } from '@/domain/responses/common'
import {
  paymentClaimResponse,
  paymentOrderResponse,
  paymentStatusResponse,
  verifyPaymentResponse,
} from '@/domain/responses/payment'
import { defineRoute, named } from '../http/define-route'
import { limitReference } from '../http/rate-limits'
import { readBytes } from '../http/request-body'
import { limitSiteWide } from '../http/site-limits'
import { countAttention, listAttention } from './attention'
import { handleCheckoutReturn } from './callback'
import { createPaymentClaim } from './claims'
import { donationLimits } from './gateway/gateway-settings'
import { createOrder } from './orders'
import { getPaymentStatus } from './payment-status'
import { reconcile } from './reconcile'
import { verifyPayment } from './verify'
import { dismissEvent, receiveEvent } from './webhook'

export const paymentRoutes = [
  defineRoute('POST', '/api/create-order', {
    summary: 'Creates a payment order for a donation',
    access: 'anyone',
    limit: 'orders',
    query: localeQuery,
    body: named('OrderForm', orderForm()),
    currentBody: async () => orderForm((await donationLimits()).maximumRupees),
    status: 201,
    response: named('PaymentOrder', paymentOrderResponse),
    errors: [409, 502, 503],
    handle: async ({ query, body }) => {
      await limitSiteWide('orders')
      return createOrder(body, query.locale)
    },
  }),
  defineRoute('POST', '/api/verify-payment', {
    summary: 'Verifies the signed result of the payment window',
    access: 'anyone',
    body: named('PaymentVerification', verifyPaymentForm),
    response: named('VerifiedPayment', verifyPaymentResponse),
    errors: [409, 502, 503],
    handle: ({ body }) => verifyPayment(body),
  }),
  defineRoute('POST', '/api/razorpay/webhook', {
    summary: "Receives the gateway's events",
    access: 'anyone',
    // Signed by the gateway: the origin would prove nothing more.
    isOpenToOtherSites: true,
    body: 'raw-json',
    response: z.unknown(),
    errors: [401],
    handle: async ({ req }) => {
      await receiveEvent({
        body: await readBytes(req),
        signature: req.headers.get('x-razorpay-signature'),
        eventId: req.headers.get('x-razorpay-event-id'),
      })
      return { received: true }
    },
  }),
  defineRoute('POST', '/api/razorpay/callback', {
    summary: 'Receives donors whom the gateway sends back after paying on its own page',
    access: 'anyone',
    isOpenToOtherSites: true,
    // No error in the address may keep a donor who has paid from the status page.
    query: z.object(
      {
        locale: z.catch(localeField, 'en'),
        donation: z.optional(z.string(messages.bodyInvalid)),
      },
      messages.bodyInvalid,
    ),
    body: 'raw-form',
    status: 303,
    response: z.unknown(),
    handle: async ({ req, query }) =>
      new Response(null, {
        status: 303,
        headers: { Location: await handleCheckoutReturn(req, query) },
      }),
  }),
  defineRoute('GET', '/api/payment-status/{id}', {
    summary: 'Returns the status of a payment',
    access: 'anyone',
    response: named('PaymentStatus', paymentStatusResponse),
    handle: ({ id }) => getPaymentStatus(id),
  }),
  defineRoute('POST', '/api/payment-claims', {
    summary: 'Reports a payment made by UPI or bank transfer',
    access: 'anyone',
    limit: 'claims',
    query: localeQuery,
    body: named('PaymentClaimForm', paymentClaimForm),
    status: 201,
    response: named('PaymentClaim', paymentClaimResponse),
    errors: [409],
    handle: async ({ query, body, spamReason }) => {
      await limitSiteWide('claims')
      await limitReference(body.reference)
      const claimNumber = await createPaymentClaim({ values: body, spamReason }, query.locale)
      return { success: true, claimNumber } as const
    },
  }),
  defineRoute('GET', '/api/admin/attention', {
    summary: 'Lists what awaits an admin, oldest first',
    access: 'admin',
    query: attentionQuery,
    response: { pageOf: named('Attention', attentionResponse) },
    handle: ({ query }) => listAttention(query),
  }),
  defineRoute('GET', '/api/admin/attention/counts', {
    summary: 'Counts what awaits an admin, by kind',
    access: 'admin',
    response: named('AttentionCounts', attentionCountsResponse),
    handle: () => countAttention(),
  }),
  defineRoute('POST', '/api/admin/gateway-events/{id}/dismiss', {
    summary: 'Dismisses an event with a wrong signature',
    access: 'admin',
    response: named('Id', idResponse),
    handle: async ({ id }) => {
      await dismissEvent(id)
      return { id }
    },
  }),
  defineRoute('POST', '/api/admin/reconcile', {
    summary: 'Reconciles with the gateway now',
    access: 'admin',
    response: named('Reconciliation', reconcileResponse),
    handle: () => reconcile(new Date(), { isAll: true }),
  }),
] as const
