import type { Where } from 'payload'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type AttentionKind, type AttentionQuery, attentionKinds } from '@/domain/attention'
import { disputeStatuses, isOpenDispute } from '@/domain/dispute'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import { isInTrouble, isOver, mandateStatuses } from '@/domain/monthly-gift'
import { attentionReasons } from '@/domain/payment-attempt'
import type { AttentionCountsDto, AttentionDto } from '@/domain/responses/attention'
import { countAll, findAll } from '../documents/records'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { OPEN_DAYS } from '../settlements/fetch-settlements'
import { type AttentionSlug, toAttentionItem } from './attention-items'
import { warnOfCounted } from './attention-warnings'
import { findGateway } from './gateway/gateway-settings'

/** Longer than the reconciler's interval: what is still open then will not settle by itself. */
const LISTED_AFTER_MS = 30 * MINUTE_MS
/** Banks take up to three days; rows and references can arrive just as late. */
const SETTLED_AFTER_MS = 3 * DAY_MS
/** Items per kind if all kinds are requested at once. */
const ITEMS_PER_KIND = 20

/** Where to find the items of a kind. */
type Source = {
  collection: AttentionSlug
  where: Where
}

/** Counts what is waiting for an admin, by kind. */
export async function countAttention(now = new Date()): Promise<AttentionCountsDto> {
  const sources = await sourcesAt(now)
  const counted = await Promise.all(
    attentionKinds.map(async (kind) => ({ kind, count: await countAll(sources[kind]) })),
  )
  const kinds = counted.filter(({ count }) => count > 0)
  return { total: kinds.reduce((sum, { count }) => sum + count, 0), kinds }
}

/**
 * Lists what is waiting for an admin: quarantined money, claims of donors, disputes, and whatever
 * should have progressed by itself and did not; oldest first.
 * @param query one kind, page by page; without a kind, the first items of each.
 */
export async function listAttention(
  { kind, page, limit }: AttentionQuery,
  now = new Date(),
): Promise<Page<AttentionDto>> {
  const sources = await sourcesAt(now)
  if (kind) {
    const [items, total] = await Promise.all([
      read(kind, sources[kind], { page, limit }),
      countAll(sources[kind]),
    ])
    return { items, total }
  }
  const { total, kinds } = await countAttention(now)
  const all = await Promise.all(
    kinds.map((each) => read(each.kind, sources[each.kind], { page: 1, limit: ITEMS_PER_KIND })),
  )
  return { items: all.flat(), total }
}

async function sourcesAt(now: Date): Promise<Record<AttentionKind, Source>> {
  const account = await findGateway()
  const settledBefore = new Date(now.getTime() - SETTLED_AFTER_MS).toISOString()
  const askedSince = new Date(now.getTime() - OPEN_DAYS * DAY_MS).toISOString()
  const openBefore = new Date(now.getTime() - LISTED_AFTER_MS).toISOString()
  const claims: Where[] = [
    { gateway: { equals: CLAIM_GATEWAY } },
    { status: { equals: 'pending' } },
  ]
  const waiting = Object.fromEntries(
    attentionReasons.map((reason) => [
      reason,
      transactions(
        { status: { equals: 'quarantined' } },
        { attention: { equals: reason } },
        // Listed as a refund: nothing can be decided until its outcome is known.
        { openRefund: { exists: false } },
      ),
    ]),
  ) as Record<(typeof attentionReasons)[number], Source>
  return {
    ...waiting,
    claim: transactions(...claims, { suspectedSpam: { not_equals: true } }),
    'suspected-claim': transactions(...claims, { suspectedSpam: { equals: true } }),
    refund: transactions({ openRefund: { exists: true } }),
    'failed-refund': transactions(
      { failedRefundPaise: { exists: true } },
      // Listed as a refund: it may be the one that makes up for it.
      { openRefund: { exists: false } },
    ),
    order: transactions(
      { status: { equals: 'pending' } },
      { orderId: { exists: true } },
      {
        or: [
          { lookupProblem: { exists: true } },
          // Test keys cannot look up live money.
          ...(account?.isTest
            ? [{ and: [{ testMode: { equals: false } }, { createdAt: { less_than: openBefore } }] }]
            : []),
        ],
      },
    ),
    difference: transactions({ difference: { exists: true } }),
    stuck: transactions({ isBooked: { equals: false } }, { updatedAt: { less_than: openBefore } }),
    dispute: {
      collection: slugs.disputes,
      where: { status: { in: disputeStatuses.filter(isOpenDispute) } },
    },
    'monthly-gift': {
      collection: slugs.subscriptions,
      where: {
        and: [
          { status: { not_in: mandateStatuses.filter(isOver) } },
          // Absent if an admin has set it aside.
          { nextCheckAt: { exists: true } },
          {
            or: [
              { status: { in: mandateStatuses.filter(isInTrouble) } },
              { lookupProblem: { exists: true } },
              { cancelRequestedAt: { less_than: openBefore } },
            ],
          },
        ],
      },
    },
    settlement: {
      collection: slugs.settlements,
      where: {
        and: [
          { isOpen: { equals: true } },
          // After that, asking again is of no use, and the list of settlements still marks it.
          { settledAt: { greater_than: askedSince } },
          { or: [{ status: { equals: 'failed' } }, { settledAt: { less_than: settledBefore } }] },
        ],
      },
    },
    event: {
      collection: slugs.gatewayEvents,
      where: { and: [{ isOpen: { equals: true } }, { createdAt: { less_than: openBefore } }] },
    },
    'false-event': { collection: slugs.gatewayEvents, where: { isFalse: { equals: true } } },
    mail: { collection: slugs.mails, where: { status: { equals: 'given-up' } } },
  }
}

function transactions(...and: Where[]): Source {
  return { collection: slugs.transactions, where: { and } }
}

async function read(
  kind: AttentionKind,
  { collection, where }: Source,
  { page, limit }: { page: number; limit: number },
): Promise<AttentionDto[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    where,
    page,
    limit,
    sort: ['createdAt', 'id'],
    depth: 0,
    overrideAccess: true,
  })
  const items = await warnOfCounted(docs.map((doc) => toAttentionItem(kind, collection, doc)))
  if (kind === 'dispute') return addDonors(items)
  return kind === 'second-payment' ? addFirstPayments(items, docs as Transaction[]) : items
}

/** Adds to disputes whose payment it is: evidence is about a donor, and often a call settles it. */
async function addDonors(items: AttentionDto[]): Promise<AttentionDto[]> {
  const payments = items.flatMap(({ paymentId }) => paymentId ?? [])
  if (payments.length === 0) return items
  const attempts = await findAll({
    collection: slugs.transactions,
    where: { paymentId: { in: payments } },
  })
  return items.map((item) => {
    const attempt = attempts.find(({ paymentId }) => paymentId === item.paymentId)
    if (!attempt) return item
    const { donorName, email, phone } = attempt
    return {
      ...item,
      title: [donorName, item.title].filter(Boolean).join(' · '),
      donorEmail: email || undefined,
      donorPhone: phone || undefined,
    }
  })
}

/** Adds to second payments which payment of the same order came first. */
async function addFirstPayments(
  items: AttentionDto[],
  seconds: Transaction[],
): Promise<AttentionDto[]> {
  const orders = seconds.flatMap(({ secondPaymentOf }) => secondPaymentOf ?? [])
  if (orders.length === 0) return items
  const firsts = await findAll({
    collection: slugs.transactions,
    where: { orderId: { in: orders } },
  })
  return items.map((item, index) => {
    const first = firsts.find(({ orderId }) => orderId === seconds[index]?.secondPaymentOf)
    if (!first?.paymentId) return item
    const { paymentId, paidAt } = first
    return { ...item, firstPayment: { paymentId, paidAt: paidAt ?? undefined } }
  })
}
