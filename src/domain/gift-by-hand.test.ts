import { describe, expect, it } from 'vitest'
import { bareReference, correctionForm, offlineGiftForm, paymentClaimForm } from './gift-by-hand'
import { messages } from './messages'

it('takes no cash of two lakh or more from one person', () => {
  const gift = { donorName: 'Asha', receivedOn: '2026-04-01' }
  const problems = (change: object) =>
    offlineGiftForm
      .safeParse({ ...gift, ...change })
      .error?.issues.map(({ path, message }) => [path, message])
  expect(problems({ paymentMethod: 'cash', amount: '1,99,999' })).toBeUndefined()
  expect(problems({ paymentMethod: 'cheque', amount: '2,00,000' })).toBeUndefined()
  expect(problems({ paymentMethod: 'cash', amount: '2,00,000' })).toEqual([
    [['amount'], messages.cashForbidden],
  ])
})

it.each([
  ['0.50', messages.giftMinimum],
  ['-5', messages.giftMinimum],
  ['0', messages.giftMinimum],
  ['', messages.amountInvalid],
  [' ', messages.amountInvalid],
  [undefined, messages.amountInvalid],
  ['ten', messages.amountInvalid],
])('a gift by hand of %j is refused: %s', (amount, message) => {
  const gift = { donorName: 'Asha', receivedOn: '2026-04-01', paymentMethod: 'cheque', amount }
  expect(offlineGiftForm.safeParse(gift).error?.issues).toMatchObject([
    { path: ['amount'], message },
  ])
})

describe.each([
  ['a gift by hand', offlineGiftForm, { donorName: 'Asha', amount: 500, paymentMethod: 'cash' }],
  ['a correction', correctionForm, { donorName: 'Asha', reason: 'Typing error', corrections: 0 }],
])('the day of %s', (_what, form, values) => {
  it.each([
    ['1950-01-01', []],
    ['0026-04-01', [messages.receivedOnTooEarly]],
    ['1949-12-31', [messages.receivedOnTooEarly]],
    ['2026-02-30', [messages.receivedOnInvalid]],
    ['', [messages.receivedOnInvalid]],
  ])('%j: %j', (receivedOn, problems) => {
    const result = form.safeParse({ ...values, receivedOn })
    expect((result.error?.issues ?? []).map(({ message }) => message)).toEqual(problems)
  })
})

it('A reference is compared without spaces, in capitals and in the digits of its bank', () => {
  expect(bareReference('१२३४ ५६७८ ९०१२')).toBe('123456789012')
  expect(bareReference('sbin-1234 5')).toBe('SBIN12345')
})

it.each([
  [20, true],
  ['1', true],
  ['6,00,000', true],
  ['0.5', false],
  ['1e5', false],
])('a donor can report to have paid %j: %j', (amount, isTaken) => {
  const claim = { donorName: 'Asha', email: 'asha@example.org', phone: '9876543210' }
  const paid = { ...claim, amount, method: 'upi', reference: '412356789012' }
  expect(paymentClaimForm.safeParse(paid).success).toBe(isTaken)
})
