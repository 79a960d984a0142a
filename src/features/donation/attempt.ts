import { DAY_MS } from '@/domain/durations'
import type { MandateStartDto } from '@/domain/responses/monthly-gift'
import type { PaymentOrderDto } from '@/domain/responses/payment'
import { ApiRequestError } from '@/lib/api-client'
import { readStoredJson, removeStored, writeStored } from '@/lib/browser-storage'
import { isHexNumber } from '@/lib/hex-number'
import { isRecord } from '@/lib/is-record'
import { newId } from '@/lib/new-id'
import { startResponseTimeout } from '@/lib/response-timeout'

/** A donation that was begun in this browser, so that donors who lose the tab can find it again. */
export type BegunDonation = { donationId: string; amount: number; at: number }

const KEY = 'donationBegun'
/** Banks may approve a payment up to five days later. */
const KEEP_MS = 5 * DAY_MS

/** Stores a donation until its outcome is known. */
export function rememberDonation(donation: Omit<BegunDonation, 'at'>): void {
  writeStored('localStorage', KEY, JSON.stringify({ ...donation, at: Date.now() }))
}

export function forgetDonation(): void {
  removeStored('localStorage', KEY)
}

/**
 * Returns the last donation begun, if its outcome is unknown and it is not too old; otherwise null.
 */
export function readBegunDonation(): BegunDonation | null {
  const stored = readStoredJson('localStorage', KEY)
  return isBegunDonation(stored) && Date.now() - stored.at <= KEEP_MS ? stored : null
}

function isBegunDonation(value: unknown): value is BegunDonation {
  if (!isRecord(value)) return false
  const { donationId, amount, at } = value
  return (
    typeof donationId === 'string' &&
    isHexNumber(donationId) &&
    typeof amount === 'number' &&
    typeof at === 'number'
  )
}

export const orderAttempt = newAttempt<PaymentOrderDto>()
export const mandateAttempt = newAttempt<MandateStartDto>()
export const pledgeAttempt = newAttempt<unknown>()

function newAttempt<Result>() {
  let attempt: { id: string; about: string; result?: Result } | null = null

  function attemptFor(details: object) {
    const about = JSON.stringify(details)
    if (attempt?.about !== about) attempt = { id: newId(), about }
    return attempt
  }

  /** Makes the next click a new attempt, even with the same details. */
  function end(): void {
    attempt = null
  }

  return {
    end,
    /** Returns what the server made of an earlier click with the same details; undefined if there was none. */
    begun: (details: object): Result | undefined => attemptFor(details).result,
    /**
     * Sends the attempt to give this. Its id is the same for a second click or a retry, so that there is only one
     * order, and a new one for different details or after a conflict (409).
     * @param send gets the id, and the signal that ends the request if no response comes in time.
     * @throws whatever `send` throws; an AbortError if the server does not respond in time.
     */
    async start(
      details: object,
      send: (attemptId: string, signal: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      const timeout = startResponseTimeout()
      try {
        const current = attemptFor(details)
        current.result = await send(current.id, timeout.signal)
        return current.result
      } catch (error) {
        if (error instanceof ApiRequestError && error.status === 409) end()
        throw error
      } finally {
        timeout.clear()
      }
    },
  }
}
