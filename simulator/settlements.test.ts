import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ledger } from './ledger'
import { eventTypes, newLedger, newOrder, refusalOf, START_MS } from './ledger-fixture'

/** Returns all rows of the ledger's current day in India. */
function rowsOf(ledger: Ledger, date = { year: 2023, month: 11, day: 15 }) {
  return ledger.reconcile({ ...date, count: 1_000 }).items
}

function paid(ledger: Ledger) {
  return ledger.pay(newOrder(ledger).id, { outcome: 'captured' })
}

describe('a settlement', () => {
  it('has the shape of the Settlements API and of its rows', () => {
    const ledger = newLedger()
    const payment = paid(ledger)
    const settlement = ledger.settle()

    expect(settlement).toEqual({
      id: expect.stringMatching(/^setl_[0-9A-Za-z]{14}$/),
      entity: 'settlement',
      amount: 50_000 - 1_180,
      status: 'processed',
      fees: 0,
      tax: 0,
      utr: expect.stringMatching(/^AXISCN\d{10}$/),
      created_at: 1_700_000_000,
    })
    expect(rowsOf(ledger)).toEqual([
      {
        entity_id: payment.id,
        type: 'payment',
        debit: 0,
        credit: 48_820,
        amount: 50_000,
        currency: 'INR',
        fee: 1_180,
        tax: 180,
        on_hold: false,
        settled: true,
        created_at: 1_700_000_000,
        settled_at: 1_700_000_000,
        settlement_id: settlement?.id,
        posted_at: null,
        credit_type: 'default',
        description: null,
        notes: [],
        payment_id: null,
        settlement_utr: settlement?.utr,
        order_id: payment.order_id,
        order_receipt: 'gift-1',
        method: 'upi',
        card_network: null,
        card_issuer: null,
        card_type: null,
        dispute_id: null,
      },
    ])
    expect(eventTypes(ledger).at(-1)).toBe('settlement.processed')
    expect(JSON.parse(ledger.events().at(-1)?.body ?? '')).toMatchObject({
      contains: ['settlement'],
      payload: { settlement: { entity: settlement } },
    })
  })

  it('deducts refunds and lost disputes from the next one', () => {
    const ledger = newLedger()
    const payment = paid(ledger)
    ledger.settle()
    const refund = ledger.refund(payment.id, { amount: 20_000 })
    const dispute = ledger.openDispute(payment.id, { amount: 5_000 })
    ledger.moveDispute(dispute.id, 'lost')
    paid(ledger)
    const settlement = ledger.settle()

    expect(settlement?.amount).toBe(48_820 - 20_000 - 5_000)
    expect(rowsOf(ledger).filter((row) => row.settlement_id === settlement?.id)).toMatchObject([
      { type: 'payment', credit: 48_820 },
      {
        entity_id: refund.id,
        type: 'refund',
        debit: 20_000,
        fee: 0,
        payment_id: payment.id,
        order_id: payment.order_id,
      },
      {
        entity_id: expect.stringMatching(/^adj_/),
        type: 'adjustment',
        debit: 5_000,
        payment_id: null,
        dispute_id: dispute.id,
      },
    ])
  })

  it('pays back a refund that failed later', () => {
    const ledger = newLedger()
    const refund = ledger.refund(paid(ledger).id, { amount: 20_000 })
    ledger.settle()
    ledger.failRefund(refund.id)

    expect(ledger.settle()?.amount).toBe(20_000)
    expect(rowsOf(ledger).at(-1)).toMatchObject({ type: 'adjustment', credit: 20_000 })
    expect(ledger.settle()).toBeNull()
  })

  it('waits while more was deducted than came in', () => {
    const ledger = newLedger()
    const payment = paid(ledger)
    ledger.settle()
    ledger.refund(payment.id, { amount: 30_000 })

    expect(ledger.settle()).toBeNull()
    paid(ledger)
    expect(ledger.settle()?.amount).toBe(48_820 - 30_000)
  })

  it('that is only created has no bank reference until the bank has the money', () => {
    const ledger = newLedger()
    paid(ledger)
    const { id } = ledger.settle({ status: 'created' }) ?? { id: '' }

    expect(ledger.fetchSettlement(id)).toMatchObject({ status: 'created', utr: null })
    expect(rowsOf(ledger)).toMatchObject([{ settled: true, settlement_utr: null }])
    const { utr } = ledger.processSettlement(id)
    expect(rowsOf(ledger)).toMatchObject([{ settlement_utr: utr }])
    expect(refusalOf(() => ledger.processSettlement(id)).status).toBe(400)
  })

  it('includes no uncaptured payments and no other currencies', () => {
    const ledger = newLedger()
    ledger.pay(newOrder(ledger).id, { outcome: 'authorized' })
    ledger.pay(newOrder(ledger).id, { outcome: 'failed' })
    ledger.pay(newOrder(ledger).id, { outcome: 'captured', currencyOverride: 'USD' })

    expect(ledger.settle()).toBeNull()
  })
})

describe('the rows of a day', () => {
  it('are those settled on it in India, in pages', () => {
    const ledger = newLedger()
    const lastMinute = Date.parse('2024-03-31T23:59:00+05:30')
    for (const at of [lastMinute, lastMinute + 60_000]) {
      ledger.payDirect({ via: 'qr_code', amount: 10_000 })
      ledger.payDirect({ via: 'qr_code', amount: 20_000 })
      ledger.settle({ at })
    }

    expect(rowsOf(ledger, { year: 2024, month: 3, day: 31 })).toHaveLength(2)
    expect(ledger.reconcile({ year: 2024, month: 4, count: 1, skip: 1 }).items).toMatchObject([
      { amount: 20_000, order_id: null, order_receipt: null },
    ])
    expect(rowsOf(ledger, { year: 2024, month: 4, day: 2 })).toEqual([])
  })
})

it('lists settlements with the newest first, between two times', () => {
  const ledger = newLedger()
  const days = [0, 1, 2].map((day) => {
    ledger.payDirect({ via: 'qr_code', amount: 10_000 })
    return ledger.settle({ at: START_MS + day * 86_400_000 })
  })

  expect(ledger.listSettlements({ count: 2 }).items).toEqual([days[2], days[1]])
  expect(ledger.listSettlements({ from: 1_700_000_000, to: 1_700_086_400 }).items).toEqual([
    days[1],
    days[0],
  ])
})

it('pays out to the paisa what its rows add up to, whatever happens', () => {
  const step = fc.record({
    kind: fc.constantFrom('pay', 'direct', 'refund', 'fail refund', 'lose dispute', 'settle'),
    amount: fc.integer({ min: 100, max: 5_000_000 }),
    pick: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const ledger = newLedger()
      for (const { kind, amount, pick } of steps) {
        const payments = ledger.listPayments({ count: 1_000 }).items
        const payment = payments[pick % Math.max(1, payments.length)]
        const pending = ledger
          .listRefunds({ count: 1_000 })
          .items.find((r) => r.status === 'pending')
        if (kind === 'pay') {
          const international = pick % 2 === 0
          ledger.pay(newOrder(ledger, { amount }).id, {
            outcome: 'captured',
            method: 'card',
            international,
          })
        }
        if (kind === 'direct') ledger.payDirect({ via: 'qr_code', amount })
        if (kind === 'settle') ledger.settle()
        if (kind === 'fail refund' && pending) ledger.failRefund(pending.id)
        if (!payment) continue
        const rest = payment.amount - payment.amount_refunded
        if (kind === 'refund' && rest >= 100) {
          ledger.refund(payment.id, { amount: Math.min(rest, amount) })
        }
        if (kind === 'lose dispute') {
          const { id } = ledger.openDispute(payment.id, {
            amount: Math.min(payment.amount, amount),
          })
          ledger.moveDispute(id, 'lost')
        }
      }
      ledger.settle()

      const rows = rowsOf(ledger)
      for (const { id, amount } of ledger.listSettlements({ count: 1_000 }).items) {
        const own = rows.filter((row) => row.settlement_id === id)
        expect(own.reduce((sum, { credit, debit }) => sum + credit - debit, 0)).toBe(amount)
      }
      expect(new Set(rows.map((row) => row.entity_id)).size).toBe(rows.length)
    }),
    { numRuns: 60 },
  )
})
