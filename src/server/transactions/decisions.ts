import type { MoneyRequest, Transaction, User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { CURRENCY } from '@/domain/donation'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import { leftPaise } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import { canChangeTransaction, lastingReasons } from '@/domain/payment-attempt'
import type { IgnoreInput, RecordInput, VoidInput } from '@/domain/payment-decisions'
import { fromPaise } from '@/lib/money'
import { requireById } from '../documents/records'
import { countTransferOnce, referencesOfClaims } from '../donations/gift-reference'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { type AttemptData, type Cause, changeAttempt, reasonsOf } from '../payments/attempts'
import { followUp } from '../payments/follow-up'
import { requireGateway } from '../payments/gateway/gateway-settings'
import { changeOnce } from '../payments/money-requests'
import { findGivenFor } from '../purposes/given-for'

// What an admin decides about a transaction. Each throws ApiError 409 if its status no longer
// allows it; repeated by the same request, it is not done again.

const STATE_CHANGED = messages.changedMeanwhile
const ONLY_REFUNDED = 'This came in another currency. It can only be refunded.'

export type Decision = {
  call: 'accept' | 'ignore' | 'record' | 'refund' | 'reject' | 'set-refund-aside'
  id: string
  body?: unknown
  user: User
}

/**
 * Runs a decision about a transaction once per `Idempotency-Key`.
 * @throws ApiError 404 if there is no such transaction; like `changeOnce` and `decide`.
 */
export async function decideOnce(
  req: Request,
  decision: Decision,
  decide: (attempt: Transaction, request: MoneyRequest) => Promise<Transaction>,
): Promise<Transaction> {
  return changeOnce(req, {
    ...decision,
    collection: slugs.transactions,
    act: async (request) => {
      const attempt = await requireById(slugs.transactions, decision.id)
      return attempt.decisionKey === request.key ? followUp(attempt) : decide(attempt, request)
    },
  })
}

/**
 * Counts quarantined money, or a claim that the admin has found in the account.
 * @throws ApiError 400 if it is in another currency, or no donor is named; 409 if a gift with the
 * claim's reference is already counted.
 */
export async function acceptTransaction(
  attempt: Transaction,
  { key }: MoneyRequest,
): Promise<Transaction> {
  const isClaim = attempt.gateway === CLAIM_GATEWAY && attempt.status === 'pending'
  const isAside = attempt.status === 'quarantined' || attempt.status === 'ignored'
  if ((!isClaim && !isAside) || isToken(attempt)) throw new ApiError(409, STATE_CHANGED)
  if (leftPaise(attempt) <= 0 || attempt.openRefund) throw new ApiError(409, STATE_CHANGED)
  if (!attempt.donorName) throw new ApiError(400, 'Please record who gave this.')
  const currency = isClaim ? CURRENCY : await currencyOf(attempt)
  if (currency !== CURRENCY) throw new ApiError(400, ONLY_REFUNDED)
  return complete(attempt, { currency, decisionKey: key }, { action: 'accepted' })
}

/**
 * Counts a payment that belongs to no order here, once the admin knows who gave it.
 * @throws ApiError 400 if it is in another currency, or its purpose is unknown.
 */
export async function recordTransaction(
  attempt: Transaction,
  { key }: MoneyRequest,
  { givenFor, ...donor }: RecordInput,
): Promise<Transaction> {
  const isAside = attempt.status === 'quarantined' || attempt.status === 'ignored'
  const isUnmatched = reasonsOf(attempt).includes('unmatched')
  if (!isAside || !isUnmatched || leftPaise(attempt) <= 0 || attempt.openRefund) {
    throw new ApiError(409, STATE_CHANGED)
  }
  if ((await currencyOf(attempt)) !== CURRENCY) throw new ApiError(400, ONLY_REFUNDED)
  const columns = await findGivenFor(givenFor, 'any')
  const data: AttemptData = {
    ...donor,
    // A field that the admin has cleared also clears the gateway's data about the payer.
    email: donor.email ?? null,
    phone: donor.phone ?? null,
    address: donor.address ?? null,
    panNumber: donor.panNumber ?? null,
    message: donor.message ?? null,
    ...columns,
    decisionKey: key,
  }
  return complete(attempt, data, { action: 'recorded' })
}

/** Rejects a claim that the admin could not find in the account. The donor may claim again. */
export async function rejectTransaction(
  attempt: Transaction,
  { key }: MoneyRequest,
): Promise<Transaction> {
  const isClaim = attempt.gateway === CLAIM_GATEWAY
  if (!isClaim || attempt.status !== 'pending') throw new ApiError(409, STATE_CHANGED)
  const data: AttemptData = {
    status: 'failed',
    failure: 'Not found in the account',
    // Left from an earlier confirmation.
    voidCause: null,
    decisionKey: key,
  }
  return decided(await changeAttempt(attempt, data, { action: 'rejected' }))
}

/**
 * Undoes the confirmation of a claim: its gift leaves the books (`followUp`), and the claim is
 * reopened or rejected. If the money came in and was returned, it is not reopened.
 * @throws ApiError 409 if it is not a claim, or not confirmed.
 */
export async function undoClaim(
  attempt: Transaction,
  {
    reason,
    cause,
    claim,
    key,
  }: VoidInput & Required<Pick<VoidInput, 'cause'>> & Pick<MoneyRequest, 'key'>,
): Promise<Transaction> {
  if (attempt.decisionKey === key) return followUp(attempt)
  const isClaim = attempt.gateway === CLAIM_GATEWAY
  const waitsAgain = cause === 'entered-by-mistake' && claim === 'open'
  const status = waitsAgain ? 'pending' : 'failed'
  if (!isClaim) throw new ApiError(409, messages.notVoidable)
  if (attempt.status !== 'completed' || !canChangeTransaction('completed', status, { isClaim })) {
    throw new ApiError(409, STATE_CHANGED)
  }
  const isRejected = status === 'failed'
  const data: AttemptData = {
    status,
    failure: isRejected ? reason : null,
    voidCause: cause,
    decisionKey: key,
  }
  const action = isRejected ? 'rejected' : 'reopened'
  return decided(await changeAttempt(attempt, data, { action, note: reason }))
}

/**
 * Sets aside money that is not meant for the foundation, or an order that no saved keys can look
 * up. It does not count.
 */
export async function ignoreTransaction(
  attempt: Transaction,
  { key }: MoneyRequest,
  { reason }: IgnoreInput,
): Promise<Transaction> {
  const isOrder = attempt.status === 'pending' && Boolean(attempt.orderId)
  const status = isOrder ? 'failed' : 'ignored'
  if (!canChangeTransaction(attempt.status, status) || attempt.openRefund) {
    throw new ApiError(409, STATE_CHANGED)
  }
  const data: AttemptData = {
    status,
    failure: reason,
    decisionKey: key,
    lookupProblem: null,
    ...(isOrder && { nextCheckAt: null }),
  }
  return decided(await changeAttempt(attempt, data, { action: 'ignored', note: reason }))
}

/**
 * Takes a failed refund off the list of what needs attention: the donor was paid in another way, or gave the
 * money after all. The gift still counts.
 */
export async function setRefundAside(
  attempt: Transaction,
  { key }: MoneyRequest,
  { reason }: IgnoreInput,
): Promise<Transaction> {
  if (!attempt.failedRefundPaise || attempt.openRefund) throw new ApiError(409, STATE_CHANGED)
  const note = `₹${fromPaise(attempt.failedRefundPaise)}: ${reason}`
  const data: AttemptData = { failedRefundPaise: null, decisionKey: key }
  return decided(await changeAttempt(attempt, data, { action: 'refund-set-aside', note }))
}

/** Whether the payment authorised a later start of a monthly gift, which the gateway refunds. */
function isToken(attempt: Transaction): boolean {
  return (
    attempt.status === 'ignored' && Boolean(attempt.monthlyGift) && reasonsOf(attempt).length === 0
  )
}

async function complete(
  attempt: Transaction,
  data: AttemptData,
  cause: Cause,
): Promise<Transaction> {
  const isClaim = attempt.gateway === CLAIM_GATEWAY
  // Donors claim a transfer after making it. So it counts on the day of the claim, not on the day
  // when an admin found it at the bank, which may be in the next financial year. A correction can
  // set another day.
  const paidAt = attempt.paidAt ?? (isClaim ? attempt.createdAt : new Date().toISOString())
  const reasons = lastingReasons(reasonsOf(attempt))
  const { transactionId: holder, reference } = attempt
  const references = await referencesOfClaims(isClaim ? [{ number: holder, reference }] : [])
  return countTransferOnce({ reference: references.get(holder), holder }, async () =>
    decided(await changeAttempt(attempt, { ...data, status: 'completed', reasons, paidAt }, cause)),
  )
}

function decided(changed: Transaction | null): Promise<Transaction> {
  if (!changed) throw new ApiError(409, STATE_CHANGED)
  return followUp(changed)
}

/** Returns the currency; earlier versions did not store it, so the gateway is asked. */
async function currencyOf({ currency, paymentId }: Transaction): Promise<string> {
  if (currency || !paymentId) return currency ?? CURRENCY
  const { gateway } = await requireGateway()
  const payment = await gateway.fetchPayment(paymentId).catch((error: unknown) => {
    logError('A payment could not be fetched', error)
    throw new ApiError(502, messages.paymentNotConfirmed)
  })
  return payment.currency
}
