import { readStoredJson, removeStored, writeStored } from '@/lib/browser-storage'
import { isHexNumber } from '@/lib/hex-number'
import { isRecord } from '@/lib/is-record'

/**
 * The last gift made in this tab, so that the thanks survive a reload. Contains no donor details.
 */
export type Given = { rupees: number } & (
  | { kind: 'once'; donationId: string }
  /** A mandate, confirmed or not yet confirmed. */
  | { kind: 'mandate' | 'unconfirmed' }
)

const KEY = 'donationGiven'

export function rememberGiven(given: Given): void {
  writeStored('sessionStorage', KEY, JSON.stringify(given))
}

export function forgetGiven(): void {
  removeStored('sessionStorage', KEY)
}

export function readGiven(): Given | null {
  const stored = readStoredJson('sessionStorage', KEY)
  return isGiven(stored) ? stored : null
}

function isGiven(value: unknown): value is Given {
  if (!isRecord(value)) return false
  const { kind, rupees, donationId } = value
  if (typeof rupees !== 'number') return false
  if (kind === 'once') return typeof donationId === 'string' && isHexNumber(donationId)
  return kind === 'mandate' || kind === 'unconfirmed'
}
