import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '@/domain/durations'
import { LATE_AFTER_TRIES, MAX_MAIL_TRIES } from '@/domain/mail'
import { dataDir, getEnv, resetEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { countWaiting } from '@/server/home/waiting'
import { queueMail, sendWaitingMails } from '@/server/mail/outbox'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { bookkeeping, emptyBooks } from '../support/payments'
import { freePort } from '../support/ports'
import { type MailServer, startMailServer } from '../support/smtp'

const donations = '/api/admin/donations'

const letter = { to: 'asha@example.org', subject: 'धन्यवाद', text: 'आपका दान मिला।' }
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const changeSettings = async (data: { registration80g: string | null }) =>
  (await getPayloadClient()).updateGlobal({
    slug: 'site-settings',
    data,
    overrideAccess: true,
  })
const mails = async () => (await bookkeeping()).mails

let port = 0
let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(emptyBooks)

describe('without a mail server', () => {
  it('a mail is saved in a folder, to be read there', async () => {
    await queueMail({ key: 'thank-you-1', ...letter })
    await sendWaitingMails()
    expect(await mails()).toMatchObject([{ status: 'sent' }])
    const file = path.join(dataDir(getEnv()), 'mails', 'thank-you-1.eml')
    expect(readFileSync(file, 'utf8')).toMatch(/^To: asha@example\.org/m)
  })

  it('a mail is from whomever the settings name', async () => {
    process.env.MAIL_FROM = 'The helpers <help@example.org>'
    resetEnv()
    await queueMail({ key: 'thank-you-2', ...letter })
    await sendWaitingMails()
    delete process.env.MAIL_FROM
    resetEnv()
    const file = path.join(dataDir(getEnv()), 'mails', 'thank-you-2.eml')
    expect(readFileSync(file, 'utf8')).toMatch(/^From: The helpers <help@example\.org>/m)
  })
})

describe('with a mail server', () => {
  let server: MailServer | undefined
  beforeAll(async () => {
    port = await freePort()
    Object.assign(process.env, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'thanks@example.org',
    })
    resetEnv()
  })
  afterAll(() => server?.stop())

  it('that is down for an hour is reported to an admin, long before an e-mail is given up', async () => {
    await queueMail({ key: 'late', ...letter })
    for (let tries = 0; tries < LATE_AFTER_TRIES; tries += 1) {
      expect((await countWaiting()).lateMails).toBe(0)
      await sendWaitingMails(later(tries))
    }
    expect((await countWaiting()).lateMails).toBe(1)
  })

  it('that is down loses nothing: the e-mail waits, and is sent once it is up again', async () => {
    await queueMail({ key: 'a', ...letter })
    await queueMail({ key: 'a', ...letter, subject: 'again' })
    await sendWaitingMails()
    expect(await mails()).toMatchObject([
      { subject: letter.subject, status: 'waiting', tries: 1, failure: expect.any(String) },
    ])
    // No retry before its pause is over.
    await sendWaitingMails()
    expect(await mails()).toMatchObject([{ tries: 1 }])

    server = await startMailServer(port)
    await Promise.all([sendWaitingMails(later(1)), sendWaitingMails(later(1))])
    await sendWaitingMails(later(48))
    expect(await mails()).toMatchObject([{ status: 'sent', tries: 2, failure: null }])
    expect(server.letters).toHaveLength(1)
    expect(server.letters[0]).toMatch(/^From: Manavta Foundation <thanks@example\.org>\r?$/m)
  })

  it('that a server died over in the middle of sending is taken up again, with the same number', async () => {
    await queueMail({ key: 'b', ...letter })
    await sendWaitingMails()
    const sent = server?.letters.at(-1) ?? ''
    const payload = await getPayloadClient()
    const [mail] = await mails()
    // Sent, but not recorded.
    await payload.db.updateOne({
      collection: 'mails',
      where: { id: { equals: mail?.id } },
      data: { status: 'sending' },
    })
    const count = server?.letters.length ?? 0
    await sendWaitingMails()
    expect(server?.letters).toHaveLength(count)
    await sendWaitingMails(later(1))
    const number = /^Message-ID: .+$/m
    expect(server?.letters).toHaveLength(count + 1)
    expect(server?.letters.at(-1)?.match(number)?.[0]).toBe(sent.match(number)?.[0])
  })

  it('that is slow: a mail is held from when its turn came, not from when the batch began', async () => {
    await queueMail({ key: 'slow', ...letter })
    const payload = await getPayloadClient()
    const due = { nextTryAt: later(-2).toISOString() }
    await payload.db.updateOne({
      collection: 'mails',
      where: { key: { equals: 'slow' } },
      data: due,
    })
    await sendWaitingMails(later(-1))
    const [mail] = await mails()
    expect(mail?.status).toBe('sent')
    expect(Date.parse(mail?.nextTryAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('thanks for a gift entered by hand, once', async () => {
    const before = server?.letters.length ?? 0
    const response = await callApi(donations, {
      method: 'POST',
      cookie,
      body: {
        donorName: 'आशा\r\nBcc: evil@example.org',
        email: 'asha@example.org',
        amount: 1100,
        paymentMethod: 'cash',
        receivedOn: '2026-04-01',
      },
    })
    expect(response.status).toBe(201)
    await backgroundSettled()
    await sendWaitingMails(later(48))
    expect(server?.letters).toHaveLength(before + 1)
    const headers = server?.letters.at(-1)?.split('\r\n\r\n')[0]
    expect(headers).not.toMatch(/^Bcc:/m)
    expect((await mails())[0]?.text).toContain('₹1,100')
  })

  it('names cash by a number under which the office finds it, that of its receipt', async () => {
    const gift = { donorName: 'Asha', email: 'asha@example.org', amount: 1100 }
    const response = await callApi(donations, {
      method: 'POST',
      cookie,
      body: { ...gift, paymentMethod: 'cash', receivedOn: '2026-04-01' },
    })
    expect(response.status).toBe(201)
    await backgroundSettled()
    const [mail] = await mails()
    const [, number = ''] = /^Payment reference: (.+)$/m.exec(mail?.text ?? '') ?? []
    const found = await callApi(`${donations}?search=${encodeURIComponent(number)}`, { cookie })
    expect(await found.json()).toMatchObject([{ donorName: 'Asha' }])
  })

  it('asks for a missing PAN only in My giving, and only if receipts are for taxes', async () => {
    const thanksFor = async (details: object, registration80g: string | null) => {
      await emptyBooks()
      await changeSettings({ registration80g })
      const gift = { donorName: 'Asha', email: 'asha@example.org', amount: 1100 }
      const response = await callApi(donations, {
        method: 'POST',
        cookie,
        body: { ...gift, paymentMethod: 'cash', receivedOn: '2026-04-01', ...details },
      })
      expect(response.status).toBe(201)
      await backgroundSettled()
      return (await mails())[0]?.text ?? ''
    }
    const asked = /add your PAN and address here: \S+\/my-giving$/m
    expect(await thanksFor({}, 'URN-1')).toMatch(asked)
    const tax = { panNumber: 'ABCPE1234F', address: '4 Temple Road, Rampur' }
    expect(await thanksFor(tax, 'URN-1')).not.toMatch(asked)
    // Cash above the limit is not deductible.
    expect(await thanksFor({ amount: 2000 }, 'URN-1')).toMatch(asked)
    expect(await thanksFor({ amount: 2001 }, 'URN-1')).not.toMatch(asked)
    const text = await thanksFor({}, null)
    expect(text).not.toMatch(asked)
    expect(text).toContain('Never send us your PAN')
  })

  it('that stays dead for days is given up on, and an admin can have it tried again', async () => {
    await server?.stop()
    await queueMail({ key: 'c', ...letter })
    for (let tries = 0; tries < MAX_MAIL_TRIES; tries += 1)
      await sendWaitingMails(later(24 * tries))
    const [mail] = await mails()
    expect(mail).toMatchObject({ status: 'given-up', tries: MAX_MAIL_TRIES })
    const retry = () =>
      callApi('/api/admin/mails/{id}/retry', { method: 'POST', cookie, id: mail?.id ?? '' })
    expect((await retry()).status).toBe(200)
    // From the beginning, not given up again at once.
    expect(await mails()).toMatchObject([{ status: 'waiting', tries: 1 }])
    expect((await retry()).status).toBe(404)
    server = await startMailServer(port)
    await sendWaitingMails(later(1))
    expect(await mails()).toMatchObject([{ status: 'sent' }])
  })

  it('is waited for by a stop while it is being sent: unrecorded, it would be sent again', async () => {
    await server?.stop()
    server = await startMailServer(port, { acceptAfterMs: 300 })
    await queueMail({ key: 'late', ...letter })
    const byTimer = sendWaitingMails()
    await vi.waitFor(() => expect(server?.letters).toHaveLength(1), 5000)
    await backgroundSettled()
    expect(await mails()).toMatchObject([{ status: 'sent' }])
    await byTimer
  })

  it('is tried again for an admin at once, who does not wait for all the others', async () => {
    await queueMail({ key: 'given-up', ...letter })
    const payload = await getPayloadClient()
    const where = { key: { equals: 'given-up' } }
    await payload.db.updateOne({ collection: 'mails', where, data: { status: 'given-up' } })
    const [mail] = await mails()
    await queueMail({ key: 'other', ...letter })
    const response = await callApi('/api/admin/mails/{id}/retry', {
      method: 'POST',
      cookie,
      id: mail?.id ?? '',
    })
    expect(response.status).toBe(200)
    const states = (await mails()).map(({ key, status }) => [key, status])
    expect(Object.fromEntries(states)).toEqual({ 'given-up': 'sent', other: 'waiting' })
  })
})
