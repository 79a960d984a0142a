import type { Where } from 'payload'
import { slugs } from '@/cms/slugs'
import type { AttentionDto } from '@/domain/donation'
import { fromPaise } from '@/lib/money'
import { getPayloadClient } from '../payload-client'
import { CLAIM_GATEWAY } from './claims'

const LIMIT = 100
/** Longer than the reconciler's pause: what is open then does not mend itself. */
const STUCK_AFTER_MS = 30 * 60 * 1000

/**
 * What waits for an admin: money set aside, claims of donors, and whatever should have gone on by
 * itself and did not. Newest first.
 */
export async function listAttention(now = new Date()): Promise<AttentionDto[]> {
  const stuckSince = new Date(now.getTime() - STUCK_AFTER_MS).toISOString()
  const lists = await Promise.all([
    setAside(),
    find(slugs.transactions, {
      and: [{ gateway: { equals: CLAIM_GATEWAY } }, { status: { equals: 'pending' } }],
    }).then((docs) => docs.map((doc) => transactionItem(doc, 'claim'))),
    find(slugs.transactions, {
      and: [{ isBooked: { equals: false } }, { updatedAt: { less_than: stuckSince } }],
    }).then((docs) => docs.map((doc) => transactionItem(doc, 'stuck'))),
    find(slugs.gatewayEvents, {
      and: [{ isOpen: { equals: true } }, { createdAt: { less_than: stuckSince } }],
    }).then((docs) =>
      docs.map(
        (doc): AttentionDto => ({
          id: doc.id,
          kind: 'event',
          title: doc.type,
          createdAt: doc.createdAt,
        }),
      ),
    ),
    find(slugs.mails, { status: { equals: 'given-up' } }).then((docs) =>
      docs.map(
        (doc): AttentionDto => ({
          id: doc.id,
          kind: 'mail',
          title: doc.subject,
          donorEmail: doc.to,
          createdAt: doc.createdAt,
        }),
      ),
    ),
  ])
  return lists.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** What was given back whole needs nobody any more. */
async function setAside(): Promise<AttentionDto[]> {
  const docs = await find(slugs.transactions, { status: { equals: 'quarantined' } })
  return docs
    .filter((doc) => (doc.refundedPaise ?? 0) < doc.amountPaise)
    .map((doc) => transactionItem(doc, doc.attention ?? 'stuck'))
}

type Attempt = Awaited<ReturnType<typeof find<'transactions'>>>[number]

function transactionItem(doc: Attempt, kind: AttentionDto['kind']): AttentionDto {
  return {
    id: doc.id,
    kind,
    title: doc.donorName || doc.transactionId,
    donorEmail: doc.email || undefined,
    amount: fromPaise(doc.amountPaise),
    method: doc.method,
    reference: doc.reference || doc.paymentId || undefined,
    testMode: doc.testMode ?? false,
    createdAt: doc.createdAt,
  }
}

type Watched = 'transactions' | 'gateway-events' | 'mails'

async function find<Slug extends Watched>(collection: Slug, where: Where) {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    where,
    depth: 0,
    limit: LIMIT,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}
