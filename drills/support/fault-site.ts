import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Simulator } from '../../simulator/server'
import type { AppServer } from '../../tests/support/app-server'
import { type Answer, describeAnswer, send } from './site-client'

/** A row of the table: the fault, what a visitor and an admin see, and the recovery. */
export type FaultRow = readonly [fault: string, visitor: string, admin: string, after: string]

/** Thrown if this machine cannot produce a fault, with the reason. */
export class Skipped extends Error {}

export type FaultSite = ReturnType<typeof createFaultSite>

const FAULT = 'This cannot be done right now. Please try again in a few minutes.'
const RECOVERY_LIMIT_MS = 120_000
const RETRY_MS = 500

/** Plays visitors, donors and an admin on a site with a fault, and records what it acknowledged. */
export function createFaultSite(site: AppServer, gateway: Simulator, firstCookie: string) {
  const failures: string[] = []
  const messages = new Set<string>()
  /** Ids of entries that an admin saved. */
  const saves = new Set<string>()
  /** Payments that the site acknowledged. */
  const verified = new Set<string>()
  let cookie = firstCookie
  let number = 0

  const post = (path: string, body?: object) => send(site.url, 'POST', path, { body, cookie })
  const name = () => {
    number += 1
    return `Fault ${number}`
  }

  const desk = {
    site,
    gateway,
    failures,
    messages,
    saves,
    verified,
    cookie: () => cookie,
    keepCookie(next: string) {
      cookie = next
    },

    /** Records a failure if `holds` is false. */
    expect(what: string, holds: boolean): void {
      if (!holds) failures.push(what)
    },

    /** Records a failure if the answer has none of these statuses. */
    expectStatus(what: string, answer: Answer, ...statuses: number[]): void {
      desk.expect(
        `${what}: ${describeAnswer(answer)} instead of ${statuses.join(' or ')}`,
        answer !== null && statuses.includes(answer.status),
      )
    },

    /** Expects the response of a site with a storage fault. */
    expectFault(what: string, answer: Answer): void {
      desk.expectStatus(what, answer, 503)
      desk.expect(`${what} says “${answer?.body.message}”`, answer?.body.message === FAULT)
    },

    async message(length = 0): Promise<Answer> {
      const text = `${name()} ${'.'.repeat(length)}`
      const answer = await post('/api/contact', {
        name: 'Asha Devi',
        email: 'asha@example.org',
        subject: 'Support',
        message: text,
      })
      if (answer?.status === 201) messages.add(text.trim())
      return answer
    },

    page: (path: string) => send(site.url, 'GET', path),

    async save(): Promise<Answer> {
      const answer = await post('/api/admin/inspirations', { name: name(), sortOrder: 0 })
      if (answer?.status === 201) saves.add(String(answer.body.id))
      return answer
    },

    list: () => send(site.url, 'GET', '/api/admin/contacts', { cookie }),

    reconcile: () => post('/api/admin/reconcile'),

    async upload(): Promise<Answer> {
      const size = { width: 400, height: 300 }
      const data = await sharp({ create: { ...size, channels: 3, background: '#2f6b4f' } })
        .jpeg()
        .toBuffer()
      const form = new FormData()
      form.set('file', new File([data as BlobPart], 'photo.jpg'))
      return post('/api/admin/upload', form)
    },

    newGift: () => ({ donorName: name(), attemptId: randomUUID(), amount: 500 }),

    async order(gift: { donorName: string; attemptId: string; amount: number }): Promise<Answer> {
      const email = `${gift.donorName.toLowerCase().replace(' ', '-')}@example.org`
      return post('/api/create-order', { ...gift, email, phone: '9876543210' })
    },

    /** The bank takes the money of an order. */
    pay: (order: Answer) =>
      gateway.ledger.pay(String(order?.body.orderId), { outcome: 'captured' }).id,

    async verify(order: Answer, paymentId: string): Promise<Answer> {
      const orderId = String(order?.body.orderId)
      const answer = await post('/api/verify-payment', {
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: gateway.ledger.sign(orderId, paymentId),
        donationId: order?.body.donationId,
      })
      if (answer?.status === 200) verified.add(paymentId)
      return answer
    },

    /** Makes a gift, from order to verification. @throws if the site refuses it. */
    async give(): Promise<string> {
      const gift = desk.newGift()
      const order = await desk.order(gift)
      if (order?.status !== 201) throw new Error(`The order said ${describeAnswer(order)}`)
      const answer = await desk.verify(order, desk.pay(order))
      if (answer?.status !== 200) throw new Error(`The verification said ${describeAnswer(answer)}`)
      return gift.donorName
    },

    /** Retries until it works again. @returns how long that took, as text. */
    async recovered(what: string, act: () => Promise<Answer>, status = 201): Promise<string> {
      const startedAt = performance.now()
      let answer: Answer = null
      while (performance.now() - startedAt < RECOVERY_LIMIT_MS) {
        answer = await act()
        if (answer?.status === status) {
          return `again after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`
        }
        await sleep(RETRY_MS)
      }
      failures.push(`${what}: still ${describeAnswer(answer)}`)
      return 'not again'
    },
  }
  return desk
}
