import { describe, expect, it } from 'vitest'
import { goneBackOf, type MoneyEntry } from './gone-back'

const otherwiseAt = '2024-09-09T00:00:00.000Z'
const counted: MoneyEntry = { at: 'd1', changes: { status: { from: 'pending', to: 'completed' } } }
const refund = (at: string, to: number): MoneyEntry => ({ at, changes: { refundedPaise: { to } } })
const chargeBack = (at: string, to: number): MoneyEntry => ({
  at,
  changes: { chargedBackPaise: { to } },
})
const goneBack = (gonePaise: number, entries: MoneyEntry[]) =>
  goneBackOf({ amountPaise: 500, gonePaise, otherwiseAt }, entries).map(({ at, paise }) => [
    at,
    paise,
  ])

describe('when money of a gift went back', () => {
  it('comes from each entry about it', () => {
    expect(goneBack(500, [counted, refund('d2', 200), refund('d3', 500)])).toEqual([
      ['d2', 200],
      ['d3', 300],
    ])
  })

  it('is on two days where a dispute was lost, and won after all', () => {
    expect(goneBack(0, [counted, chargeBack('d2', 500), chargeBack('d3', 0)])).toEqual([
      ['d2', 500],
      ['d3', -500],
    ])
  })

  it('is the day on which a claim was undone, and that on which it was confirmed again', () => {
    const undone = { at: 'd2', changes: { status: { from: 'completed', to: 'pending' } } }
    expect(goneBack(0, [counted, undone, { ...counted, at: 'd3' }])).toEqual([
      ['d2', 500],
      ['d3', -500],
    ])
  })

  it('never is more than came in', () => {
    expect(goneBack(500, [counted, refund('d2', 500), chargeBack('d3', 500)])).toEqual([
      ['d2', 500],
    ])
  })

  it('is undone by an entry that empties the amount', () => {
    const emptied = { at: 'd3', changes: { refundedPaise: { from: 200 } } }
    expect(goneBack(0, [counted, refund('d2', 200), emptied])).toEqual([
      ['d2', 200],
      ['d3', -200],
    ])
  })

  it('is another moment for what no entry tells', () => {
    expect(goneBack(300, [])).toEqual([[otherwiseAt, 300]])
    expect(goneBack(300, [refund('d2', 200)])).toEqual([
      ['d2', 200],
      [otherwiseAt, 100],
    ])
  })

  it('is empty if nothing went back', () => {
    expect(goneBack(0, [{ at: 'd0', changes: null }, counted])).toEqual([])
  })
})
