import { describe, expect, it } from 'vitest'
import type { Ask } from './razorpay-api'
import { createSettlementCalls } from './razorpay-settlements'

type Query = { count: number; skip: number }

/** A gateway that returns these pages and records its requests. */
function gatewayWith(pageOf: (path: string, query: Query) => object) {
  const asked: { path: string; query: object }[] = []
  const get: Ask = async (response, path, query) => {
    asked.push({ path, query })
    const parsed = response.safeParse(pageOf(path, query as Query))
    if (!parsed.success) throw new Error('The answer makes no sense')
    return parsed.data
  }
  return { asked, ...createSettlementCalls({ get }) }
}

/** The samples of razorpay.com/docs/api/settlements/fetch-recon, shortened. */
const paymentRow = {
  entity_id: 'pay_DEXrnipqTmWVGE',
  type: 'payment',
  debit: 0,
  credit: 97_100,
  amount: 100_000,
  currency: 'INR',
  fee: 2_900,
  tax: 0,
  settled: true,
  created_at: 1_567_692_556,
  settled_at: 1_568_176_960,
  settlement_id: 'setl_DGlQ1Rj8os78Ec',
  description: 'Recurring Payment via Subscription',
  notes: 'Beam me up Scotty.',
  payment_id: null,
  settlement_utr: '1568176960vxp0rj',
  order_id: 'order_DEXrnRiR3SNDHA',
  order_receipt: null,
  method: 'card',
  dispute_id: null,
}
const day = { year: 2019, month: 9, day: 11 }
const rowsWith = (...items: object[]) =>
  gatewayWith(() => ({ entity: 'collection', count: items.length, items })).settlementRows(day)

describe('a row of the report', () => {
  it('is read as the docs show it, without notes and what the donor wrote', async () => {
    expect(await rowsWith(paymentRow)).toEqual([
      {
        settlementId: 'setl_DGlQ1Rj8os78Ec',
        entityId: 'pay_DEXrnipqTmWVGE',
        type: 'payment',
        amountPaise: 100_000,
        creditPaise: 97_100,
        debitPaise: 0,
        feePaise: 2_900,
        taxPaise: 0,
        paymentId: 'pay_DEXrnipqTmWVGE',
        orderId: 'order_DEXrnRiR3SNDHA',
        method: 'card',
        utr: '1568176960vxp0rj',
        settledAt: '2019-09-11T04:42:40.000Z',
        disputeId: null,
        description: null,
      },
    ])
  })

  it('of a refund belongs to its payment, one of a correction to none and says why', async () => {
    const refund = { ...paymentRow, entity_id: 'rfnd_1', type: 'refund', payment_id: 'pay_1' }
    const correction = {
      ...paymentRow,
      entity_id: 'adj_1',
      type: 'adjustment',
      settlement_utr: null,
      order_id: null,
      method: null,
      description: 'test reason',
      dispute_id: 'disp_1',
    }
    expect(await rowsWith(refund, correction)).toMatchObject([
      { entityId: 'rfnd_1', type: 'refund', paymentId: 'pay_1' },
      {
        entityId: 'adj_1',
        type: 'adjustment',
        paymentId: null,
        utr: null,
        description: 'test reason',
        disputeId: 'disp_1',
      },
    ])
  })

  it('of a kind that is not documented is kept, one that is not paid out yet is not', async () => {
    const rows = await rowsWith(
      { ...paymentRow, type: 'reserve' },
      { ...paymentRow, settlement_id: null },
      { ...paymentRow, settled_at: null },
    )
    expect(rows).toMatchObject([{ type: 'other' }])
  })

  it('of a gift in dollars counts with the rupees that it was exchanged for', async () => {
    const inDollars = { ...paymentRow, amount: 1_200, currency: 'USD' }
    expect(await rowsWith(inDollars)).toMatchObject([{ amountPaise: 100_000, creditPaise: 97_100 }])
  })

  it('whose fee was prepaid has none: all of the amount is paid out', async () => {
    const prepaid = { ...paymentRow, credit: 100_000, tax: 442 }
    expect(await rowsWith(prepaid)).toMatchObject([
      { amountPaise: 100_000, creditPaise: 100_000, feePaise: 0, taxPaise: 0 },
    ])
  })

  it.each([
    ['an amount that is no whole number', { amount: 10.5 }],
    ['no entity', { entity_id: null }],
    ['a credit in words', { credit: 'much' }],
  ])('with %s spoils the whole page', async (_what, change) => {
    await expect(rowsWith(paymentRow, { ...paymentRow, ...change })).rejects.toThrow('no sense')
  })
})

describe('a list', () => {
  it('is paged through until a page is not full', async () => {
    const { asked, settlementRows } = gatewayWith((_path, { count, skip }) => ({
      items: Array.from({ length: Math.min(count, 2_000 - skip) }, () => paymentRow),
    }))
    expect(await settlementRows(day)).toHaveLength(2_000)
    expect(asked.map(({ query }) => query)).toEqual([
      { ...day, count: 1_000, skip: 0 },
      { ...day, count: 1_000, skip: 1_000 },
      { ...day, count: 1_000, skip: 2_000 },
    ])
  })

  it('of which a page is missing is not told at all', async () => {
    const { settlementRows } = gatewayWith((_path, { count, skip }) =>
      skip === 0 ? { items: Array.from({ length: count }, () => paymentRow) } : { error: 'gone' },
    )
    await expect(settlementRows(day)).rejects.toThrow('no sense')
  })

  it('of settlements is asked for in seconds, and tells status and bank reference', async () => {
    const entity = {
      id: 'setl_1',
      entity: 'settlement',
      amount: 9_973_635,
      status: 'processed',
      fees: 0,
      tax: 0,
      utr: '1568176960vxp0rj',
      created_at: 1_568_176_960,
    }
    const { asked, settlements } = gatewayWith(() => ({
      items: [entity, { ...entity, id: 'setl_2', status: 'initiated', utr: null }],
    }))
    const period = { from: new Date(1_568_000_000_000), to: new Date(1_568_200_000_500) }
    expect(await settlements(period)).toEqual([
      {
        id: 'setl_1',
        amountPaise: 9_973_635,
        feesPaise: 0,
        status: 'processed',
        utr: '1568176960vxp0rj',
        settledAt: '2019-09-11T04:42:40.000Z',
      },
      expect.objectContaining({ id: 'setl_2', status: 'created', utr: null }),
    ])
    expect(asked).toEqual([
      {
        path: '/v1/settlements',
        query: { from: 1_568_000_000, to: 1_568_200_000, count: 100, skip: 0 },
      },
    ])
  })
})
