import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { upgradeErasedGifts } from '@/cms/database/upgrades/erased-gifts'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { booksKeptUntil, ERASED_NAME } from '@/domain/personal-data'
import type { PersonalDataDto } from '@/domain/responses/personal-data'
import { changeById, findAll } from '@/server/documents/records'
import { listDonations } from '@/server/donations/service'
import { placeGifts } from '@/server/donors/place'
import { withDonorsLease } from '@/server/donors/refresh'
import { getPayloadClient } from '@/server/payload-client'
import { followReceipt } from '@/server/receipts/follow'
import { listTransactions } from '@/server/transactions/service'
import { sendDueCards } from '@/server/tribute-cards/service'
import { agreeToUpdates, startUpdates } from '@/server/updates/preferences'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { emptyCollections } from '../support/empty-collections'
import { isMongo } from '../support/is-mongo'

const PAN = 'ABCPE1234F'
const EMAIL = 'asha@example.org'
const KINDS = [
  ...[slugs.donations, slugs.transactions, slugs.receipts, slugs.subscriptions, slugs.pledges],
  ...[slugs.contacts, slugs.volunteers, slugs.volunteerHours, slugs.mails, slugs.mailPreferences],
  ...[slugs.donorLogins, slugs.tributeCards, slugs.auditLog, slugs.donors, slugs.donorMarks],
  ...[slugs.donorProposals, slugs.donationCertificates, slugs.eventSignUps],
] as const

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(() => emptyCollections(...KINDS))

describe('The data of a person', () => {
  it('is found by address, PAN and phone, and by a phone of the family only without an address', async () => {
    const gift = await give({ email: EMAIL, phone: '98765 43210', panNumber: PAN })
    await give({ email: 'Asha@Example.org' })
    await give({ panNumber: PAN, email: 'other@example.org' })
    await give({ phone: '+91 9876543210' })
    await give({ phone: '98 76 54 32 10' })
    await give({ phone: '98765432101' })
    await give({ phone: '9876543210', email: 'brother@example.org' })
    await write({ email: 'ASHA@example.org' })
    await write({ email: 'brother@example.org', phone: '9876543210' })
    const data = await ask(gift)
    expect(data).toMatchObject({ email: EMAIL, phone: '9876543210', maskedPan: '••••••234F' })
    expect(JSON.stringify(data)).not.toContain(PAN)
    expect(data.items).toEqual([
      { kind: 'gifts', erased: 0, kept: 5, keptUntil: expect.any(String) },
      { kind: 'messages', erased: 1, kept: 0 },
    ])
  })

  it('is exported completely, without secrets, and the log records it', async () => {
    const gift = await give({ email: EMAIL, panNumber: PAN })
    const secret = 'a'.repeat(32)
    await make(slugs.mailPreferences, {
      email: EMAIL,
      key: secret,
      wantsUpdates: true,
      decidedAt: new Date().toISOString(),
    })
    const link = `https://example.org/monthly-gift?t=${secret}`
    await make(slugs.mails, {
      key: 'mandate',
      to: EMAIL,
      subject: 'Monthly gift',
      text: link,
      status: 'sent',
    })
    const response = await post('export', gift)
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      person: { email: EMAIL, panNumber: PAN },
      records: {
        gifts: [{ panNumber: PAN, email: EMAIL }],
        news: [{ wantsUpdates: true }],
        mails: [{ subject: 'Monthly gift' }],
      },
    })
    expect(text).not.toContain(secret)
    expect(text).not.toContain('panKey')
    const [entry] = await all(slugs.auditLog)
    expect(entry).toMatchObject({ action: 'exported', subject: 'personal-data' })
    expect(JSON.stringify(entry)).not.toMatch(/asha|ABCPE/i)
  })

  it('is erased except for the books, whose sums stay; expired records become anonymous', async () => {
    const old = '2010-05-01T06:30:00.000Z'
    const gift = await give({ email: EMAIL, panNumber: PAN, phone: '9876543210' })
    const past = await give({ email: EMAIL, panNumber: PAN, receivedAt: old, message: 'For Asha' })
    const message = await write({ email: EMAIL })
    await make(slugs.transactions, {
      transactionId: 'tried',
      amountPaise: 100,
      status: 'failed',
      gateway: 'Razorpay',
      method: 'Online',
      donorName: 'Asha Devi',
      email: EMAIL,
      panNumber: PAN,
    })
    const volunteer = await make(slugs.volunteers, {
      firstName: 'Asha',
      lastName: 'Devi',
      email: EMAIL,
      phone: '9876543210',
      status: 'rejected',
      deletedAt: new Date().toISOString(),
    })
    await make(slugs.volunteerHours, {
      key: 'h1',
      volunteer,
      day: '2026-01-01',
      minutes: 60,
      activity: 'Asha helped',
    })
    for (const status of ['sent', 'waiting']) {
      await make(slugs.mails, {
        key: status,
        to: 'Asha@example.org',
        subject: 'S',
        text: 'Dear Asha',
        status,
      })
    }
    await give({ donorName: 'Ravi', email: 'ravi@example.org' })
    const before = await stats()

    const { items } = await ask(message, 'contact')
    const erased = items.reduce((sum, item) => sum + item.erased, 0)
    const response = await post('erase', message, 'contact')
    expect(await response.json()).toEqual({ erased })
    expect(erased).toBe(7)

    expect(await stats()).toEqual(before)
    expect(await one(slugs.donations, gift)).toMatchObject({
      donorName: 'Asha Devi',
      panNumber: PAN,
    })
    expect(await one(slugs.donations, past)).toMatchObject({
      donorName: 'Erased',
      email: null,
      panNumber: null,
      message: null,
      amountPaise: 50_000,
      isAnonymous: true,
    })
    expect(await all(slugs.transactions)).toMatchObject([{ donorName: 'Erased', email: null }])
    for (const gone of [slugs.contacts, slugs.volunteers, slugs.volunteerHours] as const) {
      expect(await all(gone)).toEqual([])
    }
    expect(await all(slugs.mails)).toMatchObject([{ key: 'sent', to: 'Erased', text: 'Erased' }])
    const log = await all(slugs.auditLog)
    expect(log).toMatchObject([{ action: 'erased', changes: { rows: { to: 7 } } }])
    expect(JSON.stringify(log)).not.toMatch(/asha|ABCPE|98765 ?43210/i)
    // The search indexes no longer contain the name either.
    const search = { search: 'asha', page: 1, limit: 50 }
    expect((await listDonations(search)).items.map(({ id }) => id)).toEqual([gift])
    expect(await listTransactions(search)).toEqual({ items: [], total: 0 })
    // A second time there is nothing left to do.
    const left = await ask(gift)
    expect(left.items.every((item) => item.erased === 0 || item.kind === 'gifts')).toBe(true)
  })

  it('is removed from e-mails to the office, which stay as they are for everybody else', async () => {
    const old = '2010-05-01T06:30:00.000Z'
    const past = await give({ email: EMAIL, receivedAt: old })
    await make(slugs.subscriptions, {
      number: 'MG1',
      amountPaise: 50_000,
      status: 'cancelled',
      gateway: 'Razorpay',
      donorName: 'आशा',
      email: EMAIL,
      language: 'hi',
    })
    await make(slugs.volunteers, { firstName: 'asha', lastName: 'rani', email: EMAIL, phone: '1' })
    const office = { to: 'office@example.org', subject: 'Manavta: 4 things have come in' }
    const text = ['- asha rani', '- Asha Devi, ₹500', '- Asha Devika', '- आशा', '- आशाराम'].join(
      '\n',
    )
    await make(slugs.mails, { ...office, key: 'notice-a', text, status: 'sent' })
    const refund = 'The refund of ₹100 to Asha Devi could not be paid out.'
    await make(slugs.mails, { ...office, key: 'refund-failed-a', text: refund, status: 'waiting' })
    const ravi = { to: 'ravi@example.org', subject: 'Thank you', text: 'Dear Asha Devi' }
    await make(slugs.mails, { ...ravi, key: 'thank-you-notice-b', status: 'sent' })
    const before = await mailsByKey()
    expect((await post('erase', past)).status).toBe(200)
    const after = await mailsByKey()
    const left = ['- Erased', '- Erased, ₹500', '- Asha Devika', '- Erased', '- आशाराम'].join('\n')
    expect(after).toEqual({
      ...before,
      'notice-a': { ...before['notice-a'], text: left },
      'refund-failed-a': {
        ...before['refund-failed-a'],
        text: 'The refund of ₹100 to Erased could not be paid out.',
      },
    })
  })

  it('is removed from the stored refusal of a gift with the reference of theirs', async () => {
    const enter = (donorName: string) =>
      callApi('/api/admin/donations', {
        method: 'POST',
        cookie,
        body: {
          donorName,
          amount: 500,
          receivedOn: '2025-04-03',
          paymentMethod: 'cheque',
          reference: '000991',
          isAnother: donorName === 'Asha Devi',
        },
      })
    const made = await enter('Asha Devi')
    const { id } = await made.json()
    expect((await enter('Ravi Kumar')).status).toBe(409)
    const refusals = async () => {
      const refused = { state: { equals: 'refused' } }
      const requests = await findAll({ collection: slugs.moneyRequests, where: refused })
      return requests.flatMap(({ refusal }) => refusal ?? []).join()
    }
    expect(await refusals()).toContain('Asha Devi')
    expect((await post('erase', id)).status).toBe(200)
    expect(await refusals()).not.toContain('Asha')
    expect(await refusals()).toContain('₹500 of Erased, 3 April 2025')
  })

  it('is not restored by a correction from a stale screen, and its receipt is not corrected', async () => {
    const past = await giveWithReceipt()
    expect((await post('erase', past)).status).toBe(200)
    const correction = { donorName: 'Asha Devi', email: EMAIL, reason: 'Misspelt', corrections: 0 }
    const refused = await callApi(`/api/admin/donations/${past}/correct`, {
      method: 'POST',
      cookie,
      body: correction,
    })
    expect(refused.status).toBe(409)
    expect(await one(slugs.donations, past)).toMatchObject({ donorName: 'Erased', email: null })
    await followReceipt({ id: { equals: past } })
    const [receipt] = await all(slugs.receipts)
    expect(receipt).toMatchObject({ donorName: 'Erased', address: null, status: 'valid' })
    expect(receipt).not.toMatchObject({ correctedAt: expect.any(String) })
  })

  it('does not stay in what a correction noted with the gift', async () => {
    const past = await giveWithReceipt()
    const corrected = await callApi(`/api/admin/donations/${past}/correct`, {
      method: 'POST',
      cookie,
      body: { donorName: 'Asha Rani', email: EMAIL, reason: 'Misspelt', corrections: 0 },
    })
    expect(corrected.status).toBe(200)
    expect((await post('erase', past)).status).toBe(200)
    expect(JSON.stringify(await all(slugs.donations))).not.toMatch(/asha/i)
    const log = await all(slugs.auditLog)
    expect(log).toContainEqual(expect.objectContaining({ action: 'corrected', subjectId: past }))
  })

  it('does not return through a correction at the same moment', async () => {
    const past = await giveWithReceipt()
    const payload = await getPayloadClient()
    const updateOne = payload.db.updateOne.bind(payload.db)
    const spy = vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
      if (args.collection === slugs.donations) {
        spy.mockRestore()
        await changeById(slugs.donations, past, {
          donorName: 'Asha Rani',
          reference: 'Cheque 7',
          corrections: 1,
        })
      }
      return updateOne(args)
    })
    expect((await post('erase', past)).status).toBe(200)
    expect(await all(slugs.donations)).toMatchObject([
      { donorName: 'Erased', corrections: 2, searchText: expect.stringContaining('cheque 7') },
    ])
    expect(await all(slugs.receipts)).toMatchObject([{ donorName: 'Erased', corrections: 2 }])
  })

  it('does not return through an approval at the same moment', async () => {
    const id = await make(slugs.volunteers, {
      firstName: 'Asha',
      lastName: 'Devi',
      email: EMAIL,
      phone: '9876543210',
      status: 'pending',
    })
    const payload = await getPayloadClient()
    const { updateOne } = payload.db
    let erasure: ReturnType<typeof post> | undefined
    const spy = vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
      if (args.collection === slugs.volunteers && !args.options?.atomic && !erasure) {
        erasure = post('erase', id, 'volunteer')
        await Promise.race([erasure, sleep(500)])
      }
      return updateOne.call(payload.db, args)
    })
    try {
      const approval = { method: 'POST', cookie, body: { ids: [id] } }
      expect((await callApi('/api/admin/volunteer-approvals', approval)).status).toBe(200)
      expect((await erasure)?.status).toBe(200)
    } finally {
      spy.mockRestore()
    }
    expect(await all(slugs.volunteers)).toEqual([])
  })

  it('keeps a refusal of news while a mandate or a gift may agree to it again', async () => {
    const agreed = { updatesAgreedAt: '2026-04-01T06:30:00.000Z', updatesWords: 1 }
    const at = new Date(agreed.updatesAgreedAt)
    const mandate = await make(slugs.subscriptions, {
      number: 'MG1',
      amountPaise: 50_000,
      status: 'active',
      gateway: 'Razorpay',
      donorName: 'Asha Devi',
      email: 'Asha@Example.org',
      language: 'en',
      ...agreed,
    })
    expect((await post('erase', await write({ email: EMAIL }), 'contact')).status).toBe(200)
    expect(await all(slugs.mailPreferences)).toMatchObject([{ wantsUpdates: false }])

    const message = await write({ email: EMAIL })
    await startUpdates(EMAIL, 'en')
    expect((await ask(message, 'contact')).items).toContainEqual({
      kind: 'news',
      erased: 0,
      kept: 1,
    })
    expect((await post('erase', message, 'contact')).status).toBe(200)
    expect(await all(slugs.mailPreferences)).toMatchObject([{ wantsUpdates: false }])
    // As the next charge does.
    await agreeToUpdates(EMAIL, { at, words: 1, language: 'en' })
    expect(await all(slugs.mailPreferences)).toMatchObject([{ wantsUpdates: false }])

    await changeById(slugs.subscriptions, mandate, { status: 'cancelled' })
    const again = await write({ email: EMAIL })
    expect((await post('erase', again, 'contact')).status).toBe(200)
    expect(await all(slugs.mailPreferences)).toEqual([])
  })

  it('includes cards that others have sent to the address: they lose it and are not mailed', async () => {
    const message = await write({ email: EMAIL })
    const paid = { amountPaise: 100, status: 'completed', gateway: 'Razorpay', method: 'Online' }
    const givers = { ravis: 'ravi@example.org', ashas: EMAIL }
    for (const [transactionId, email] of Object.entries(givers)) {
      await make(slugs.transactions, { ...paid, transactionId, donorName: 'A giver', email })
      await make(slugs.tributeCards, {
        number: `card of ${transactionId}`,
        transactionId,
        occasion: 'birthday',
        honouree: 'Asha',
        fromName: 'A giver',
        recipientEmail: 'Asha@Example.org',
        sendOn: '2030-01-01',
        sendAt: '2030-01-01T02:30:00.000Z',
      })
    }
    expect((await ask(message, 'contact')).items).toMatchObject([
      { kind: 'payments' },
      { kind: 'messages' },
      { kind: 'cards', erased: 1 },
      { kind: 'receivedCards', erased: 1 },
    ])
    const { records } = await (await post('export', message, 'contact')).json()
    expect(records.receivedCards).toMatchObject([{ honouree: 'Asha', fromName: 'A giver' }])
    // A card's number opens the card, and a gift's number opens its page, which is only for the giver.
    expect(JSON.stringify(records.receivedCards)).not.toMatch(/"(number|transactionId)"/)
    expect((await post('erase', message, 'contact')).status).toBe(200)
    expect(await all(slugs.tributeCards)).toMatchObject([
      { transactionId: 'ravis', recipientEmail: null, sendOn: null, sendAt: null },
    ])
    await sendDueCards(new Date('2030-01-02T02:30:00.000Z'))
    expect(await all(slugs.mails)).toEqual([])
  })

  it('includes the mails of their own cards to others: sent ones are emptied, others never go', async () => {
    const gift = await give({ email: EMAIL })
    const paid = { amountPaise: 100, status: 'completed', gateway: 'Razorpay', method: 'Online' }
    const card = { occasion: 'birthday', honouree: 'Ravi', fromName: 'Asha Devi' }
    for (const [index, status] of ['sent', 'given-up', 'waiting'].entries()) {
      const transactionId = `paid ${status}`
      const recipientEmail = 'ravi@example.org'
      await make(slugs.transactions, { ...paid, transactionId, donorName: 'Asha', email: EMAIL })
      const number = String(index).repeat(32)
      await make(slugs.tributeCards, { ...card, number, transactionId, recipientEmail })
      const text = 'Happy birthday from Asha Devi'
      const mail = { key: `card-${number}`, to: recipientEmail, subject: text, text, status }
      await make(slugs.mails, mail)
    }
    const other = { to: 'ravi@example.org', subject: 'News', text: 'News', status: 'sent' }
    await make(slugs.mails, { ...other, key: 'another' })
    expect((await post('erase', gift)).status).toBe(200)
    expect(await all(slugs.tributeCards)).toEqual([])
    const mails = await mailsByKey()
    expect(Object.keys(mails).sort()).toEqual(['another', `card-${'0'.repeat(32)}`])
    expect(mails.another).toMatchObject(other)
    expect(JSON.stringify(mails[`card-${'0'.repeat(32)}`])).not.toMatch(/asha|ravi/i)
  })

  it('includes sign-ups for events, by address and phone, and can start from one', async () => {
    const asha = { event: 'e', name: 'Asha', phone: '+91 98765 43210' }
    const id = await make(slugs.eventSignUps, { ...asha, key: 'a' })
    await make(slugs.eventSignUps, { ...asha, key: 'b', phone: '9123456780', email: EMAIL })
    await write({ email: EMAIL, phone: '9876543210' })
    expect((await ask(id, 'sign-up')).items).toEqual([
      { kind: 'messages', erased: 1, kept: 0 },
      { kind: 'signUps', erased: 1, kept: 0 },
    ])
    const exported = await post('export', id, 'sign-up')
    expect(await exported.json()).toMatchObject({ records: { signUps: [{ name: 'Asha' }] } })
    expect((await post('erase', id, 'sign-up')).status).toBe(200)
    expect(await all(slugs.eventSignUps)).toMatchObject([{ email: EMAIL }])
    expect(await all(slugs.contacts)).toEqual([])
  })

  it('leaves no donor without gifts, no notes on others, and no certificate without them', async () => {
    const old = '2010-05-01T06:30:00.000Z'
    const past = await give({ email: EMAIL, panNumber: PAN, receivedAt: old })
    await makeCertificate(PAN)
    const kept = await give({ donorName: 'Ravi', email: 'ravi@example.org' })
    await placeGifts()
    const payload = await getPayloadClient()
    await payload.db.updateMany({
      collection: slugs.donors,
      where: { name: { exists: true } },
      data: { notes: 'Call in the evening' },
    })
    expect(await all(slugs.donors)).toHaveLength(2)

    expect((await post('erase', past)).status).toBe(200)
    expect((await post('erase', kept)).status).toBe(200)
    await placeGifts()
    expect(await all(slugs.donors)).toMatchObject([{ name: 'Ravi', notes: null }])
    expect(JSON.stringify(await all(slugs.donorMarks))).not.toContain('asha')
    expect(await all(slugs.donationCertificates)).toEqual([])
  })

  it('includes the certificate of an erased gift, although a newer gift is kept', async () => {
    const past = await give({
      email: EMAIL,
      panNumber: PAN,
      receivedAt: '2010-05-01T06:30:00.000Z',
    })
    await give({ email: EMAIL, panNumber: PAN, receivedAt: '2025-05-01T06:30:00.000Z' })
    for (const year of [2010, 2025]) await makeCertificate(PAN, year)
    expect((await ask(past)).items).toContainEqual(
      expect.objectContaining({ kind: 'certificates', erased: 1, kept: 1 }),
    )
    expect((await post('erase', past)).status).toBe(200)
    expect(await all(slugs.donationCertificates)).toMatchObject([{ financialYear: 2025 }])
  })

  it('includes the certificate of a gift with a PAN, although it is asked for by a message', async () => {
    const receivedAt = '2010-05-01T06:30:00.000Z'
    await give({ email: EMAIL, panNumber: PAN, receivedAt })
    await give({ donorName: 'Ravi', email: 'ravi@example.org', panNumber: 'ABCPR4321K' })
    // Of a gift with another address, which the message does not find.
    await give({ email: 'asha@work.example', panNumber: PAN })
    await makeCertificate(PAN, 2025)
    for (const panNumber of [PAN, 'ABCPR4321K']) await makeCertificate(panNumber)
    const message = await write({ email: EMAIL })

    const found = await (await post('export', message, 'contact')).json()
    expect(found.records.certificates).toMatchObject([{ panNumber: PAN, financialYear: 2010 }])
    expect((await post('erase', message, 'contact')).status).toBe(200)
    const left = JSON.stringify(await all(slugs.donationCertificates))
    expect(left).toContain('ABCPR4321K')
    expect(left).toContain(`2025 ${PAN}`)
    expect(left).not.toContain(`2010 ${PAN}`)
  })

  it('is erased while nobody else changes donors', async () => {
    const old = '2010-05-01T06:30:00.000Z'
    const past = await give({ email: EMAIL, receivedAt: old })
    await placeGifts()
    let erased: Promise<Response> | undefined
    await withDonorsLease(async () => {
      erased = post('erase', past)
      // Many times longer than an erasure that does not wait for the lease.
      for (let reads = 0; reads < 40; reads++) {
        expect(await one(slugs.donations, past)).toMatchObject({ email: EMAIL })
      }
    })
    expect((await erased)?.status).toBe(200)
    expect(await all(slugs.donors)).toEqual([])
    expect(await all(slugs.donorMarks)).toEqual([])
  })

  it.each(['donation', 'contact', 'volunteer'] as const)(
    'is erased completely by a second request by its %s if the first one failed half-way',
    async (of) => {
      const application = { firstName: 'Asha', lastName: 'Devi', phone: '9876543210' }
      const ids = {
        donation: await give({
          email: EMAIL,
          panNumber: PAN,
          receivedAt: '2010-05-01T06:30:00.000Z',
        }),
        contact: await write({ email: EMAIL }),
        volunteer: await make(slugs.volunteers, { ...application, email: EMAIL }),
      }
      await makeCertificate(PAN)
      await startUpdates(EMAIL, 'en')
      const { db } = await getPayloadClient()
      const deleteMany = db.deleteMany.bind(db)
      const deleting = vi.spyOn(db, 'deleteMany').mockImplementation(async (args) => {
        if (args.collection === slugs.mailPreferences) throw new Error('The database is away')
        return deleteMany(args)
      })
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      expect((await post('erase', ids[of], of)).status).toBe(500)
      deleting.mockRestore()
      logged.mockRestore()
      expect((await post('erase', ids[of], of)).status).toBe(200)
      const deleted = [
        slugs.volunteers,
        slugs.contacts,
        slugs.mailPreferences,
        slugs.donationCertificates,
      ] as const
      for (const kind of deleted) expect(await all(kind)).toEqual([])
      expect(await all(slugs.donations)).toMatchObject([{ donorName: 'Erased', email: null }])
    },
  )

  it('is not called erased if a payment changes meanwhile; a second request does the rest', async () => {
    const message = await write({ email: EMAIL })
    const failed = { status: 'failed', gateway: 'Razorpay', method: 'UPI', amountPaise: 100 }
    await make(slugs.transactions, {
      ...failed,
      transactionId: 'failed',
      donorName: 'Asha',
      email: EMAIL,
    })
    const { db } = await getPayloadClient()
    const updateOne = db.updateOne.bind(db)
    const updating = vi.spyOn(db, 'updateOne').mockImplementation(async (args) => {
      if (args.collection === slugs.transactions) {
        updating.mockRestore()
        const where = { transactionId: { equals: 'failed' } }
        await updateOne({ collection: slugs.transactions, where, data: { revision: 7 } })
      }
      return updateOne(args)
    })
    expect((await post('erase', message, 'contact')).status).toBe(409)
    expect((await post('erase', message, 'contact')).status).toBe(200)
    expect(await all(slugs.transactions)).toMatchObject([{ donorName: 'Erased', email: null }])
    expect(await all(slugs.contacts)).toEqual([])
  })

  it('is removed from donors that stay, and every merged donor is kept', async () => {
    const old = '2010-05-01T06:30:00.000Z'
    const past = await give({ email: EMAIL, receivedAt: old })
    await give({ donorName: 'Ravi', email: 'ravi@example.org' })
    await give({ donorName: 'Meera', email: 'meera@example.org' })
    await placeGifts()
    const asha = await donorOf('Asha Devi')
    const meera = await donorOf('Meera')
    await mergeInto(asha, await donorOf('Ravi'))
    await mergeInto(meera, asha)
    await placeGifts()
    const listed = await all(slugs.donors)
    expect(listed.filter((donor) => 'isListed' in donor && donor.isListed)).toHaveLength(1)

    expect((await post('erase', past)).status).toBe(200)
    const donors = await all(slugs.donors)
    expect(JSON.stringify(donors)).not.toMatch(/asha/i)
    expect(donors).toHaveLength(2)
    for (const donor of donors) {
      expect(donor).toMatchObject({ isListed: true, giftCount: 1 })
      expect(donor).not.toMatchObject({ mergedInto: expect.any(String) })
    }
  })

  it('is kept with its donor for the books, who stays joined with those merged into it', async () => {
    const kept = await give({ email: EMAIL })
    await give({ donorName: 'Ravi', email: 'ravi@example.org' })
    await placeGifts()
    const asha = await donorOf('Asha Devi')
    await mergeInto(asha, await donorOf('Ravi'))
    await placeGifts()
    const { items } = await ask(kept)
    expect(items).toContainEqual(expect.objectContaining({ kind: 'donors', erased: 0, kept: 1 }))
    expect((await post('erase', kept)).status).toBe(200)
    expect(await one(slugs.donors, asha)).toMatchObject({ isListed: true, giftCount: 2 })
  })

  it('leaves a gift that was not found with its donor', async () => {
    const old = '2010-05-01T06:30:00.000Z'
    const phone = '9876543210'
    const past = await give({ email: EMAIL, phone, receivedAt: old })
    const other = await give({ email: 'other@example.org', phone })
    await placeGifts()
    expect(await all(slugs.donors)).toHaveLength(1)
    expect((await post('erase', past)).status).toBe(200)
    const [donor, ...rest] = (await all(slugs.donors)) as { id: string }[]
    expect(rest).toEqual([])
    expect(donor).toMatchObject({ email: 'other@example.org', giftCount: 1 })
    expect(await one(slugs.donations, other)).toMatchObject({ donor: donor?.id })
  })

  it('is only for admins with a fresh password', async () => {
    const gift = await give({ email: EMAIL })
    const editor = await sessionCookie('editor')
    for (const call of ['', 'export', 'erase']) {
      expect((await post(call, gift, 'donation', editor)).status).toBe(403)
    }
    const stale = await sessionCookie('admin', { passwordAgeMs: 15 * MINUTE_MS })
    for (const call of ['export', 'erase']) {
      const refused = await post(call, gift, 'donation', stale)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'password-required' })
    }
    for (const id of ['none', ',']) expect((await post('erase', id)).status).toBe(404)
  })
})

it('keeps a gift for eight financial years after its own', () => {
  expect(booksKeptUntil('2026-03-31T18:29:59.000Z').toISOString()).toBe('2034-03-31T18:30:00.000Z')
  expect(booksKeptUntil('2026-03-31T18:30:00.000Z').toISOString()).toBe('2035-03-31T18:30:00.000Z')
})

/** Creates a gift whose retention time in the books is over. */
async function giveWithReceipt(): Promise<string> {
  const past = await give({ email: EMAIL, receivedAt: '2010-05-01T06:30:00.000Z' })
  await followReceipt({ id: { equals: past } }, { isRequested: true })
  return past
}

function give(fields: object) {
  return make(slugs.donations, {
    donorName: 'Asha Devi',
    amountPaise: 50_000,
    paymentMethod: 'Cash',
    receivedAt: new Date().toISOString(),
    ...fields,
  })
}

function makeCertificate(panNumber: string, financialYear = 2010) {
  return make(slugs.donationCertificates, {
    financialYear,
    filename: 'a.pdf',
    key: `${financialYear} ${panNumber}`,
    content: 'JVBERi0=',
    panNumber,
    uploadedBy: 'admin',
  })
}

function write(fields: object) {
  return make(slugs.contacts, {
    name: 'Asha',
    subject: 'Support',
    message: 'Please delete my data',
    status: 'new',
    ...fields,
  })
}

async function make(collection: (typeof KINDS)[number], data: object): Promise<string> {
  const { id } = await create(collection, data)
  return String(id)
}

async function all(collection: (typeof KINDS)[number]): Promise<object[]> {
  const payload = await getPayloadClient()
  return (await payload.find({ collection, trash: true, overrideAccess: true })).docs
}

async function one(collection: (typeof KINDS)[number], id: string): Promise<object | undefined> {
  return (await all(collection)).find((doc) => 'id' in doc && doc.id === id)
}

async function mailsByKey(): Promise<Record<string, object>> {
  const mails = (await all(slugs.mails)) as { key: string }[]
  return Object.fromEntries(mails.map((mail) => [mail.key, mail]))
}

async function donorOf(name: string): Promise<string> {
  const donors = (await all(slugs.donors)) as { id: string; name?: string }[]
  return donors.find((donor) => donor.name === name)?.id ?? ''
}

async function mergeInto(root: string, id: string): Promise<void> {
  await changeById(slugs.donors, id, {
    mergedInto: root,
    mergedAt: new Date().toISOString(),
    mergedBy: 'a',
    isStale: true,
  })
}

function post(call: string, id: string, of = 'donation', as = cookie) {
  const path = ['/api/admin/personal-data', call].filter(Boolean).join('/')
  return callApi(path, { method: 'POST', cookie: as, body: { of, id } })
}

async function ask(id: string, of = 'donation'): Promise<PersonalDataDto> {
  const response = await post('', id, of)
  expect(response.status).toBe(200)
  return response.json()
}

async function stats(): Promise<unknown> {
  return (await callApi('/api/admin/donations/stats', { cookie })).json()
}

describe.runIf(isMongo)('on a MongoDB of an older version', () => {
  it('an erased gift forgets the donor whom it had kept in its last correction', async () => {
    const payload = await getPayloadClient()
    const pendingAudit = { label: 'Meera' }
    for (const donorName of [ERASED_NAME, 'Meera']) {
      const gift = { donorName, amountPaise: 50_000, paymentMethod: 'Cash' }
      await create(slugs.donations, { ...gift, pendingAudit })
    }
    await upgradeErasedGifts(payload)
    const gifts = await findAll({ collection: slugs.donations })
    const kept = gifts.map((gift) => [gift.donorName, gift.pendingAudit])
    expect(Object.fromEntries(kept)).toEqual({ [ERASED_NAME]: undefined, Meera: pendingAudit })
  })
})
