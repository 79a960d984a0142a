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
import { deleteApplication, makePaymentAnonymous } from './erase'

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
  /** Deletes one of them, if more than its row has to go. */
  remove?: (doc: { id: string }) => Promise<void>
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
    remove: (doc) => deleteApplication(doc as Volunteer),
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
    remove: (doc) => makePaymentAnonymous(doc as Transaction),
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
 * is fixed. The audit log records how much was deleted. What cannot be deleted holds up nothing
 * else.
 * @throws the first error, once the rest is done.
 */
export async function deleteExpired(now = new Date()): Promise<void> {
  const failures: Failures = []
  await forgetOldNames(now).catch((error: unknown) => failures.push(error))
  const payload = await getPayloadClient()
  const settings = await payload.findGlobal({ slug: slugs.retention, overrideAccess: true })
  if (settings.isOn) {
    const counts: [RetainedKind, number][] = []
    for (const kind of retainedKinds) {
      const before = monthsBefore(now, settings[kind]).toISOString()
      counts.push([kind, await deleteOld(payload, { rule: RULES[kind], before, failures })])
    }
    await logDeleted(counts.filter(([, count]) => count > 0))
  }
  if (failures.length > 0) throw failures[0]
}

async function logDeleted(deleted: [RetainedKind, number][]): Promise<void> {
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

/** The errors of a run so far. */
type Failures = unknown[]
type Expired = { rule: Rule; before: string; failures: Failures }

/** @returns how many were deleted. */
async function deleteOld(payload: Payload, expired: Expired): Promise<number> {
  for (let count = 0; ; ) {
    const deleted = await withLongLease(payload, 'retention', () =>
      deleteBatch(payload, expired),
    ).catch((error: unknown) => {
      expired.failures.push(error)
      return 0
    })
    count += deleted
    // Also ends if some could not be deleted: they would be found again.
    if (deleted < BATCH) return count
  }
}

async function deleteBatch(payload: Payload, { rule, before, failures }: Expired): Promise<number> {
  const { collection, remove, afterwards } = rule
  const where = await olderThan(rule, before)
  const { docs } = await payload.db.find<{ id: string }>({
    collection,
    where,
    limit: BATCH,
    pagination: false,
  })
  if (docs.length === 0) return 0
  const ids = docs.map(({ id }) => id)
  // The condition again each time: somebody may have changed one of them meanwhile.
  const old = (some: string[]): Where => ({ and: [{ id: { in: some } }, where] })
  let deleted = 0
  if (remove) {
    for (const id of ids) {
      const doc = await payload.db.findOne<{ id: string }>({ collection, where: old([id]) })
      try {
        if (!doc) continue
        await remove(doc)
        deleted += 1
      } catch (error) {
        failures.push(error)
      }
    }
  } else {
    await payload.db.deleteMany({ collection, where: old(ids) })
    const left = await payload.db.count({ collection, where: { id: { in: ids } } })
    deleted = ids.length - left.totalDocs
  }
  await afterwards?.()
  return deleted
}

async function olderThan({ since, which }: Rule, before: string): Promise<Where> {
  const part = typeof which === 'function' ? await which(before) : which
  return { and: [{ [since]: { less_than: before } }, ...(part ? [part] : [])] }
}
