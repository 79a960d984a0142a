import { makeClaimCode } from '@/domain/claim-number'
import { readStoredJson, removeStored, writeStored } from '@/lib/browser-storage'
import { isRecord } from '@/lib/is-record'

/**
 * A UPI payment that this tab prepares, stored because phones may close the tab while another app
 * is open.
 */
export type UpiGift = {
  /** Part of the payment's note, and the first part of its claim number. */
  code: string
  /** Amount in rupees when an app was chosen; absent before. */
  amount?: string
  /** Key of the purpose. */
  givenFor?: string
}

const KEY = 'upiGift'

/** Returns the payment that this tab began, or a new one. */
export function readUpiGift(): UpiGift {
  const stored = readStoredJson('sessionStorage', KEY)
  if (isUpiGift(stored)) return stored
  return { code: makeClaimCode(crypto.getRandomValues(new Uint8Array(4))) }
}

/** Stores that an app was chosen. */
export function rememberUpiGift(gift: UpiGift): void {
  writeStored('sessionStorage', KEY, JSON.stringify(gift))
}

/**
 * Deletes it once its reference was entered or the donor goes another way: the next payment gets a
 * new code.
 */
export function forgetUpiGift(): void {
  removeStored('sessionStorage', KEY)
}

function isUpiGift(value: unknown): value is UpiGift {
  if (!isRecord(value)) return false
  const { code, amount, givenFor } = value
  const isForKnown = givenFor === undefined || typeof givenFor === 'string'
  return typeof code === 'string' && typeof amount === 'string' && isForKnown
}
