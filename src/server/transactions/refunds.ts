import type { MoneyRequest, Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { leftPaise } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import { LONGEST_RETRY_MS, retryLookupAfterMs } from '@/domain/payment-attempt'
import type { RefundInput } from '@/domain/payment-decisions'
import { fromPaise, toPaise } from '@/lib/money'
import { findAll } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { ApiError, isApiError } from '../http/api-error'
import { logError } from '../log'
import { changeAttempt, findAttempt, rereadAttempt } from '../payments/attempts'
import { followUp } from '../payments/follow-up'
import { isGatewayError } from '../payments/gateway/gateway'
import {
  findGateway,
  type GatewayAccount,
  requireGateway,
} from '../payments/gateway/gateway-settings'
import { findRequest, openRequests, updateRequest } from '../payments/money-requests'
import { settlePayment } from '../payments/settle'

/** Payments per reconciliation whose refund may be over. */
const BATCH = 100

/**
 * Makes the gateway refund what is left of a payment, or a part of it. The intent is stored before
 * the gateway is asked, and a payment has one refund in progress at a time.
 * @returns the transaction; its `openRefund` is set if the outcome is not known yet.
 * @throws ApiError 400 if it exceeds what is left; 409 if another refund is in progress, the state
 * has changed since the admin looked, it was paid with keys of the other mode or the bank could not
 * pay it out; 502 if the gateway refuses, 503 if none is set up.
 */
export async function refundTransaction(
  attempt: Transaction,
  request: MoneyRequest,
  input: RefundInput,
): Promise<Transaction> {
  const account = await requireAccountOf(attempt)
  const started = await startRefund(attempt, input, request)
  return carryOut(started, account)
}

/**
 * Settles refunds with an unknown outcome, left by a lost response or a crash.
 * @param options.isAll asks about all of them, not only those that are due.
 * @returns the number of payments whose refund was made or refused.
 */
export async function settleOpenRefunds(now: Date, { isAll }: { isAll: boolean }): Promise<number> {
  let settled = 0
  const account = await findGateway()
  if (!account) return settled
  for (const request of isAll ? await openRefunds(now) : await dueRefunds(now)) {
    try {
      const attempt = await findAttempt({ openRefund: { equals: request.key } })
      if (!attempt) {
        await closeUnstarted(request)
      } else if (attempt.testMode === account.isTest) {
        const { openRefund } = await carryOut({ attempt, request, isRepeat: true }, account)
        if (!openRefund) settled += 1
      }
    } catch (error) {
      // A refusal by the gateway settles it as well.
      if (isApiError(error)) settled += 1
      else logError('A refund could not be settled', error)
    }
  }
  await releaseRefunded()
  return settled
}

/** Releases payments with a refund that was made, after a crash before `endRefund`. */
async function releaseRefunded(): Promise<void> {
  const held = await findAll({
    collection: slugs.transactions,
    where: { openRefund: { exists: true } },
    sort: 'createdAt',
    limit: BATCH,
  })
  for (const attempt of held) {
    try {
      const request = await findRequest(attempt.openRefund ?? '')
      if (request?.state === 'done') await endRefund(attempt, request, { action: 'refund-made' })
    } catch (error) {
      logError('A refund could not be finished', error)
    }
  }
}

type Started = {
  attempt: Transaction
  request: MoneyRequest
  /** It was started before, so the gateway may have made it. */
  isRepeat: boolean
}

async function requireAccountOf(attempt: Transaction): Promise<GatewayAccount> {
  const isPaid = attempt.status !== 'pending' && attempt.status !== 'failed'
  if (!isPaid || !attempt.paymentId) throw new ApiError(409, messages.changedMeanwhile)
  const account = await requireGateway()
  if ((attempt.testMode ?? false) !== account.isTest) {
    throw new ApiError(409, 'This was paid with keys of the other mode. Refund it there.')
  }
  return account
}

/** Stores what is to be refunded, and takes the payment's only slot for a refund. */
async function startRefund(
  attempt: Transaction,
  { amount, refundedBefore }: RefundInput,
  request: MoneyRequest,
): Promise<Started> {
  if (attempt.openRefund === request.key) return { attempt, request, isRepeat: true }
  if (attempt.openRefund) throw new ApiError(409, await explainOpen(attempt.openRefund))
  const refundedPaise = attempt.refundedPaise ?? 0
  if (refundedBefore !== undefined && refundedBefore !== fromPaise(refundedPaise)) {
    throw new ApiError(409, messages.changedMeanwhile)
  }
  const left = leftPaise(attempt)
  const amountPaise = amount === undefined ? left : toPaise(amount)
  if (amountPaise > left || amountPaise <= 0) {
    const message = `At most ₹${fromPaise(left)} is left to refund`
    throw new ApiError(400, message, { errors: { amount: message } })
  }
  const intent = { amountPaise, paymentId: attempt.paymentId }
  await updateRequest(request, intent)
  const started = await changeAttempt(
    attempt,
    { openRefund: request.key },
    { action: 'refund-requested', note: `₹${fromPaise(amountPaise)}` },
  )
  if (!started) throw new ApiError(409, messages.changedMeanwhile)
  return { attempt: started, request: { ...request, ...intent }, isRepeat: false }
}

/**
 * Refunds once: the gateway recognises a repeated refund by its key, and if it already lists the refund, none is
 * requested.
 */
async function carryOut({ attempt, request, isRepeat }: Started, account: GatewayAccount) {
  const { paymentId, amountPaise } = request
  if (!paymentId || !amountPaise) throw new Error('A refund without payment or amount')
  const { gateway } = account
  // Until the gateway lists its refunds, nobody knows what an earlier try has done.
  let mayBeMade = isRepeat
  try {
    const known = (await gateway.refundsOf(paymentId)).find(({ key }) => key === request.key)
    mayBeMade = false
    const made = known ?? (await gateway.refund({ paymentId, amountPaise, key: request.key }))
    if (made.isFailed) return await endFailed(attempt, request)
    mayBeMade = true
    await updateRequest(request, { refundId: made.id })
    // The ledger must show it before the next refund may start.
    await settlePayment(paymentId, account)
  } catch (error) {
    if (!isGatewayError(error)) throw error
    logError('The gateway did not confirm a refund', error, { reason: error.failure })
    if (mayBeMade || error.failure === 'unreachable') return noteUnknown(attempt, request)
    await endRefused(attempt, request, error.message)
    throw new ApiError(
      502,
      `The payment gateway did not make the refund. It says: ${error.message}`,
    )
  }
  await updateRequest(request, { state: 'done', nextCheckAt: null })
  return endRefund(attempt, request, { action: 'refund-made' })
}

async function noteUnknown(attempt: Transaction, request: MoneyRequest): Promise<Transaction> {
  const tries = (request.tries ?? 0) + 1
  await updateRequest(request, {
    state: 'unknown',
    tries,
    nextCheckAt: new Date(Date.now() + retryLookupAfterMs(tries)).toISOString(),
  })
  return rereadAttempt(attempt)
}

/** The gateway refused: the payment may be refunded by another request, or by this one again. */
async function endRefused(attempt: Transaction, request: MoneyRequest, note: string) {
  await updateRequest(request, { state: 'open', nextCheckAt: null })
  return endRefund(attempt, request, { action: 'refund-refused', note })
}

/**
 * The bank could not pay it out. The same key would only find this failed refund again, so a new
 * request is needed.
 */
async function endFailed(attempt: Transaction, request: MoneyRequest): Promise<never> {
  const refusal = messages.refundFailed
  await endRefund(attempt, request, { action: 'refund-refused', note: refusal })
  await updateRequest(request, { state: 'refused', httpStatus: 409, refusal, nextCheckAt: null })
  throw new ApiError(409, refusal)
}

/** Releases the payment's slot for a refund. */
async function endRefund(
  attempt: Transaction,
  { key, amountPaise }: MoneyRequest,
  { action, note }: { action: 'refund-made' | 'refund-refused'; note?: string },
): Promise<Transaction> {
  const words = [`₹${fromPaise(amountPaise ?? 0)}`, note].filter(Boolean).join(': ')
  return untilWritten('end a refund', async () => {
    const current = await findAttempt({ id: { equals: attempt.id } })
    if (!current || current.openRefund !== key) return current ?? attempt
    const ended = await changeAttempt(current, { openRefund: null }, { action, note: words })
    return ended ? followUp(ended) : undefined
  })
}

/** Closes a request that a crash interrupted before it started: the gateway was not asked. */
async function closeUnstarted(request: MoneyRequest): Promise<void> {
  await updateRequest(request, {
    state: request.refundId ? 'done' : 'refused',
    httpStatus: 409,
    refusal: messages.changedMeanwhile,
    nextCheckAt: null,
  })
}

async function explainOpen(key: string): Promise<string> {
  const open = await findRequest(key)
  const amount = open?.amountPaise ? ` of ₹${fromPaise(open.amountPaise)}` : ''
  return `A refund${amount} of this payment is under way, and its outcome is not known yet. Please wait until it is.`
}

function openRefunds(now: Date): Promise<MoneyRequest[]> {
  return openRequests(['refund'], now)
}

async function dueRefunds(now: Date): Promise<MoneyRequest[]> {
  const open = await openRefunds(now)
  return open.filter(({ nextCheckAt }) => {
    const inMs = nextCheckAt ? Date.parse(nextCheckAt) - now.getTime() : 0
    // No retry is scheduled that late: the clock was ahead when the time was set.
    return inMs <= 0 || inMs > 2 * LONGEST_RETRY_MS
  })
}
