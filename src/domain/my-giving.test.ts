import { expect, test } from 'vitest'
import { giftMethodLabels } from './donation-methods'
import { emailKey } from './email'
import { messages } from './messages'
import { givingCodeForm, lacksTaxDetails, taxDetailsForm } from './my-giving'
import { maskPan } from './pan'
import type { OwnGiftDto } from './responses/my-giving'

test('of a PAN only the end is shown', () => {
  expect(maskPan('ABCPE1234F')).toBe('••••••234F')
})

test('a mailbox is one, however its address is typed', () => {
  expect(emailKey(' Asha.Devi@Example.ORG ')).toBe('asha.devi@example.org')
  // Another mailbox, at many mail servers.
  expect(emailKey('ashadevi@example.org')).not.toBe(emailKey('asha.devi@example.org'))
})

test('a code is six digits, with spaces as mail programs show it', () => {
  expect(givingCodeForm.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' })
  expect(givingCodeForm.parse({ code: '१२३ ४५६' })).toEqual({ code: '123456' })
  for (const code of ['12345', '1234567', '12345a', '', null, { $ne: 1 }]) {
    expect(givingCodeForm.safeParse({ code }).success).toBe(false)
  }
})

test('PAN and address are for gifts that are named', () => {
  const details = { gifts: ['a'], panNumber: 'abcpe 1234f', address: 'Village' }
  expect(taxDetailsForm.parse(details)).toEqual({ ...details, panNumber: 'ABCPE1234F' })
  expect(taxDetailsForm.safeParse({ ...details, gifts: [] }).success).toBe(false)
  expect(taxDetailsForm.safeParse({ ...details, panNumber: 'ABCDE1234F' }).success).toBe(false)
  expect(taxDetailsForm.safeParse({ ...details, address: ' ' }).success).toBe(false)
  const dash = taxDetailsForm.safeParse({ ...details, address: '-' })
  expect(dash.error?.issues).toMatchObject([{ message: messages.addressRequired }])
})

test.each<[string, Partial<OwnGiftDto>, boolean]>([
  ['without a PAN', {}, true],
  ['with one', { maskedPan: '••••••234F' }, false],
  ['that was given back', { returned: 500, status: 'returned' }, false],
  ['in cash', { method: giftMethodLabels.cash, amount: 2_000 }, true],
  [
    'in cash above the limit of a deduction',
    { method: giftMethodLabels.cash, amount: 2_000.01 },
    false,
  ],
  [
    'in cash of which no more than that is left',
    { method: giftMethodLabels.cash, amount: 2_500, returned: 500 },
    true,
  ],
])('a gift %s', (_, gift, expected) => {
  const upi: OwnGiftDto = {
    id: 'a',
    receivedAt: '2026-04-01T00:00:00.000Z',
    amount: 500,
    returned: 0,
    method: 'UPI',
    status: 'received',
  }
  expect(lacksTaxDetails({ ...upi, ...gift })).toBe(expected)
})
