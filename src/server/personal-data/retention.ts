import type { CollectionSlug, Payload, Where } from 'payload'
import { withLongLease } from '@/cms/database/lease'
import type { Transaction, Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import type { RetentionPreviewDto } from '@/domain/responses/personal-data'
import {
  monthsBefore,
  type RetainedKind,
  type RetentionQuery,
  retainedKinds,
} from '@/domain/retention'
import { recordAudit } from '../audit/record-audit'
import { repeat } from '../background'
import { idsOfEventsNotOver, renewEvents } from '../events/events'
import { forgetOldNames } from '../imports/forget-names'
import { getPayloadClient } from '../payload-client'
import { deleteApplications, makePaymentAnonymous } from './erase'

const EVERY_MS = DAY_MS
/** After a restart, visitors come first. */
const FIRST_AFTER_MS = 10 * MINUTE_MS
/** Records deleted per lease, before other work gets its turn. */
const BATCH = 100

type Rule = {
  collection: CollectionSlug
  /** What may be deleted once it is older than the period. */
  which?: Where | ((before: string) => Promise<Where>)
  /** When the period starts. */
  since: 'createdAt' | 'updatedAt'
  remove?: (docs: { id: string }[]) => Promise<void>
  afterwards?: () => Promise<void>
}

const IN_TRASH: Where = { deletedAt: { exists: true } }

const RULES: Record<RetainedKind, Rule> = {
  messages: {
    collection: slugs.contacts,
    // Also a message that was deleted unread.
    which: { or: [{ status: { not_equals: 'new' } }, IN_TRASH] },
    since: 'updatedAt',
  },
  rejectedApplications: {
    collection: slugs.volunteers,
    // Also an application that was deleted in place of a decision. Volunteers who were approved stay
    // in the trash: their cards are withdrawn, not unknown.
    which: {
      or: [
        { status: { equals: 'rejected' } },
        { and: [{ status: { equals: 'pending' } }, IN_TRASH] },
      ],
    },
    since: 'updatedAt',
    remove: (docs) => deleteApplications(docs as Volunteer[]),
  },
  signUps: {
    collection: slugs.eventSignUps,
    which: async (before) => ({ event: { not_in: await idsOfEventsNotOver(before) } }),
    since: 'createdAt',
    afterwards: renewEvents,
  },
  failedPayments: {
    collection: slugs.transactions,
    which: {
      and: [
        { status: { equals: 'failed' } },
        { or: [{ email: { exists: true } }, { phone: { exists: true } }] },
      ],
    },
    since: 'updatedAt',
    remove: async (docs) => {
      for (const payment of docs) await makePaymentAnonymous(payment as Transaction)
    },
  },
  mails: {
    collection: slugs.mails,
    which: { status: { in: ['sent', 'given-up'] } },
    since: 'updatedAt',
  },
  auditLog: { collection: slugs.auditLog, since: 'createdAt' },
}

/**
 * Deletes what is older than its retention period, in batches, by one server at a time. Does
 * nothing unless an admin has switched it on, except for the names in import reports, whose period
 * is fixed. The audit log records how much was deleted.
 */
export async function deleteExpired(now = new Date()): Promise<void> {
  await forgetOldNames(now)
  const payload = await getPayloadClient()
  const settings = await payload.findGlobal({ slug: slugs.retention, overrideAccess: true })
  if (!settings.isOn) return
  const counts: [RetainedKind, number][] = []
  for (const kind of retainedKinds) {
    const before = monthsBefore(now, settings[kind]).toISOString()
    counts.push([kind, await deleteOld(payload, RULES[kind], before)])
  }
  const deleted = counts.filter(([, count]) => count > 0)
  if (deleted.length === 0) return
  await recordAudit({
    action: 'deleted',
    subject: 'personal-data',
    changes: {
      rows: { to: deleted.reduce((sum, [, count]) => sum + count, 0) },
      ...Object.fromEntries(deleted.map(([kind, count]) => [kind, { to: count }])),
    },
  })
}

/**
 * Counts what would be deleted now, whether or not deletion is switched on; changes nothing.
 * @param overrides periods in months that override the stored ones.
 */
export async function countExpired(
  overrides: RetentionQuery,
  now = new Date(),
): Promise<RetentionPreviewDto> {
  const payload = await getPayloadClient()
  const settings = await payload.findGlobal({ slug: slugs.retention, overrideAccess: true })
  const items: RetentionPreviewDto['items'] = []
  for (const kind of retainedKinds) {
    const months = overrides[kind] ?? settings[kind]
    const rule = RULES[kind]
    const { totalDocs: count } = await payload.db.count({
      collection: rule.collection,
      where: await olderThan(rule, monthsBefore(now, months).toISOString()),
    })
    items.push({ kind, months, count })
  }
  return { isOn: settings.isOn ?? false, items }
}

/** Runs once a day until the process stops. */
export function startRetentionTimer(): void {
  repeat(() => deleteExpired(), {
    name: 'retention',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    label: 'Expired data could not be deleted',
  })
}

async function deleteOld(payload: Payload, rule: Rule, before: string): Promise<number> {
  for (let count = 0; ; ) {
    const deleted = await withLongLease(payload, 'retention', () =>
      deleteBatch(payload, rule, before),
    )
    count += deleted
    if (deleted < BATCH) return count
  }
}

async function deleteBatch(payload: Payload, rule: Rule, before: string): Promise<number> {
  const { collection, remove, afterwards } = rule
  const { docs } = await payload.db.find<{ id: string }>({
    collection,
    where: await olderThan(rule, before),
    limit: BATCH,
    pagination: false,
  })
  const ids = docs.map(({ id }) => id)
  if (ids.length === 0) return 0
  if (remove) await remove(docs)
  else await payload.db.deleteMany({ collection, where: { id: { in: ids } } })
  await afterwards?.()
  return ids.length
}

async function olderThan({ since, which }: Rule, before: string): Promise<Where> {
  const part = typeof which === 'function' ? await which(before) : which
  return { and: [{ [since]: { less_than: before } }, ...(part ? [part] : [])] }
}
