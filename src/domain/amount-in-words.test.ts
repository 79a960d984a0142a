import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { amountInWords } from './amount-in-words'

describe('amountInWords', () => {
  it.each([
    [0, 'Rupees Zero only', 'रुपये शून्य मात्र'],
    [5, 'Rupees Zero and Paise Five only', 'रुपये शून्य और पैसे पाँच मात्र'],
    [100, 'Rupees One only', 'रुपये एक मात्र'],
    [2_100, 'Rupees Twenty One only', 'रुपये इक्कीस मात्र'],
    [50_000, 'Rupees Five Hundred only', 'रुपये पाँच सौ मात्र'],
    [
      99_999,
      'Rupees Nine Hundred Ninety Nine and Paise Ninety Nine only',
      'रुपये नौ सौ निन्यानवे और पैसे निन्यानवे मात्र',
    ],
    [
      12_050_000,
      'Rupees One Lakh Twenty Thousand Five Hundred only',
      'रुपये एक लाख बीस हज़ार पाँच सौ मात्र',
    ],
    [10_000_000_00, 'Rupees One Crore only', 'रुपये एक करोड़ मात्र'],
    [
      12_34_56_789_00,
      'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine only',
      'रुपये बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी मात्र',
    ],
    [10_00_000_00_00_000_00, 'Rupees Ten Lakh Crore only', 'रुपये दस लाख करोड़ मात्र'],
  ])('%i paise', (paise, en, hi) => {
    expect(amountInWords(paise, 'en')).toBe(en)
    expect(amountInWords(paise, 'hi')).toBe(hi)
  })

  it('refuses what is no amount', () => {
    for (const paise of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => amountInWords(paise, 'en')).toThrow(RangeError)
    }
  })
})

const WORTH: Record<string, number> = { Crore: 1e7, Lakh: 1e5, Thousand: 1e3, Hundred: 100 }
const WORTH_HINDI: Record<string, number> = { करोड़: 1e7, लाख: 1e5, हज़ार: 1e3, सौ: 100 }

test('Hindi has a hundred different words below a hundred', () => {
  const words = Array.from({ length: 100 }, (_, rupees) => amountInWords(rupees * 100, 'hi'))
  expect(new Set(words).size).toBe(100)
  for (const word of words) expect(word).toMatch(/^रुपये [\p{Script=Devanagari}]+ मात्र$/u)
})

/** Converts words back to a number: each number below a hundred times the unit after it. */
function readBack(
  words: string,
  worth: Record<string, number>,
  small: Map<string, number>,
): number {
  let crores = 0
  let sum = 0
  let count = 0
  let open = words
  while (open) {
    const unit = Object.keys(worth).find((name) => open.startsWith(name))
    const number = unit ? null : [...small.keys()].find((name) => `${open} `.startsWith(`${name} `))
    const [found, value] = unit
      ? [unit, worth[unit] ?? 0]
      : [number ?? '', small.get(number ?? '') ?? Number.NaN]
    open = open.slice(found.length).trim()
    if (!unit) count = value
    else if (value === 1e7) {
      crores = sum + count
      sum = 0
      count = 0
    } else {
      sum += count * value
      count = 0
    }
  }
  return crores * 1e7 + sum + count
}

test.each([
  ['en', WORTH, 'Rupees ', ' only'],
  ['hi', WORTH_HINDI, 'रुपये ', ' मात्र'],
] as const)('every amount can be read back (%s)', (language, worth, before, after) => {
  const bare = (paise: number) => amountInWords(paise, language).slice(before.length, -after.length)
  const small = new Map(
    Array.from({ length: 100 }, (_, rupees) => [bare(rupees * 100), rupees] as const)
      // 'Twenty One' before 'Twenty'.
      .toSorted(([a], [b]) => b.length - a.length),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (rupees) => {
      expect(readBack(bare(rupees * 100), worth, small)).toBe(rupees)
    }),
  )
})
