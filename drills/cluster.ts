import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { enterPracticeKeys } from '../simulator/practice-site'
import { type Simulator, startRazorpaySimulator } from '../simulator/server'
import { TEST_ADMIN } from '../tests/support/app-server'
import { logInAdmin } from '../tests/support/log-in-admin'
import { findPrimary } from '../tests/support/mongo'
import { type MailServer, startMailServer } from '../tests/support/smtp'
import type { Drill } from './drill'
import { serialsOf } from './support/books'
import { type Cluster, startCluster } from './support/cluster'
import { atPace, countStatuses, percentile, type Seen, timed, waitUntil } from './support/load'
import { openStored, type Stored } from './support/stored'
import { giftFrom, jsonOf, messageFrom } from './support/visitor'

const PAGES_PER_SECOND = 15
const PAGES = ['/', '/donate', '/hi', '/about', '/portfolio', '/hi/portfolio', '/api/portfolio']
const WRITE_EVERY_MS = 500
const AGREE_LIMIT_MS = 2_000
const ROUNDS = 10
const RECEIPTS = 50
const LEFT_TO_RECONCILER = 10
const ORDERS_PER_HOUR = 100
/** Allowed failures in a row, for one name from one place (decision 0020). */
const LOGIN_FAILURES = 5
/** Allowed messages from one address in ten minutes (src/server/http/rate-limits.ts). */
const MESSAGES = 10
const KILLS = 6
const PRIMARIES = 3
/** MongoDB elects another primary ten seconds after it last heard of the old one. */
const ELECTION_LIMIT_MS = 30_000
/** How long a server stays stopped before it is started again. */
const GONE_MS = 3_000
const MAILS_LIMIT_MS = 120_000

export const drill: Drill = {
  title: 'Two servers behind a proxy',
  what: `Two servers, each with its own data folder and the same keys, on one replica set of three MongoDB servers and one S3 server, behind a proxy as in \`docker-compose.yml\`, while visitors read ${PAGES_PER_SECOND} pages a second through the proxy. A save on one must show on the other within ${AGREE_LIMIT_MS} ms, in pages and API; each must serve the pictures of the other; limits must count across both; ${RECEIPTS} payments confirmed at once on both must get receipts without gaps or duplicates; background work must take effect once; ${KILLS} SIGKILLs and a rolling restart must fail no page, except one that is being sent at the moment of a SIGKILL, and lose no acknowledged write; nor may ${PRIMARIES} SIGKILLs of MongoDB's primary, after which saves must work again within ${ELECTION_LIMIT_MS / 1000} s.`,
  run: async () => {
    const gateway = await startRazorpaySimulator({ webhooks: { mode: 'off' } })
    const mail = await startMailServer()
    try {
      const cluster = await startCluster({
        RAZORPAY_API_URL: gateway.url,
        ORDERS_PER_HOUR: String(ORDERS_PER_HOUR),
        SMTP_URL: mail.url,
        MAIL_FROM: 'office@example.org',
        LOG_LEVEL: 'error',
      })
      try {
        return await runAll({ cluster, gateway, mail })
      } finally {
        await cluster.stop()
      }
    } finally {
      await mail.stop()
      await gateway.stop()
    }
  },
}

type Tools = { cluster: Cluster; gateway: Simulator; mail: MailServer }
type Stage = Tools & { cookie: string; stored: Stored; check: Check }
type Page = Seen & { endedAt: number }
/** Records a failure if the condition is false. */
type Check = (isSo: boolean, otherwise: string) => void

async function runAll(tools: Tools) {
  const { cluster } = tools
  const rows: string[][] = [['parts', cluster.parts]]
  const failures: string[] = []
  const stored = await openStored(cluster.mongo.uri)
  const check: Check = (isSo, otherwise) => {
    if (!isSo) failures.push(otherwise)
  }
  try {
    await enterPracticeKeys(cluster.url, TEST_ADMIN)
    const cookie = await logInAdmin(cluster.url)
    const stage = { ...tools, cookie, stored, check }
    const steps: [string, (stage: Stage) => Promise<string>][] = [
      ['saved on one, seen on the other', agree],
      ['pictures', sharePictures],
      ['limits', limitTogether],
      ['receipts', numberReceipts],
      ['reconciler and outbox', reconcileOnce],
      ['backups', backUpOnce],
      [`${KILLS} SIGKILLs`, killInTurns],
      ['rolling restart', restartInTurns],
      [`${PRIMARIES} SIGKILLs of MongoDB's primary`, losePrimaries],
    ]
    for (const [name, step] of steps) {
      const outcome = await underLoad(stage, name, () => step(stage))
      rows.push([name, outcome])
      console.log(`${name}: ${outcome}`)
    }
  } finally {
    await stored.close()
  }
  return { columns: ['what', 'outcome'], rows, failures }
}

/** Runs a step while visitors read pages through the proxy: no read may fail. */
async function underLoad(stage: Stage, name: string, step: () => Promise<string>) {
  let isOver = false
  const pages: Page[] = []
  const reading = atPace(
    { perSecond: PAGES_PER_SECOND, seconds: 3600, until: () => isOver },
    async (index) => {
      const path = PAGES[index % PAGES.length] ?? '/'
      const { body: _body, ...seen } = await timed(path, stage.cluster.url + path)
      pages.push({ ...seen, endedAt: performance.now() })
    },
  )
  const outcome = await step().finally(() => {
    isOver = true
  })
  await reading
  stage.check(
    pages.every((page) => page.status === 200 || isCutOff(page)),
    `${name}: pages through the proxy got ${countStatuses(pages)}`,
  )
  const times = [0.5, 0.99].map((share) => `${percentile(pages, share)} ms`).join(', ')
  return `${outcome}. Pages meanwhile: ${countStatuses(pages)}; p50, p99 ${times}`
}

/** The proxy cannot rescue a response that a server was sending when it was killed. */
const CUT_OFF_MS = 1_000
const killedAt: number[] = []

function isCutOff({ status, endedAt }: Page): boolean {
  return status === 0 && killedAt.some((time) => Math.abs(endedAt - time) < CUT_OFF_MS)
}

/** Sends a request directly to one server, as the proxy would forward it from that address. */
function at(
  { cluster }: Tools,
  server: number,
  path: string,
  { address = '198.51.100.1', ...init }: RequestInit & { address?: string } = {},
) {
  const headers = { ...init.headers, 'X-Forwarded-For': address }
  const target = cluster.servers[server % cluster.servers.length]
  return timed(path, `${target?.url}${path}`, { ...init, headers })
}

async function agree(stage: Stage): Promise<string> {
  const { cluster, cookie, check } = stage
  const item = { title: 'At first', description: 'D', category: 'events', isPublished: true }
  const data = { ...item, imageUrl: 'https://example.org/a.jpg' }
  const made = await at(stage, 0, '/api/admin/portfolio', jsonOf(cluster.url, data, { cookie }))
  const { id } = JSON.parse(made.body)
  const waits: Seen[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const title = `Round ${round}, ${randomUUID()}`
    const change = jsonOf(cluster.url, { title }, { cookie, method: 'PATCH' })
    const saved = await at(stage, round, `/api/admin/portfolio/${id}`, change)
    check(saved.status === 200, `A save answered ${saved.status}`)
    const savedAt = performance.now()
    for (const path of ['/portfolio', '/hi/portfolio', '/api/portfolio']) {
      for (;;) {
        const { body } = await at(stage, round + 1, path)
        if (body.includes(title) || performance.now() - savedAt > 10 * AGREE_LIMIT_MS) break
        await sleep(50)
      }
    }
    waits.push({ name: 'wait', status: 200, ms: performance.now() - savedAt })
  }
  const slowest = percentile(waits, 1)
  check(slowest <= AGREE_LIMIT_MS, `The other server showed a save after ${slowest} ms`)
  return `after ${percentile(waits, 0.5)} ms (median), ${slowest} ms at most of ${ROUNDS}`
}

async function sharePictures(stage: Stage): Promise<string> {
  const { cluster, cookie, check } = stage
  let served = 0
  for (const server of [0, 1]) {
    const body = new FormData()
    const picture = await makePicture(200 + server)
    body.append('file', new File([picture as BlobPart], 'a.png', { type: 'image/png' }))
    const headers = { Origin: cluster.url, Cookie: cookie }
    const up = await at(stage, server, '/api/admin/upload', { method: 'POST', headers, body })
    check(up.status === 201, `An upload answered ${up.status}: ${up.body}`)
    if (up.status !== 201) continue
    const { url } = JSON.parse(up.body)
    const [own, other] = [await at(stage, server, url), await at(stage, server + 1, url)]
    const isServed = own.status === 200 && other.status === 200 && own.body === other.body
    check(
      isServed,
      `A picture got ${own.status} from its server and ${other.status} from the other`,
    )
    if (isServed) served += 1
  }
  return `${served} of 2 uploaded by one and served alike by the other`
}

function makePicture(width: number): Promise<Buffer> {
  const create = { width, height: 100, channels: 3 as const, background: '#2f6b4f' }
  return sharp({ create }).png().toBuffer()
}

async function limitTogether(stage: Stage): Promise<string> {
  const { url } = stage.cluster
  const wrong = { username: 'nobody-here', password: 'a wrong long password' }
  const tries = await inParallel(4 * LOGIN_FAILURES, (n) =>
    at(stage, n, '/api/admin/login', { ...jsonOf(url, wrong), address: '198.51.100.2' }),
  )
  const messages = await inParallel(4 * MESSAGES, (n) =>
    at(stage, n, '/api/contact', { ...jsonOf(url, messageFrom(n)), address: '198.51.100.3' }),
  )
  const [tried, taken] = [count(tries, 401), count(messages, 201)]
  stage.check(tried === LOGIN_FAILURES, `${tried} wrong passwords were tried over both`)
  stage.check(taken === MESSAGES, `${taken} messages were taken over both`)
  return `${tries.length} wrong logins at once: ${countStatuses(tries)}; ${messages.length} messages at once: ${countStatuses(messages)}`
}

async function numberReceipts(stage: Stage): Promise<string> {
  const { cluster, gateway, stored, check } = stage
  const orders = await payOrders(stage, RECEIPTS)
  const confirmed = await inParallel(orders.length, (n) => {
    const { orderId, donationId, paymentId } = orders[n] ?? never()
    const body = {
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      donationId,
      razorpay_signature: gateway.ledger.sign(orderId, paymentId),
    }
    return at(stage, n, '/api/verify-payment', jsonOf(cluster.url, body))
  })
  check(count(confirmed, 200) === RECEIPTS, `Confirmations got ${countStatuses(confirmed)}`)
  const isNumbered = async () => (await stored.rows('receipts')).length === RECEIPTS
  check((await waitUntil(isNumbered, 60_000)) !== null, 'Receipts are missing')
  return `${RECEIPTS} confirmed at once over both: ${countStatuses(confirmed)}; ${await checkReceipts(stage)}`
}

/** Both servers find unconfirmed payments at the same time; each gift must get one e-mail. */
async function reconcileOnce(stage: Stage): Promise<string> {
  const { cluster, cookie, mail, stored, check } = stage
  await payOrders(stage, LEFT_TO_RECONCILER)
  const more = { ...jsonOf(cluster.url, {}, { cookie }) }
  const runs = await inParallel(2, (n) => at(stage, n, '/api/admin/reconcile', more))
  check(count(runs, 200) === 2, `The reconciler got ${countStatuses(runs)}`)
  const expected = RECEIPTS + LEFT_TO_RECONCILER
  const isBooked = async () => (await stored.rows('receipts')).length >= expected
  check((await waitUntil(isBooked, 60_000)) !== null, 'Payments were left unbooked')
  await waitUntil(
    async () => (await stored.rows('mails')).every(({ status }) => status === 'sent'),
    MAILS_LIMIT_MS,
  )
  const mails = await stored.rows('mails')
  check(mails.length === mail.letters.length, `${mails.length} mails became ${mail.letters.length}`)
  // Orders over the limit are refused on both servers.
  const before = (await stored.rows('transactions')).length
  const orders = await inParallel(2 * ORDERS_PER_HOUR, (n) => orderAt(stage, n, n + 1_000))
  const taken = before + count(orders, 201)
  check(taken === ORDERS_PER_HOUR, `${taken} orders were taken with a limit of ${ORDERS_PER_HOUR}`)
  return `both ran at once over ${LEFT_TO_RECONCILER} payments that nobody confirmed; ${await checkReceipts(stage)}; ${mails.length} mails in the outbox, ${mail.letters.length} sent; with a limit of ${ORDERS_PER_HOUR}, ${taken} orders were taken`
}

async function backUpOnce(stage: Stage): Promise<string> {
  const { cluster, cookie, check } = stage
  const more = { ...jsonOf(cluster.url, {}, { cookie }), limitMs: 120_000 }
  const runs = await inParallel(2, (n) => at(stage, n, '/api/admin/backups', more))
  const made = (await readdir(cluster.backupDir)).length
  check(made === 1, `${made} backups were made`)
  return `asked of both at once: ${countStatuses(runs)}; ${made} made`
}

async function killInTurns(stage: Stage): Promise<string> {
  const { cluster } = stage
  const starts: Seen[] = []
  const writes = await whileWriting(stage, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      killedAt.push(performance.now())
      await cluster.servers[kill % 2]?.kill()
      await sleep(GONE_MS)
      const startedAt = performance.now()
      await cluster.restart(kill % 2)
      starts.push({ name: 'start', status: 200, ms: performance.now() - startedAt })
      await sleep(GONE_MS)
    }
  })
  return `${writes}; a server was ready again after ${percentile(starts, 0.5)} ms (median)`
}

async function restartInTurns(stage: Stage): Promise<string> {
  const { cluster } = stage
  return whileWriting(stage, async () => {
    for (const server of cluster.servers.keys()) {
      await cluster.servers[server]?.stop()
      await cluster.restart(server)
      await sleep(GONE_MS)
    }
  })
}

async function losePrimaries(stage: Stage): Promise<string> {
  const { cluster, check } = stage
  const outages: Seen[] = []
  const writes = await whileWriting(stage, async () => {
    for (let round = 0; round < PRIMARIES; round += 1) {
      const primary = await findPrimary(cluster.mongo.members)
      if (!primary) throw new Error('The replica set has no primary')
      const lostAt = performance.now()
      await primary.kill()
      const isSaved = async () => (await saveName(stage, randomUUID())).status === 201
      const isBack = (await waitUntil(isSaved, ELECTION_LIMIT_MS)) !== null
      check(isBack, `No save worked ${ELECTION_LIMIT_MS} ms after the primary was lost`)
      outages.push({ name: 'outage', status: 200, ms: performance.now() - lostAt })
      await primary.start()
      await sleep(GONE_MS)
    }
  })
  return `${writes}; a save worked again after ${percentile(outages, 0.5)} ms (median), ${percentile(outages, 1)} ms at most`
}

function saveName({ cluster, cookie }: Stage, name: string) {
  const body = jsonOf(cluster.url, { name, sortOrder: 0 }, { cookie })
  return timed('write', `${cluster.url}/api/admin/inspirations`, body)
}

/** Saves through the proxy during the work: acknowledged saves must exist afterwards. */
async function whileWriting(stage: Stage, work: () => Promise<void>): Promise<string> {
  const { stored, check } = stage
  let isOver = false
  const writes: (Seen & { title: string })[] = []
  const writing = (async () => {
    while (!isOver) {
      const title = randomUUID()
      writes.push({ ...(await saveName(stage, title)), title })
      await sleep(WRITE_EVERY_MS)
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await writing
  // A name is stored by language.
  const kept = JSON.stringify(await stored.rows('inspirations'))
  const acknowledged = writes.filter(({ status }) => status === 201)
  const lost = acknowledged.filter(({ title }) => !kept.includes(title)).length
  check(acknowledged.length > 0, 'No write was acknowledged')
  check(lost === 0, `${lost} acknowledged writes were lost`)
  return `${writes.length} writes: ${countStatuses(writes)}; ${lost} of the acknowledged lost`
}

type Paid = { orderId: string; donationId: string; paymentId: string }

async function payOrders(stage: Stage, number: number): Promise<Paid[]> {
  const { ledger } = stage.gateway
  const paid: Paid[] = []
  for (let n = 0; n < number; n += 1) {
    const { status, body } = await orderAt(stage, n, n)
    if (status !== 201) throw new Error(`An order answered ${status}: ${body}`)
    const { orderId, donationId } = JSON.parse(body)
    const { id: paymentId } = ledger.pay(orderId, { outcome: 'captured', method: 'upi' })
    paid.push({ orderId, donationId, paymentId })
  }
  return paid
}

/** Sends each order from a different address: the limit counts all of them together. */
function orderAt(stage: Stage, server: number, number: number) {
  const address = `10.${Math.floor(Math.random() * 250)}.${number % 250}.${Math.floor(Math.random() * 250)}`
  const gift = jsonOf(stage.cluster.url, giftFrom(number))
  return at(stage, server, '/api/create-order', { ...gift, address })
}

async function checkReceipts({ stored, check }: Stage): Promise<string> {
  const gifts = await stored.rows('donations')
  const { serials, isGapless } = serialsOf(await stored.rows('receipts'))
  const payments = new Set(gifts.map(({ paymentId }) => paymentId))
  check(isGapless, `Receipt numbers are ${serials.join(', ')}`)
  check(payments.size === gifts.length, 'A payment was booked twice')
  check(serials.length === gifts.length, `${gifts.length} gifts have ${serials.length} receipts`)
  return `${gifts.length} gifts, receipts 1 to ${serials.at(-1)}${isGapless ? ' without a gap' : ''}`
}

function inParallel<Result>(times: number, work: (n: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: times }, (_, n) => work(n)))
}

function count(calls: readonly Seen[], wanted: number): number {
  return calls.filter(({ status }) => status === wanted).length
}

function never(): never {
  throw new Error('An order is missing')
}
