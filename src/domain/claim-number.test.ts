import { expect, test } from 'vitest'
import { asStoredNumber, CLAIM_CODE, makeClaimCode, makeClaimNumber } from './claim-number'

test('a claim number begins with the code of the payment', () => {
  const random = Uint8Array.from([0, 31, 32, 255, 7, 8, 9, 10])
  expect(makeClaimCode(random)).toBe('A9A9')
  expect(makeClaimNumber('K7M2', random)).toBe('C-K7M2-A9A9-HJKL')
})

test.each([
  ['K7M2', true],
  ['k7m2', false],
  ['K7M', false],
  ['K7M22', false],
  ['K0M2', false],
])('%j as a code: %j', (code, isOne) => {
  expect(CLAIM_CODE.test(code)).toBe(isOne)
})

test('a claim number is found however it is typed, and no other number is changed', () => {
  expect(asStoredNumber('c-k7m2-x9qp-3rta')).toBe('C-K7M2-X9QP-3RTA')
  expect(asStoredNumber('qr_pay_Abc')).toBe('qr_pay_Abc')
  expect(asStoredNumber('pay_Abc-1')).toBe('pay_Abc-1')
})
