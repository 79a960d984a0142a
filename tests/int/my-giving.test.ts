import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { idsByEmail } from '@/cms/database/queries/ids-by-email'
import type { DonorLogin } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { GIVING_CODE_TRIES, GIVING_SESSION_MS } from '@/domain/my-giving'
import { HONEYPOT_FIELD } from '@/domain/spam-trap'
import { resetEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { changeById, findAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import * as follow from '@/server/receipts/follow'
import { callApi, sessionCookie } from '../support/api'
import { emptyCollections } from '../support/empty-collections'
import { monthlyOf, pledgesOnFile } from '../support/monthly-gifts'
import { bookkeeping, emptyBooks } from '../support/payments'
import { makeReceiptedGift } from '../support/receipted-gifts'
import { type MailServer, startMailServer } from '../support/smtp'
import { gave as gaveBy } from '../support/updates'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
  Object.assign(process.env, { SMTP_URL: mail.url, MAIL_FROM: 'office@example.org' })
  resetEnv()
})
afterAll(async () => {
  delete process.env.SMTP_URL
  delete process.env.MAIL_FROM
  resetEnv()
  await mail.stop()
})
let mailboxes = 0
/** A mailbox gets at most three e-mails an hour, so each test has its own. */
let email = ''
beforeEach(async () => {
  await emptyBooks()
  mail.letters.splice(0)
  mailboxes += 1
  email = `donor${mailboxes}@example.org`
})

type Gift = { email?: string; amountPaise?: number; [field: string]: unknown }

const gave = (gift: Gift = {}) => gaveBy(email, gift)

const post = (path: string, body: object, cookie?: string) =>
  callApi(`/api/my-giving/${path}`, { method: 'POST', body, cookie })

/**
 * Asks for a link.
 * @param cookie of a browser that asked before.
 * @returns the browser's cookie, and the content of the e-mail, if one came.
 */
async function ask(address = email, body: object = {}, cookie?: string) {
  await backgroundSettled()
  const letters = mail.letters.length
  const response = await post('ask', { email: address, ...body }, cookie)
  expect(response.status).toBe(200)
  await backgroundSettled()
  const letter = mail.letters[letters]?.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return {
    browser: cookieOf(response),
    token: /#([\w-]{43})/.exec(letter ?? '')?.[1],
    code: /\b(\d{6})\b(?=\r?\n)/.exec(letter ?? '')?.[1],
  }
}

function cookieOf(response: Response): string {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ')
}

/** Opens the page with a link. @returns the session cookie. */
async function enter(address = email): Promise<string> {
  const { token } = await ask(address)
  const response = await post('open', { token })
  expect(response.status).toBe(200)
  return cookieOf(response)
}

const look = (cookie?: string) => callApi('/api/my-giving', { cookie })
const giftsSeen = async (cookie: string) => {
  const { years } = await (await look(cookie)).json()
  return years.flatMap(({ gifts }: { gifts: { id: string }[] }) => gifts.map(({ id }) => id))
}
const logins = () => findAll({ collection: slugs.donorLogins })
const change = (login: DonorLogin | undefined, data: Partial<DonorLogin>) =>
  changeById(slugs.donorLogins, login?.id ?? '', data)
const past = () => new Date(Date.now() - MINUTE_MS).toISOString()

describe('asking for a link', () => {
  it('gives the same response whether someone gave with the address or not', async () => {
    await gave()
    const [known, unknown] = await Promise.all(
      [email, 'nobody@example.org'].map((address) => post('ask', { email: address })),
    )
    const facts = async (response: Response | undefined) => ({
      status: response?.status,
      body: await response?.text(),
      headers: [...(response?.headers.keys() ?? [])].sort(),
      cookies: response?.headers
        .getSetCookie()
        .map((cookie) => cookie.replace(/=[\w-]{43};/, '=;')),
    })
    expect(await facts(known)).toEqual(await facts(unknown))
    await backgroundSettled()
    expect(mail.letters).toHaveLength(1)
    expect(mail.letters[0]).toContain(`To: ${email}`)
  })

  it('stores no secret in the clear, and none in the outbox', async () => {
    await gave()
    const { token = '-', code = '-', browser } = await ask()
    const stored = JSON.stringify([await logins(), await bookkeeping()])
    for (const secret of [token, code, browser.split('=')[1] ?? '-']) {
      expect(stored).not.toContain(secret)
    }
  })

  it('finds a mailbox however its address was typed, and no other', async () => {
    await gave({ email: `Donor${mailboxes}@Example.ORG` })
    expect((await ask(email.toUpperCase())).token).toBeDefined()
    expect((await ask(`x${email}`)).token).toBeUndefined()
    expect((await ask(email.slice(1))).token).toBeUndefined()
  })

  it('reads no character of an address as a wildcard', async () => {
    await gave()
    const payload = await getPayloadClient()
    for (const guess of ['%@example.org', email.replace('donor', '_onor'), email.slice(1)]) {
      expect(await idsByEmail(payload, slugs.donations, guess)).toEqual([])
    }
  })

  it('from a bot sends no e-mail', async () => {
    await gave()
    expect((await ask(email, { [HONEYPOT_FIELD]: 'https://spam.example' })).token).toBeUndefined()
  })

  it('fills no mailbox: three mails an hour', async () => {
    await gave()
    for (let time = 0; time < 5; time += 1) await ask()
    expect(mail.letters).toHaveLength(3)
  })
})

describe('the link', () => {
  it('works once', async () => {
    await gave()
    const { token } = await ask()
    expect((await post('open', { token })).status).toBe(200)
    const again = await post('open', { token })
    expect(again.status).toBe(400)
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('works once, even if it is used twice at the same moment', async () => {
    await gave()
    const { token } = await ask()
    const responses = await Promise.all(Array.from({ length: 8 }, () => post('open', { token })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await logins()).toHaveLength(1)
  })

  it('is worth nothing after half an hour', async () => {
    await gave()
    const { token } = await ask()
    const [login] = await logins()
    expect(Date.parse(login?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(30 * MINUTE_MS)
    await change(login, { expiresAt: past() })
    expect((await post('open', { token })).status).toBe(400)
  })

  it('is invalid once there is a newer one', async () => {
    await gave()
    const first = await ask()
    const second = await ask()
    expect((await post('open', { token: first.token })).status).toBe(400)
    expect((await post('open', { token: second.token })).status).toBe(200)
  })

  it('gives a cookie that no script reads and no other site sends', async () => {
    await gave()
    const { token } = await ask()
    const [session] = (await post('open', { token })).headers.getSetCookie()
    expect(session).toMatch(
      /^manavta-giving=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/,
    )
  })

  it('forgets the PAN that another donor has typed in the same browser', async () => {
    await gave()
    const { token } = await ask()
    const byLink = await post('open', { token })
    expect(byLink.headers.getSetCookie().join()).toContain('returned-form=;')
    const other = await ask()
    const byCode = await post('code', { code: other.code }, other.browser)
    expect(byCode.status).toBe(200)
    expect(byCode.headers.getSetCookie().join()).toContain('returned-form=;')
  })

  it('redirects a browser without scripts to the page, with its cookie', async () => {
    await gave()
    const { token } = await ask()
    const response = await callApi('/api/my-giving/open?locale=hi', {
      method: 'POST',
      headers: FORM,
      body: `token=${token}`,
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/hi/my-giving#open')
    expect((await look(cookieOf(response))).status).toBe(200)
  })

  it('is not opened by another site', async () => {
    await gave()
    const { token } = await ask()
    const foreign = { method: 'POST', body: { token }, origin: 'https://evil.example' }
    expect((await callApi('/api/my-giving/open', foreign)).status).toBe(403)
    expect((await post('open', { token })).status).toBe(200)
  })
})

describe('the code', () => {
  it('works once, in the requesting browser', async () => {
    await gave()
    const { code, browser } = await ask()
    const response = await post('code', { code }, browser)
    expect(response.status).toBe(200)
    expect((await look(cookieOf(response))).status).toBe(200)
    expect((await post('code', { code }, browser)).status).toBe(400)
  })

  it('still works after the browser has asked in vain: too often, or for an unknown address', async () => {
    await gave()
    let asked = await ask()
    for (let time = 0; time < 2; time += 1) asked = await ask(email, {}, asked.browser)
    const { code } = asked
    for (const address of [email, 'nobody@example.org']) {
      asked = { ...(await ask(address, {}, asked.browser)), code }
    }
    expect(mail.letters).toHaveLength(3)
    expect((await post('code', { code }, asked.browser)).status).toBe(200)
  })

  it('is the one of the last address that the browser has asked for', async () => {
    await gave()
    await gave({ email: `x${email}` })
    const first = await ask()
    const { code, browser } = await ask(`x${email}`, {}, first.browser)
    expect((await post('code', { code }, browser)).status).toBe(200)
  })

  it('opens in no other browser', async () => {
    await gave()
    const { code, browser } = await ask()
    const other = (await ask('nobody@example.org')).browser
    expect((await post('code', { code })).status).toBe(400)
    expect((await post('code', { code }, other)).status).toBe(400)
    expect((await post('code', { code }, browser)).status).toBe(200)
  })

  it('cannot be guessed: a few attempts, even at the same moment', async () => {
    await gave()
    const { code = '', browser } = await ask()
    const wrong = code === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 20 }, () => post('code', { code: wrong }, browser)))
    for (let tries = 0; tries < GIVING_CODE_TRIES; tries += 1) {
      await post('code', { code: wrong }, browser)
    }
    expect(await logins()).toMatchObject([{ triesLeft: 0 }])
    expect((await post('code', { code }, browser)).status).toBe(400)
  })

  it('does not open if another try was counted at the same moment: each is counted first', async () => {
    await gave()
    const { code, browser } = await ask()
    const { db } = await getPayloadClient()
    const { updateOne } = db
    const counting = vi.spyOn(db, 'updateOne').mockImplementationOnce(async (args) => {
      await change((await logins())[0], { triesLeft: GIVING_CODE_TRIES - 1 })
      return updateOne.call(db, args)
    })
    expect((await post('code', { code }, browser)).status).toBe(400)
    counting.mockRestore()
    expect(await logins()).toMatchObject([{ triesLeft: GIVING_CODE_TRIES - 1 }])
    expect((await post('code', { code }, browser)).status).toBe(200)
  })

  it('is worth nothing after half an hour', async () => {
    await gave()
    const { code, browser } = await ask()
    await change((await logins())[0], { expiresAt: past() })
    expect((await post('code', { code }, browser)).status).toBe(400)
  })
})

describe('the session', () => {
  it('is over after an hour', async () => {
    await gave()
    const cookie = await enter()
    const [login] = await logins()
    expect(Date.parse(login?.endsAt ?? '') - Date.now()).toBeLessThanOrEqual(GIVING_SESSION_MS)
    await change(login, { endsAt: past() })
    expect((await look(cookie)).status).toBe(401)
  })

  it('is ended at the server by a logout', async () => {
    await gave()
    const cookie = await enter()
    const response = await post('log-out', {}, cookie)
    const removed = response.headers.getSetCookie()
    for (const cookie of removed) expect(cookie).toContain('Max-Age=0')
    expect(removed.join()).toContain('returned-form=;')
    expect((await look(cookie)).status).toBe(401)
  })

  it('does not open the dashboard, and the dashboard opens nothing here', async () => {
    await gave()
    const cookie = await enter()
    expect((await callApi('/api/admin/check-auth', { cookie })).status).toBe(401)
    expect((await callApi('/api/admin/donations', { cookie })).status).toBe(401)
    expect((await look(await sessionCookie('admin'))).status).toBe(401)
  })

  it.each(['tax-details', 'stop-mails', 'deletion'])('is needed for %s', async (path) => {
    const body = { gifts: ['x'], panNumber: 'ABCPE1234F', address: 'Village' }
    expect((await post(path, body)).status).toBe(401)
    expect((await post(path, body, 'manavta-giving=made-up')).status).toBe(401)
  })
})

describe('what a donor sees', () => {
  it('is their own gifts by Indian financial year, and nothing of anyone else', async () => {
    const march = await gave({ receivedAt: '2026-03-31T18:00:00.000Z', amountPaise: 10_000 })
    // In India it is already 1 April.
    const april = await gave({
      receivedAt: '2026-03-31T19:00:00.000Z',
      amountPaise: 30_000,
      refundedPaise: 10_000,
      panNumber: 'ABCPE1234F',
      address: 'Village',
      phone: '9876543210',
    })
    await gave({ email: `x${email}` })
    await gave({ email: 'other@example.org', phone: '9876543210' })
    await gave({ email: undefined, phone: '9876543210' })
    await gave({ testMode: true })
    await gave({ recordedBy: 'admin', refundedPaise: 50_000 })
    const response = await look(await enter())
    expect(response.headers.get('cache-control')).toBe('no-store')
    const giving = await response.json()
    expect(giving).toMatchObject({
      email,
      years: [
        {
          year: '2026–27',
          total: 200,
          gifts: [{ id: april.id, amount: 300, returned: 100, status: 'partly-returned' }],
        },
        { year: '2025–26', total: 100, gifts: [{ id: march.id, amount: 100, status: 'received' }] },
      ],
    })
    expect(giving.years[0].gifts[0].maskedPan).toBe('••••••234F')
    expect(JSON.stringify(giving)).not.toContain('ABCPE1234F')
  })

  it('is a gift that was given back, and none that was entered by mistake', async () => {
    const byHand = { recordedBy: 'admin', refundedPaise: 50_000 }
    const back = await gave({ ...byHand, voidCause: 'given-back' })
    const bounced = await gave({ ...byHand, voidCause: 'returned-by-bank' })
    await gave({ ...byHand, voidCause: 'entered-by-mistake' })
    const { years } = await (await look(await enter())).json()
    expect(years).toMatchObject([{ total: 0 }])
    const returned = { amount: 500, returned: 500, status: 'returned' }
    expect(years[0].gifts).toHaveLength(2)
    expect(years[0].gifts).toEqual(
      expect.arrayContaining(
        [back, bounced].map(({ id }) => expect.objectContaining({ id, ...returned })),
      ),
    )
  })

  it('is what is on file about them, and nothing of anyone else', async () => {
    const payload = await getPayloadClient()
    await payload.create({
      collection: slugs.transactions,
      data: {
        transactionId: `paid-${mailboxes}`,
        amountPaise: 50_000,
        status: 'completed',
        gateway: 'razorpay',
        method: 'UPI',
        citizenDeclaredAt: '2026-04-10T06:00:00.000Z',
      },
      overrideAccess: true,
    })
    await gave({ transactionId: `paid-${mailboxes}`, phone: '9876543210', address: 'Village' })
    await gave({ email: 'other@example.org', phone: '9876543211', address: 'Town' })
    // Never paid: anyone may have typed the address.
    await payload.create({
      collection: slugs.transactions,
      data: {
        transactionId: `open-${mailboxes}`,
        amountPaise: 50_000,
        status: 'pending',
        gateway: 'razorpay',
        method: 'UPI',
        donorName: 'Stranger',
        email,
        phone: '9876543212',
      },
      overrideAccess: true,
    })
    const { onFile } = await (await look(await enter())).json()
    expect(onFile).toEqual({
      isOfSeveral: false,
      names: ['Asha Devi'],
      phones: ['9876543210'],
      addresses: ['Village'],
      citizenDeclaredAt: '2026-04-10T06:00:00.000Z',
    })
  })

  it('is only the names if several donors share the mailbox', async () => {
    await gave({ phone: '9876543210', address: 'Village' })
    await gave({ donorName: 'Ravi Kumar', phone: '9876543211', address: 'Town' })
    const giving = await (await look(await enter())).json()
    expect(giving.onFile.names.sort()).toEqual(['Asha Devi', 'Ravi Kumar'])
    expect(JSON.stringify(giving)).not.toMatch(/Village|Town|987654321/)
  })

  it('is only the mailbox whose link was opened, however much was paid with its address', async () => {
    const large = await gave({ amountPaise: 5_000_000 })
    // A stranger makes a small gift with someone else's address, but cannot read its mail.
    const attempt = await callApi('/api/payment-claims', {
      method: 'POST',
      body: {
        donorName: 'Stranger',
        email,
        phone: '9876543210',
        amount: 50,
        method: 'upi',
        reference: '123456789012',
      },
    })
    expect(attempt.status).toBe(201)
    expect(attempt.headers.getSetCookie()).toEqual([])
    expect((await look(cookieOf(attempt))).status).toBe(401)
    // Their own mailbox shows their own gifts.
    const own = await gave({ email: `stranger${mailboxes}@example.org`, amountPaise: 5_000 })
    const cookie = await enter(`stranger${mailboxes}@example.org`)
    expect(await giftsSeen(cookie)).toEqual([own.id])
    expect(await giftsSeen(await enter())).toEqual([large.id])
  })

  it('is monthly gifts, with links to their pages', async () => {
    const body = { ...monthlyOf(), email: email.toUpperCase() }
    expect((await callApi('/api/pledges', { method: 'POST', body })).status).toBe(201)
    const cookie = await enter()
    const { monthly } = await (await look(cookie)).json()
    expect(monthly).toMatchObject([{ kind: 'pledge', status: 'active', amount: 500 }])
    expect((await callApi(`/api${monthly[0].path}`)).status).toBe(200)
    expect((await post('stop-mails', {}, cookie)).status).toBe(200)
    expect((await post('stop-mails', {}, cookie)).status).toBe(200)
    expect(await pledgesOnFile()).toMatchObject([{ status: 'stopped' }])
  })
})

describe('PAN and address', () => {
  const details = { panNumber: 'ABCPE1234F', address: 'Village, District' }

  it('can be added if there is no PAN, and the log says by whom', async () => {
    const gift = await gave()
    const cookie = await enter()
    expect((await post('tax-details', { ...details, gifts: [gift.id] }, cookie)).status).toBe(200)
    const { donations, log } = await bookkeeping()
    expect(donations).toMatchObject([{ ...details, amountPaise: 50_000 }])
    expect(log).toMatchObject([
      { action: 'changed', subject: 'donation', subjectId: gift.id, actor: 'donor' },
    ])
    expect(JSON.stringify(log)).not.toContain(details.panNumber)
  })

  it('are never overwritten', async () => {
    const gift = await gave({ panNumber: 'ZZZPZ9999Z', address: 'Town' })
    const cookie = await enter()
    expect((await post('tax-details', { ...details, gifts: [gift.id] }, cookie)).status).toBe(409)
    expect((await bookkeeping()).donations).toMatchObject([{ panNumber: 'ZZZPZ9999Z' }])
  })

  it('reach the receipts when they are sent again after an error', async () => {
    const gifts = [
      await makeReceiptedGift({ email, transactionId: 'tax-1' }),
      await makeReceiptedGift({ email, transactionId: 'tax-2' }),
    ]
    const cookie = await enter()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(follow, 'followReceipt').mockRejectedValueOnce(new Error('The database is busy'))
    expect((await post('tax-details', { ...details, gifts }, cookie)).status).toBe(500)
    for (let time = 1; time <= 2; time += 1) {
      expect((await post('tax-details', { ...details, gifts }, cookie)).status).toBe(200)
    }
    const { receipts, log } = await bookkeeping()
    expect(receipts.map(({ panNumber }) => panNumber)).toEqual(['ABCPE1234F', 'ABCPE1234F'])
    expect(log.filter(({ action }) => action === 'changed')).toHaveLength(2)
  })

  it('reach the receipt if the server stops before it rewrites it', async () => {
    const gift = await makeReceiptedGift({ email, transactionId: 'tax-1' })
    const cookie = await enter()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(follow, 'followReceipt').mockRejectedValueOnce(new Error('The server stops'))
    expect((await post('tax-details', { ...details, gifts: [gift] }, cookie)).status).toBe(500)
    await follow.finishReceipts()
    const { receipts } = await bookkeeping()
    expect(receipts).toMatchObject([{ panNumber: 'ABCPE1234F', isSettled: true }])
  })

  it('survive the form that an admin opened before', async () => {
    const gift = await gave()
    const cookie = await enter()
    expect((await post('tax-details', { ...details, gifts: [gift.id] }, cookie)).status).toBe(200)
    const late = { donorName: 'Asha', reason: 'Spelling', corrections: 0 }
    const corrected = await callApi(`/api/admin/donations/${gift.id}/correct`, {
      method: 'POST',
      body: late,
      cookie: await sessionCookie('admin'),
    })
    expect(corrected.status).toBe(409)
    expect((await bookkeeping()).donations).toMatchObject([{ ...details, corrections: 1 }])
  })

  it('are written once if two requests come at the same moment', async () => {
    const gift = await gave()
    const cookie = await enter()
    const responses = await Promise.all(
      ['ABCPE1234F', 'ABCPE1234G'].map((panNumber) =>
        post('tax-details', { ...details, panNumber, gifts: [gift.id] }, cookie),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await bookkeeping()).log).toHaveLength(1)
  })

  it("for someone else's gift is refused, and nothing is changed", async () => {
    const own = await gave()
    const other = await gave({ email: 'other@example.org' })
    const cookie = await enter()
    const gifts = [own.id, other.id]
    expect((await post('tax-details', { ...details, gifts }, cookie)).status).toBe(404)
    const { donations } = await bookkeeping()
    expect(donations.filter(({ panNumber }) => panNumber)).toEqual([])
  })
})

describe('a wish to have data deleted', () => {
  it('is passed to the office once, even if it is sent twice at the same moment', async () => {
    await gave()
    const cookie = await enter()
    await Promise.all([post('deletion', {}, cookie), post('deletion', {}, cookie)])
    expect(
      await findAll({ collection: slugs.contacts, where: { email: { equals: email } } }),
    ).toHaveLength(1)
  })

  it('is passed to the office, and deletes nothing automatically', async () => {
    await gave()
    const cookie = await enter()
    await emptyCollections(slugs.contacts)
    expect((await post('deletion', {}, cookie)).status).toBe(200)
    expect((await post('deletion', {}, cookie)).status).toBe(200)
    expect(await findAll({ collection: slugs.contacts })).toMatchObject([
      { name: 'Asha Devi', email, status: 'new' },
    ])
    expect((await (await look(cookie)).json()).isDeletionRequested).toBe(true)
    expect((await bookkeeping()).donations).toHaveLength(1)
  })
})
