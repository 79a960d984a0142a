import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { GatewayEvent } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { parseJson } from '@/lib/parse-json'
import { inBackground } from '../background'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeById, changeWhere, findAll } from '../documents/records'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { followSubscription } from '../monthly-gifts/follow'
import { importDueSettlements } from '../settlements/fetch-settlements'
import { withLock } from '../with-lock'
import { settleDispute } from './disputes'
import { isRefusal } from './gateway/gateway'
import { findGateway, webhookSecrets } from './gateway/gateway-settings'
import { isSigned } from './gateway/signature'
import { settlePayment } from './settle'

/**
 * The part of an event that is read (razorpay.com/docs/webhooks): only what it refers to. Anyone
 * who knows the secret can forge an event, so the facts are fetched.
 */
const gatewayEvent = z.object({
  event: z.string(),
  payload: z.optional(
    z.object({
      payment: z.optional(z.object({ entity: z.object({ id: z.string() }) })),
      refund: z.optional(z.object({ entity: z.object({ payment_id: z.string() }) })),
      dispute: z.optional(z.object({ entity: z.object({ id: z.string() }) })),
      subscription: z.optional(z.object({ entity: z.object({ id: z.string() }) })),
      invoice: z.optional(
        z.object({ entity: z.object({ subscription_id: z.optional(z.nullable(z.string())) }) }),
      ),
    }),
  ),
})

/** The gateway has paid out to the bank. */
const SETTLED = 'settlement.processed'
const MAX_TYPE_LENGTH = 100
const MAX_OUTCOME_LENGTH = 300
/** Events per run. */
const BATCH = 100

type Incoming = {
  /** The exact bytes received, since they are what is signed. */
  body: Uint8Array
  signature: string | null
  /** The gateway's own id of the event. */
  eventId: string | null
}

/**
 * Stores an event of the gateway, once, and starts processing it.
 * @returns when it is stored; processing continues in the background, and the reconciler finishes
 * what is left.
 * @throws ApiError 401 if the signature is missing or wrong: then nothing is stored.
 */
export async function receiveEvent({ body, signature, eventId }: Incoming): Promise<void> {
  const secrets = await webhookSecrets()
  const isGenuine =
    signature !== null && secrets.some((secret) => isSigned(body, signature, secret))
  if (!isGenuine) throw new ApiError(401, 'The signature is wrong')
  const text = Buffer.from(body).toString('utf8')
  const stored = await createIfAbsent({
    collection: slugs.gatewayEvents,
    key: 'eventId',
    data: {
      eventId: eventId?.slice(0, 100) || createHash('sha256').update(body).digest('hex'),
      type: typeOf(text),
      body: text,
      isOpen: true,
      tries: 0,
    },
  })
  if (!stored) return
  // One at a time: a burst of events must not delay responses to donors.
  inBackground(
    withLock('gateway events', () => workOn(stored)),
    'A gateway event could not be processed yet',
  )
}

/**
 * Processes events that are still open, because of a crash or an unreachable gateway.
 * @returns how many are done.
 */
export async function processOpenEvents(): Promise<number> {
  const open = await findAll({
    collection: slugs.gatewayEvents,
    where: { isOpen: { equals: true } },
    sort: 'createdAt',
    limit: BATCH,
  })
  let done = 0
  for (const event of open) {
    try {
      await workOn(event)
      done += 1
    } catch (error) {
      // One that cannot be processed yet must not block the others.
      logError('A gateway event could not be processed yet', error)
    }
  }
  return done
}

async function workOn(event: GatewayEvent): Promise<void> {
  try {
    const outcome = await outcomeOf(event.body ?? '')
    // The donor's data are now in the transaction, and need not be kept here as well.
    await changeById(slugs.gatewayEvents, event.id, { isOpen: false, ...outcome, body: '' })
  } catch (error) {
    await changeById(slugs.gatewayEvents, event.id, { tries: (event.tries ?? 0) + 1 })
    throw error
  }
}

/**
 * Settles what an event refers to.
 * @returns the outcome, for people to read.
 * @throws if the gateway cannot be asked now.
 */
async function outcomeOf(body: string): Promise<{ outcome: string; isFalse?: boolean }> {
  const parsed = gatewayEvent.safeParse(parseJson(body))
  if (!parsed.success) return { outcome: 'Not understood' }
  const { payment, refund, dispute, subscription, invoice } = parsed.data.payload ?? {}
  if (parsed.data.event === SETTLED) {
    await importDueSettlements(new Date(), { isForced: true })
    return { outcome: 'Settlements imported' }
  }
  const paymentId = payment?.entity.id ?? refund?.entity.payment_id
  const subscriptionId = subscription?.entity.id ?? invoice?.entity.subscription_id
  if (!paymentId && !dispute && !subscriptionId) return { outcome: 'Nothing to do' }
  const account = await findGateway()
  if (!account) throw new Error('No gateway to ask about an event')
  try {
    if (dispute) await settleDispute(dispute.entity.id, account)
    const attempt = paymentId ? await settlePayment(paymentId, account) : null
    const gift = subscriptionId ? await followSubscription(subscriptionId, account) : null
    return { outcome: dispute || attempt || gift ? 'Settled' : 'Not a payment of this site' }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const what = paymentId ?? dispute?.entity.id ?? subscriptionId
    return {
      outcome: `Razorpay does not know ${what}`.slice(0, MAX_OUTCOME_LENGTH),
      isFalse: true,
    }
  }
}

/**
 * Dismisses a false event from the list of what needs attention.
 * @throws ApiError 404 if there is no such event.
 */
export async function dismissEvent(id: string): Promise<void> {
  const dismissed = await changeWhere({
    collection: slugs.gatewayEvents,
    where: { and: [{ id: { equals: id } }, { isFalse: { equals: true } }] },
    data: { isFalse: false },
  })
  if (!dismissed) throw new ApiError(404, messages.notFound)
}

function typeOf(text: string): string {
  const parsed = gatewayEvent.safeParse(parseJson(text))
  return (parsed.data?.event || 'unknown').slice(0, MAX_TYPE_LENGTH)
}
