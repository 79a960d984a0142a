import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatMoney,
  formatRupees,
  fromPaise,
  fromSignedPaise,
  MAXIMUM_PAISE,
  toPaise,
} from './money'

describe('toPaise', () => {
  it.each([
    [0, 0],
    [50, 5_000],
    ['50', 5_000],
    ['500.5', 50_050],
    [500.05, 50_005],
    [1.1, 110],
    [0.29, 29], // 0.29 * 100 is 28.999999999999996
    [8.2, 820],
    [1.15, 115],
    [4.35, 435],
    ['007.10', 710],
    [10_000_000_000_000, MAXIMUM_PAISE],
  ])('%s rupees are %i paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise)
  })

  it.each([
    50.001,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    1e-7,
    10_000_000_000_000.01,
    '',
    ' 5',
    '5e1',
    '5.',
    '.5',
    '+5',
    '1,000',
    '0x10',
    '9'.repeat(40),
  ])('refuses %s', (rupees) => {
    expect(() => toPaise(rupees)).toThrow(RangeError)
  })

  it('agrees with the digits for every amount written with two decimals', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(99), (rupees, paise) => {
        const text = `${rupees}.${String(paise).padStart(2, '0')}`
        expect(toPaise(text)).toBe(rupees * 100 + paise)
        expect(toPaise(Number(text))).toBe(rupees * 100 + paise)
      }),
    )
  })
})

describe('fromSignedPaise', () => {
  it('formats negative amounts', () => {
    expect(fromSignedPaise(-1_180)).toBe(-11.8)
    expect(fromSignedPaise(1_180)).toBe(11.8)
    expect(Object.is(fromSignedPaise(0), 0)).toBe(true)
    expect(() => fromSignedPaise(-0.5)).toThrow(RangeError)
  })
})

describe('fromPaise', () => {
  it('is undone by toPaise over its whole range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAXIMUM_PAISE }), (paise) => {
        expect(toPaise(fromPaise(paise))).toBe(paise)
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([-1, 0.5, Number.NaN, MAXIMUM_PAISE + 1, Number.POSITIVE_INFINITY])(
    'refuses %s',
    (paise) => {
      expect(() => fromPaise(paise)).toThrow(RangeError)
    },
  )
})

describe('formatRupees', () => {
  it.each([
    [50, '₹50'],
    [1_234_567, '₹12,34,567'],
    [100_000, '₹1,00,000'],
    [99.5, '₹99.50'],
    [1234.05, '₹1,234.05'],
    [0, '₹0'],
  ])('%d is %s in both languages', (amount, text) => {
    expect(formatRupees(amount)).toBe(text)
    expect(formatRupees(amount, 'en')).toBe(text)
    expect(formatRupees(amount, 'hi')).toBe(text)
  })
})

describe('formatMoney', () => {
  it('cannot confuse rupees with another currency', () => {
    expect(formatMoney(50, 'INR')).toBe('₹50')
    expect(formatMoney(50, 'USD')).toBe('USD 50.00')
  })
})
