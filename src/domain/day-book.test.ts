import { describe, expect, it } from 'vitest'
import { dayBookRow } from './day-book'

const gift = {
  day: '2026-04-01',
  donorName: 'Asha Devi',
  paymentMethod: 'Cash',
  paymentId: '',
  reference: '',
  purpose: '',
  receipt: '2026-27/000001',
  paise: 150_050,
}

describe('a voucher of the day book', () => {
  it('names day, ledgers, donor and receipt', () => {
    expect(dayBookRow(gift)).toEqual([
      '01-04-2026',
      'Receipt',
      '2026-27/000001',
      'Cash',
      'Donations - General',
      'Asha Devi',
      'Donation from Asha Devi, receipt 2026-27/000001, by Cash',
      '1500.50',
    ])
  })

  it.each([
    [{ paymentMethod: 'UPI', paymentId: 'pay_1' }, 'Razorpay'],
    [{ paymentMethod: 'UPI', reference: '123456789012' }, 'Bank'],
    [{ paymentMethod: 'Cheque' }, 'Bank'],
    [{ paymentMethod: 'Not recorded' }, 'Suspense'],
  ])('%o is in the ledger %s', (change, ledger) => {
    expect(dayBookRow({ ...gift, ...change })[3]).toBe(ledger)
  })

  it('reverses what went back on the day it did, naming the first', () => {
    const reversal = { ...gift, reversedOn: '2026-05-02', paise: -50_000 }
    expect(dayBookRow(reversal)).toEqual([
      '02-05-2026',
      'Reversal',
      '2026-27/000001',
      'Cash',
      'Donations - General',
      'Asha Devi',
      'Reversal of donation from Asha Devi, received 01-04-2026, receipt 2026-27/000001, by Cash',
      '-500.00',
    ])
    expect(dayBookRow({ ...reversal, paise: 50_000 })[6]).toMatch(/^Reversal taken back, donation/)
  })

  it('names purpose and number', () => {
    const [, , , , credit, , narration] = dayBookRow({ ...gift, purpose: 'Wells', reference: 'N1' })
    expect(credit).toBe('Donations - Wells')
    expect(narration).toBe(
      'Donation from Asha Devi, receipt 2026-27/000001, by Cash, no. N1, for Wells',
    )
  })
})
