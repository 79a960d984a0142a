import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Books } from './books'
import { eventTypes, newBooks, newOrder, refusalOf, START_MS } from './books-fixture'

/** All rows of the day (in India) that the books' clock shows. */
function rowsOf(books: Books, date = { year: 2023, month: 11, day: 15 }) {
  return books.reconcile({ ...date, count: 1_000 }).items
}

function paid(books: Books) {
  return books.pay(newOrder(books).id, { outcome: 'captured' })
}

describe('a settlement', () => {
  it('has the shape of the Settlements API and of its rows', () => {
    const books = newBooks()
    const payment = paid(books)
    const settlement = books.settle()

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
    expect(rowsOf(books)).toEqual([
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
    expect(eventTypes(books).at(-1)).toBe('settlement.processed')
    expect(JSON.parse(books.events().at(-1)?.body ?? '')).toMatchObject({
      contains: ['settlement'],
      payload: { settlement: { entity: settlement } },
    })
  })

  it('takes refunds and lost disputes out of the next one', () => {
    const books = newBooks()
    const payment = paid(books)
    books.settle()
    const refund = books.refund(payment.id, { amount: 20_000 })
    const dispute = books.openDispute(payment.id, { amount: 5_000 })
    books.moveDispute(dispute.id, 'lost')
    paid(books)
    const settlement = books.settle()

    expect(settlement?.amount).toBe(48_820 - 20_000 - 5_000)
    expect(rowsOf(books).filter((row) => row.settlement_id === settlement?.id)).toMatchObject([
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

  it('pays a refund that failed later back', () => {
    const books = newBooks()
    const refund = books.refund(paid(books).id, { amount: 20_000 })
    books.settle()
    books.failRefund(refund.id)

    expect(books.settle()?.amount).toBe(20_000)
    expect(rowsOf(books).at(-1)).toMatchObject({ type: 'adjustment', credit: 20_000 })
    expect(books.settle()).toBeNull()
  })

  it('waits while more was taken back than came in', () => {
    const books = newBooks()
    const payment = paid(books)
    books.settle()
    books.refund(payment.id, { amount: 30_000 })

    expect(books.settle()).toBeNull()
    paid(books)
    expect(books.settle()?.amount).toBe(48_820 - 30_000)
  })

  it('that is only created has no bank reference until the bank has it', () => {
    const books = newBooks()
    paid(books)
    const { id } = books.settle({ status: 'created' }) ?? { id: '' }

    expect(books.fetchSettlement(id)).toMatchObject({ status: 'created', utr: null })
    expect(rowsOf(books)).toMatchObject([{ settled: true, settlement_utr: null }])
    const { utr } = books.processSettlement(id)
    expect(rowsOf(books)).toMatchObject([{ settlement_utr: utr }])
    expect(refusalOf(() => books.processSettlement(id)).status).toBe(400)
  })

  it('holds nothing that was never captured, nor money in another currency', () => {
    const books = newBooks()
    books.pay(newOrder(books).id, { outcome: 'authorized' })
    books.pay(newOrder(books).id, { outcome: 'failed' })
    books.pay(newOrder(books).id, { outcome: 'captured', currencyOverride: 'USD' })

    expect(books.settle()).toBeNull()
  })
})

describe('the rows of a day', () => {
  it('are those settled on it in India, in pages', () => {
    const books = newBooks()
    const lastMinute = Date.parse('2024-03-31T23:59:00+05:30')
    for (const at of [lastMinute, lastMinute + 60_000]) {
      books.payDirect({ via: 'qr_code', amount: 10_000 })
      books.payDirect({ via: 'qr_code', amount: 20_000 })
      books.settle({ at })
    }

    expect(rowsOf(books, { year: 2024, month: 3, day: 31 })).toHaveLength(2)
    expect(books.reconcile({ year: 2024, month: 4, count: 1, skip: 1 }).items).toMatchObject([
      { amount: 20_000, order_id: null, order_receipt: null },
    ])
    expect(rowsOf(books, { year: 2024, month: 4, day: 2 })).toEqual([])
  })
})

it('lists settlements with the newest first, between two times', () => {
  const books = newBooks()
  const days = [0, 1, 2].map((day) => {
    books.payDirect({ via: 'qr_code', amount: 10_000 })
    return books.settle({ at: START_MS + day * 86_400_000 })
  })

  expect(books.listSettlements({ count: 2 }).items).toEqual([days[2], days[1]])
  expect(books.listSettlements({ from: 1_700_000_000, to: 1_700_086_400 }).items).toEqual([
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
      const books = newBooks()
      for (const { kind, amount, pick } of steps) {
        const payments = books.listPayments({ count: 1_000 }).items
        const payment = payments[pick % Math.max(1, payments.length)]
        const pending = books
          .listRefunds({ count: 1_000 })
          .items.find((r) => r.status === 'pending')
        if (kind === 'pay') {
          const international = pick % 2 === 0
          books.pay(newOrder(books, { amount }).id, {
            outcome: 'captured',
            method: 'card',
            international,
          })
        }
        if (kind === 'direct') books.payDirect({ via: 'qr_code', amount })
        if (kind === 'settle') books.settle()
        if (kind === 'fail refund' && pending) books.failRefund(pending.id)
        if (!payment) continue
        const rest = payment.amount - payment.amount_refunded
        if (kind === 'refund' && rest >= 100) {
          books.refund(payment.id, { amount: Math.min(rest, amount) })
        }
        if (kind === 'lose dispute') {
          const { id } = books.openDispute(payment.id, { amount: Math.min(payment.amount, amount) })
          books.moveDispute(id, 'lost')
        }
      }
      books.settle()

      const rows = rowsOf(books)
      for (const { id, amount } of books.listSettlements({ count: 1_000 }).items) {
        const own = rows.filter((row) => row.settlement_id === id)
        expect(own.reduce((sum, { credit, debit }) => sum + credit - debit, 0)).toBe(amount)
      }
      expect(new Set(rows.map((row) => row.entity_id)).size).toBe(rows.length)
    }),
    { numRuns: 60 },
  )
})
