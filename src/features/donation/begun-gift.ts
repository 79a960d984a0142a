import { DAY_MS } from '@/domain/durations'
import { readStoredJson, removeStored, writeStored } from '@/lib/browser-storage'
import { isHexNumber } from '@/lib/hex-number'
import { isRecord } from '@/lib/is-record'

/**
 * A gift begun in this browser, so that donors who lose the tab can find it again. `amount` is in rupees,
 * `at` in ms.
 */
export type BegunGift = { amount: number; at: number } & (
  | { donationId: string; monthlyGiftId?: never }
  /** A mandate. */
  | { monthlyGiftId: string; donationId?: never }
)

const KEY = 'donationBegun'
/** Banks may approve a payment up to five days later. */
const KEEP_MS = 5 * DAY_MS

/** Stores a gift until its outcome is known. */
export function rememberBegunGift(
  gift: { amount: number } & ({ donationId: string } | { monthlyGiftId: string }),
): void {
  writeStored('localStorage', KEY, JSON.stringify({ ...gift, at: Date.now() }))
}

export function forgetBegunGift(): void {
  removeStored('localStorage', KEY)
}

/** Returns the last gift begun, if its outcome is unknown and it is not too old; otherwise null. */
export function readBegunGift(): BegunGift | null {
  const stored = readStoredJson('localStorage', KEY)
  return isBegunGift(stored) && Date.now() - stored.at <= KEEP_MS ? stored : null
}

function isBegunGift(value: unknown): value is BegunGift {
  if (!isRecord(value)) return false
  const { donationId, monthlyGiftId, amount, at } = value
  const id = donationId ?? monthlyGiftId
  return (
    typeof id === 'string' &&
    isHexNumber(id) &&
    typeof amount === 'number' &&
    typeof at === 'number'
  )
}
