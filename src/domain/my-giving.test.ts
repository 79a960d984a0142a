import { expect, test } from 'vitest'
import { emailKey } from './email'
import { givingCodeForm, taxDetailsForm } from './my-giving'
import { maskPan } from './pan'

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
})
