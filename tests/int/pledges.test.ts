import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pledge } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { HONEYPOT_FIELD } from '@/domain/spam-trap'
import { backgroundSettled } from '@/server/background'
import { changeById, changeWhere } from '@/server/documents/records'
import * as outbox from '@/server/mail/outbox'
import { manageKey } from '@/server/monthly-gifts/manage-link'
import { sendReminders } from '@/server/monthly-gifts/pledges'
import { callApi, sessionCookie } from '../support/api'
import { monthlyOf, pledgesOnFile } from '../support/monthly-gifts'
import { bookkeeping, emptyBooks } from '../support/payments'

beforeEach(emptyBooks)

const promise = (change: object = {}, locale = 'en') =>
  callApi(`/api/pledges?locale=${locale}`, { method: 'POST', body: { ...monthlyOf(), ...change } })

/** Makes a pledge. @returns it as stored. */
async function pledged(change: object = {}, locale?: string): Promise<Pledge> {
  expect((await promise(change, locale)).status).toBe(201)
  const [pledge] = await pledgesOnFile()
  if (!pledge) throw new Error('Nothing was pledged')
  return pledge
}

const keyOf = ({ number }: Pledge) => manageKey('pledge', number)
const look = async (pledge: Pledge) => (await callApi(`/api/my-gift/${keyOf(pledge)}`)).json()
const act = (pledge: Pledge, what: string, body: object = {}) =>
  callApi(`/api/my-gift/${keyOf(pledge)}/${what}`, { method: 'POST', body })

/** Returns the time of the next reminder, plus some days. */
const dueOf = ({ nextReminderAt }: Pledge, days = 0) =>
  new Date(Date.parse(nextReminderAt ?? '') + days * DAY_MS)

async function remindersOnFile() {
  await backgroundSettled()
  const { mails } = await bookkeeping()
  return mails.filter(({ key }) => /^pledge-\w+-\d{4}-\d{2}$/.test(key))
}

describe('a pledge', () => {
  it('is neither a mandate nor a donation: it is stored once, and confirmed to the donor', async () => {
    const form = { attemptId: crypto.randomUUID() }
    await Promise.all([promise(form), promise(form)])
    const pledges = await pledgesOnFile()
    expect(pledges).toMatchObject([{ status: 'active', amountPaise: 50_000 }])
    const { donations, transactions, mails } = await bookkeeping()
    expect([donations, transactions]).toEqual([[], []])
    expect(mails).toMatchObject([{ subject: 'Your monthly reminder to give ₹500' }])
    expect(mails[0]?.text).toContain('Nothing is ever collected automatically')
    expect(mails[0]?.text).toContain('/donate?amount=500')
  })

  it('is corrected if the donor sends the same attempt with another amount', async () => {
    const attemptId = crypto.randomUUID()
    const pledge = await pledged({ attemptId })
    for (let time = 0; time < 2; time += 1) {
      expect((await promise({ attemptId, amount: 900 })).status).toBe(201)
    }
    expect(await pledgesOnFile()).toMatchObject([{ number: pledge.number, amountPaise: 90_000 }])
    const { mails, log } = await bookkeeping()
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Your monthly reminder to give ₹500',
      'Your monthly reminder to give ₹900',
    ])
    expect(log.find(({ action }) => action === 'changed')).toMatchObject({
      changes: { amountPaise: { from: 50_000, to: 90_000 } },
    })
  })

  it('is corrected with another name, which the log does not contain', async () => {
    const attemptId = crypto.randomUUID()
    await pledged({ attemptId })
    expect((await promise({ attemptId, donorName: 'Asha Rao' })).status).toBe(201)
    expect(await pledgesOnFile()).toMatchObject([{ donorName: 'Asha Rao' }])
    const { log } = await bookkeeping()
    expect(log.find(({ action }) => action === 'changed')?.changes).toEqual({
      donorName: { to: 'changed' },
    })
    const cookie = await sessionCookie('admin')
    const found = async (name: string) =>
      (await callApi(`/api/admin/pledges?search=${name}`, { cookie })).json()
    expect(await found('rao')).toMatchObject([{ donorName: 'Asha Rao' }])
    expect(await found('devi')).toEqual([])
  })

  it.each([
    ['stopped', { status: 'stopped' }],
    ['reminded of', { remindedAt: '2026-04-01T06:00:00.000Z' }],
  ] as const)('%s is not changed by the same attempt', async (_what, data) => {
    const attemptId = crypto.randomUUID()
    const { id } = await pledged({ attemptId })
    await changeById(slugs.pledges, id, data)
    expect((await promise({ attemptId, amount: 900 })).status).toBe(409)
    expect(await pledgesOnFile()).toMatchObject([{ amountPaise: 50_000 }])
  })

  it('of someone who is not a citizen is refused', async () => {
    expect((await promise({ isIndianCitizen: false })).status).toBe(400)
    expect(await pledgesOnFile()).toEqual([])
  })

  it('of a program is kept apart, and nobody gets mail of it', async () => {
    expect((await promise({ [HONEYPOT_FIELD]: 'https://spam.example' })).status).toBe(201)
    const [pledge] = await pledgesOnFile()
    expect([pledge?.suspectedSpam, pledge?.nextReminderAt ?? null]).toEqual([true, null])
    expect((await bookkeeping()).mails).toEqual([])
  })
})

describe('the reminder', () => {
  it('is sent once a month, whichever server checks and however often', async () => {
    const pledge = await pledged()
    await sendReminders(new Date())
    expect(await remindersOnFile()).toEqual([])
    await Promise.all([1, 2, 3].map(() => sendReminders(dueOf(pledge))))
    expect(await remindersOnFile()).toHaveLength(1)
    await sendReminders(dueOf(pledge, 20))
    expect(await remindersOnFile()).toHaveLength(1)
    await sendReminders(dueOf(pledge, 31))
    expect(await remindersOnFile()).toHaveLength(2)
  })

  it('comes every month on the promised day, even after a short month and a late reminder', async () => {
    const { id } = await pledged()
    // 31 January, 1:30 in India.
    const createdAt = '2027-01-30T20:00:00.000Z'
    const data = { createdAt, nextReminderAt: createdAt }
    await changeById(slugs.pledges, id, data)
    const next = async (now: string) => {
      await sendReminders(new Date(now))
      return (await pledgesOnFile())[0]?.nextReminderAt
    }
    expect(await next('2027-02-01T06:00:00.000Z')).toBe('2027-02-27T20:00:00.000Z')
    expect(await next('2027-02-27T20:15:00.000Z')).toBe('2027-03-30T20:00:00.000Z')
    const keys = (await remindersOnFile()).map(({ key }) => key.slice(-7))
    expect(keys.sort()).toEqual(['2027-01', '2027-02'])
  })

  it('does not make up for months in which the server was off', async () => {
    const pledge = await pledged()
    await sendReminders(dueOf(pledge, 100))
    await sendReminders(dueOf(pledge, 101))
    expect(await remindersOnFile()).toHaveLength(1)
  })

  it('is not sent to a donor who stops it while others are reminded', async () => {
    await pledged()
    const first = await pledged({ email: 'ravi@example.org' })
    const { queueMail } = outbox
    const queueing = vi.spyOn(outbox, 'queueMail').mockImplementationOnce(async (mail) => {
      const other = (await pledgesOnFile()).find(({ number }) => !mail.key.includes(number))
      if (other) expect((await act(other, 'stop')).status).toBe(200)
      return queueMail(mail)
    })
    await sendReminders(dueOf(first, 1))
    queueing.mockRestore()
    expect(await remindersOnFile()).toHaveLength(1)
    expect((await pledgesOnFile()).map(({ status }) => status).sort()).toEqual([
      'active',
      'stopped',
    ])
  })

  it('is in the language of the donor, and leads to the Hindi page', async () => {
    const pledge = await pledged({}, 'hi')
    await sendReminders(dueOf(pledge))
    const [mail] = await remindersOnFile()
    expect(mail?.subject).toContain('इस महीने')
    expect(mail?.text).toContain('/hi/donate?amount=500')
    expect(mail?.text).toContain('/hi/my-gift/')
  })
})

describe('the link in the mail', () => {
  it('shows the pledge and changes nothing', async () => {
    const pledge = await pledged()
    for (let open = 0; open < 2; open += 1) {
      expect(await look(pledge)).toEqual({
        kind: 'pledge',
        status: 'active',
        amount: 500,
        nextReminderAt: pledge.nextReminderAt,
      })
    }
    expect(await pledgesOnFile()).toMatchObject([{ revision: 0 }])
  })

  it('skips one month, even if it is tapped twice', async () => {
    const pledge = await pledged()
    const { nextReminderAt } = pledge
    const taps = await Promise.all([1, 2].map(() => act(pledge, 'skip', { nextReminderAt })))
    expect(taps.map(({ status }) => status)).toEqual([200, 200])
    await sendReminders(dueOf(pledge))
    expect(await remindersOnFile()).toEqual([])
    await sendReminders(dueOf(pledge, 31))
    expect(await remindersOnFile()).toHaveLength(1)
  })

  it('skips a reminder that is long overdue, and none follows at once', async () => {
    const { id } = await pledged()
    const nextReminderAt = new Date(Date.now() - 63 * DAY_MS).toISOString()
    const where = { id: { equals: id } }
    await changeWhere({ collection: slugs.pledges, where, data: { nextReminderAt } })
    const [pledge] = await pledgesOnFile()
    if (!pledge) throw new Error('The pledge is gone')
    expect((await act(pledge, 'skip', { nextReminderAt })).status).toBe(200)
    await sendReminders(new Date())
    expect(await remindersOnFile()).toEqual([])
    const [skipped] = await pledgesOnFile()
    const next = Date.parse(skipped?.nextReminderAt ?? '')
    expect(next).toBeGreaterThan(Date.now())
    expect(next).toBeLessThanOrEqual(Date.now() + 31 * DAY_MS)
  })

  it('changes the amount', async () => {
    const pledge = await pledged()
    expect(await (await act(pledge, 'pledge-amount', { amount: 900 })).json()).toMatchObject({
      amount: 900,
    })
    await sendReminders(dueOf(pledge))
    expect((await remindersOnFile())[0]?.text).toContain('/donate?amount=900')
  })

  it('stops the reminders for good', async () => {
    const pledge = await pledged()
    expect(await (await act(pledge, 'stop')).json()).toMatchObject({ status: 'stopped' })
    expect((await act(pledge, 'stop')).status).toBe(200)
    await sendReminders(dueOf(pledge, 60))
    expect(await remindersOnFile()).toEqual([])
    expect((await act(pledge, 'pledge-amount', { amount: 900 })).status).toBe(409)
  })

  it('stops them even in the moment of a reminder, and if it is tapped twice', async () => {
    const pledge = await pledged()
    const [first, second] = await Promise.all([
      act(pledge, 'stop'),
      act(pledge, 'stop'),
      sendReminders(dueOf(pledge)),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await pledgesOnFile()).toMatchObject([{ status: 'stopped' }])
    const { log } = await bookkeeping()
    expect(log.filter(({ action }) => action === 'stopped')).toHaveLength(1)
  })

  it('works without scripts: the browser is redirected to the page', async () => {
    const pledge = await pledged()
    const response = await callApi(`/api/my-gift/${keyOf(pledge)}/stop?locale=hi`, {
      method: 'POST',
      body: '',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/hi/my-gift/${keyOf(pledge)}#my-gift`)
    expect(await pledgesOnFile()).toMatchObject([{ status: 'stopped' }])
  })
})

it('an admin sees pledges apart from mandates, with the reminder ready for WhatsApp', async () => {
  await pledged()
  const cookie = await sessionCookie('admin')
  const [item] = await (await callApi('/api/admin/pledges', { cookie })).json()
  expect(item).toMatchObject({ donorName: 'Asha Devi', amount: 500, status: 'active' })
  const { origin, pathname, searchParams } = new URL(item.whatsappUrl)
  expect(origin + pathname).toBe('https://wa.me/919876543210')
  expect(searchParams.get('text')).toContain('/donate?amount=500')
  expect(await (await callApi('/api/admin/subscriptions', { cookie })).json()).toEqual([])
  const path = `/api/admin/pledges/${item.id}/stop`
  const stopped = await callApi(path, { method: 'POST', cookie })
  const after = await stopped.json()
  expect(after).toMatchObject({ status: 'stopped' })
  expect(item.nextReminderAt).toBeDefined()
  expect(after.nextReminderAt).toBeUndefined()
  expect(
    JSON.stringify(await (await callApi('/api/admin/pledges', { cookie })).json()),
  ).not.toContain('wa.me')
})
