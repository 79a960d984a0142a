import { expect, test } from 'vitest'
import { hidePans, pansIn, wasQueuedLongAgo } from './donation-certificate'

test('PANs are found in the text of a certificate, each once, whatever surrounds them', () => {
  expect(
    pansIn(
      'FORM NO. 10BE PAN of reporting person: AAATM1234C Unique Identification Number:ABCPE1234F\nAbcpe1234f, ACK 123456789012345',
    ),
  ).toEqual(['AAATM1234C', 'ABCPE1234F'])
})

test('what only looks like a PAN is not found', () => {
  expect(pansIn('ABCDE1234F XABCPE1234F ABCPE12345 ABCPE 1234 F ABCPE1234FX')).toEqual([])
})

test('the name of a file gives no PAN away', () => {
  expect(hidePans('10BE_ABCPE1234F_2025.pdf')).toBe('10BE_••••••234F_2025.pdf')
  expect(hidePans('asha devi.pdf')).toBe('asha devi.pdf')
})

test('a certificate that was queued half a year ago may have lost its mail to retention', () => {
  const now = new Date('2026-12-15T06:00:00Z')
  expect(wasQueuedLongAgo('2026-06-15T05:59:59.000Z', now)).toBe(true)
  expect(wasQueuedLongAgo('2026-06-15T06:00:00.000Z', now)).toBe(false)
  expect(wasQueuedLongAgo(null, now)).toBe(false)
})
