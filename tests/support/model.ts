import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'vitest'
import { DAY_MS } from '@/domain/durations'
import { receiveEvent } from '@/server/payments/webhook'
import { interceptWrites } from './intercept-writes'
import { bookkeeping } from './payments'

// Shared by the model tests: a process that dies, and books that are replayed.

/** SQLite's client frees statements and connections only when V8 collects them, which V8 rarely does. */
const RUNS_PER_COLLECTION = 50
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/**
 * Collects garbage in every fiftieth run. Native memory is freed only when the event loop turns, which SQLite's
 * synchronous client prevents.
 */
export async function collectGarbage(run: number): Promise<void> {
  if (run % RUNS_PER_COLLECTION !== 0) return
  collect()
  await setImmediate()
}

/** When the simulated process dies: at the n-th write, before or after it. Then every write fails. */
export const crash = { writesLeft: Number.POSITIVE_INFINITY, isAfter: false, isDead: false }

/** Makes the process die at its n-th write from now. */
export function dieAt(writesLeft: number, isAfter: boolean): void {
  Object.assign(crash, { writesLeft, isAfter })
}

/** Starts a new process, which does not die. */
export function restart(): void {
  Object.assign(crash, { writesLeft: Number.POSITIVE_INFINITY, isDead: false })
}

async function mortal<Result>(write: () => Promise<Result>): Promise<Result> {
  if (crash.isDead) throw new Error('The process is dead')
  crash.writesLeft -= 1
  if (crash.writesLeft >= 0) return write()
  crash.isDead = true
  if (crash.isAfter) await write()
  throw new Error('The process died')
}

/** Makes every write of this process check `crash`. */
export function makeWritesMortal(): Promise<void> {
  return interceptWrites(mortal)
}

type Event = { id: string; body: string; signature: string }

/** Delivers an event of the gateway. */
export async function deliver({ id, body, signature }: Event): Promise<void> {
  await receiveEvent({ body: Buffer.from(body), signature, eventId: id })
}

/** Returns a time by which every attempt is due. */
export function farFuture(): Date {
  return new Date(Date.now() + 365 * DAY_MS)
}

/** Checks that replaying the audit log alone gives the same ledger. */
export async function expectReplayToAgree(): Promise<void> {
  const { transactions, donations, log } = await bookkeeping()
  const replayed = new Map<string, Record<string, unknown>>()
  const revisionOf = (key: string | null | undefined) => Number(key?.split(' ').at(-1) ?? 0)
  const entries = log
    .filter(({ subject }) => subject === 'transaction')
    .toSorted((a, b) => revisionOf(a.key) - revisionOf(b.key))
  for (const { subjectId, changes } of entries) {
    const state = replayed.get(subjectId ?? '') ?? {}
    for (const [field, change] of Object.entries(changes ?? {})) {
      state[field] = (change as { to?: unknown }).to
    }
    replayed.set(subjectId ?? '', state)
  }
  for (const attempt of transactions) {
    // An unpaid order has moved no money, and has no entries.
    if (attempt.status === 'pending') continue
    expect(replayed.get(attempt.id)).toMatchObject({
      status: attempt.status,
      amountPaise: attempt.amountPaise,
    })
    const { refundedPaise = 0, chargedBackPaise = 0, paymentId } = replayed.get(attempt.id) ?? {}
    expect([refundedPaise, chargedBackPaise, paymentId ?? null]).toEqual([
      attempt.refundedPaise ?? 0,
      attempt.chargedBackPaise ?? 0,
      attempt.paymentId ?? null,
    ])
  }
  const gifts = new Map<string, number>()
  for (const { subject, action, subjectId, changes } of log) {
    // Receipts move no money.
    if (subject !== 'donation' || action.startsWith('receipt-')) continue
    const { amountPaise } = changes as { amountPaise: { to: number } }
    gifts.set(subjectId ?? '', action === 'voided' ? 0 : amountPaise.to)
  }
  const byHand = donations.filter(({ recordedBy }) => recordedBy)
  expect([...gifts.entries()].sort()).toEqual(
    byHand
      .map(({ id, amountPaise, refundedPaise }) => [id, amountPaise - (refundedPaise ?? 0)])
      .sort(),
  )
}
