import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload, Where } from 'payload'
import { refusal } from '@/cms/refusal'
import { slugs } from '@/cms/slugs'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'

/** By this lease all changes of accounts take turns. */
export const ACCOUNTS_LEASE = 'accounts'

/** A server that dies while it holds a lease gives it up after this time. */
const HELD_MS = 10_000
/** A long lease is renewed three times while it is held for once. */
const RENEWALS = 3
const LONGEST_WAIT_MS = 15_000
const LONGEST_WAIT_FOR_LONG_MS = 5 * MINUTE_MS
const LOOK_EVERY_MS = 40
/** Clocks of several servers differ by less. */
const CLOCK_TOLERANCE_MS = DAY_MS

/**
 * Waits until nobody else holds the lease of that name, on any server, and takes it.
 * @returns who holds it now: to be handed to `releaseLease`.
 * @throws APIError 409 where others hold it for longer than `longestWaitMs`.
 */
export async function takeLease(
  payload: BasePayload,
  name: string,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<string> {
  const holder = randomUUID()
  const giveUpAt = Date.now() + longestWaitMs
  while (!(await tryToTake(payload, name, holder))) {
    if (Date.now() > giveUpAt) throw refusal(messages.changedMeanwhile, 409)
    await sleep(LOOK_EVERY_MS)
  }
  return holder
}

/** Gives a lease back; one that was lost meanwhile stays with its new holder. */
export async function releaseLease(
  payload: BasePayload,
  name: string,
  holder: string,
): Promise<void> {
  await payload.db.updateOne({
    collection: slugs.leases,
    where: heldBy(name, holder),
    data: { holder: null, until: new Date(0).toISOString() },
    options: { atomic: true },
  })
}

/** Runs `work` while no other server and no other request holds the lease of that name. */
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
 * As `withLease` for what takes longer than a moment, and is worth waiting for. It is held for as long as
 * `work` runs; where the server dies, the next one waits no longer than for a short lease.
 */
export async function withLongLease<Result>(
  payload: BasePayload,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await takeLease(payload, name, LONGEST_WAIT_FOR_LONG_MS)
  return renewWhile(payload, { name, holder, heldMs: HELD_MS }, work)
}

/**
 * As `withLongLease`, but does not wait: for work that one server at a time does, and that nobody repeats.
 * @param heldMs after which a server that died, or is too busy to renew the lease, gives it up.
 * @returns whether `work` ran; false where somebody else holds the lease.
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
            // Nobody holds one for that long: the clock of a server that died was ahead.
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
  } catch {
    // The unique name: somebody else made the row first, and holds it.
    return false
  }
}
