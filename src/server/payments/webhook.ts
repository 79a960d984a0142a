import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { GatewayEvent } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { ApiError } from '../api-error'
import { inBackground } from '../background'
import { insertOnce } from '../insert-once'
import { logError } from '../log'
import { oneAtATime } from '../one-at-a-time'
import { getPayloadClient } from '../payload-client'
import { findGateway, webhookSecrets } from './gateway-settings'
import { paymentEntity, toGatewayPayment } from './razorpay'
import { correctRefund, settlePayment } from './settle'
import { isSigned } from './signature'

/** The shell of an event (razorpay.com/docs/webhooks); the payment in it is a picture of then. */
const gatewayEvent = z.object({
  event: z.string(),
  payload: z.optional(
    z.object({
      payment: z.optional(z.object({ entity: paymentEntity })),
      refund: z.optional(z.object({ entity: z.object({ payment_id: z.string() }) })),
    }),
  ),
})

const MAX_TYPE_LENGTH = 100
const MAX_OUTCOME_LENGTH = 300
/** Events at a time. */
const BATCH = 100

type Incoming = {
  /** As it came, byte for byte: that is what is signed. */
  body: Uint8Array
  signature: string | null
  /** The gateway's own number of the event. */
  eventId: string | null
}

/**
 * Stores an event of the gateway, once, and starts to work on it.
 * @returns when it is stored; the work goes on by itself, and the reconciler finishes what is left.
 * @throws ApiError 401 where the signature is missing or wrong: nothing is written then.
 */
export async function receiveEvent({ body, signature, eventId }: Incoming): Promise<void> {
  const secrets = await webhookSecrets()
  const isGenuine =
    signature !== null && secrets.some((secret) => isSigned(body, signature, secret))
  if (!isGenuine) throw new ApiError(401, 'The signature is wrong')
  const text = Buffer.from(body).toString('utf8')
  const stored = await insertOnce({
    collection: slugs.gatewayEvents,
    key: {
      field: 'eventId',
      value: eventId?.slice(0, 100) || createHash('sha256').update(body).digest('hex'),
    },
    data: { type: typeOf(text), body: text, isOpen: true, tries: 0 },
  })
  if (!stored) return
  // One after the other: a burst of events must not keep donors waiting for their answer.
  inBackground(
    oneAtATime('gateway events', () => workOn(stored)),
    'A gateway event waits',
  )
}

/**
 * Works on the events that are still open: left by a crash, or by a gateway that was out of reach.
 * @returns how many are done.
 */
export async function processOpenEvents(): Promise<number> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.gatewayEvents,
    where: { isOpen: { equals: true } },
    sort: 'createdAt',
    depth: 0,
    limit: BATCH,
    pagination: false,
    overrideAccess: true,
  })
  let done = 0
  for (const event of docs) {
    try {
      await workOn(event)
      done += 1
    } catch (error) {
      // One that cannot be done yet must not hold up the others.
      logError('A gateway event waits', error)
    }
  }
  return done
}

async function workOn(event: GatewayEvent): Promise<void> {
  try {
    const outcome = await outcomeOf(event.body ?? '')
    // What it was about stands in the transaction now: the donor's data need not stand here, too.
    await update(event, { isOpen: false, outcome: outcome.slice(0, MAX_OUTCOME_LENGTH), body: '' })
  } catch (error) {
    await update(event, { tries: (event.tries ?? 0) + 1 })
    throw error
  }
}

/** Takes in what an event tells. @returns what came of it, for people. */
async function outcomeOf(body: string): Promise<string> {
  const parsed = gatewayEvent.safeParse(parseJson(body))
  if (!parsed.success) return 'Not understood'
  const { payment, refund } = parsed.data.payload ?? {}
  const isFailedRefund = parsed.data.event === 'refund.failed'
  if (payment && !isFailedRefund) {
    return settledWord(await settlePayment(toGatewayPayment(payment.entity)))
  }
  const paymentId = payment?.entity.id ?? refund?.entity.payment_id
  if (!paymentId) return 'Nothing to do'
  const found = await findGateway()
  if (!found) throw new Error('No gateway to ask about a refund')
  const fetchPayment = () => found.gateway.fetchPayment(paymentId)
  await settlePayment(await fetchPayment())
  return settledWord(await correctRefund(paymentId, fetchPayment))
}

function settledWord(attempt: object | null): string {
  return attempt ? 'Taken in' : 'Not a payment of this site'
}

async function update(event: GatewayEvent, data: Partial<GatewayEvent>): Promise<void> {
  const payload = await getPayloadClient()
  await payload.db.updateOne({
    collection: slugs.gatewayEvents,
    where: { id: { equals: event.id } },
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
}

function typeOf(text: string): string {
  const parsed = gatewayEvent.safeParse(parseJson(text))
  return (parsed.data?.event ?? 'unknown').slice(0, MAX_TYPE_LENGTH)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
