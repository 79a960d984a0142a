import { makeClaimCode } from '@/domain/claim-number'
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'

/** A payment by UPI that this tab prepares: phones close the tab while another app is open. */
export type UpiGift = {
  /** In the note of the payment, and the first part of its claim number. */
  code: string
  /** As it was when an app was chosen, in rupees; absent before. */
  amount?: string
  /** What it is for, by its key. */
  givenFor?: string
}

const KEY = 'upiGift'

/** The payment that this tab began, or a new one. */
export function readUpiGift(): UpiGift {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', KEY) ?? 'null')
    if (isUpiGift(stored)) return stored
  } catch {
    // Somebody else's text under our key.
  }
  return { code: makeClaimCode(crypto.getRandomValues(new Uint8Array(4))) }
}

/** Remembers that an app was chosen. */
export function rememberUpiGift(gift: UpiGift): void {
  writeStored('sessionStorage', KEY, JSON.stringify(gift))
}

/** Its reference was left, or the donor goes on otherwise: the next payment has another code. */
export function forgetUpiGift(): void {
  removeStored('sessionStorage', KEY)
}

function isUpiGift(value: unknown): value is UpiGift {
  if (typeof value !== 'object' || value === null) return false
  const { code, amount, givenFor } = value as Record<string, unknown>
  const isForKnown = givenFor === undefined || typeof givenFor === 'string'
  return typeof code === 'string' && typeof amount === 'string' && isForKnown
}
