import { expect, test } from 'vitest'
import { inBothDigits, plainAmount } from './typed-number'

test.each([
  ['1,00,000', '100000'],
  ['₹ 1,00,000.50', '100000.50'],
  ['12,34,567', '1234567'],
  ['100,000', '100000'],
  ['1,000', '1000'],
  [' ₹500 ', '500'],
  ['५००', '500'],
  ['500/-', '500'],
  ['Rs 1,000', '1000'],
  ['Rs. 1,00,000/-', '100000'],
  ['INR 500', '500'],
  ['रु. ५००/-', '500'],
  ['१,००,०००', '100000'],
])('%j is meant as %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain)
})

test.each([
  '1,00',
  '10,5',
  '1,0000',
  ',500',
  '500,',
  '1,00,00',
  '5e1',
  '500 rupees',
  'Rs',
  '500/',
  '/-',
  '1.000,00',
  'about Rs 500',
  '500/- each',
])('%j is left alone', (typed) => {
  expect(plainAmount(typed)).toBe(typed)
})

test('a number may be stored in the digits of either script, or in both', () => {
  expect(inBothDigits('A-01')).toEqual(['A-01', 'A-०१'])
  expect(inBothDigits('०१')).toEqual(['०१', '01'])
  expect(inBothDigits('०1')).toEqual(['०1', '01', '०१'])
})
