import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Simulator } from '../../simulator/server'
import { type Answer, send } from './site-client'
import type { Stored } from './stored'

/** Where each kind of write is stored: the collection, and the field with its mark. */
const KINDS = {
  messages: { collection: 'contacts', field: 'message' },
  applications: { collection: 'volunteers', field: 'motivation' },
  pictures: { collection: 'media', field: 'filename' },
  orders: { collection: 'transactions', field: 'attemptId' },
  // Acknowledged once its transaction is stored; the donation may follow, which the books check at the end.
  payments: { collection: 'transactions', field: 'paymentId' },
  'gifts by hand': { collection: 'donations', field: 'donorName' },
  'admin saves': { collection: 'inspirations', field: 'sortOrder' },
  webhooks: { collection: 'gateway-events', field: 'eventId' },
} as const
type Kind = keyof typeof KINDS

/** How many visitors and admins do each at once: twenty in all, including readers. */
const WORKERS = { message: 5, apply: 3, upload: 1, give: 4, enterGift: 2, save: 3, read: 2 }
const PAGES = ['/', '/donate', '/portfolio', '/hi', '/api/health']
/** The pause before a retry if no response came. */
const PAUSE_MS = 200

type Gift = {
  name: string
  attemptId: string
  amount: number
  orderId?: string
  donationId?: string
  paymentId?: string
}
type HandGift = { key: string; name: string; amount: number }

export type MixedLoad = Awaited<ReturnType<typeof createMixedLoad>>

/**
 * Plays visitors, donors and admins on a site, and records what the site acknowledged. Payments without
 * a response are retried later under their old number, as in browsers; other writes are not.
 */
export async function createMixedLoad(gateway: Simulator) {
  const acknowledged = Object.fromEntries(
    Object.keys(KINDS).map((kind) => [kind, new Set<string>()]),
  ) as Record<Kind, Set<string>>
  /** Responses that were neither a success nor a request to wait, by their message. */
  const refusals = new Map<string, number>()
  const [unfinishedGifts, unfinishedHandGifts]: [Gift[], HandGift[]] = [[], []]
  const picture = new File([(await makePhoto()) as BlobPart], 'photo.jpg')
  let number = 0
  let site = { url: '', cookie: '' }

  const next = () => {
    number += 1
    return number
  }
  const call = async (...request: Parameters<typeof send>) => {
    const answer = await send(...request)
    if (!answer) await sleep(PAUSE_MS)
    return answer
  }
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    call(site.url, 'POST', path, { body, headers, cookie: site.cookie })

  /** Whether the request succeeded; records other responses. */
  function isDone(what: string, answer: Answer): answer is NonNullable<Answer> {
    if (!answer) return false
    if (answer.status < 300) return true
    const refusal = `${what}: ${answer.status} ${answer.body.message ?? ''}`.trim()
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
    return false
  }

  const steps: Record<keyof typeof WORKERS, () => Promise<void>> = {
    async message() {
      const mark = `message ${next()}`
      const answer = await post('/api/contact', {
        name: 'Asha Devi',
        email: 'asha@example.org',
        subject: 'Support',
        message: mark,
      })
      if (isDone('message', answer)) acknowledged.messages.add(mark)
    },
    async apply() {
      const mark = `application ${next()}`
      const answer = await post('/api/volunteers', {
        firstName: 'Ravi',
        lastName: 'Kumar',
        email: 'ravi@example.org',
        phone: '9876543210',
        motivation: mark,
      })
      if (isDone('application', answer)) acknowledged.applications.add(mark)
    },
    async upload() {
      const form = new FormData()
      form.set('file', picture)
      const answer = await post('/api/admin/upload', form)
      if (!isDone('picture', answer)) return
      acknowledged.pictures.add(String(answer.body.url).split('/').at(-1) ?? '')
    },
    async give() {
      const gift = unfinishedGifts.pop() ?? newGift(next())
      if (!(await giveOnce(gift))) unfinishedGifts.push(gift)
    },
    async enterGift() {
      const gift = unfinishedHandGifts.shift() ?? newHandGift(next())
      const { key, name: donorName, amount } = gift
      const body = { donorName, amount, paymentMethod: 'cash', receivedOn: today() }
      const answer = await post('/api/admin/donations', body, { 'Idempotency-Key': key })
      // The lease of a request that a kill interrupted lasts for a minute.
      if (answer?.status === 409) {
        unfinishedHandGifts.push(gift)
        await steps.read()
      } else if (isDone('gift by hand', answer)) acknowledged['gifts by hand'].add(donorName)
      else unfinishedHandGifts.push(gift)
    },
    async save() {
      const sortOrder = next()
      const answer = await post('/api/admin/inspirations', { name: 'A teacher', sortOrder })
      if (isDone('save', answer)) acknowledged['admin saves'].add(String(sortOrder))
    },
    async read() {
      const path = PAGES[next() % PAGES.length] ?? '/'
      isDone(`page ${path}`, await call(site.url, 'GET', path))
    },
  }

  async function giveOnce(gift: Gift): Promise<boolean> {
    const { name: donorName, attemptId, amount } = gift
    if (!gift.paymentId) {
      const donor = { donorName, email: emailOf(donorName), phone: '9876543210' }
      const order = await post('/api/create-order', { ...donor, amount, attemptId })
      if (!isDone('order', order)) return false
      acknowledged.orders.add(attemptId)
      gift.orderId = String(order.body.orderId)
      gift.donationId = String(order.body.donationId)
      gift.paymentId = gateway.ledger.pay(gift.orderId, { outcome: 'captured' }).id
    }
    const { orderId = '', donationId, paymentId } = gift
    const verified = await post('/api/verify-payment', {
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: gateway.ledger.sign(orderId, paymentId),
      donationId,
    })
    if (!isDone('verification', verified)) return false
    acknowledged.payments.add(paymentId)
    return true
  }

  return {
    acknowledged,
    refusals,

    /** Starts all workers; the promise of `stop` resolves when the last has ended. */
    start(at: { url: string; cookie: string }): { stop(): Promise<void> } {
      site = at
      let isRunning = true
      const workers = Object.entries(WORKERS).flatMap(([name, count]) =>
        Array.from({ length: count }, async () => {
          while (isRunning) await steps[name as keyof typeof WORKERS]()
        }),
      )
      return {
        async stop() {
          isRunning = false
          await Promise.all(workers)
        },
      }
    },

    /** Retries requests of donors and admins that got no response. */
    async finish(at: { url: string; cookie: string }): Promise<void> {
      site = at
      for (const gift of unfinishedGifts.splice(0)) {
        if (!(await giveOnce(gift))) unfinishedGifts.push(gift)
      }
      for (let left = unfinishedHandGifts.length; left > 0; left -= 1) await steps.enterGift()
    },

    /** Counts the writes that the site has acknowledged. */
    count: () => Object.values(acknowledged).reduce((sum, marks) => sum + marks.size, 0),

    /** Counts the requests still without a response. */
    unfinished: () => unfinishedGifts.length + unfinishedHandGifts.length,

    /** Returns acknowledged writes that the database lacks, and those it holds twice. */
    async compare(stored: Stored): Promise<{ lost: string[]; doubled: string[] }> {
      for (const { eventId, answer } of gateway.webhooks.deliveries()) {
        if (typeof answer === 'number' && answer < 300) acknowledged.webhooks.add(eventId)
      }
      const [lost, doubled]: [string[], string[]] = [[], []]
      for (const [kind, { collection, field }] of Object.entries(KINDS)) {
        const rows = await stored.rows(collection)
        const counts = new Map<string, number>()
        for (const row of rows) {
          const mark = String(row[field] ?? '')
          counts.set(mark, (counts.get(mark) ?? 0) + 1)
        }
        for (const mark of acknowledged[kind as Kind]) {
          if (!counts.has(mark)) lost.push(`${kind}: ${mark}`)
        }
        // Gifts by hand have no payment.
        counts.delete('')
        doubled.push(...[...counts].filter(([, count]) => count > 1).map(([mark]) => mark))
      }
      return { lost, doubled }
    },
  }
}

/** Returns the donor's address, by which the thank-you is found. */
export function emailOf(donorName: string): string {
  return `${donorName.toLowerCase().replace(/\W+/g, '-')}@example.org`
}

function makePhoto(): Promise<Buffer> {
  const size = { width: 800, height: 600 }
  return sharp({ create: { ...size, channels: 3, background: '#2f6b4f' } })
    .jpeg()
    .toBuffer()
}

function newGift(number: number): Gift {
  return { name: `Donor ${number}`, attemptId: randomUUID(), amount: 50 + (number % 1000) }
}

function newHandGift(number: number): HandGift {
  return { key: randomUUID(), name: `By hand ${number}`, amount: 100 + (number % 1000) }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
