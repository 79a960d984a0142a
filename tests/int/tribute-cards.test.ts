import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as share } from '@/app/share/[...path]/route'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { indianDayOf } from '@/lib/dates'
import { backgroundSettled } from '@/server/background'
import { changeById, changeWhere, findAll } from '@/server/documents/records'
import { retryMail, sendWaitingMails } from '@/server/mail/outbox'
import { getPayloadClient } from '@/server/payload-client'
import { queueCard } from '@/server/tribute-cards/mail'
import { readCard } from '@/server/tribute-cards/page-data'
import { findCardOfGift, sendDueCards } from '@/server/tribute-cards/service'
import { callApi } from '../support/api'
import { bookkeeping, emptyBooks } from '../support/payments'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const day = (days: number) => indianDayOf(inDays(days))

const form = {
  occasion: 'birthday',
  honouree: 'Meera Nair',
  fromName: 'Asha',
  message: 'Long may you live',
}
const planned = { ...form, recipientEmail: 'meera@example.org', sendOn: day(10) }

beforeEach(emptyBooks)

/** Creates a gift. @returns its number, which only its giver knows. */
async function gave(change: Partial<Transaction> = {}): Promise<string> {
  const payload = await getPayloadClient()
  const { transactionId } = await payload.create({
    collection: slugs.transactions,
    data: {
      transactionId: randomUUID().replaceAll('-', ''),
      amountPaise: 123_400,
      donorName: 'Asha Devi',
      email: 'asha@example.org',
      testMode: false,
      revision: 0,
      status: 'completed',
      gateway: 'Razorpay',
      method: 'UPI',
      isBooked: true,
      ...change,
    },
    overrideAccess: true,
  })
  return transactionId
}

const save = (donationId: string, body: object = form, locale = 'en') =>
  callApi(`/api/tribute-cards/${donationId}?locale=${locale}`, { method: 'POST', body })
const cards = () => findAll({ collection: slugs.tributeCards })
async function cardMails() {
  await backgroundSettled()
  return (await bookkeeping()).mails.filter(({ key }) => key.startsWith('card-'))
}
/** Creates a card whose mail was given up. @returns its gift, and the id of its mail. */
async function undelivered() {
  const gift = await gave()
  await save(gift, { ...form, recipientEmail: 'mera@example.org', sendOn: day(0) })
  const [mail] = await cardMails()
  if (!mail) throw new Error('There is no mail')
  await changeById(slugs.mails, mail.id, {
    status: 'given-up',
    tries: 16,
    failure: 'No such mailbox',
  })
  return { gift, mail: mail.id }
}
const picture = (number: string) =>
  share(new Request(`http://localhost:3000/share/card/${number}.png`))

describe('a card', () => {
  it('is one per gift, even if two are made at the same moment', async () => {
    const gift = await gave()
    const responses = await Promise.all([save(gift), save(gift)])
    // The second request changes the card, or gets a conflict.
    for (const { status } of responses) expect([200, 409]).toContain(status)
    expect(await cards()).toMatchObject([{ transactionId: gift, honouree: 'Meera Nair' }])
  })

  it('keeps its address when its text changes', async () => {
    const gift = await gave()
    const { number } = await (await save(gift)).json()
    const changed = await save(gift, { ...form, honouree: 'Meera', message: '' })
    expect(await changed.json()).toEqual({
      number,
      occasion: 'birthday',
      honouree: 'Meera',
      fromName: 'Asha',
    })
    expect(number).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([
    ['pending', { status: 'pending' }, 409],
    ['failed', { status: 'failed' }, 409],
    ['being checked', { status: 'quarantined' }, 409],
    ['given back', { refundedPaise: 123_400 }, 409],
    ['lost to a chargeback', { chargedBackPaise: 123_400 }, 409],
  ] as const)('does not exist for a gift that is %s', async (_, change, status) => {
    expect((await save(await gave(change))).status).toBe(status)
    expect(await cards()).toEqual([])
  })

  it('can be made only by someone with the number of the gift', async () => {
    const gift = await gave()
    const [{ id } = { id: '' }] = await findAll({ collection: slugs.transactions })
    for (const guess of [id, gift.slice(1), 'none', `${gift}x`]) {
      expect((await save(guess)).status).toBe(404)
    }
  })

  it('of a claim that was found is made with its number, in small letters too', async () => {
    await gave({ transactionId: 'C-ABCD-EFGH', gateway: 'Direct' })
    expect((await save('c-abcd-efgh')).status).toBe(200)
    expect(await findCardOfGift('c-abcd-efgh')).toMatchObject({ honouree: 'Meera Nair' })
  })

  it('reveals neither the amount nor the gift or the recipient', async () => {
    const gift = await gave()
    const response = await save(gift, planned)
    const card = await response.json()
    const told = JSON.stringify(card)
    await sendDueCards(inDays(11))
    const [mail] = await cardMails()
    for (const text of [told, `${mail?.subject} ${mail?.text}`]) {
      // The random number of the card can contain '1234'.
      expect(text.replaceAll(card.number, '')).not.toMatch(/1,?234|₹|asha@example\.org/)
      expect(text).not.toContain(gift)
    }
    expect(told).not.toContain('meera@example.org')
  })

  it('redirects to its page if a browser sends the form without scripts', async () => {
    const gift = await gave()
    const send = (fields: Record<string, string>) =>
      callApi(`/api/tribute-cards/${gift}?locale=hi`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ recipientEmail: '', sendOn: '', ...fields }).toString(),
      })
    expect((await send(form)).headers.get('location')).toBe(`/hi/donate/status/${gift}#card`)
    const wrong = await send({ ...form, message: 'https://evil.example' })
    expect(wrong.headers.get('location')).toBe(`/hi/donate/status/${gift}#card-failed`)
  })
})

describe('the mail of a card', () => {
  it('is sent on its day, once, whatever is requested and however often', async () => {
    const gift = await gave()
    await save(gift, planned)
    await sendDueCards(inDays(8))
    expect(await cardMails()).toEqual([])
    await Promise.all([1, 2, 3].map(() => sendDueCards(inDays(11))))
    await sendDueCards(inDays(12))
    const mails = await cardMails()
    expect(mails).toMatchObject([{ to: 'meera@example.org', subject: 'Happy birthday from Asha' }])
    expect(mails[0]?.text).toContain('Long may you live')
    const again = await save(gift, { ...planned, recipientEmail: 'other@example.org' })
    expect(again.status).toBe(409)
    await sendDueCards(inDays(30))
    expect(await cardMails()).toHaveLength(1)
  })

  it('that could not be delivered goes to the corrected address, once', async () => {
    const gift = await gave()
    const sent = { ...form, recipientEmail: 'mera@example.org', sendOn: day(0) }
    await save(gift, sent)
    const [mail] = await cardMails()
    expect(await findCardOfGift(gift)).toMatchObject({ isSent: true, isUndelivered: false })
    expect((await save(gift, { ...sent, recipientEmail: 'meera@example.org' })).status).toBe(409)
    await changeWhere({
      collection: slugs.mails,
      where: { id: { equals: mail?.id } },
      data: { status: 'given-up', tries: 9, failure: 'No such mailbox' },
    })
    expect(await findCardOfGift(gift)).toMatchObject({ isSent: false, isUndelivered: true })
    const corrected = { ...form, recipientEmail: 'meera@example.org' }
    expect((await save(gift, corrected)).status).toBe(200)
    expect(await cardMails()).toMatchObject([
      { id: mail?.id, to: 'meera@example.org', status: 'sent', failure: null },
    ])
    expect(await findCardOfGift(gift)).toMatchObject({ isSent: true, isUndelivered: false })
    expect((await save(gift, { ...corrected, honouree: 'Mira' })).status).toBe(409)
    await sendDueCards(inDays(1))
    expect(await cardMails()).toMatchObject([{ to: 'meera@example.org', tries: 1 }])
  })

  it('goes to the corrected address if the office has just retried the old one', async () => {
    const gift = await gave()
    await save(gift, { ...form, recipientEmail: 'mera@example.org', sendOn: day(0) })
    const [mail] = await cardMails()
    // What the retry and the correction have written before the card is queued again.
    const nextTryAt = inDays(1).toISOString()
    const where = { id: { equals: mail?.id } }
    await changeWhere({ collection: slugs.mails, where, data: { status: 'waiting', nextTryAt } })
    await changeWhere({
      collection: slugs.tributeCards,
      where: { transactionId: { equals: gift } },
      data: { recipientEmail: 'meera@example.org', mailedAt: null },
    })
    await sendDueCards(inDays(0))
    expect(await cardMails()).toMatchObject([{ id: mail?.id, to: 'meera@example.org' }])
  })

  it('that could not be delivered can be planned for a later day; the office can no longer send the old one', async () => {
    const { gift, mail } = await undelivered()
    expect((await save(gift, planned)).status).toBe(200)
    expect(await findCardOfGift(gift)).toMatchObject({
      recipientEmail: planned.recipientEmail,
      isSent: false,
      isUndelivered: false,
    })
    await expect(retryMail(mail)).rejects.toMatchObject({ status: 404 })
    await sendDueCards(inDays(11))
    expect(await cardMails()).toMatchObject([{ to: 'meera@example.org' }])
    expect(await findCardOfGift(gift)).toMatchObject({ isSent: true, isUndelivered: false })
  })

  it('that could not be delivered leaves no address behind if the giver removes it', async () => {
    const { gift } = await undelivered()
    expect((await save(gift, form)).status).toBe(200)
    await sendDueCards(inDays(40))
    expect(JSON.stringify([await cards(), await cardMails()])).not.toContain('mera@example.org')
  })

  it('that could not be delivered goes out once if two correct it at once', async () => {
    const { gift } = await undelivered()
    const responses = await Promise.all(
      ['one', 'two'].map((name) => save(gift, { ...form, recipientEmail: `${name}@example.org` })),
    )
    expect(responses.map(({ status }) => status)).toContain(200)
    await backgroundSettled()
    await sendDueCards(inDays(1))
    expect(await cardMails()).toMatchObject([
      { to: expect.stringMatching(/^(one|two)@/), tries: 1 },
    ])
  })

  it('is no reason to refuse the same form again: a double tap succeeds', async () => {
    const gift = await gave()
    const card = await (await save(gift, planned)).json()
    await sendDueCards(inDays(11))
    const again = await save(gift, planned)
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(card)
    expect(await cardMails()).toHaveLength(1)
  })

  it('goes to the address and on the day of the last change', async () => {
    const gift = await gave()
    await save(gift, planned)
    await save(gift, { ...planned, recipientEmail: 'other@example.org', sendOn: day(20) })
    await sendDueCards(inDays(11))
    expect(await cardMails()).toEqual([])
    await sendDueCards(inDays(21))
    expect(await cardMails()).toMatchObject([{ to: 'other@example.org' }])
  })

  it('is not sent if the giver removes the address', async () => {
    const gift = await gave()
    await save(gift, planned)
    await save(gift, form)
    await sendDueCards(inDays(11))
    expect(await cardMails()).toEqual([])
  })

  it.each([
    ['refunded', { refundedPaise: 123_400 }],
    ['charged back', { chargedBackPaise: 123_400 }],
  ])('is not sent once its gift was %s, and the address is deleted', async (_, change) => {
    const gift = await gave()
    await save(gift, planned)
    await changeWhere({
      collection: slugs.transactions,
      where: { transactionId: { equals: gift } },
      data: change,
    })
    await sendDueCards(inDays(11))
    expect(await cardMails()).toEqual([])
    expect(JSON.stringify(await cards())).not.toContain('meera@example.org')
  })

  it.each([[-1], [400]])('has no day that is past or far ahead: %i days', async (days) => {
    const response = await save(await gave(), { ...planned, sendOn: day(days) })
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toHaveProperty('sendOn')
    expect(await cards()).toEqual([])
  })

  it('is in the language of the page, and links to the card', async () => {
    const gift = await gave()
    const { number } = await (
      await save(gift, { ...planned, occasion: 'memory', fromName: 'आशा' }, 'hi')
    ).json()
    await sendDueCards(inDays(11))
    const [mail] = await cardMails()
    expect(mail?.subject).toBe('Meera Nair की याद में')
    expect(mail?.text).toContain(`/hi/donate/card/${number}`)
  })

  it('of a practice gift says so', async () => {
    await save(await gave({ testMode: true }), planned)
    await sendDueCards(inDays(11))
    expect((await cardMails())[0]?.subject).toContain('[Test]')
  })

  it('goes to the address of a change that is made while other cards are sent', async () => {
    const earlier = await gave()
    const changed = await gave()
    await save(earlier, { ...planned, recipientEmail: 'first@example.org', sendOn: day(9) })
    await save(changed, planned)
    const payload = await getPayloadClient()
    const { create } = payload
    const other = { ...planned, recipientEmail: 'other@example.org' }
    vi.spyOn(payload, 'create').mockImplementationOnce(async (args) => {
      expect((await save(changed, other)).status).toBe(200)
      return create.call(payload, args)
    })
    await sendDueCards(inDays(11))
    vi.restoreAllMocks()
    await sendDueCards(inDays(11))
    expect((await cardMails()).map(({ to }) => to).sort()).toEqual([
      'first@example.org',
      'other@example.org',
    ])
  })

  it('stays as it is in the outbox if the server stops before the card is marked as sent', async () => {
    const gift = await gave()
    await save(gift, planned)
    const [card] = await cards()
    if (!card) throw new Error('There is no card')
    await queueCard(card, { url: 'http://localhost:3000', isTest: false })
    const changed = await save(gift, { ...planned, recipientEmail: 'other@example.org' })
    expect(changed.status).toBe(409)
    await sendDueCards(inDays(11))
    expect(await cardMails()).toMatchObject([{ to: 'meera@example.org' }])
    expect(await findCardOfGift(gift)).toMatchObject({
      recipientEmail: 'meera@example.org',
      isSent: true,
    })
  })

  it('leaves no address behind a month later, and is never sent again', async () => {
    await save(await gave(), planned)
    await sendDueCards(inDays(11))
    await backgroundSettled()
    await sendWaitingMails(inDays(11))
    await sendDueCards(inDays(12))
    expect(JSON.stringify(await bookkeeping())).toContain('meera@example.org')
    await sendDueCards(inDays(42))
    await sendDueCards(inDays(43))
    const left = JSON.stringify([await cards(), (await bookkeeping()).mails])
    expect(left).not.toMatch(/meera@example\.org|Long may you live.*Long may you live/)
    expect(await cardMails()).toHaveLength(1)
  })
})

describe('the picture of a card', () => {
  it.each(['en', 'hi'])('is a square PNG that nobody else keeps (%s)', async (locale) => {
    const { number } = await (await save(await gave(), form, locale)).json()
    const response = await picture(number)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/^private/)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const drawn = Buffer.from(await response.arrayBuffer())
    expect(await sharp(drawn).metadata()).toMatchObject({
      format: 'png',
      width: 1080,
      height: 1080,
    })
    expect(drawn.length).toBeLessThan(300_000)
  })

  it('fits the longest possible texts', async () => {
    const long = 'श्रीमती'.repeat(20)
    const words = { honouree: long.slice(0, 60), fromName: long.slice(0, 60) }
    const response = await save(
      await gave(),
      { ...form, ...words, message: long.repeat(2).slice(0, 200) },
      'hi',
    )
    const { number } = await response.json()
    expect((await picture(number)).status).toBe(200)
  })

  it('is not there for a name in a script that our fonts lack: it would show empty boxes', async () => {
    const response = await save(await gave(), { ...form, honouree: 'மீரா' })
    const { number } = await response.json()
    expect((await picture(number)).status).toBe(404)
    expect(await readCard(number, new Headers())).toMatchObject({ picture: null })
  })

  it.each(['0'.repeat(32), 'x', '../secret', ''])('is not there for %j', async (number) => {
    expect((await picture(number)).status).toBe(404)
  })
})
