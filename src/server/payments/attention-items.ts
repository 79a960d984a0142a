import type { DataFromCollectionSlug } from 'payload'
import type {
  Dispute,
  GatewayEvent,
  Mail,
  Settlement,
  Subscription,
  Transaction,
} from '@/cms/payload-types'
import type { slugs } from '@/cms/slugs'
import type { AttentionKind } from '@/domain/attention'
import { CURRENCY } from '@/domain/donation'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import type { AttentionDto } from '@/domain/responses/attention'
import { formatRupees, fromPaise } from '@/lib/money'
import { toSettlementDto } from '../settlements/service'
import { reasonsOf } from './attempts'

/** The collections that `listAttention` reads. */
export type AttentionSlug = (typeof slugs)[
  | 'transactions'
  | 'disputes'
  | 'settlements'
  | 'subscriptions'
  | 'gatewayEvents'
  | 'mails']

type Mappers = {
  [Slug in AttentionSlug]: (kind: AttentionKind, doc: DataFromCollectionSlug<Slug>) => AttentionDto
}

const mappers: Mappers = {
  transactions: transactionItem,
  disputes: disputeItem,
  settlements: settlementItem,
  subscriptions: monthlyGiftItem,
  'gateway-events': eventItem,
  mails: mailItem,
}

/** Maps a document of one of those collections. */
export function toAttentionItem<Slug extends AttentionSlug>(
  kind: AttentionKind,
  collection: Slug,
  doc: DataFromCollectionSlug<Slug>,
): AttentionDto {
  return mappers[collection](kind, doc)
}

function transactionItem(kind: AttentionKind, doc: Transaction): AttentionDto {
  const detail = { difference: doc.difference, order: doc.lookupProblem, unmatched: doc.detail }
  return {
    id: doc.id,
    kind,
    title: doc.donorName || doc.email || doc.phone || doc.paymentId || doc.transactionId,
    donorEmail: doc.email || undefined,
    donorPhone: doc.phone || undefined,
    amount: fromPaise(doc.amountPaise),
    currency: doc.currency || CURRENCY,
    refunded: fromPaise(doc.refundedPaise ?? 0),
    failedRefund: doc.failedRefundPaise ? fromPaise(doc.failedRefundPaise) : undefined,
    chargedBack: fromPaise(doc.chargedBackPaise ?? 0),
    method: doc.method,
    reference: doc.reference || doc.paymentId || doc.orderId || undefined,
    claimNumber: doc.gateway === CLAIM_GATEWAY ? doc.transactionId : undefined,
    paymentId: doc.paymentId || undefined,
    detail: (kind in detail && detail[kind as keyof typeof detail]) || doc.failure || undefined,
    reasons: reasonsOf(doc),
    testMode: doc.testMode ?? false,
    createdAt: doc.createdAt,
  }
}

function disputeItem(kind: AttentionKind, doc: Dispute): AttentionDto {
  return {
    id: doc.id,
    kind,
    title: doc.disputeId,
    amount: fromPaise(doc.amountPaise),
    currency: doc.currency || CURRENCY,
    reference: doc.paymentId,
    paymentId: doc.paymentId,
    detail: doc.reason || undefined,
    respondBy: doc.respondBy || undefined,
    phase: doc.phase || undefined,
    testMode: doc.testMode ?? false,
    createdAt: doc.openedAt || doc.createdAt,
  }
}

function settlementItem(kind: AttentionKind, doc: Settlement): AttentionDto {
  return {
    id: doc.id,
    kind,
    title: doc.settlementId,
    amount: fromPaise(doc.amountPaise),
    currency: CURRENCY,
    reference: doc.utr || undefined,
    detail: problemOf(doc),
    testMode: doc.testMode,
    createdAt: doc.settledAt,
  }
}

function problemOf(doc: Settlement): string {
  if (doc.status === 'failed') return 'The payout failed'
  if (!doc.utr) return 'No bank reference yet'
  const { difference } = toSettlementDto(doc)
  return `${formatRupees(Math.abs(difference))} of it is unexplained`
}

function monthlyGiftItem(kind: AttentionKind, doc: Subscription): AttentionDto {
  return {
    id: doc.id,
    kind,
    title: doc.donorName,
    donorEmail: doc.email || undefined,
    donorPhone: doc.phone || undefined,
    amount: fromPaise(doc.amountPaise),
    currency: CURRENCY,
    method: doc.method || undefined,
    reference: doc.subscriptionId || undefined,
    detail:
      doc.lookupProblem ||
      MONTHLY_PROBLEMS[doc.status] ||
      'Cancellation was requested but has not gone through',
    canSetAside: Boolean(doc.lookupProblem) || undefined,
    testMode: doc.testMode ?? false,
    createdAt: doc.createdAt,
  }
}

const MONTHLY_PROBLEMS: Partial<Record<Subscription['status'], string>> = {
  pending: 'The last charge failed; the gateway tries again',
  halted: 'Several charges failed; the gateway has stopped trying',
}

function eventItem(kind: AttentionKind, doc: GatewayEvent): AttentionDto {
  return {
    id: doc.id,
    kind,
    title: doc.type,
    detail: doc.outcome || undefined,
    createdAt: doc.createdAt,
  }
}

function mailItem(kind: AttentionKind, doc: Mail): AttentionDto {
  return {
    id: doc.id,
    kind,
    title: doc.subject,
    donorEmail: doc.to,
    detail: doc.failure || undefined,
    createdAt: doc.createdAt,
  }
}
