import type { Where } from 'payload'
import type { Subscription } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { AuditAction } from '@/domain/audit'
import { type Mandate, type MandateNotice, nextMandateCheckAfterMs } from '@/domain/monthly-gift'
import type { Actor } from '@/lib/request-context'
import {
  changedFields,
  isPendingEntry,
  type PendingEntry,
  pendingEntry,
} from '../audit/pending-entry'
import { recordAudit } from '../audit/record-audit'
import { changeRevision, findAll, findById, findFirst } from '../documents/records'
import { queueNotice } from './mails'

/** Finds the first matching mandate, or null. */
export function findMandate(where: Where): Promise<Subscription | null> {
  return findFirst(slugs.subscriptions, where)
}

/** Reads a mandate again; as it was if it no longer exists. */
export async function rereadMandate(gift: Subscription): Promise<Subscription> {
  return (await findById(slugs.subscriptions, gift.id)) ?? gift
}

/** Finds all matching mandates, oldest first. */
export function findMandates(where: Where): Promise<Subscription[]> {
  return findAll({ collection: slugs.subscriptions, where, sort: 'createdAt' })
}

export type MandateData = Partial<Omit<Subscription, 'id' | 'createdAt' | 'updatedAt' | 'revision'>>

/** Why a mandate changes, for the audit log and the donor. */
export type MandateCause = {
  action: AuditAction
  /** Set if it is not the user of the current request. */
  actor?: Actor
  notice?: MandateNotice | null
  /** In the words of the person. */
  note?: string
}

/** What is stored with a change until it is written to log and mail. */
type Pending = PendingEntry & { notice: MandateNotice | null }

const LOGGED_FIELDS = ['status', 'amountPaise', 'paidCount', 'cancelReason'] as const

/**
 * Changes a mandate with a compare-and-set in one statement, so that the change only applies if the
 * mandate is still as it was read. Mail and audit entry are stored in the same statement;
 * `bookMandate` writes them.
 * @returns the new state, or null if another write came first.
 */
export async function changeMandate(
  current: Subscription,
  data: MandateData,
  cause: MandateCause,
): Promise<Subscription | null> {
  // Entries of the last change may still be pending: write them before the new ones replace them.
  await writePending(current)
  return compareAndSet(current, {
    ...data,
    revision: (current.revision ?? 0) + 1,
    isBooked: false,
    pending: pendingOf(current, { ...current, ...data }, cause),
  })
}

/** Like `changeMandate`, for changes that need neither mail nor audit entry. */
export function noteOnMandate(
  current: Subscription,
  data: MandateData,
): Promise<Subscription | null> {
  return compareAndSet(current, data)
}

/**
 * Writes the mail and the audit entry of the last change, once; after a crash the reconciler does.
 */
export async function bookMandate(current: Subscription): Promise<Subscription> {
  if (current.isBooked !== false) return current
  await writePending(current)
  return (await compareAndSet(current, { isBooked: true, pending: null })) ?? current
}

/** Picks what the rules of domain/monthly-gift.ts use. */
export function toMandate(doc: Subscription): Mandate {
  return {
    status: doc.status,
    paidCount: doc.paidCount ?? 0,
    chargeAt: doc.chargeAt ?? null,
    endedAt: doc.endedAt ?? null,
    hostedUrl: doc.hostedUrl ?? null,
    method: doc.method ?? null,
    cancelReason: doc.cancelReason ?? null,
  }
}

/**
 * Returns when to ask the gateway about a mandate next, as an ISO date; null if nothing can happen.
 */
export function nextMandateCheckAt(
  doc: Pick<Subscription, 'createdAt' | 'status' | 'endedAt' | 'cancelRequestedAt'>,
  now = new Date(),
): string | null {
  const waitMs = nextMandateCheckAfterMs(doc.status, {
    ageMs: now.getTime() - Date.parse(doc.createdAt),
    endedMs: doc.endedAt ? now.getTime() - Date.parse(doc.endedAt) : null,
    isEnding: Boolean(doc.cancelRequestedAt),
  })
  return waitMs === null ? null : new Date(Date.now() + waitMs).toISOString()
}

async function writePending(current: Subscription): Promise<void> {
  const { id, number, revision, pending } = current
  if (!isPendingEntry<Pending>(pending)) return
  const { notice, ...entry } = pending
  await recordAudit({
    ...entry,
    subject: 'monthly-gift',
    subjectId: id,
    label: current.donorName,
    key: `monthly-gift ${id} ${revision ?? 0}`,
  })
  if (notice) await queueNotice(current, notice, `monthly-${number}-${revision ?? 0}`)
}

function pendingOf(
  before: Subscription,
  after: Subscription,
  { notice = null, ...cause }: MandateCause,
): Pending {
  const changes = changedFields([before, after], { fields: LOGGED_FIELDS, always: ['amountPaise'] })
  return { ...pendingEntry({ ...cause, changes }), notice }
}

function compareAndSet(
  current: Subscription,
  data: MandateData & { revision?: number },
): Promise<Subscription | null> {
  return changeRevision({
    collection: slugs.subscriptions,
    doc: current,
    data,
    // Set once and never again.
    also: current.subscriptionId ? [] : [{ subscriptionId: { exists: false } }],
  })
}
