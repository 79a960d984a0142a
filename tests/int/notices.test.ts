import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notification } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import type { NoticeKind, NoticeRhythm } from '@/domain/office-notice'
import { sendNotices } from '@/server/notices/service'
import { getPayloadClient } from '@/server/payload-client'
import { create } from '../support/create'
import { emptyCollections } from '../support/empty-collections'
import { emptyBooks } from '../support/payments'

vi.mock('@/server/mail/transport', () => ({ sendMail: async () => undefined }))

const SECOND_MS = 1000
const later = (ms: number) => new Date(Date.now() + ms)
/** Enough for the current minute to end and settle. */
const SOON_MS = 71 * SECOND_MS

type Row = {
  email: string
  kinds: NoticeKind[]
  rhythm?: NoticeRhythm
  language?: 'en' | 'hi'
  giftsFromRupees?: number
}

async function tellTo(...rows: Row[]): Promise<void> {
  const recipients = rows.map((row) => ({ rhythm: 'at-once', language: 'en', ...row }) as const)
  const payload = await getPayloadClient()
  await payload.updateGlobal({ slug: slugs.notifications, data: { recipients: [] } })
  await payload.updateGlobal({ slug: slugs.notifications, data: { recipients } })
}

async function notices() {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.mails,
    where: { key: { like: 'notice-' } },
    sort: 'createdAt',
    pagination: false,
  })
  return docs.map(({ to, subject, text }) => ({ to, subject, text }))
}

async function write(name: string, more: object = {}): Promise<void> {
  const data = {
    name,
    email: 'w@example.org',
    subject: 'Support',
    message: 'A secret of mine',
    ...more,
  }
  await create(slugs.contacts, data)
}

async function donate(donorName: string, amountPaise: number, more: object = {}): Promise<void> {
  const data = { donorName, amountPaise, receivedAt: new Date().toISOString(), ...more }
  await create(slugs.donations, data)
}

beforeEach(async () => {
  await emptyBooks()
  await emptyCollections(slugs.contacts, slugs.mails, slugs.noticeWindows)
})

describe('notifications', () => {
  it('report what came in, once, and nothing from before', async () => {
    await write('Before')
    await tellTo({ email: 'office@example.org', kinds: ['message', 'gift'] })
    await sendNotices(later(0))
    await write('Asha Rani')
    await donate('Small Giver', 999_900)
    await donate('Large Giver', 1_000_000)
    await donate('Practice Giver', 5_000_000, { testMode: true })
    await write('A Robot', { suspectedSpam: true })
    await sendNotices(later(SOON_MS))
    await sendNotices(later(2 * SOON_MS))

    const [notice, ...others] = await notices()
    expect(others).toEqual([])
    expect(notice?.to).toBe('office@example.org')
    expect(notice?.subject).toMatch(/: 2 things have come in$/)
    expect(notice?.text).toContain('A new message\n- Asha Rani')
    expect(notice?.text).toContain('A large gift\n- Large Giver, ₹10,000')
    expect(notice?.text).toContain('/admin')
    for (const absent of ['Before', 'Small', 'Practice', 'Robot', 'secret', 'w@example.org']) {
      expect(notice?.text).not.toContain(absent)
    }
  })

  it('leave out a gift that was voided before, but not a claim confirmed again', async () => {
    await tellTo({ email: 'office@example.org', kinds: ['gift'] })
    await sendNotices(later(0))
    const voidCause = 'entered-by-mistake'
    await donate('Voided Giver', 5_000_000, { refundedPaise: 5_000_000, voidCause })
    await sendNotices(later(SOON_MS))
    expect(await notices()).toEqual([])
    await donate('Confirmed Again', 5_000_000, { refundedPaise: 0, voidCause })
    await donate('Refunded Online', 5_000_000, { paymentId: 'pay_1', refundedPaise: 5_000_000 })
    await sendNotices(later(2 * SOON_MS))
    const [notice, ...others] = await notices()
    expect(others).toEqual([])
    expect(notice?.subject).toMatch(/: 2 large gifts$/)
    expect(notice?.text).not.toContain('Voided Giver')
  })

  it('report what comes in after a clock was ahead, and not only at the time it had', async () => {
    await tellTo({ email: 'office@example.org', kinds: ['message'] })
    await write('Early Bird')
    await sendNotices(later(40 * 24 * HOUR_MS))
    await write('Asha Rani')
    await sendNotices(later(SOON_MS))
    await sendNotices(later(2 * SOON_MS))
    const texts = (await notices()).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('Asha Rani'))).toHaveLength(1)
  })

  it('go to each in their own language, for their own kinds and amount', async () => {
    await tellTo(
      { email: 'a@example.org', kinds: ['gift'], language: 'hi', giftsFromRupees: 500 },
      { email: 'b@example.org', kinds: ['gift'] },
    )
    await sendNotices(later(0))
    await donate('Leela', 50_000)
    await sendNotices(later(SOON_MS))
    const found = await notices()
    expect(found.map(({ to }) => to)).toEqual(['a@example.org'])
    expect(found[0]?.subject).toContain('एक बड़ा दान')
    expect(found[0]?.text).toContain('- Leela, ₹500')
  })

  it('take no amount that gifts cannot be compared with', async () => {
    const row = { email: 'a@example.org', kinds: ['gift'] as NoticeKind[] }
    for (const giftsFromRupees of [500.999, 1.005, 0, -1, 1e21]) {
      await expect(tellTo({ ...row, giftsFromRupees })).rejects.toThrow('Gifts from this amount')
    }
    await tellTo({ ...row, giftsFromRupees: 500 })
  })

  it('still go to a recipient whose amount an older version saved with a fraction of a paisa', async () => {
    const row = { email: 'a@example.org', kinds: ['gift'] as NoticeKind[], giftsFromRupees: 500 }
    await tellTo(row)
    await sendNotices(later(0))
    const { db } = await getPayloadClient()
    const { recipients = [] } = await db.findGlobal<Notification & Record<string, unknown>>({
      slug: slugs.notifications,
    })
    const data = { recipients: recipients?.map((each) => ({ ...each, giftsFromRupees: 500.001 })) }
    await db.updateGlobal({ slug: slugs.notifications, data })
    await donate('Leela', 50_000)
    await sendNotices(later(SOON_MS))
    expect((await notices()).map(({ to }) => to)).toEqual(['a@example.org'])
  })

  it('are sent once a morning if they are daily, and not at all if nothing came in', async () => {
    await tellTo({ email: 'daily@example.org', kinds: ['message'], rhythm: 'daily' })
    await sendNotices(later(0))
    await write('One')
    await write('Two')
    await sendNotices(later(25 * HOUR_MS))
    await sendNotices(later(26 * HOUR_MS))
    await sendNotices(later(49 * HOUR_MS))
    const found = await notices()
    expect(found.map(({ subject }) => subject)).toEqual([expect.stringMatching(/: 2 messages$/)])
  })

  it('are written once by several servers at once, and by the next one if a server died', async () => {
    await tellTo({ email: 'office@example.org', kinds: ['message'] })
    await sendNotices(later(0))
    await write('Asha Rani')
    // Without this process's lock, like other servers.
    const { notifyRecipient } = await import('@/server/notices/service')
    const payload = await getPayloadClient()
    const { recipients } = await payload.findGlobal({ slug: slugs.notifications, depth: 0 })
    const [recipient] = recipients ?? []
    if (!recipient) throw new Error('No recipient')
    await Promise.all(Array.from({ length: 5 }, () => notifyRecipient(recipient, later(SOON_MS))))
    expect(await notices()).toHaveLength(1)

    // As if the server had died between the window and its e-mail.
    await emptyCollections(slugs.mails)
    await notifyRecipient(recipient, later(SOON_MS))
    const [again, ...others] = await notices()
    expect(again?.text).toContain('Asha Rani')
    expect(others).toEqual([])
  })

  it('are not mailed again after their mail was deleted, nor empty after their news was', async () => {
    await tellTo({ email: 'office@example.org', kinds: ['message'] })
    await sendNotices(later(0))
    await write('Asha Rani')
    await sendNotices(later(SOON_MS))
    expect(await notices()).toHaveLength(1)
    await emptyCollections(slugs.mails)
    await sendNotices(later(25 * HOUR_MS))
    expect(await notices()).toEqual([])
    await emptyCollections(slugs.contacts)
    await sendNotices(later(SOON_MS))
    expect(await notices()).toEqual([])
  })

  it('list twenty of a kind, and say how many more there are', async () => {
    await tellTo({ email: 'office@example.org', kinds: ['message'] })
    await sendNotices(later(0))
    for (let i = 0; i < 23; i += 1) await write(`Writer ${i}`)
    await sendNotices(later(SOON_MS))
    const [notice] = await notices()
    expect(notice?.subject).toMatch(/: 23 messages$/)
    expect(notice?.text.match(/^- Writer/gm)).toHaveLength(20)
    expect(notice?.text).toContain('- and 3 more')
  })
})
