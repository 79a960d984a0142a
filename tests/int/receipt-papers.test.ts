import fs from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { dataDir, getEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { findAll } from '@/server/documents/records'
import { queueMail, sendWaitingMails } from '@/server/mail/outbox'
import { receiptKey, receiptPath } from '@/server/receipts/link'
import { receiptTexts } from '@/server/receipts/receipt-texts'
import { findReceiptVerification } from '@/server/receipts/verification'
import { callApi } from '../support/api'
import { cookie, openDesk } from '../support/payment-desk'
import { bookkeeping } from '../support/payments'
import { receiptsOnFile } from '../support/receipted-gifts'
import { changeSiteSettings } from '../support/site-settings'

openDesk()

const UNSET = {
  registration80g: null,
  validity80g: null,
  registration12a: null,
  pan: null,
  receiptWordings: [],
}

afterEach(() => changeSiteSettings(UNSET))

/** Enters a gift by hand. @returns its receipt. */
async function received(change: object = {}) {
  const response = await callApi('/api/admin/donations', {
    method: 'POST',
    cookie,
    body: {
      donorName: 'Ravi Kumar',
      amount: 120_500,
      paymentMethod: 'cash',
      receivedOn: '2026-11-20',
      ...change,
    },
  })
  expect(response.status).toBe(201)
  const receipt = (await receiptsOnFile()).at(-1)
  if (!receipt) throw new Error('A gift without a receipt')
  return receipt
}

describe('what a receipt says', () => {
  it('names the foundation’s address in English, too, if it was written only in Hindi', async () => {
    await changeSiteSettings({ address: 'ग्राम रामपुर' }, 'hi')
    const { printed } = await received()
    await changeSiteSettings({ address: null }, 'hi')
    expect(printed).toMatchObject({
      en: { address: 'ग्राम रामपुर' },
      hi: { address: 'ग्राम रामपुर' },
    })
  })

  it('names donor, amount in figures and words, payment and purpose', async () => {
    const receipt = await received({ reference: '000123', panNumber: 'ABCPE1234F' })
    const texts = receiptTexts(receipt, 'en')
    expect(texts.facts).toEqual([
      ['Number', '2026-27/000001'],
      ['Received on', '20 November 2026'],
      ['Received with thanks from', 'Ravi Kumar'],
      ['PAN of the donor', 'ABCPE1234F'],
      ['For', 'Where it is needed most'],
      ['Mode of payment', 'Cash'],
      ['Reference', '000123'],
    ])
    expect(texts.amount).toEqual({
      name: 'Amount',
      figures: '₹1,20,500',
      words: 'Rupees One Lakh Twenty Thousand Five Hundred only',
    })
    expect(receiptTexts(receipt, 'hi').amount.words).toBe('रुपये एक लाख बीस हज़ार पाँच सौ मात्र')
  })

  it('prints addresses of several lines in one', async () => {
    await changeSiteSettings({ address: 'Ashram Road,\nKanpur' })
    const receipt = await received({ address: 'Village Rampur\nDistrict Etah' })
    await changeSiteSettings({ address: null })
    const { contact, facts } = receiptTexts(receipt, 'en')
    expect(contact[0]).toBe('Ashram Road, Kanpur')
    expect(new Map(facts).get('Address')).toBe('Village Rampur, District Etah')
  })

  it('names the method of payment in its language', async () => {
    const methodOf = async (paymentMethod: string) => {
      const { facts } = receiptTexts(await received({ amount: 500, paymentMethod }), 'hi')
      return new Map(facts).get('भुगतान का माध्यम')
    }
    expect(await methodOf('cash')).toBe('नक़द')
    expect(await methodOf('cheque')).toBe('चेक')
    expect(await methodOf('bank')).toBe('बैंक ट्रांसफ़र')
  })

  it('says nothing about tax if no 80G number is set', async () => {
    const texts = receiptTexts(await received(), 'en')
    expect(texts.title).toBe('Acknowledgement of a Donation')
    expect(texts.registrations).toEqual([])
    // The random code of the check address can contain '12A'.
    const words = JSON.stringify(texts).replaceAll(texts.checkAddress, '')
    expect(words).not.toMatch(/80G|12A|deduct|exempt/i)
    expect(texts.statement).toContain('not a certificate for income tax')
  })

  it('a void or practice receipt does not confirm that the gift was received', async () => {
    const receipt = await received()
    for (const change of [{ status: 'void' }, { testMode: true }] as const) {
      const texts = receiptTexts({ ...receipt, ...change }, 'en')
      expect(texts.mark).not.toBeNull()
      expect(texts.statement).toBe('')
    }
    expect(receiptTexts(receipt, 'en').statement).toContain('We have received this gift.')
  })

  it('names the approval as of the day of issue, even if the settings change', async () => {
    await changeSiteSettings({
      registration80g: 'AAATM1234KF20214',
      validity80g: 'AY 2026-27',
      pan: 'P',
    })
    const receipt = await received()
    await changeSiteSettings(UNSET)
    const texts = receiptTexts(receipt, 'en')
    expect(texts.title).toBe('Donation Receipt')
    expect(texts.registrations).toEqual([
      ['Approval under section 80G', 'AAATM1234KF20214, valid for AY 2026-27'],
      ['PAN', 'P'],
    ])
  })

  it('says that cash above the limit is not deductible, if it names the approval', async () => {
    const saysIn = async (change: object, locale: 'en' | 'hi' = 'en') =>
      receiptTexts(await received(change), locale).statement
    expect(await saysIn({ amount: 2_001 })).not.toContain('80G')
    await changeSiteSettings({ registration80g: 'AAATM1234KF20214' })
    expect(await saysIn({ amount: 2_001 })).toContain(
      'Gifts in cash above ₹2,000 give the donor no tax deduction under section 80G.',
    )
    expect(await saysIn({ amount: 2_001 }, 'hi')).toContain('₹2,000 से ऊपर के नक़द दान पर')
    expect(receiptTexts(await received(), 'en').registrations).toEqual([
      ['Approval under section 80G', 'AAATM1234KF20214'],
    ])
    expect(await saysIn({ amount: 2_000 })).not.toContain('80G')
    const cheque = { amount: 2_001, paymentMethod: 'cheque', reference: '000124' }
    expect(await saysIn(cheque)).not.toContain('80G')
  })

  it('has the wording of the day on which the money came in', async () => {
    await changeSiteSettings({
      receiptWordings: [
        { validFrom: '2026-10-01T00:00:00.000Z', statement: { en: 'Newer', hi: 'नया' } },
        {
          validFrom: '2026-04-01T00:00:00.000Z',
          statement: { en: 'Older' },
          signatory: { en: 'Meera Nair' },
          designation: { en: 'Treasurer' },
        },
      ],
    })
    const statementOn = async (receivedOn: string, locale: 'en' | 'hi' = 'en') =>
      receiptTexts(await received({ receivedOn }), locale).statement.split('\n')[0]
    expect(await statementOn('2026-03-31')).toBe('We have received this gift. Thank you.')
    expect(await statementOn('2026-09-30')).toBe('Older')
    expect(await statementOn('2026-10-01')).toBe('Newer')
    expect(await statementOn('2026-10-01', 'hi')).toBe('नया')
    expect(receiptTexts(await received({ receivedOn: '2026-09-30' }), 'hi').signature).toEqual([
      ...['Meera Nair', 'Treasurer'],
      expect.any(String),
    ])
  })
})

describe('the link of a receipt', () => {
  it('opens the PDF, which no cache keeps', async () => {
    const response = await callApi(receiptPath(await received(), 'hi'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const pdf = Buffer.from(await response.arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeLessThan(100_000)
  })

  it('is invalid with another signature, or with only the code of the QR code', async () => {
    const { code } = await received()
    const key = receiptKey(code)
    const wrong = [code, `${code}-${'0'.repeat(32)}`, receiptKey('0'.repeat(16)), `${key}0`]
    for (const each of wrong) {
      expect((await callApi(`/api/receipts/${each}`)).status, each).toBe(404)
    }
  })

  it.each([
    ['', '/files/missing/receipt'],
    ['?locale=hi', '/hi/files/missing/receipt'],
  ])(
    'that a mail cut short leads a browser to a page instead of JSON (%s)',
    async (query, page) => {
      const { code } = await received()
      const path = `/api/receipts/${receiptKey(code).slice(0, -1)}${query}`
      const response = await callApi(path, { headers: { Accept: 'text/html,*/*;q=0.8' } })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(page)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('lets /verify show number, amount, day and initials, and nothing else', async () => {
    const receipt = await received({ panNumber: 'ABCPE1234F', address: 'Rampur' })
    expect(await findReceiptVerification(receipt.code)).toEqual({
      state: 'receipt-valid',
      number: receipt.number,
      amountPaise: 120_500_00,
      receivedAt: receipt.receivedAt,
      initials: 'R… K…',
    })
    expect(await findReceiptVerification('0'.repeat(16))).toBeNull()
  })
})

describe('by mail', () => {
  const folder = () => path.join(dataDir(getEnv()), 'mails')
  const mails = async (prefix: string) => {
    await backgroundSettled()
    return (await bookkeeping()).mails.filter(({ key }) => key.startsWith(prefix))
  }
  const letterOf = (key: string) =>
    fs.readFile(path.join(folder(), `${key.replace(/[^\w-]/g, '_')}.eml`), 'utf8')

  it('goes with the thank-you, as a PDF that the outbox does not keep', async () => {
    const receipt = await received({ email: 'ravi@example.org' })
    const [mail] = await mails('thank-you-')
    expect(mail).toMatchObject({ status: 'sent', receipt: receipt.id })
    expect(mail?.text).toContain(receiptPath(receipt, 'en'))
    const letter = await letterOf(mail?.key ?? '')
    expect(letter).toContain('Content-Type: application/pdf; name=receipt-2026-27-000001.pdf')
    expect(letter).toContain(Buffer.from('%PDF-1.7').toString('base64').slice(0, 8))
  })

  it('is saved next to the database atomically', async () => {
    const { writeFile } = fs
    const seen: string[][] = []
    vi.spyOn(fs, 'writeFile').mockImplementation(async (...args) => {
      await writeFile(...args)
      seen.push(await fs.readdir(folder()))
    })
    await received({ email: 'ravi@example.org' })
    const [mail] = await mails('thank-you-')
    const name = `${mail?.key.replace(/[^\w-]/g, '_')}.eml`
    expect(seen).toHaveLength(1)
    expect(seen[0]).not.toContain(name)
    expect(await fs.readdir(folder())).toContain(name)
  })

  it('goes out again when an admin asks, but only once if two ask at the same time', async () => {
    const { id } = await received({ email: 'ravi@example.org' })
    const begun = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: begun })
    const send = () => callApi(`/api/admin/receipts/${id}/send`, { method: 'POST', cookie })
    const responses = await Promise.all([send(), send(), send()])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = responses.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ message: messages.receiptSentJustNow })
    expect(await mails('receipt-')).toHaveLength(1)

    vi.setSystemTime(begun + 59_000)
    expect((await send()).status).toBe(409)
    vi.setSystemTime(begun + 61_000)
    expect((await send()).status).toBe(200)
    vi.useRealTimers()
    expect(await mails('receipt-')).toMatchObject([
      { to: 'ravi@example.org', status: 'sent', receipt: id },
      { to: 'ravi@example.org', status: 'sent', receipt: id },
    ])
    const { log } = await bookkeeping()
    expect(log.filter(({ action }) => action === 'receipt-sent')).toHaveLength(2)
  })

  it('does not go out again if a server whose clock is ahead has just sent it', async () => {
    const { id } = await received({ email: 'ravi@example.org' })
    const send = () => callApi(`/api/admin/receipts/${id}/send`, { method: 'POST', cookie })
    const lateInMinute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 0.75 * MINUTE_MS
    vi.useFakeTimers({ toFake: ['Date'], now: lateInMinute + 0.5 * MINUTE_MS })
    expect((await send()).status).toBe(200)
    vi.setSystemTime(lateInMinute)
    expect((await send()).status).toBe(409)
    vi.useRealTimers()
  })

  it('is not attached if it became void before the mail goes out', async () => {
    const receipt = await received()
    await callApi(`/api/admin/donations/${receipt.donation}/void`, {
      method: 'POST',
      cookie,
      body: { reason: 'Entered twice' },
    })
    const mail = { key: 'late-receipt', to: 'ravi@example.org', subject: 'Receipt', text: 'Here' }
    await queueMail({ ...mail, receipt: receipt.id })
    await sendWaitingMails()
    expect(await mails(mail.key)).toMatchObject([{ status: 'sent' }])
    expect(await letterOf(mail.key)).not.toContain('application/pdf')
  })

  it('is not sent if it is void, or without an address', async () => {
    const send = (id: string) =>
      callApi(`/api/admin/receipts/${id}/send`, { method: 'POST', cookie })
    const { id } = await received()
    expect((await send(id)).status).toBe(409)
    const other = await received({ email: 'ravi@example.org' })
    await callApi(`/api/admin/donations/${other.donation}/void`, {
      method: 'POST',
      cookie,
      body: { reason: 'Entered twice' },
    })
    expect((await send(other.id)).status).toBe(409)
    expect(await mails('receipt-')).toEqual([])
  })
})

describe('many at once', () => {
  const print = (query = '') => callApi(`/api/admin/receipts${query}`, { cookie })
  const pagesOf = async (response: Response) => {
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
    return [...pdf.matchAll(/\/Type \/Page\b(?!s)/g)].length
  }

  it('are one PDF of the listed receipts, without void ones', async () => {
    expect((await print()).status).toBe(404)
    await received()
    await received({ receivedOn: '2026-10-01' })
    const { donation } = await received()
    await callApi(`/api/admin/donations/${donation}/void`, {
      method: 'POST',
      cookie,
      body: { reason: 'Entered twice' },
    })
    expect(await pagesOf(await print())).toBe(2)
    expect(await pagesOf(await print('?from=2026-11-01'))).toBe(1)
    // The log counts the receipts, not the listed donations.
    const logged = await findAll({
      collection: slugs.auditLog,
      where: { and: [{ action: { equals: 'exported' } }, { subjectId: { equals: 'receipts' } }] },
      sort: 'createdAt',
    })
    expect(logged).toMatchObject([
      { changes: { rows: { to: 2 } } },
      { changes: { rows: { to: 1 } } },
    ])
  })
})
