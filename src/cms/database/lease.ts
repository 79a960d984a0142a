import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload, Where } from 'payload'
import { refusal } from '@/cms/refusal'
import { slugs } from '@/cms/slugs'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { refusedFields } from '@/lib/payload-refusal'

/** Serializes all changes of accounts. */
export const ACCOUNTS_LEASE = 'accounts'

/**
 * Returns the name of the lease under which a document or global is saved, in the panel and in the dashboard.
 * @param path as in the panel: `posts/{id}`.
 */
export function saveLease(path: string): string {
  return `save of ${path.toLowerCase()}`
}

/** A lease expires after this time if its server dies. */
const HELD_MS = 10_000
/** A long lease is renewed three times per period. */
const RENEWALS = 3
const MAX_WAIT_MS = 15_000
const MAX_WAIT_FOR_LONG_MS = 5 * MINUTE_MS
const POLL_MS = 40
/** More than the clocks of several servers ever differ. */
const CLOCK_TOLERANCE_MS = DAY_MS

/**
 * Waits until no other holder on any server has the lease, and takes it.
 * @returns the holder's id, for `releaseLease`.
 * @throws APIError 409 if it is not free within `maxWaitMs`, and whatever error the database gives.
 */
export async function takeLease(
  payload: BasePayload,
  name: string,
  maxWaitMs = MAX_WAIT_MS,
): Promise<string> {
  const holder = randomUUID()
  const giveUpAt = Date.now() + maxWaitMs
  while (!(await tryToTake(payload, name, holder))) {
    if (Date.now() > giveUpAt) throw refusal(messages.changedMeanwhile, 409)
    await sleep(POLL_MS)
  }
  return holder
}

/**
 * Releases a lease, unless it has expired and been taken by another holder. An error is only logged: the lease
 * expires by itself, and what was done under it must not look as if it had failed.
 */
export async function releaseLease(
  payload: BasePayload,
  name: string,
  holder: string,
): Promise<void> {
  try {
    await payload.db.updateOne({
      collection: slugs.leases,
      where: heldBy(name, holder),
      data: { holder: null, until: new Date(0).toISOString() },
      options: { atomic: true },
    })
  } catch (err) {
    payload.logger.warn({ err, msg: `The lease ${name} could not be released` })
  }
}

/** Runs `work` while holding a lease, which excludes other requests and servers. @throws as `takeLease`. */
export async function withLease<Result>(
  payload: BasePayload,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await takeLease(payload, name)
  try {
    return await work()
  } finally {
    await releaseLease(payload, name, holder)
  }
}

/**
 * As `withLease`, for longer work that is worth waiting for. The lease is renewed as long as `work` runs;
 * if the server dies, it expires as quickly as a short one.
 */
export async function withLongLease<Result>(
  payload: BasePayload,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await takeLease(payload, name, MAX_WAIT_FOR_LONG_MS)
  return renewWhile(payload, { name, holder, heldMs: HELD_MS }, work)
}

/**
 * As `withLongLease`, but does not wait: for work that one server does for all.
 * @param heldMs the lease expires after this time if its server dies or is too busy to renew it.
 * @returns whether `work` ran; false if the lease is taken.
 * @throws whatever error the database or `work` gives.
 */
export async function withFreeLease(
  payload: BasePayload,
  name: string,
  work: () => Promise<void>,
  heldMs = HELD_MS,
): Promise<boolean> {
  const holder = randomUUID()
  if (!(await tryToTake(payload, name, holder, heldMs))) return false
  await renewWhile(payload, { name, holder, heldMs }, work)
  return true
}

type Held = { name: string; holder: string; heldMs: number }

async function renewWhile<Result>(
  payload: BasePayload,
  held: Held,
  work: () => Promise<Result>,
): Promise<Result> {
  const renewing = setInterval(() => {
    renewLease(payload, held).catch((err: unknown) => {
      payload.logger.warn({ err, msg: `The lease ${held.name} could not be renewed` })
    })
  }, held.heldMs / RENEWALS).unref()
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await releaseLease(payload, held.name, held.holder)
  }
}

async function renewLease(payload: BasePayload, { name, holder, heldMs }: Held): Promise<void> {
  await payload.db.updateOne({
    collection: slugs.leases,
    where: heldBy(name, holder),
    data: { until: new Date(Date.now() + heldMs).toISOString() },
    options: { atomic: true },
  })
}

function heldBy(name: string, holder: string): Where {
  return { and: [{ name: { equals: name } }, { holder: { equals: holder } }] }
}

async function tryToTake(
  payload: BasePayload,
  name: string,
  holder: string,
  heldMs = HELD_MS,
): Promise<boolean> {
  const now = Date.now()
  const until = new Date(now + heldMs).toISOString()
  const taken = await payload.db.updateOne({
    collection: slugs.leases,
    where: {
      and: [
        { name: { equals: name } },
        {
          or: [
            { until: { less_than: new Date(now).toISOString() } },
            // No lease lasts that long: the clock of a server that died was ahead.
            { until: { greater_than: new Date(now + heldMs + CLOCK_TOLERANCE_MS).toISOString() } },
          ],
        },
      ],
    },
    data: { holder, until },
    options: { atomic: true },
  })
  if (taken) return true
  const { totalDocs } = await payload.db.count({
    collection: slugs.leases,
    where: { name: { equals: name } },
  })
  if (totalDocs > 0) return false
  try {
    await payload.db.create({ collection: slugs.leases, data: { name, holder, until } })
    return true
  } catch (error) {
    // Names are unique: another holder created the row first.
    if (error instanceof Error && refusedFields(error).includes('name')) return false
    throw error
  }
}
