import { setTimeout as sleep } from 'node:timers/promises'
import { enterPracticeKeys } from '../simulator/practice-site'
import { type Simulator, startRazorpaySimulator } from '../simulator/server'
import { startServer, TEST_ADMIN } from '../tests/support/app-server'
import { startMongo } from '../tests/support/mongo'
import { rssMb } from '../tests/support/process-usage'
import type { Drill } from './drill'
import { countBy, serialsOf } from './support/books'
import {
  atPace,
  countStatuses,
  percentile,
  type Seen,
  shuffled,
  timed,
  waitUntil,
} from './support/load'
import { openStored, type Stored } from './support/stored'
import { giftFrom, jsonOf } from './support/visitor'

const PER_SECOND = 50
const SECONDS = 60
const P99_LIMIT_MS = 250
const PAGES_PER_SECOND = 5
const PAGES = ['/', '/donate', '/hi', '/portfolio', '/api/portfolio']
/** Each event is sent twice. */
const DIFFERENT_EVENTS = (PER_SECOND * SECONDS) / 2
const ORDERS_AT_ONCE = 10
/** Every tenth payment was refused first; that event may arrive after the success. */
const REFUSED_FIRST_EVERY = 10
const REFUNDED_EVERY = 20
const WORKED_OFF_LIMIT_MS = 10 * 60_000
/** Time for earlier work to finish and for hot code to be compiled. */
const CALM_MS = 10_000

type Event = { id: string; body: string; signature: string }

export const drill: Drill = {
  title: 'A storm of webhooks',
  what: `${PER_SECOND} signed events a second for ${SECONDS} s, each sent twice and all in random order, including refused cards and refunds, while visitors read ${PAGES_PER_SECOND} pages a second. Each must get 200, with p99 under ${P99_LIMIT_MS} ms, counted from the time it was due; afterwards each payment must be booked once, with one receipt unless it was refunded first.`,
  run: async () => {
    const rows: string[][] = []
    const failures: string[] = []
    await stormOn('SQLite', undefined, { rows, failures })
    const mongo = await startMongo()
    if ('skipped' in mongo) rows.push(['MongoDB', mongo.skipped, '', '', '', '', '', '', ''])
    else {
      try {
        await stormOn(mongo.kind, mongo.uri, { rows, failures })
      } finally {
        await mongo.stop()
      }
    }
    return {
      columns: [
        'database',
        'events',
        'statuses',
        'p50 ms',
        'p95 ms',
        'p99 ms',
        'pages p99 ms',
        'all worked off after',
        'payments, gifts, receipts',
        'RSS before, after MB',
      ],
      rows,
      failures,
    }
  },
}

type Outcome = { rows: string[][]; failures: string[] }

async function stormOn(
  database: string,
  mongoUri: string | undefined,
  { rows, failures }: Outcome,
): Promise<void> {
  const gateway = await startRazorpaySimulator({ webhooks: { mode: 'off' } })
  const site = await startServer({
    env: {
      ...(mongoUri && { DATABASE_URI: mongoUri }),
      RAZORPAY_API_URL: gateway.url,
      RATE_LIMIT_FACTOR: '100000',
      ORDERS_PER_HOUR: '1000000',
      LOG_LEVEL: 'error',
    },
  })
  const stored = await openStored(mongoUri ?? `file:${site.dataDir}/site.db`)
  try {
    await enterPracticeKeys(site.url, TEST_ADMIN)
    const events = await payOrders(site.url, gateway)
    for (const path of PAGES) await fetch(site.url + path)
    await sleep(CALM_MS)
    const before = rssMb(site.pid)
    const webhooks: Seen[] = []
    const pages: Seen[] = []
    await Promise.all([
      atPace({ perSecond: PER_SECOND, seconds: SECONDS }, async (index) => {
        const event = events[index]
        if (event) webhooks.push(await deliver(site.url, event))
      }),
      atPace({ perSecond: PAGES_PER_SECOND, seconds: SECONDS }, async (index) => {
        const path = PAGES[index % PAGES.length] ?? '/'
        pages.push(await timed(path, site.url + path))
      }),
    ])
    const workedOff = await waitUntil(() => isWorkedOff(stored), WORKED_OFF_LIMIT_MS)
    const booked = await countBooked(stored, gateway)
    const expect = (isSo: boolean, otherwise: string) => {
      if (!isSo) failures.push(`${database}: ${otherwise}`)
    }
    const p99 = percentile(webhooks, 0.99)
    expect(webhooks.length === PER_SECOND * SECONDS, `${webhooks.length} events were sent`)
    expect(
      webhooks.every(({ status }) => status === 200),
      `Statuses of events: ${countStatuses(webhooks)}`,
    )
    expect(
      pages.every(({ status }) => status === 200),
      `Statuses of pages: ${countStatuses(pages)}`,
    )
    expect(p99 < P99_LIMIT_MS, `p99 was ${p99} ms`)
    expect(workedOff !== null, 'Not all events were worked off')
    for (const fault of booked.faults) expect(false, fault)
    console.log(`${database}: p99 ${p99} ms, pages ${percentile(pages, 0.99)} ms, ${booked.counts}`)
    rows.push([
      database,
      `${webhooks.length} (${new Set(events.map(({ id }) => id)).size} different)`,
      countStatuses(webhooks),
      ...[0.5, 0.95, 0.99].map((share) => `${percentile(webhooks, share)}`),
      `${percentile(pages, 0.99)}`,
      `${((workedOff ?? Number.NaN) / 1000).toFixed(1)} s`,
      booked.counts,
      `${before.toFixed(0)}, ${rssMb(site.pid).toFixed(0)}`,
    ])
  } finally {
    await stored.close()
    await site.stop()
    await gateway.stop()
  }
}

/** Creates and pays orders. @returns the signed events of the storm, in their order. */
async function payOrders(url: string, { ledger }: Simulator): Promise<Event[]> {
  for (let made = 0; ledger.events().length < DIFFERENT_EVENTS; made += ORDERS_AT_ONCE) {
    const numbers = Array.from({ length: ORDERS_AT_ONCE }, (_, at) => made + at)
    const orders = await Promise.all(numbers.map((number) => makeOrder(url, number)))
    for (const [at, orderId] of orders.entries()) {
      const number = made + at
      if (number % REFUSED_FIRST_EVERY === 0) {
        ledger.pay(orderId, { outcome: 'failed', method: 'card' })
      }
      const { id } = ledger.pay(orderId, { outcome: 'captured', method: 'upi' })
      if (number % REFUNDED_EVERY === 0) ledger.processRefund(ledger.refund(id).id)
    }
  }
  const once = ledger.events().slice(0, DIFFERENT_EVENTS)
  return shuffled([...once, ...once])
}

async function makeOrder(url: string, number: number): Promise<string> {
  const { status, body } = await timed(
    'order',
    `${url}/api/create-order`,
    jsonOf(url, giftFrom(number)),
  )
  if (status !== 201) throw new Error(`An order answered ${status}: ${body}`)
  return JSON.parse(body).orderId
}

function deliver(url: string, { id, body, signature }: Event): Promise<Seen> {
  return timed('webhook', `${url}/api/razorpay/webhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Razorpay-Signature': signature,
      'x-razorpay-event-id': id,
    },
    body,
  })
}

async function isWorkedOff(stored: Stored): Promise<boolean> {
  const events = await stored.rows('gateway-events')
  const gifts = await stored.rows('transactions')
  return events.every(({ isOpen }) => !isOpen) && gifts.every(({ isBooked }) => isBooked !== 0)
}

/** Compares stored payments with those that the gateway received and reported. */
async function countBooked(stored: Stored, { ledger }: Simulator) {
  const reported = new Set(
    (await stored.rows('gateway-events'))
      .filter(({ type }) => String(type).startsWith('payment.'))
      .map(({ eventId }) => eventId),
  )
  const payments = ledger
    .events()
    .filter(({ id, type }) => reported.has(id) && type === 'payment.captured')
    .map(({ body }) => JSON.parse(body).payload.payment.entity.id as string)
  const gifts = await stored.rows('donations')
  const receipts = await stored.rows('receipts')
  const faults: string[] = []
  const ofPayment = countBy(gifts, 'paymentId')
  for (const id of payments) {
    const count = ofPayment.get(id) ?? 0
    if (count !== 1) faults.push(`Payment ${id} was booked ${count} times`)
  }
  if (!serialsOf(receipts).isGapless) faults.push('Receipt numbers have gaps')
  // A payment whose refund was reported first needs no receipt.
  const kept = gifts.filter((gift) => Number(gift.refundedPaise ?? 0) < Number(gift.amountPaise))
  const receipted = new Set(
    receipts.map(({ donation, donationId }) => String(donation ?? donationId)),
  )
  const without = kept.filter(({ id, _id }) => !receipted.has(String(id ?? _id))).length
  if (without > 0) faults.push(`${without} gifts have no receipt`)
  if (receipted.size !== receipts.length) faults.push('A gift has two receipts')
  const counts = `${payments.length}, ${gifts.length}, ${receipts.length}`
  return { faults, counts }
}
