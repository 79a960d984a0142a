import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { PRACTICE_KEYS } from '../../simulator/server'
import { callApi } from '../support/api'
import {
  attention,
  cookie,
  decide,
  deliverAll,
  eventsOf,
  gateway,
  openDesk,
  order,
  paidOrder,
  settledPayment,
} from '../support/payment-desk'
import { bookkeeping, enterKeys } from '../support/payments'

const attentionRoute = '/api/admin/attention'
const acceptRoute = '/api/admin/transactions/{id}/accept'
const ignoreRoute = '/api/admin/transactions/{id}/ignore'
const recordRoute = '/api/admin/transactions/{id}/record'
const refundRoute = '/api/admin/transactions/{id}/refund'

openDesk()

describe('money without an order here', () => {
  const unmatched = async (via: 'qr_code' | 'payment_link', email = 'sita@example.org') => {
    const payment = gateway.ledger.payDirect({
      via,
      amount: 80_000,
      email,
      contact: '+919812345678',
    })
    await deliverAll(eventsOf(payment.id))
    const [item] = await attention('unmatched')
    return { payment, item, id: item?.id ?? '' }
  }

  it('is listed even if its payer has typed two phone numbers', async () => {
    const contact = '+91 98123 45678 or +91 98765 43210'
    const payment = gateway.ledger.payDirect({ via: 'payment_link', amount: 80_000, contact })
    await deliverAll(eventsOf(payment.id))
    expect(await attention('unmatched')).toMatchObject([{ paymentId: payment.id, amount: 800 }])
  })

  it('is listed even if its payer has written a long note', async () => {
    // Cut after 300 characters, it would end in the middle of one.
    const description = `${'For the winter kits '.repeat(15).slice(1)}😀 of the children`
    const link = { via: 'payment_link', method: 'card', amount: 80_000, description } as const
    const payment = gateway.ledger.payDirect(link)
    await deliverAll(eventsOf(payment.id))
    const [item] = await attention('unmatched')
    expect(item?.paymentId).toBe(payment.id)
    expect(description).toContain(item?.detail)
  })

  it.each(['qr_code', 'payment_link'] as const)(
    'through a %s is listed with its payer, and recorded as the donation of a named donor',
    async (via) => {
      const { payment, item, id } = await unmatched(via)
      expect(item).toMatchObject({
        amount: 800,
        currency: 'INR',
        paymentId: payment.id,
        donorEmail: 'sita@example.org',
        donorPhone: '+919812345678',
      })
      expect((await decide(acceptRoute, id)).status).toBe(400)
      const donor = { donorName: 'Sita Devi', email: 'sita@example.org', panNumber: 'ABCPD1234F' }
      const key = randomUUID()
      for (let time = 0; time < 2; time += 1) {
        expect((await decide(recordRoute, id, donor, key)).status).toBe(200)
      }
      expect((await decide(recordRoute, id, donor)).status).toBe(409)
      const { donations, mails } = await bookkeeping()
      expect(donations).toMatchObject([{ ...donor, amountPaise: 80_000, paymentId: payment.id }])
      expect(mails).toHaveLength(1)
      expect(await attention('unmatched')).toEqual([])
    },
  )

  it('is recorded without the address and number that the admin cleared', async () => {
    const { id } = await unmatched('qr_code', 'void@razorpay.com')
    expect((await decide(recordRoute, id, { donorName: 'Sita Devi' })).status).toBe(200)
    const { donations, transactions, mails } = await bookkeeping()
    for (const [record] of [donations, transactions]) {
      expect(record?.donorName).toBe('Sita Devi')
      expect([record?.email ?? '', record?.phone ?? '']).toEqual(['', ''])
    }
    expect(mails).toEqual([])
  })

  it('of a payer with an invalid e-mail address is stored without it', async () => {
    const { id, item } = await unmatched('qr_code', 'asha@localhost')
    expect(item?.donorEmail).toBeUndefined()
    const payer = { donorName: 'Asha', phone: '+919812345678' }
    expect((await decide(recordRoute, id, payer)).status).toBe(200)
    expect((await bookkeeping()).donations).toMatchObject([payer])
  })

  it('is ignored with a reason, and can still be recorded', async () => {
    const { id } = await unmatched('qr_code')
    expect((await decide(ignoreRoute, id)).status).toBe(400)
    const ignored = await decide(ignoreRoute, id, { reason: 'Rent of the shop' })
    expect(await ignored.json()).toMatchObject({ status: 'ignored', failure: 'Rent of the shop' })
    expect(await attention('unmatched')).toEqual([])
    expect((await bookkeeping()).donations).toEqual([])
    expect((await decide(recordRoute, id, { donorName: 'Sita' })).status).toBe(200)
    expect((await bookkeeping()).donations).toHaveLength(1)
  })

  it('is refunded', async () => {
    const { id, payment } = await unmatched('qr_code')
    expect((await decide(refundRoute, id)).status).toBe(200)
    expect(gateway.ledger.fetchPayment(payment.id).amount_refunded).toBe(80_000)
    expect(await attention('unmatched')).toEqual([])
  })

  it('without an event is found by walking the list of payments', async () => {
    // The ledger begins with the first order.
    await order()
    const direct = Array.from({ length: 105 }, (_, index) =>
      gateway.ledger.payDirect({ via: 'qr_code', amount: 10_000 + index }),
    )
    const { found } = await reconcile()
    expect(found).toBe(105)
    const { transactions } = await bookkeeping()
    const paid = transactions.filter(({ attention: reason }) => reason === 'unmatched')
    expect(paid.map(({ paymentId }) => paymentId).sort()).toEqual(direct.map(({ id }) => id).sort())
    expect(await reconcile()).toMatchObject({ found: 0 })
    const page = await callApi(`${attentionRoute}?kind=unmatched&page=2&limit=100`, { cookie })
    expect(page.headers.get('x-total-count')).toBe('105')
    expect(await page.json()).toHaveLength(5)
  })
})

describe('walking the lists of the gateway', () => {
  it('finds a refund without an event', async () => {
    const { payment } = await settledPayment()
    gateway.ledger.refund(payment.id, { amount: 12_300 })
    expect(await reconcile()).toMatchObject({ found: 1 })
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 12_300 }])
    expect(await reconcile()).toMatchObject({ found: 0 })
  })

  it('shows a payment that we have but the gateway does not know', async () => {
    await order()
    const payload = await getPayloadClient()
    await payload.create({
      collection: slugs.transactions,
      data: {
        transactionId: 'made-up',
        paymentId: 'pay_BBBBBBBBBBBBBB',
        amountPaise: 50_000,
        donorName: 'Nobody',
        testMode: true,
        keyId: PRACTICE_KEYS.keyId,
        status: 'completed',
        gateway: 'Razorpay',
        method: 'UPI',
        paidAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
      },
      overrideAccess: true,
    })
    await payload.db.updateOne({
      collection: slugs.transactions,
      where: { transactionId: { not_equals: 'made-up' } },
      data: { createdAt: new Date(Date.now() - 72 * HOUR_MS).toISOString() },
    })
    expect(await reconcile()).toMatchObject({ differences: 1 })
    expect(await attention('difference')).toMatchObject([
      { paymentId: 'pay_BBBBBBBBBBBBBB', detail: 'Razorpay does not know this payment' },
    ])
  })

  it('shows an amount that is not the one at the gateway, until they agree', async () => {
    const { id, payment } = await settledPayment()
    const payload = await getPayloadClient()
    const setAmount = (amountPaise: number) =>
      payload.db.updateOne({
        collection: slugs.transactions,
        where: { id: { equals: id } },
        data: { amountPaise },
      })
    await setAmount(60_000)
    expect(await reconcile()).toMatchObject({ differences: 1 })
    expect(await attention('difference')).toMatchObject([{ paymentId: payment.id }])
    await setAmount(50_000)
    expect(await reconcile()).toMatchObject({ differences: 0 })
  })

  it('continues with new keys of the same account where the old ones stopped', async () => {
    await order()
    await reconcile()
    const payment = gateway.ledger.payDirect({ via: 'qr_code', amount: 5_000 })
    const rotated = { keyId: 'rzp_test_practice00009', keySecret: 'a rotated practice secret' }
    gateway.ledger.addKeys(rotated)
    await enterKeys(rotated)
    await reconcile()
    gateway.ledger.addKeys(PRACTICE_KEYS)
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
    expect((await bookkeeping()).transactions).toContainEqual(
      expect.objectContaining({ paymentId: payment.id }),
    )
  })
})

describe('a second payment in another currency', () => {
  it('has all its reasons, and cannot be counted', async () => {
    const { orderId, payment } = await paidOrder()
    await deliverAll(eventsOf(payment.id))
    const second = gateway.ledger.pay(orderId, {
      outcome: 'captured',
      currencyOverride: 'USD',
      international: true,
    })
    await deliverAll(eventsOf(second.id))
    const [item] = await attention('currency')
    expect(item).toMatchObject({
      currency: 'USD',
      reasons: ['currency', 'second-payment', 'international'],
    })
    expect((await decide(acceptRoute, item?.id ?? '')).status).toBe(400)
    expect((await bookkeeping()).donations).toHaveLength(1)
    expect((await decide(refundRoute, item?.id ?? '')).status).toBe(200)
    expect(await attention('currency')).toEqual([])
  })
})
