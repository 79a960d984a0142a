import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { POST as api } from '@/app/api/[...path]/route'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { toTransactionDto } from '@/server/transactions/service'
import { PRACTICE_KEYS } from '../../simulator/server'
import { callApi } from '../support/api'
import {
  cookie,
  deliver,
  deliverAll,
  eventsOf,
  expectOneGift,
  gateway,
  openDesk,
  order,
  paidOrder,
  post,
  readAsAdmin,
} from '../support/payment-desk'
import { bookkeeping, checkoutResponse, donationOf, transactionOf } from '../support/payments'

const orderRoute = '/api/create-order'
const statusRoute = '/api/payment-status/{id}'
const callbackRoute = '/api/razorpay/callback'
const verifyRoute = '/api/verify-payment'

openDesk()

describe('an order', () => {
  it('is made of the validated form, in paise, and leaves a pending transaction only', async () => {
    const response = await post(orderRoute, donationOf(1234.5))
    expect(response.status).toBe(201)
    const made = await response.json()
    expect(made).toEqual({
      keyId: PRACTICE_KEYS.keyId,
      amount: 123_450,
      currency: 'INR',
      orderId: expect.stringMatching(/^order_/),
      donationId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(gateway.ledger.fetchOrder(made.orderId)).toMatchObject({
      amount: 123_450,
      receipt: made.donationId,
      notes: { donation: made.donationId },
    })
    const { donations, transactions } = await bookkeeping()
    expect(donations).toEqual([])
    expect(transactions).toMatchObject([{ status: 'pending', testMode: true }])
  })

  it('that nobody has paid is found by its number at the gateway', async () => {
    const { orderId, donationId } = await order()
    await order()
    const found = await readAsAdmin('/api/admin/transactions', `?search=${orderId}`)
    expect(found).toMatchObject([{ transactionId: donationId, status: 'pending' }])
  })

  it('keeps PAN and address only if a receipt is wanted, and passes them on to the gift', async () => {
    const details = { panNumber: 'abcpe1234f', address: 'Rampur', isIndianCitizen: true }
    const unasked = await (await post(orderRoute, { ...donationOf(), ...details })).json()
    const stored = await transactionOf(unasked.donationId)
    expect(stored.panNumber ?? stored.address ?? null).toBeNull()
    expect(stored.citizenDeclaredAt).toMatch(/^\d{4}-/)
    expect(toTransactionDto(stored).citizenDeclaredAt).toBe(stored.citizenDeclaredAt)
    const wanted = { ...donationOf(), ...details, wantsTaxReceipt: true }
    const made = await (await post(orderRoute, wanted)).json()
    const { id } = gateway.ledger.pay(made.orderId, { outcome: 'captured' })
    const verified = await post(verifyRoute, checkoutResponse(gateway.ledger, made, id))
    expect(verified.status).toBe(200)
    expect((await bookkeeping()).donations).toMatchObject([
      { panNumber: 'ABCPE1234F', address: 'Rampur' },
    ])
    for (const told of [made, await verified.json()]) {
      expect(JSON.stringify(told)).not.toContain('ABCPE1234F')
    }
  })

  it('is not created for someone who is not a citizen of India', async () => {
    const response = await post(orderRoute, { ...donationOf(), isIndianCitizen: false })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: { isIndianCitizen: messages.citizensOnly },
    })
    expect((await bookkeeping()).transactions).toEqual([])
  })

  it('is the same for a double click and a retry, and another for another attempt', async () => {
    const donation = donationOf()
    const responses = await Promise.all([1, 2, 3, 4].map(() => post(orderRoute, donation)))
    const orders = await Promise.all(responses.map((response) => response.json()))
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
    expect(gateway.ledger.findOrders({ receipt: orders[0].donationId }).items).toHaveLength(1)
    const other = await (await post(orderRoute, donationOf())).json()
    expect(other.orderId).not.toBe(orders[0].orderId)
  })

  it('whose response was lost is found by a retry: there is no second one', async () => {
    const donation = donationOf()
    gateway.behave('orders.create', { kind: 'lost', times: 1 })
    const lost = await post(orderRoute, donation)
    expect(lost.status).toBe(502)
    expect(await lost.json()).toEqual({ message: 'Failed to create payment order' })
    const retried = await (await post(orderRoute, donation)).json()
    expect(gateway.ledger.findOrders({ receipt: retried.donationId }).items).toHaveLength(1)
  })

  it.each(['down', 'nonsense', 'error'] as const)(
    'of a gateway that is %s is a 502, and nothing counts',
    async (kind) => {
      gateway.behave('orders.create', kind)
      const response = await post(orderRoute, donationOf())
      expect(response.status).toBe(502)
      expect((await bookkeeping()).donations).toEqual([])
    },
  )

  it('of a gateway that says nothing is a 502 before the donor gives up', async () => {
    gateway.behave('orders.create', { kind: 'slow', ms: 30_000 })
    const response = await post(orderRoute, donationOf())
    expect(response.status).toBe(502)
  })

  it('is refused if the attempt was for something else', async () => {
    const donation = donationOf()
    await post(orderRoute, donation)
    expect((await post(orderRoute, { ...donation, amount: 600 })).status).toBe(409)
  })

  it.each([
    ['too little', 49.99],
    ['too much', 500_001],
    ['with three decimals', 50.001],
    ['in words', 'fifty'],
  ])('is refused for %s', async (_what, amount) => {
    const response = await post(orderRoute, { ...donationOf(), amount })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: { amount: expect.any(String) } })
    expect((await bookkeeping()).transactions).toEqual([])
  })

  it('is a 503 while the gateway is switched off, but earlier payments still count', async () => {
    const payload = await getPayloadClient()
    const active = (isActive: boolean) =>
      payload.updateGlobal({
        slug: slugs.paymentSettings,
        data: { isActive },
        overrideAccess: true,
      })
    const { donationId, payment } = await paidOrder()
    await active(false)
    expect((await post(orderRoute, donationOf())).status).toBe(503)
    // A payment that came in meanwhile still counts.
    await deliverAll(eventsOf(payment.id))
    await expectOneGift(donationId)
    await active(true)
  })
})

describe('a payment', () => {
  it('verified before its webhook gives one donation', async () => {
    const { donationId, input, payment } = await paidOrder()
    const response = await post(verifyRoute, input)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true, donationId })
    await deliverAll(eventsOf(payment.id))
    await expectOneGift(donationId)
  })

  it('verified after its webhook gives one donation', async () => {
    const { donationId, input, payment } = await paidOrder()
    await deliverAll(eventsOf(payment.id))
    expect((await post(verifyRoute, input)).status).toBe(200)
    expect((await post(verifyRoute, input)).status).toBe(200)
    await expectOneGift(donationId)
  })

  it('verified and reported twenty times at once gives one donation', async () => {
    const { donationId, input, payment } = await paidOrder()
    const events = eventsOf(payment.id)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        post(verifyRoute, input),
        ...events.map((event) => deliver({ ...event, id: `${event.id}-${index}` })),
      ]).flat(),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    await reconcile()
    await expectOneGift(donationId)
  })

  it('whose webhook comes fifty times at once changes one thing, and each gets its 200', async () => {
    const { donationId, payment } = await paidOrder()
    const [captured] = eventsOf(payment.id, 'payment.captured')
    if (!captured) throw new Error('There is no such event')
    const responses = await Promise.all(Array.from({ length: 50 }, () => deliver(captured)))
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    await reconcile()
    await expectOneGift(donationId)
    expect((await bookkeeping()).events).toHaveLength(1)
  })

  it('whose events come in the wrong order ends in the right state', async () => {
    const { donationId, payment } = await paidOrder()
    await deliverAll(eventsOf(payment.id).toReversed())
    await expectOneGift(donationId)
  })

  it('that failed and was captured after all counts', async () => {
    const made = await order()
    const failed = gateway.ledger.pay(made.orderId, { outcome: 'failed' })
    await deliverAll(eventsOf(failed.id))
    expect(await transactionOf(made.donationId)).toMatchObject({
      status: 'failed',
      failure: expect.any(String),
    })
    gateway.ledger.lateAuthorise(failed.id)
    await deliverAll(eventsOf(failed.id))
    await expectOneGift(made.donationId)
  })

  it('that failed first and succeeded in the same window is one donation', async () => {
    const made = await order()
    const failed = gateway.ledger.pay(made.orderId, { outcome: 'failed' })
    const paid = gateway.ledger.pay(made.orderId, { outcome: 'captured' })
    await deliverAll([...eventsOf(paid.id), ...eventsOf(failed.id)])
    await expectOneGift(made.donationId)
  })

  it('that nobody reports is found by the reconciler', async () => {
    const { donationId } = await paidOrder()
    const inAnHour = new Date(Date.now() + HOUR_MS)
    expect(await reconcile(inAnHour)).toMatchObject({ asked: 1, changed: 1 })
    await expectOneGift(donationId)
  })

  it('is found by the status page of a donor who closed the tab', async () => {
    const { donationId } = await paidOrder()
    const response = await callApi(statusRoute, { id: donationId })
    expect(await response.json()).toEqual({
      donationId,
      kind: 'payment',
      status: 'completed',
      amount: 500,
      refunded: 0,
    })
    const none = await callApi(statusRoute, { id: 'f'.repeat(32) })
    expect(none.status).toBe(404)
  })

  it('is accepted if the gateway sends a browser without a window back', async () => {
    const { donationId, input } = await paidOrder()
    const { donationId: _id, ...fields } = input
    const response = await callApi(`${callbackRoute}?locale=hi&donation=${donationId}`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      origin: 'https://api.razorpay.com',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(new RegExp(`/hi/donate/status/${donationId}$`))
    await expectOneGift(donationId)
  })

  it('that is only authorised is not confirmed, and counts once it is captured', async () => {
    const made = await order()
    const payment = gateway.ledger.pay(made.orderId, { outcome: 'authorized' })
    const input = checkoutResponse(gateway.ledger, made, payment.id)
    expect((await post(verifyRoute, input)).status).toBe(502)
    expect((await bookkeeping()).donations).toEqual([])
    gateway.ledger.capture(payment.id, 50_000, 'INR')
    expect((await post(verifyRoute, input)).status).toBe(200)
    await expectOneGift(made.donationId)
  })

  it('is neither confirmed nor lost while the gateway cannot be reached', async () => {
    const { donationId, input } = await paidOrder()
    gateway.behave('payments.fetch', 'down')
    expect((await post(verifyRoute, input)).status).toBe(502)
    gateway.behave('payments.fetch', 'fine')
    await reconcile(new Date(Date.now() + HOUR_MS))
    await expectOneGift(donationId)
  })

  it('that nobody makes is given up after a day, but counts if it comes later', async () => {
    const made = await order()
    const inTwoDays = new Date(Date.now() + 2 * DAY_MS)
    await reconcile(inTwoDays)
    expect(await transactionOf(made.donationId)).toMatchObject({ status: 'failed' })
    const payment = gateway.ledger.pay(made.orderId, { outcome: 'captured' })
    await deliverAll(eventsOf(payment.id))
    await expectOneGift(made.donationId)
  })
})

describe('a browser that the gateway sends back', () => {
  const UNKNOWN = /^http:\/\/localhost:3000\/donate\/status\/unknown$/
  const sendBack = (query: string, body: BodyInit, headers: Record<string, string> = {}) =>
    api(
      new Request(`http://localhost:3000/api/razorpay/callback${query}`, {
        method: 'POST',
        body,
        headers: {
          Origin: 'https://api.razorpay.com',
          'Content-Type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
    )
  /** Returns what Razorpay posts after a failed payment. */
  const failureOf = (orderId: string) =>
    new URLSearchParams({
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': 'Your payment was declined by the bank.',
      'error[source]': 'customer',
      'error[step]': 'payment_authentication',
      'error[reason]': 'payment_failed',
      'error[metadata]': JSON.stringify({ payment_id: 'pay_1', order_id: orderId }),
    }).toString()

  it.each([
    ['', ''],
    ['&locale=hi', '/hi'],
  ])('after a failed payment is sent to its status%s', async (more, prefix) => {
    const { orderId, donationId } = await order()
    gateway.ledger.pay(orderId, { outcome: 'failed' })
    const response = await sendBack(`?donation=${donationId}${more}`, failureOf(orderId))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `http://localhost:3000${prefix}/donate/status/${donationId}`,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('')
    const status = await callApi(statusRoute, { id: donationId })
    expect(await status.json()).toMatchObject({ status: 'failed' })
  })

  it('is identified by its order if the address does not name it', async () => {
    const { orderId, donationId } = await order()
    const response = await sendBack('?locale=hi', failureOf(orderId))
    expect(response.headers.get('location')).toBe(
      `http://localhost:3000/hi/donate/status/${donationId}`,
    )
  })

  it('changes nothing with its own data: the gateway is asked', async () => {
    const { donationId, orderId } = await paidOrder()
    await sendBack(`?donation=${donationId}`, failureOf(orderId))
    const status = await callApi(statusRoute, { id: donationId })
    expect(await status.json()).toMatchObject({ status: 'completed' })
  })

  it.each<[string, string, BodyInit, Record<string, string>?]>([
    ['nothing', '', ''],
    ['a number that we never gave', '?donation=../../admin', 'a=b'],
    ['a number of a wrong form', `?donation=${'f'.repeat(31)}`, ''],
    ['broken metadata', '', 'error[metadata]=%7Bnot+json'],
    ['metadata of another form', '', 'error[metadata]=%22text%22&error[code]=1'],
    ['an order that we never made', '', failureOf('order_unknown')],
    ['fields of the wrong kind', '', 'razorpay_order_id=&razorpay_payment_id=1'],
    ['bytes that are no text', '', new Uint8Array([0xff, 0xfe, 0x00])],
    ['JSON', '', '{"error":{}}', { 'Content-Type': 'application/json' }],
    ['far too much', '', 'a'.repeat(100_000)],
  ])(
    'is sent to a page and never gets bare JSON if it brings %s',
    async (_case, query, body, headers) => {
      const response = await sendBack(query, body, headers)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toMatch(UNKNOWN)
      expect(await response.text()).toBe('')
    },
  )

  it('is sent to the page of the donation even if its data cannot be read', async () => {
    const { donationId } = await order()
    for (const body of ['', 'error[metadata]=x', 'a'.repeat(100_000)]) {
      const response = await sendBack(`?donation=${donationId}`, body)
      expect(response.headers.get('location')).toBe(
        `http://localhost:3000/donate/status/${donationId}`,
      )
    }
  })

  it('is sent to the page if the gateway cannot be reached', async () => {
    const { donationId, input } = await paidOrder()
    gateway.behave('payments.fetch', 'down')
    const response = await sendBack(
      `?donation=${donationId}`,
      new URLSearchParams({ ...input }).toString(),
    )
    expect(response.status).toBe(303)
  })
})

describe('untrusted messages', () => {
  it.each(['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'] as const)(
    'a changed %s is a 400 and changes nothing',
    async (field) => {
      const { donationId, input } = await paidOrder()
      const value = input[field]
      const last = value.at(-1) === '0' ? '1' : '0'
      const response = await post(verifyRoute, { ...input, [field]: value.slice(0, -1) + last })
      expect(response.status).toBe(400)
      expect(await transactionOf(donationId)).toMatchObject({ status: 'pending' })
    },
  )

  it('the payment of another order is a 400, though it is signed', async () => {
    const first = await paidOrder()
    const second = await order()
    const input = { ...first.input, donationId: second.donationId }
    expect((await post(verifyRoute, input)).status).toBe(400)
    expect((await post(verifyRoute, { ...first.input, donationId: 'none' })).status).toBe(400)
  })

  it('an event with any byte of its signature or body changed is a 401 and is not kept', async () => {
    const { payment } = await paidOrder()
    const [event] = eventsOf(payment.id, 'payment.captured')
    if (!event) throw new Error('There is no such event')
    for (let at = 0; at < event.signature.length; at += 1) {
      const flipped = event.signature[at] === '0' ? '1' : '0'
      const signature = event.signature.slice(0, at) + flipped + event.signature.slice(at + 1)
      expect((await deliver({ ...event, signature })).status).toBe(401)
    }
    for (let at = 0; at < event.body.length; at += 17) {
      const body = `${event.body.slice(0, at)}~${event.body.slice(at + 1)}`
      expect((await deliver({ ...event, body })).status).toBe(401)
    }
    expect((await deliver(event, { 'x-razorpay-signature': '' })).status).toBe(401)
    const empty = createHmac('sha256', '').update(event.body).digest('hex')
    expect((await deliver({ ...event, signature: empty })).status).toBe(401)
    expect((await bookkeeping()).events).toEqual([])
  })

  it('an event of an unknown order is stored, but not counted', async () => {
    const other = gateway.ledger.createOrder({ amount: 50_000, currency: 'INR', receipt: 'shop' })
    const payment = gateway.ledger.pay(other.id, { outcome: 'captured' })
    await deliverAll(eventsOf(payment.id))
    const { donations, transactions, events } = await bookkeeping()
    expect(donations).toEqual([])
    expect(transactions).toMatchObject([{ paymentId: payment.id, attention: 'unmatched' }])
    expect(events.every(({ isOpen, body }) => isOpen === false && !body)).toBe(true)
  })

  it('signed nonsense is kept, and changes nothing', async () => {
    const body = '{"event":5}'
    const signature = createHmac('sha256', PRACTICE_KEYS.webhookSecret).update(body).digest('hex')
    await deliverAll([{ id: 'evt_nonsense', body, signature }])
    expect((await bookkeeping()).events).toMatchObject([{ outcome: 'Not understood' }])
  })

  it('a long event, or one without a type, is taken: the gateway would repeat it for a day', async () => {
    const { donationId, payment } = await paidOrder()
    const lines = Array.from({ length: 50 }, () => ({ description: 'x'.repeat(1_000) }))
    const payload = { payment: { entity: payment }, invoice: { entity: { line_items: lines } } }
    const bodies = [{ event: 'invoice.paid', payload }, { event: '' }].map((body) =>
      JSON.stringify(body),
    )
    const sign = (body: string) =>
      createHmac('sha256', PRACTICE_KEYS.webhookSecret).update(body).digest('hex')
    await deliverAll(bodies.map((body, at) => ({ id: `evt_${at}`, body, signature: sign(body) })))
    await expectOneGift(donationId)
    expect((await bookkeeping()).events.map(({ type }) => type).sort()).toEqual([
      'invoice.paid',
      'unknown',
    ])
  })

  it('an event signed with the secret before the last is taken, one before that is not', async () => {
    const { donationId, payment } = await paidOrder()
    const [event] = eventsOf(payment.id, 'payment.captured')
    if (!event) throw new Error('There is no such event')
    const settings = '/api/admin/payment-settings'
    const rotate = (webhookSecret: string) =>
      post(settings, { keyId: PRACTICE_KEYS.keyId, webhookSecret }, { cookie })
    expect((await rotate('the second secret, long enough')).status).toBe(200)
    expect((await deliver(event)).status).toBe(200)
    await reconcile()
    await expectOneGift(donationId)
    await rotate('the third secret, long enough')
    expect((await deliver(event)).status).toBe(401)
    await rotate(PRACTICE_KEYS.webhookSecret)
  })
})
