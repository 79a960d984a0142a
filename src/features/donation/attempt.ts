import { DAY_MS } from '@/domain/durations'
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { newId } from '@/lib/new-id'

/** A donation that was begun in this browser, so that who loses the tab finds it again. */
export type BegunDonation = { donationId: string; amount: number; at: number }

const KEY = 'donationBegun'
/** Banks approve up to five days late. */
const KEEP_MS = 5 * DAY_MS

/** Remembers a donation until its end is known. */
export function rememberDonation(donation: Omit<BegunDonation, 'at'>): void {
  writeStored('localStorage', KEY, JSON.stringify({ ...donation, at: Date.now() }))
}

export function forgetDonation(): void {
  removeStored('localStorage', KEY)
}

/** The donation that was begun last and whose end is not known, or null. */
export function readBegunDonation(): BegunDonation | null {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', KEY) ?? 'null')
    if (!isBegunDonation(stored) || Date.now() - stored.at > KEEP_MS) return null
    return stored
  } catch {
    return null // Somebody else's text under our key.
  }
}

function isBegunDonation(value: unknown): value is BegunDonation {
  if (typeof value !== 'object' || value === null) return false
  const { donationId, amount, at } = value as Record<string, unknown>
  return (
    typeof donationId === 'string' &&
    /^[0-9a-f]{32}$/.test(donationId) &&
    typeof amount === 'number' &&
    typeof at === 'number'
  )
}

export const orderAttempt = newAttempt()
export const mandateAttempt = newAttempt()
export const pledgeAttempt = newAttempt()

function newAttempt() {
  let attempt: { id: string; about: string } | null = null
  return {
    /**
     * The number of the attempt to give this: the same for a second click and a retry, so that it
     * stays one order, and a new one for anything else.
     */
    idFor(details: object): string {
      const about = JSON.stringify(details)
      if (attempt?.about !== about) attempt = { id: newId(), about }
      return attempt.id
    },
    /** The next click is a new attempt, whatever the form says. */
    end(): void {
      attempt = null
    },
  }
}
