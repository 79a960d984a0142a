import { afterEach, describe, expect, it } from 'vitest'
import { financialYearOf } from './financial-year'
import type { VoidCause } from './gift-money'
import {
  firstReceiptNumber,
  initialsOf,
  readReceiptNumber,
  receiptNumber,
  voidReasonOf,
  wordingOn,
} from './receipt'

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

describe('the number', () => {
  it.each(['America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC'])(
    'has the Indian financial year of the moment, on a server in %s',
    (zone) => {
      process.env.TZ = zone
      const numberAt = (moment: string) =>
        receiptNumber({
          testMode: false,
          serial: 7,
          financialYear: financialYearOf(new Date(moment)),
        })
      expect(numberAt('2026-03-31T23:59:59.999+05:30')).toBe('2025-26/000007')
      expect(numberAt('2026-04-01T00:00:00.000+05:30')).toBe('2026-27/000007')
    },
  )

  it('is marked where test keys took the money, and outgrows its zeros', () => {
    const number = { financialYear: 2099, serial: 1_234_567 }
    expect(receiptNumber({ ...number, testMode: true })).toBe('TEST-2099-00/1234567')
  })
})

describe('a typed number', () => {
  it.each([
    ['2026-27/000123', { financialYear: 2026, serial: 123 }],
    [' 2026-27/123 ', { financialYear: 2026, serial: 123 }],
    ['2026–27 / 123', { financialYear: 2026, serial: 123 }],
    ['2026-2027/123', { financialYear: 2026, serial: 123 }],
    ['26-27/000123', { financialYear: 2026, serial: 123 }],
    ['26-27 123', { financialYear: 2026, serial: 123 }],
    ['२०२६-२७/०००१२३', { financialYear: 2026, serial: 123 }],
    ['1999-00/7', { financialYear: 1999, serial: 7 }],
    ['2099-00/1234567', { financialYear: 2099, serial: 1_234_567 }],
    ['000123', { serial: 123 }],
    ['1234567', { serial: 1_234_567 }],
    // Parts of phone numbers, cheques and names are searched as text.
    ['123', null],
    ['000000', null],
    ['9876543210', null],
    ['2026-27', null],
    ['2026-27/', null],
    ['2026-27/0', null],
    ['2026-28/000123', null],
    ['TEST-2026-27/000123', null],
    ['Asha 2026-27/000123', null],
  ])('%s is read as %o', (typed, number) => {
    expect(readReceiptNumber(typed)).toEqual(number)
  })
})

describe('why a receipt is void', () => {
  const money = { amountPaise: 500, paymentId: 'pay_1' }
  const byHand = (voidCause: VoidCause) => ({ refundedPaise: 500, paymentId: null, voidCause })

  it.each([
    ['refunded', { refundedPaise: 500 }],
    ['partly-refunded', { refundedPaise: 200 }],
    ['disputed', { chargedBackPaise: 500 }],
    ['disputed', { chargedBackPaise: 100, refundedPaise: 400 }],
    ['entered-by-mistake', { refundedPaise: 500, paymentId: null }],
    ['entered-by-mistake', byHand('entered-by-mistake')],
    ['returned-by-bank', byHand('returned-by-bank')],
    ['refunded', byHand('given-back')],
    ['corrected', {}],
  ])('%s', (reason, change) => {
    expect(voidReasonOf({ ...money, ...change }, 500)).toBe(reason)
  })

  it.each([
    ['refunded', { chargedBackPaise: 200, refundedPaise: 300 }, 300],
    ['partly-refunded', { chargedBackPaise: 200, refundedPaise: 100 }, 300],
    ['disputed', { chargedBackPaise: 300, refundedPaise: 200 }, 300],
    ['disputed', { chargedBackPaise: 100, refundedPaise: 300 }, 200],
    ['disputed', { chargedBackPaise: 300, refundedPaise: 200 }, 500],
  ])('%s, by what its receipt had not deducted yet: %o', (reason, gone, receiptPaise) => {
    expect(voidReasonOf({ amountPaise: 500, paymentId: 'pay_1', ...gone }, receiptPaise)).toBe(
      reason,
    )
  })

  it('corrected where a won dispute gives money back', () => {
    expect(voidReasonOf({ ...money, refundedPaise: 100 }, 300)).toBe('corrected')
  })
})

describe('the first receipt of a gift', () => {
  const first = { number: 'R-1', edition: 1 }
  const second = { number: 'R-2', edition: 2 }

  it('is the oldest, in whatever order they are read', () => {
    expect(firstReceiptNumber([second, first])).toBe('R-1')
    expect(firstReceiptNumber([first, second])).toBe('R-1')
  })

  it('is not one that a correction replaced, but may be void for another reason', () => {
    expect(firstReceiptNumber([{ ...first, voidReason: 'corrected' }, second])).toBe('R-2')
    expect(firstReceiptNumber([{ ...first, voidReason: 'refunded' }, second])).toBe('R-1')
    expect(firstReceiptNumber([])).toBe('')
  })
})

describe('the first letters of a name', () => {
  it.each([
    ['Asha Devi', 'A… D…'],
    ['  रवि  कुमार ', 'र… कु…'],
    ['श्री', 'श्री…'],
    ['', ''],
  ])('%j is shown as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('the wording of a day', () => {
  const wordings = [{ from: '2026-04-01' }, { from: '2026-10-01' }, { from: '2025-01-01' }]

  it.each([
    ['2026-09-30', '2026-04-01'],
    ['2026-10-01', '2026-10-01'],
    ['2026-03-31', '2025-01-01'],
  ])('on %s it is that from %s', (day, from) => {
    expect(wordingOn(wordings, day)).toEqual({ from })
  })

  it('does not exist before the first', () => {
    expect(wordingOn(wordings, '2024-12-31')).toBeNull()
  })
})
