import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'
import {
  applyPayment,
  canChangeTransaction,
  failedRefundAfter,
  type GatewayPayment,
  nextCheckAfterMs,
  type PaymentAttempt,
  retryLookupAfterMs,
} from './payment-attempt'

const attempt = (change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  status: 'pending',
  amountPaise: 50_000,
  paymentId: null,
  refundedPaise: 0,
  ...change,
})
const payment = (change: Partial<GatewayPayment> = {}): GatewayPayment => ({
  id: 'pay_1',
  orderId: 'order_1',
  invoiceId: null,
  amountPaise: 50_000,
  currency: 'INR',
  status: 'captured',
  isCaptured: true,
  isInternational: false,
  refundedPaise: 0,
  method: 'UPI',
  failure: null,
  madeAt: null,
  payer: { email: null, phone: null, detail: null },
  ...change,
})
const atHome = { acceptsInternational: false }
const settled = { kind: 'settle', reasons: [], refundedPaise: 0 }

describe('canChangeTransaction', () => {
  it.each([
    ['pending', 'completed', true],
    ['pending', 'failed', true],
    ['pending', 'quarantined', true],
    ['failed', 'completed', true],
    ['failed', 'quarantined', true],
    ['quarantined', 'completed', true],
    ['quarantined', 'ignored', true],
    ['ignored', 'completed', true],
    ['ignored', 'quarantined', false],
    ['completed', 'ignored', false],
    ['quarantined', 'failed', false],
    ['completed', 'failed', false],
    ['completed', 'pending', false],
    ['completed', 'quarantined', false],
    ['failed', 'pending', false],
    ['pending', 'pending', false],
    ['completed', 'completed', false],
  ] as const)('%s to %s: %s', (from, to, allowed) => {
    expect(canChangeTransaction(from, to)).toBe(allowed)
  })

  it.each([
    ['pending', 'completed', true],
    ['pending', 'failed', true],
    ['failed', 'pending', true],
    ['completed', 'pending', true],
    ['completed', 'failed', true],
    ['failed', 'completed', false],
    ['completed', 'quarantined', false],
    ['completed', 'ignored', false],
  ] as const)('of a claim, %s to %s: %s', (from, to, allowed) => {
    expect(canChangeTransaction(from, to, { isClaim: true })).toBe(allowed)
  })
})

it.each([
  ['a refund that fails', { refundedPaise: 100 }, 0, 100],
  ['one of several', { refundedPaise: 300 }, 200, 100],
  ['another one', { refundedPaise: 200, failedRefundPaise: 100 }, 0, 300],
  ['a part refunded again', { refundedPaise: 0, failedRefundPaise: 300 }, 100, 200],
  ['all of it, and more, refunded again', { refundedPaise: 100, failedRefundPaise: 200 }, 500, 0],
  ['a first refund', { refundedPaise: null, failedRefundPaise: null }, 500, 0],
])('what the bank could not pay out: %s', (_what, before, refundedPaise, failed) => {
  expect(failedRefundAfter(before, refundedPaise)).toBe(failed)
})

describe('a payment', () => {
  it('that was captured completes its attempt', () => {
    expect(applyPayment(attempt(), payment(), atHome)).toEqual({ ...settled, status: 'completed' })
  })

  it('that was captured after all completes a failed attempt', () => {
    const change = applyPayment(attempt({ status: 'failed' }), payment(), atHome)
    expect(change).toEqual({ ...settled, status: 'completed' })
  })

  it('that is only authorised changes nothing: the money is not ours yet', () => {
    const authorized = payment({ status: 'authorized', isCaptured: false })
    expect(applyPayment(attempt(), authorized, atHome)).toBeNull()
  })

  it('that failed fails a pending attempt, and no other', () => {
    const failed = payment({ status: 'failed', isCaptured: false })
    expect(applyPayment(attempt(), failed, atHome)).toEqual({ kind: 'fail' })
    for (const status of ['failed', 'completed', 'quarantined'] as const) {
      expect(applyPayment(attempt({ status, paymentId: 'pay_1' }), failed, atHome)).toBeNull()
    }
  })

  it.each([
    ['another amount', { amountPaise: 49_999 }, ['amount-mismatch']],
    ['another currency', { currency: 'USD' }, ['currency']],
    [
      'another amount and currency, from abroad',
      { amountPaise: 900, currency: 'USD', isInternational: true },
      ['currency', 'amount-mismatch', 'international'],
    ],
  ])('of %s is set aside, with every reason', (_what, change, reasons) => {
    expect(applyPayment(attempt(), payment(change), atHome)).toEqual({
      ...settled,
      status: 'quarantined',
      reasons,
    })
  })

  it('from abroad is set aside unless the foundation may take it, and marked in any case', () => {
    const abroad = payment({ isInternational: true })
    expect(applyPayment(attempt(), abroad, atHome)).toMatchObject({
      status: 'quarantined',
      reasons: ['international'],
    })
    expect(applyPayment(attempt(), abroad, { acceptsInternational: true })).toMatchObject({
      status: 'completed',
      reasons: ['international'],
    })
    const other = { ...abroad, amountPaise: 1 }
    expect(applyPayment(attempt(), other, { acceptsInternational: true })).toMatchObject({
      status: 'quarantined',
      reasons: ['amount-mismatch', 'international'],
    })
  })

  it('that is known changes nothing, but for what was refunded, or failed to be', () => {
    const known = attempt({ status: 'completed', paymentId: 'pay_1', refundedPaise: 2_000 })
    expect(applyPayment(known, payment({ refundedPaise: 2_000 }), atHome)).toBeNull()
    expect(applyPayment(known, payment({ refundedPaise: 1_000 }), atHome)).toEqual({
      kind: 'refund',
      refundedPaise: 1_000,
    })
    expect(applyPayment(known, payment({ refundedPaise: 50_000 }), atHome)).toEqual({
      kind: 'refund',
      refundedPaise: 50_000,
    })
  })

  it('that was given back before we heard of it is still taken in, with what was given back', () => {
    const gone = payment({ status: 'refunded', refundedPaise: 50_000 })
    expect(applyPayment(attempt(), gone, atHome)).toMatchObject({
      status: 'completed',
      refundedPaise: 50_000,
    })
  })

  it.each(['completed', 'quarantined', 'ignored'] as const)(
    'for an order whose other payment is %s gets a place of its own',
    (status) => {
      const paid = attempt({ status, paymentId: 'pay_1' })
      const second = applyPayment(paid, payment({ id: 'pay_2' }), atHome)
      expect(second).toEqual({ kind: 'second-payment' })
    },
  )

  it('for an attempt that an admin completed without one gets a place of its own', () => {
    expect(applyPayment(attempt({ status: 'completed' }), payment(), atHome)).toEqual({
      kind: 'second-payment',
    })
  })
})

describe('the next question to the gateway', () => {
  it('comes after a quarter of an hour at the earliest, ever later, and not for ever', () => {
    expect(nextCheckAfterMs('pending', 0)).toBe(15 * MINUTE_MS)
    expect(nextCheckAfterMs('pending', 4 * DAY_MS)).toBe(DAY_MS)
    expect(nextCheckAfterMs('failed', 8 * DAY_MS)).toBeNull()
    expect(nextCheckAfterMs('completed', 0)).toBe(DAY_MS)
    expect(nextCheckAfterMs('completed', 100 * DAY_MS)).toBe(50 * DAY_MS)
    expect(nextCheckAfterMs('completed', 181 * DAY_MS)).toBeNull()
  })

  it('after one without an answer comes later each time, within a day', () => {
    expect(retryLookupAfterMs(1)).toBe(15 * MINUTE_MS)
    expect(retryLookupAfterMs(3)).toBe(HOUR_MS)
    expect(retryLookupAfterMs(50)).toBe(DAY_MS)
  })
})
