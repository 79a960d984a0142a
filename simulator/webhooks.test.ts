import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger'
import { startWebhooks, type Webhooks } from './webhooks'

type Received = { id: string; type: string; isSigned(secret: string): boolean }

let ledger: Ledger
let webhooks: Webhooks
let site: http.Server
let url: string
let received: Received[]
/** The site's responses in order; 200 when none is left. */
let answers: (number | 'nothing')[]

beforeEach(async () => {
  received = []
  answers = []
  site = http.createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    received.push({
      id: String(req.headers['x-razorpay-event-id']),
      type: JSON.parse(body.toString('utf8')).event,
      isSigned: (secret) =>
        createHmac('sha256', secret).update(body).digest('hex') ===
        req.headers['x-razorpay-signature'],
    })
    const answer = answers.shift() ?? 200
    if (answer !== 'nothing') res.writeHead(answer).end()
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
  ledger = createLedger({ keyId: 'rzp_test_x', keySecret: 'k', webhookSecret: 'first secret' })
  webhooks = startWebhooks([ledger], { url, answerLimitMs: 3_000, retryDelaysMs: [1, 1] })
})
afterEach(async () => {
  await webhooks.stop()
  site.closeAllConnections()
  site.close()
})

function payOnce(outcome: 'captured' | 'failed' = 'failed') {
  const { id } = ledger.createOrder({ amount: 5_000, currency: 'INR' })
  return ledger.pay(id, { outcome })
}

function types() {
  return received.map(({ type }) => type)
}

it('sends every event once, signed, with its id', async () => {
  payOnce('captured')
  await webhooks.settled()

  expect(types()).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
  expect(received.map(({ id }) => id)).toEqual(ledger.events().map(({ id }) => id))
  expect(received.every(({ isSigned }) => isSigned('first secret'))).toBe(true)
})

it('sends the events of two accounts, each signed with its own secret', async () => {
  const keys = { keyId: 'rzp_test_y', keySecret: 'k', webhookSecret: 'secret of the other' }
  const other = createLedger(keys)
  const both = startWebhooks([ledger, other], { url })
  ledger.payDirect({ via: 'qr_code', amount: 5_000 })
  other.payDirect({ via: 'qr_code', amount: 5_000 })
  await both.settled()
  await webhooks.settled()
  await both.stop()

  const idsOf = (account: Ledger) => account.events().map(({ id }) => id)
  const signedBy = (secret: string) => received.filter(({ isSigned }) => isSigned(secret))
  expect(new Set(signedBy('first secret').map(({ id }) => id))).toEqual(new Set(idsOf(ledger)))
  expect(signedBy(keys.webhookSecret).map(({ id }) => id)).toEqual(idsOf(other))
})

it('retries after a refusal and after no response, with the same event', async () => {
  answers = [500, 'nothing']
  payOnce()
  await webhooks.settled()

  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  expect(webhooks.deliveries().map(({ answer }) => answer)).toEqual([500, 'no answer', 200])
  expect(webhooks.givenUp()).toEqual([])
})

it('gives up an event after its last attempt', async () => {
  answers = [500, 404, 302]
  payOnce()
  await webhooks.settled()

  expect(webhooks.givenUp()).toEqual([ledger.events()[0]?.id])
  expect(received).toHaveLength(3)
})

it('signs a later attempt of an old event with the old secret', async () => {
  answers = [500]
  payOnce()
  ledger.rotateWebhookSecret('second secret')
  payOnce()
  await webhooks.settled()
  const [oldEvent, newEvent] = ledger.events()

  const isSigned = (id: string | undefined, secret: string) =>
    received.filter((event) => event.id === id).every((event) => event.isSigned(secret))
  expect(isSigned(oldEvent?.id, 'first secret')).toBe(true)
  expect(isSigned(newEvent?.id, 'second secret')).toBe(true)
  expect(received).toHaveLength(3)
})

it('sends an event several times at once if configured', async () => {
  webhooks.configure({ copies: 3 })
  payOnce()
  await webhooks.settled()

  expect(types()).toEqual(Array(3).fill('payment.failed'))
})

it('reverses the order if configured', async () => {
  webhooks.configure({ order: 'reversed' })
  payOnce('captured')
  await webhooks.settled()

  expect(types()).toEqual(['order.paid', 'payment.captured', 'payment.authorized'])
})

it('holds events, and sends them when it is on again', async () => {
  webhooks.configure({ mode: 'held' })
  payOnce()
  await webhooks.settled()
  expect(received).toEqual([])
  webhooks.configure({ mode: 'on' })
  await webhooks.settled()

  expect(types()).toEqual(['payment.failed'])
})

it('drops events while it is off, until they are resent by hand', async () => {
  webhooks.configure({ mode: 'off' })
  payOnce()
  webhooks.configure({ mode: 'on' })
  await webhooks.settled()
  expect(received).toEqual([])
  webhooks.resend(ledger.events()[0]?.id ?? '')
  await webhooks.settled()

  expect(types()).toEqual(['payment.failed'])
})

it('sends only to this machine', () => {
  expect(() => webhooks.configure({ url: 'https://example.org/hook' })).toThrow('this machine')
})
