import type { Where } from 'payload'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type AuditAction, GATEWAY_ACTOR } from '@/domain/audit'
import { CURRENCY } from '@/domain/donation'
import { leftPaise } from '@/domain/gift-money'
import {
  type AttentionReason,
  attentionReasons,
  type GatewayPayment,
  nextCheckAfterMs,
  type PaymentAttempt,
  transactionSearchFields,
} from '@/domain/payment-attempt'
import { searchTextOf } from '@/domain/search-text'
import { fromPaise } from '@/lib/money'
import type { Actor } from '@/lib/request-context'
import { changedFields, isPendingEntry, pendingEntry } from '../audit/pending-entry'
import { recordAudit } from '../audit/record-audit'
import { changeRevision, findById, findFirst } from '../documents/records'

/** Finds the first matching transaction, or null. */
export function findAttempt(where: Where): Promise<Transaction | null> {
  return findFirst(slugs.transactions, where)
}

/** Reads a transaction again; as it was if it no longer exists. */
export async function rereadAttempt(attempt: Transaction): Promise<Transaction> {
  return (await findById(slugs.transactions, attempt.id)) ?? attempt
}

/** The fields of a transaction that may change after its creation. */
export type AttemptData = Partial<Omit<Transaction, 'id' | 'createdAt' | 'updatedAt' | 'revision'>>

/** Fields of money and status: the audit log records each change to one. */
const LEDGER_FIELDS = [
  'status',
  'amountPaise',
  'currency',
  'refundedPaise',
  'chargedBackPaise',
  'paymentId',
  'openRefund',
  'voidCause',
] as const

/** Why a transaction changes, for the audit log. */
export type Cause = {
  action: AuditAction
  /** Set if it is not the user of the current request. */
  actor?: Actor
  /** In the words of the person or the gateway. */
  note?: string
}

/** Returns the cause of a change reported by the gateway, through whichever channel. */
export function causedByGateway(action: AuditAction): Cause {
  return { action, actor: { name: GATEWAY_ACTOR } }
}

/**
 * Changes money or status of a transaction with a compare-and-set in one statement, so that the
 * change only applies if the transaction is still as it was read. The audit entry is stored in the
 * same statement; `followUp` moves it into the audit log.
 * @returns the new state, or null if another write came first.
 */
export async function changeAttempt(
  current: Transaction,
  data: AttemptData,
  cause: Cause,
): Promise<Transaction | null> {
  // The entry of the last change may still be pending: write it before the new one replaces it.
  await writePendingAudit(current)
  const reasons = data.reasons === undefined ? reasonsOf(current) : data.reasons
  const next = { ...current, ...data, reasons }
  return compareAndSet(current, {
    ...data,
    reasons,
    attention: attentionReasonOf(next),
    searchText: searchTextOf(next, transactionSearchFields),
    revision: (current.revision ?? 0) + 1,
    isBooked: false,
    pendingAudit: auditOf(current, next, cause),
  })
}

/** Like `changeAttempt`, for what is neither money nor status: writes no audit entry. */
export function noteOnAttempt(
  current: Pick<Transaction, 'id' | 'orderId' | 'revision'>,
  data: Omit<AttemptData, (typeof LEDGER_FIELDS)[number]>,
): Promise<Transaction | null> {
  return compareAndSet(current, data)
}

/**
 * Returns the data of a new transaction that already has money in it, with a pending audit entry.
 */
export function newAttempt<Data extends NewAttempt>(data: Data, cause: Cause) {
  return {
    ...data,
    attention: attentionReasonOf(data),
    revision: 0,
    isBooked: false,
    pendingAudit: auditOf({}, data, cause),
  }
}

type NewAttempt = AttemptData & Pick<Transaction, 'transactionId' | 'amountPaise' | 'status'>

/** Moves a transaction's pending entry into the audit log, once. */
export async function writePendingAudit({ id, revision, pendingAudit }: Transaction) {
  if (!isPendingEntry(pendingAudit)) return
  await recordAudit({
    ...pendingAudit,
    subject: 'transaction',
    subjectId: id,
    key: `transaction ${id} ${revision ?? 0}`,
  })
}

/** Amount and currency become those received: that is what can be counted or refunded. */
export function received(
  { amountPaise }: { amountPaise: number },
  payment: GatewayPayment,
): AttemptData {
  const isAsExpected = amountPaise === payment.amountPaise && payment.currency === CURRENCY
  const expected = `${CURRENCY} ${fromPaise(amountPaise)}`
  const actual = `${payment.currency} ${fromPaise(payment.amountPaise)}`
  return {
    amountPaise: payment.amountPaise,
    currency: payment.currency,
    failure: isAsExpected ? null : `Asked for ${expected}, received ${actual}`,
    paidAt: payment.madeAt ?? new Date().toISOString(),
  }
}

/** Picks what the rules of domain/payment-attempt.ts use. */
export function toPaymentAttempt(doc: Transaction): PaymentAttempt {
  return {
    status: doc.status,
    amountPaise: doc.amountPaise,
    paymentId: doc.paymentId ?? null,
    refundedPaise: doc.refundedPaise ?? 0,
  }
}

/** Returns all reasons why a transaction is waiting for an admin, most important first. */
export function reasonsOf({
  reasons,
  attention,
}: Pick<Transaction, 'attention' | 'reasons'>): AttentionReason[] {
  const stored: unknown[] = Array.isArray(reasons) ? reasons : [attention]
  return attentionReasons.filter((reason) => stored.includes(reason))
}

/** Returns why a transaction is waiting now; null once all of its money has been returned. */
function attentionReasonOf(
  doc: AttemptData & Pick<Transaction, 'amountPaise'>,
): AttentionReason | null {
  const isWaiting = doc.status === 'quarantined' && leftPaise(doc) > 0
  return isWaiting ? (reasonsOf(doc)[0] ?? null) : null
}

/** Returns when to ask the gateway about a transaction of that status next, as an ISO date. */
export function nextCheckAt(
  doc: Pick<Transaction, 'createdAt'>,
  status: Transaction['status'],
): string | null {
  const ageMs = Date.now() - Date.parse(doc.createdAt)
  const waitMs = nextCheckAfterMs(status, ageMs)
  return waitMs === null ? null : new Date(Date.now() + waitMs).toISOString()
}

function auditOf(before: AttemptData, after: AttemptData, cause: Cause) {
  return pendingEntry({
    ...cause,
    label: after.donorName || after.transactionId || '',
    changes: changedFields([before, after], {
      fields: LEDGER_FIELDS,
      always: ['amountPaise', 'status'],
    }),
  })
}

function compareAndSet(
  current: Pick<Transaction, 'id' | 'orderId' | 'revision'>,
  data: AttemptData & { revision?: number },
): Promise<Transaction | null> {
  return changeRevision({
    collection: slugs.transactions,
    doc: current,
    data,
    // Set once and never again.
    also: current.orderId ? [] : [{ orderId: { exists: false } }],
  })
}
