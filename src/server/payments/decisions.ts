import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { CURRENCY } from '@/domain/donation'
import { messages } from '@/domain/messages'
import { fromPaise, toPaise } from '@/lib/money'
import { ApiError } from '../api-error'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { changeAttempt, findAttempt } from './attempts'
import { CLAIM_GATEWAY } from './claims'
import { isGatewayError } from './gateway'
import { requireGateway } from './gateway-settings'
import { countTransferOnce } from './gift-reference'
import { completeAttempt, settlePayment } from './settle'

// What an admin decides about a transaction. Each takes the transaction's id and throws ApiError
// 404 where there is none, 409 where its status no longer allows it.

const STATE_CHANGED = messages.changedMeanwhile

/**
 * Counts money that was set aside, or that a donor said to have paid and the admin has found.
 * @throws ApiError 400 where it is in another currency: it can only be given back; 409 where a gift
 * with the claim's reference is counted already.
 */
export async function acceptTransaction(id: string): Promise<Transaction> {
  const attempt = await requireTransaction(id)
  const isClaim = attempt.gateway === CLAIM_GATEWAY && attempt.status === 'pending'
  if (!isClaim && attempt.status !== 'quarantined') throw new ApiError(409, STATE_CHANGED)
  if (isFullyRefunded(attempt)) throw new ApiError(409, STATE_CHANGED)
  const completed = await countTransferOnce(isClaim ? attempt.reference : null, async () =>
    completeAttempt(attempt, await receivedPaise(attempt)),
  )
  if (!completed) throw new ApiError(409, STATE_CHANGED)
  return completed
}

/** Puts a donor's claim aside that the admin could not find in the account. */
export async function rejectTransaction(id: string): Promise<Transaction> {
  const attempt = await requireTransaction(id)
  if (attempt.gateway !== CLAIM_GATEWAY || attempt.status !== 'pending') {
    throw new ApiError(409, STATE_CHANGED)
  }
  const rejected = await changeAttempt(attempt, {
    status: 'failed',
    failure: 'Not found in the account',
  })
  if (!rejected) throw new ApiError(409, STATE_CHANGED)
  return rejected
}

/**
 * Has the gateway give money back, all that is left or a part.
 * @param amountRupees of the part.
 * @throws ApiError 400 over what is left, 502 where the gateway does not do it.
 */
export async function refundTransaction(id: string, amountRupees?: number): Promise<Transaction> {
  const attempt = await requireTransaction(id)
  const isPaid = attempt.status === 'completed' || attempt.status === 'quarantined'
  if (!isPaid || !attempt.paymentId) throw new ApiError(409, STATE_CHANGED)
  const { gateway, isTest } = await requireGateway()
  if (attempt.testMode !== isTest) {
    throw new ApiError(409, 'This was paid with keys of the other mode. Refund it there.')
  }
  const leftPaise = attempt.amountPaise - (attempt.refundedPaise ?? 0)
  const amountPaise = amountRupees === undefined ? leftPaise : toPaise(amountRupees)
  if (amountPaise > leftPaise || amountPaise <= 0) {
    const message = `At most ₹${fromPaise(Math.max(0, leftPaise))} is left to refund`
    throw new ApiError(400, message, { errors: { amount: message } })
  }
  try {
    await gateway.refund({
      paymentId: attempt.paymentId,
      amountPaise,
      // The same until we know of the refund: two clicks, or a retry, give back once.
      key: `refund-${attempt.transactionId}-${attempt.refundedPaise ?? 0}`,
    })
    await settlePayment(await gateway.fetchPayment(attempt.paymentId))
  } catch (error) {
    if (!isGatewayError(error)) throw error
    logError('no refund', error, { reason: error.failure })
    const said = error.failure === 'refused' ? ` It says: ${error.message}` : ''
    throw new ApiError(502, `The payment gateway did not make the refund.${said}`)
  }
  return (await findAttempt({ id: { equals: id } })) ?? attempt
}

/** What really came in: the gateway knows of a payment that differs from its order. */
async function receivedPaise(attempt: Transaction): Promise<number> {
  if (attempt.attention !== 'amount-mismatch' || !attempt.paymentId) return attempt.amountPaise
  const { gateway } = await requireGateway()
  const payment = await gateway.fetchPayment(attempt.paymentId).catch((error: unknown) => {
    logError('payment not fetched', error)
    throw new ApiError(502, messages.paymentNotConfirmed)
  })
  if (payment.currency !== CURRENCY) {
    throw new ApiError(400, 'This came in another currency. It can only be refunded.')
  }
  return payment.amountPaise
}

function isFullyRefunded({ amountPaise, refundedPaise }: Transaction): boolean {
  return (refundedPaise ?? 0) >= amountPaise
}

async function requireTransaction(id: string): Promise<Transaction> {
  const payload = await getPayloadClient()
  const attempt = await payload.findByID({
    collection: slugs.transactions,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!attempt) throw new ApiError(404, messages.notFound)
  return attempt
}
