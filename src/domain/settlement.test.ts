import { describe, expect, it } from 'vitest'
import { differencePaise, grossPaise, sumRows } from './settlement'

const NOTHING = { amountPaise: 0, creditPaise: 0, debitPaise: 0, feePaise: 0, taxPaise: 0 }
const payment = {
  ...NOTHING,
  type: 'payment' as const,
  amountPaise: 50_000,
  creditPaise: 48_820,
  feePaise: 1_180,
  taxPaise: 180,
}
const refund = { ...NOTHING, type: 'refund' as const, amountPaise: 20_000, debitPaise: 20_000 }
const lostDispute = {
  ...NOTHING,
  type: 'adjustment' as const,
  amountPaise: 5_000,
  debitPaise: 5_000,
}

describe('the rows of a settlement', () => {
  it('add up to gross, fee, refunds and corrections apart, each with its sign', () => {
    expect(sumRows([payment, payment, refund, lostDispute])).toEqual({
      grossPaise: 100_000,
      feePaise: 2_360,
      taxPaise: 360,
      refundedPaise: 20_000,
      adjustedPaise: -5_000,
      giftCount: 2,
      rowCount: 4,
    })
  })

  it('count the fee of a refund or a transfer as a fee, once', () => {
    const instantRefund = { ...refund, debitPaise: 20_590, feePaise: 590, taxPaise: 90 }
    const transfer = {
      ...NOTHING,
      type: 'transfer' as const,
      amountPaise: 100_000,
      debitPaise: 100_296,
      feePaise: 296,
      taxPaise: 46,
    }
    expect(sumRows([instantRefund, transfer])).toMatchObject({
      feePaise: 886,
      refundedPaise: 20_000,
      adjustedPaise: -100_000,
    })
  })

  it('take a correction in our favour as more money', () => {
    expect(grossPaise({ ...lostDispute, debitPaise: 0, creditPaise: 1_012 })).toBe(1_012)
  })
})

describe('the difference of a settlement', () => {
  it('is nothing where the rows make it up to the paisa', () => {
    const sums = sumRows([payment, payment, refund, lostDispute])
    expect(differencePaise(2 * 48_820 - 20_000 - 5_000, sums)).toBe(0)
  })

  it('is what the bank got beyond the rows, or less', () => {
    expect(differencePaise(48_821, sumRows([payment]))).toBe(1)
    expect(differencePaise(48_819, sumRows([payment]))).toBe(-1)
    expect(differencePaise(48_820, sumRows([]))).toBe(48_820)
  })

  it('shows where the gateway credited less than amount and fee say', () => {
    const short = { ...payment, creditPaise: 48_000 }
    expect(differencePaise(48_000, sumRows([short]))).toBe(-820)
  })
})
