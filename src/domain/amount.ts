import { plainAmount } from './typed-number'

// No zod and no texts, which keeps it small: the donation page reads amounts as they are typed.

/** Smallest donation (spec section 9); `messages.amountMinimum` repeats the figure. */
export const MINIMUM_DONATION_RUPEES = 50

export type AmountProblem = 'missing' | 'too-little' | 'too-much' | 'decimals' | 'not-an-amount'

const PLAIN_AMOUNT = /^-?\d+(\.\d+)?$/
const PAISE_DIGITS = /^-?\d+(\.\d{1,2})?$/
export const AMOUNT_MAX_LENGTH = 30

/**
 * Parses an amount in rupees, a number or typed text: digits, grouped or not. '5e1', 'Infinity' and
 * '0x50' are refused: nobody means them.
 */
export function readAmount(
  value: unknown,
  { minimumRupees, maximumRupees }: { minimumRupees: number; maximumRupees: number },
): number | AmountProblem {
  if (typeof value !== 'string' && typeof value !== 'number') return 'missing'
  const text = typeof value === 'string' ? plainAmount(value) : String(value)
  if (text === '') return 'missing'
  if (typeof value === 'string' && (text.length > AMOUNT_MAX_LENGTH || !PLAIN_AMOUNT.test(text))) {
    return 'not-an-amount'
  }
  const amount = Number(text)
  if (!(amount >= minimumRupees)) return 'too-little'
  if (amount > maximumRupees) return 'too-much'
  return PAISE_DIGITS.test(text) ? amount : 'decimals'
}
