import { describe, expect, it } from 'vitest'
import type { MailPreference } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { donateContent } from '@/content/donate'
import { DAY_MS } from '@/domain/durations'
import { UPDATES_WORDS } from '@/domain/updates'
import { changeWhere, findAll } from '@/server/documents/records'
import { placeGifts } from '@/server/donors/place'
import { manageKey } from '@/server/monthly-gifts/manage-link'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { readUnsubscribe } from '@/server/updates/page-data'
import { agreeToUpdates, startUpdates } from '@/server/updates/preferences'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { mandateResponse, mandatesOnFile, monthlyOf, pledgesOnFile } from '../support/monthly-gifts'
import { donorCookie } from '../support/my-giving'
import { decide, gateway, openDesk, post } from '../support/payment-desk'
import { bookkeeping, checkoutResponse, donationOf, transactionOf } from '../support/payments'

openDesk()

const EMAIL = 'asha@example.org'
const preferences = () => findAll({ collection: slugs.mailPreferences })
const agreement = { updatesAgreedAt: expect.any(String), updatesWords: UPDATES_WORDS }
const claimRoute = '/api/payment-claims'
const orderRoute = '/api/create-order'
const verifyRoute = '/api/verify-payment'
const acceptRoute = '/api/admin/transactions/{id}/accept'

let references = 400_000_000_000
/** Claims a UPI payment as a donor. @returns its transaction. */
async function claimed(more: object = {}) {
  const { attemptId: _, ...donation } = donationOf()
  references += 1
  const claim = { ...donation, method: 'upi', reference: String(references), ...more }
  const response = await post(claimRoute, claim)
  expect(response.status).toBe(201)
  return transactionOf((await response.json()).claimNumber)
}

/** Claims a payment that an admin then confirms. */
async function accepted(more: object = {}) {
  const { id } = await claimed(more)
  expect((await decide(acceptRoute, id)).status).toBe(200)
}

async function ordered(more: object) {
  const order = await (await post(orderRoute, { ...donationOf(), ...more })).json()
  const payment = gateway.ledger.pay(order.orderId, { outcome: 'captured' })
  const input = checkoutResponse(gateway.ledger, order, payment.id)
  expect((await post(verifyRoute, input)).status).toBe(200)
}

const unsubscribe = (key: string) =>
  callApi(`/api/unsubscribe/${key}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    // As a mail service sends it: without Origin and cookie.
    origin: null,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

const makeAgreed = async (): Promise<MailPreference> => {
  await startUpdates(EMAIL, 'en')
  const [preference] = await preferences()
  if (!preference) throw new Error('There is no preference')
  return preference
}

describe('agreeing to news', () => {
  it('refers to this wording: changing the promise requires a new version', () => {
    const { en, hi } = donateContent
    expect(UPDATES_WORDS).toBe(1)
    expect([en, hi].map(({ details }) => details.wantsUpdates)).toEqual([
      {
        label: 'Send me news of what my gift did',
        hint: 'By e-mail, at most once a month. Each one has a link that stops them.',
      },
      {
        label: 'मेरे दान से क्या हुआ, इसकी ख़बर मुझे भेजिए',
        hint: 'ईमेल से, महीने में ज़्यादा से ज़्यादा एक बार। बंद करने का लिंक हर ईमेल में रहता है।',
      },
    ])
  })

  it('is stored only if the box was ticked, and with the gift', async () => {
    await accepted({ email: 'quiet@example.org' })
    await accepted({ email: 'no@example.org', wantsUpdates: false })
    expect(await preferences()).toEqual([])
    await accepted({ email: 'Asha@Example.org', wantsUpdates: true })
    expect(await preferences()).toMatchObject([
      { email: EMAIL, wantsUpdates: true, words: UPDATES_WORDS, language: 'en' },
    ])
    const { transactions, donations } = await bookkeeping()
    for (const docs of [transactions, donations]) {
      const agreed = docs.filter(({ updatesAgreedAt }) => updatesAgreedAt)
      expect(agreed).toMatchObject([{ email: 'Asha@Example.org', ...agreement }])
    }
  })

  it('is refused if it is not a plain yes or no', async () => {
    for (const wantsUpdates of ['yes', 1, 'true']) {
      expect((await post(orderRoute, { ...donationOf(), wantsUpdates })).status).toBe(400)
    }
  })

  it('counts once the gift has come in, not before', async () => {
    await claimed({ wantsUpdates: true })
    expect(await preferences()).toEqual([])
  })

  it('does not result from practice money', async () => {
    await ordered({ wantsUpdates: true })
    expect((await bookkeeping()).donations).toMatchObject([{ testMode: true, ...agreement }])
    expect(await preferences()).toEqual([])
  })

  it('is passed from a monthly gift to each of its charges, and to its replacement', async () => {
    const startRoute = '/api/monthly-gifts'
    const verify = '/api/monthly-gifts/verify'
    const start = await (await post(startRoute, { ...monthlyOf(), wantsUpdates: true })).json()
    const [gift] = await mandatesOnFile()
    expect(gift).toMatchObject(agreement)
    const payment = gateway.ledger.authorise(start.subscriptionId, { outcome: 'captured' })
    const input = mandateResponse(gateway.ledger, start, payment?.id ?? '')
    expect((await post(verify, input)).status).toBe(200)
    gateway.ledger.charge(start.subscriptionId, { outcome: 'captured' })
    await reconcile(new Date(), { isAll: true })
    const { donations } = await bookkeeping()
    const { updatesAgreedAt } = gift ?? {}
    expect(donations).toMatchObject([{ updatesAgreedAt }, { updatesAgreedAt }])

    const path = `/api/my-gift/${manageKey('mandate', start.monthlyGiftId)}/change`
    expect((await callApi(path, { method: 'POST', body: { amount: 700 } })).status).toBe(201)
    expect((await mandatesOnFile())[1]).toMatchObject({ updatesAgreedAt, amountPaise: 70_000 })
  })

  it('takes effect with the first gift of a pledge, which itself stores none', async () => {
    const body = { ...monthlyOf(), wantsUpdates: true }
    expect((await post('/api/pledges', body)).status).toBe(201)
    expect(await pledgesOnFile()).toHaveLength(1)
    expect(await preferences()).toEqual([])
  })
})

describe('stopping the news', () => {
  it('needs one POST of a mail service, without page, cookie or origin', async () => {
    const { key } = await makeAgreed()
    const response = await unsubscribe(key)
    // Mail services do not follow redirects (RFC 8058).
    expect(response.status).toBe(200)
    expect(await preferences()).toMatchObject([{ wantsUpdates: false }])
    expect((await unsubscribe(key)).status).toBe(200)
  })

  it('needs a confirmation in a browser: opening the link changes nothing', async () => {
    const { key } = await makeAgreed()
    const opened = await callApi(`/api/unsubscribe/${key}?locale=hi`)
    expect(opened.status).toBe(303)
    const page = `/hi/unsubscribe/${key}`
    expect(opened.headers.get('location')).toBe(`http://localhost:3000${page}`)
    expect(await preferences()).toMatchObject([{ wantsUpdates: true }])
    const pressed = await callApi(`/api/unsubscribe/${key}/stop?locale=hi`, {
      method: 'POST',
      body: '',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(pressed.headers.get('location')).toBe(`${page}#news`)
    expect(await preferences()).toMatchObject([{ wantsUpdates: false }])
  })

  it('is not possible with a wrong key, whatever it looks like', async () => {
    const { key } = await makeAgreed()
    const other = key.replace(/^./, key.startsWith('a') ? 'b' : 'a')
    for (const wrong of [other, key.slice(1), 'x', '[object Object]', EMAIL]) {
      const path = encodeURIComponent(wrong)
      expect((await unsubscribe(path)).status).toBe(404)
      expect((await callApi(`/api/unsubscribe/${path}`)).status).toBe(404)
    }
    expect(await preferences()).toMatchObject([{ wantsUpdates: true }])
  })

  it('has already happened to an address that was erased, as its page says', async () => {
    const { id, key } = await makeAgreed()
    expect(await readUnsubscribe(key)).toEqual({ wantsUpdates: true })
    const payload = await getPayloadClient()
    await payload.db.deleteOne({ collection: slugs.mailPreferences, where: { id: { equals: id } } })
    expect(await readUnsubscribe(key)).toEqual({ wantsUpdates: false })
    expect(await readUnsubscribe(key.slice(1))).toBeNull()
  })

  it('overrides an earlier agreement, but not a later one', async () => {
    // The donor agrees on the form, then unsubscribes, and only then the payment is found.
    const claim = await claimed({ wantsUpdates: true })
    const { key } = await makeAgreed()
    await unsubscribe(key)
    expect((await decide(acceptRoute, claim.id)).status).toBe(200)
    expect(await preferences()).toMatchObject([{ wantsUpdates: false }])
    await accepted({ wantsUpdates: true })
    expect(await preferences()).toMatchObject([{ wantsUpdates: true }])
  })

  it('also removes news waiting in the outbox, and nothing else', async () => {
    const { key } = await makeAgreed()
    const mail = { to: EMAIL, subject: 'x', text: 'x', status: 'waiting', tries: 0 }
    const unsubscribeUrl = `http://localhost:3000/api/unsubscribe/${key}?locale=en`
    for (const data of [
      { ...mail, key: 'waits', unsubscribeUrl },
      { ...mail, key: 'sent', unsubscribeUrl, status: 'sent' },
      { ...mail, key: 'thanks' },
    ]) {
      await create(slugs.mails, data)
    }
    await unsubscribe(key)
    const { mails } = await bookkeeping()
    expect(mails.map((each) => each.key).sort()).toEqual(['sent', 'thanks'])
  })
})

describe('the office', () => {
  const stop = (id: string, email: string, cookie?: string) =>
    callApi(`/api/admin/donors/${id}/stop-updates`, { method: 'POST', body: { email }, cookie })

  it('stops the news to an address of a donor who has asked for it, once', async () => {
    await accepted({ email: 'Asha@Example.org', wantsUpdates: true })
    await placeGifts()
    const [donor] = await findAll({ collection: slugs.donors })
    const id = donor?.id ?? ''
    expect((await stop(id, EMAIL)).status).toBe(401)
    expect((await stop(id, EMAIL, await sessionCookie('editor'))).status).toBe(403)
    const admin = await sessionCookie('admin')
    for (const email of ['other@example.org', 'nobody']) {
      expect((await stop(id, email, admin)).status).toBe(email === 'nobody' ? 400 : 404)
    }
    expect(await preferences()).toMatchObject([{ wantsUpdates: true }])
    for (const _ of ['sent', 'sent again after a lost response']) {
      const response = await stop(id, EMAIL, admin)
      expect(response.status).toBe(200)
      expect((await response.json()).emails).toEqual([
        { email: 'Asha@Example.org', getsUpdates: false },
      ])
    }
    expect(await preferences()).toMatchObject([{ wantsUpdates: false }])
    const log = await findAll({
      collection: slugs.auditLog,
      where: { subject: { equals: 'donor' } },
    })
    expect(log).toMatchObject([{ action: 'stopped', subjectId: id, actor: 'test-admin' }])
    expect(JSON.stringify(log).toLowerCase()).not.toContain(EMAIL)
  })
})

describe('agreements that arrive in any order', () => {
  it('leave the latest choice in effect, even if two arrive at once', async () => {
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
    const agree = (second: number, language: 'en' | 'hi') =>
      agreeToUpdates(EMAIL, { at: at(second), words: 1, language })
    await Promise.all([agree(1, 'en'), agree(2, 'hi'), agree(1, 'en')])
    await agree(2, 'hi')
    await agree(1, 'en')
    expect(await preferences()).toMatchObject([{ language: 'hi', decidedAt: at(2).toISOString() }])
  })
})

describe('My giving', () => {
  it('shows whether news are on, and switches them', async () => {
    const cookie = await donorCookie(EMAIL)
    const isOn = async () =>
      (await (await callApi('/api/my-giving', { cookie })).json()).wantsUpdates
    const tap = (call: string) =>
      callApi(`/api/my-giving/${call}?locale=hi`, { method: 'POST', body: {}, cookie })
    expect(await isOn()).toBe(false)
    expect((await tap('stop-updates')).status).toBe(200)
    expect((await tap('start-updates')).status).toBe(200)
    expect(await isOn()).toBe(true)
    expect(await preferences()).toMatchObject([
      { email: EMAIL, words: UPDATES_WORDS, language: 'hi' },
    ])
    expect((await tap('stop-updates')).status).toBe(200)
    expect(await isOn()).toBe(false)
  })

  it('switches them on although a clock ahead has dated an earlier choice', async () => {
    const cookie = await donorCookie(EMAIL)
    const ahead = new Date(Date.now() + 5 * DAY_MS)
    await agreeToUpdates(EMAIL, { at: ahead, words: 1, language: 'en' })
    await changeWhere({
      collection: slugs.mailPreferences,
      where: { email: { equals: EMAIL } },
      data: { wantsUpdates: false },
    })
    const tap = { method: 'POST', body: {}, cookie }
    expect((await callApi('/api/my-giving/start-updates', tap)).status).toBe(200)
    expect(await preferences()).toMatchObject([{ wantsUpdates: true, words: UPDATES_WORDS }])
  })

  it('switches nothing before a donor has shown that it is their mailbox', async () => {
    for (const call of ['start-updates', 'stop-updates']) {
      const response = await callApi(`/api/my-giving/${call}`, { method: 'POST', body: {} })
      expect(response.status).toBe(401)
    }
  })
})
