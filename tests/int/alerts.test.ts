import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { alertsContent } from '@/content/alerts'
import { locales } from '@/content/locale'
import { type AlertFacts, problems } from '@/domain/alert'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import { sendAlerts } from '@/server/alerts/service'
import { backgroundSettled } from '@/server/background'
import { queueMail } from '@/server/mail/outbox'
import { getPayloadClient } from '@/server/payload-client'
import { judgeConnection } from '@/server/payments/outage'
import { makeAccount } from '../support/api'
import { isMongo } from '../support/is-mongo'
import { bookkeeping, emptyBooks, enterKeys } from '../support/payments'
import { changeSiteSettings } from '../support/site-settings'

const GB = 1024 ** 3
const MORNING = Date.UTC(2027, 0, 15, 6)
const at = (ms: number) => new Date(ms).toISOString()

const quiet: AlertFacts = {
  stuckPayments: 0,
  paymentsWithoutEvent: 0,
  upForMs: 100 * HOUR_MS,
  disk: { freeBytes: 50 * GB, totalBytes: 100 * GB },
  backup: { isDaily: true, lastAt: at(MORNING) },
  certificateEndsAt: at(MORNING + 60 * 24 * HOUR_MS),
}
const fullDisk = { disk: { freeBytes: GB / 2, totalBytes: 100 * GB } }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING })
  await emptyBooks()
  await changeSiteSettings({ alertEmail: 'office@example.org', email: 'public@example.org' })
})
afterEach(async () => {
  // Ends the problems of one test before the next.
  await look({})
  vi.useRealTimers()
})

async function look(facts: Partial<AlertFacts>): Promise<void> {
  await sendAlerts(new Date(), async () => ({ ...quiet, ...facts }))
  await backgroundSettled()
}

/** Returns the e-mails, sorted by key. */
const mails = async () => (await bookkeeping()).mails.toSorted((a, b) => a.key.localeCompare(b.key))
const keys = async () => (await mails()).map(({ key }) => key)

describe('alerts', () => {
  it('say nothing while the site runs well', async () => {
    await look({})
    expect(await mails()).toEqual([])
  })

  it('report each problem once a day, in both languages, to the e-mail for alerts', async () => {
    const bad = {
      ...fullDisk,
      stuckPayments: 3,
      paymentsWithoutEvent: 2,
      outageSince: at(MORNING - 2 * HOUR_MS),
      backup: { isDaily: true, lastAt: at(MORNING - 49 * HOUR_MS) },
      certificateEndsAt: at(MORNING + 24 * HOUR_MS),
    }
    await look(bad)
    vi.setSystemTime(MORNING + HOUR_MS)
    await look(bad)
    const sent = await mails()
    expect(sent.map(({ key }) => key)).toEqual(
      [...problems].sort().map((problem) => `problem-${problem}-2027-01-15-office`),
    )
    for (const { to, status, subject, text } of sent) {
      expect({ to, status }).toEqual({ to: 'office@example.org', status: 'sent' })
      expect(subject + text).not.toMatch(/[{}]|undefined|NaN/)
      expect(text).toContain('/admin?tab=status')
    }
    const disk = sent.find(({ key }) => key.startsWith('problem-disk'))
    for (const locale of locales) {
      expect(disk?.subject).toContain(alertsContent[locale].problems.disk.subject)
    }
    expect(disk?.text).toContain('only 0.5 GB left')
  })

  it('report a lasting problem again on the next Indian day', async () => {
    await look(fullDisk)
    // 23:30 and 00:30 in India.
    vi.setSystemTime(Date.UTC(2027, 0, 15, 18))
    await look(fullDisk)
    expect(await mails()).toHaveLength(1)
    vi.setSystemTime(Date.UTC(2027, 0, 15, 19))
    await look(fullDisk)
    expect(await keys()).toEqual([
      'problem-disk-2027-01-15-office',
      'problem-disk-2027-01-16-office',
    ])
  })

  it('report once that a problem is over', async () => {
    await look({ stuckPayments: 1 })
    for (const hours of [1, 2, 25]) {
      vi.setSystemTime(MORNING + hours * HOUR_MS)
      await look({})
    }
    expect(await keys()).toEqual([
      'problem-payments-2027-01-15-office',
      'problem-payments-2027-01-15-office-over',
    ])
    expect((await mails())[1]?.text).toContain(alertsContent.hi.problems.payments.over)
  })

  it('report it also if the site was off for days when the problem ended', async () => {
    await look({ stuckPayments: 1 })
    vi.setSystemTime(MORNING + 24 * HOUR_MS)
    await look({ stuckPayments: 1 })
    for (const days of [10, 11]) {
      const now = MORNING + days * 24 * HOUR_MS
      vi.setSystemTime(now)
      await look({ backup: { isDaily: true, lastAt: at(now) } })
    }
    expect(await keys()).toEqual([
      'problem-payments-2027-01-15-office',
      'problem-payments-2027-01-16-office',
      'problem-payments-2027-01-16-office-over',
    ])
  })

  it('are true of a certificate that has expired, too', async () => {
    await look({ certificateEndsAt: at(MORNING - 24 * HOUR_MS) })
    const [mail] = await mails()
    expect(mail?.subject).toContain('The certificate of the site must be renewed')
    expect(mail?.text).toContain('is valid until 14 January 2027. After that day')
    expect(mail?.text).toContain('14 जनवरी 2027 तक')
  })

  it('do not report a problem as over while its state is unknown', async () => {
    await look({ certificateEndsAt: at(MORNING) })
    await look({ certificateEndsAt: null })
    expect(await mails()).toHaveLength(1)
  })

  it('do not report the gateway as connected again just because the site was restarted', async () => {
    await enterKeys({ keyId: 'rzp_test_1', keySecret: 'secret' })
    const uptime = vi.spyOn(process, 'uptime').mockReturnValue(DAY_MS / 1000)
    vi.setSystemTime(Date.now() + 2 * HOUR_MS)
    const lookForReal = async () => {
      const facts = async (now: Date) => ({ ...quiet, outageSince: await judgeConnection(now) })
      await sendAlerts(new Date(), facts)
      await backgroundSettled()
    }
    await lookForReal()
    expect(await keys()).toEqual(['problem-gateway-2027-01-15-office'])
    uptime.mockReturnValue(300)
    await lookForReal()
    await enterKeys({ keyId: 'rzp_test_1', keySecret: 'secret' }, { isActive: false })
    await lookForReal()
    uptime.mockRestore()
    expect(await keys()).toEqual(['problem-gateway-2027-01-15-office'])
  })

  it('do not report a backup as made because daily backups were switched off', async () => {
    await look({ backup: { isDaily: true, lastAt: at(MORNING - 49 * HOUR_MS) } })
    await look({ backup: { isDaily: false } })
    expect(await keys()).toEqual(['problem-backup-2027-01-15-office'])
  })

  it('report that backups are made again after a restart, but not in place of another server', async () => {
    // Sent by another server, or by this one before it was restarted.
    const key = 'problem-backup-2027-01-15-office'
    await queueMail({ key, to: 'office@example.org', subject: 'S', text: 'T' })
    await look({})
    expect(await keys()).toEqual(isMongo ? [key] : [key, `${key}-over`])
  })

  it('go to the public e-mail if there is no other, or else to the admins', async () => {
    await changeSiteSettings({ alertEmail: null, email: 'public@example.org' })
    await look(fullDisk)
    expect(await mails()).toMatchObject([{ to: 'public@example.org' }])
    await emptyBooks()
    await changeSiteSettings({ alertEmail: null, email: null })
    const payload = await getPayloadClient()
    const { id } = await makeAccount({ username: 'asha', role: 'admin' })
    await makeAccount({ username: 'ravi', role: 'editor' })
    await payload.db.updateOne({
      collection: slugs.users,
      where: { id: { equals: id } },
      data: { email: 'asha@example.org' },
    })
    await look(fullDisk)
    expect(await mails()).toMatchObject([
      { to: 'asha@example.org', key: `problem-disk-2027-01-15-${id}` },
    ])
  })

  it('read from the database which payments are stuck and which came without a message', async () => {
    await enterKeys({ keyId: 'rzp_test_1', keySecret: 'secret' })
    const payload = await getPayloadClient()
    const add = (transactionId: string, more: object) =>
      payload.db.create({
        collection: slugs.transactions,
        data: {
          transactionId,
          orderId: transactionId,
          amountPaise: 50_000,
          donorName: 'A',
          gateway: 'Razorpay',
          method: 'UPI',
          testMode: false,
          isBooked: true,
          createdAt: at(MORNING - 2 * HOUR_MS),
          ...more,
        },
      })
    await add('stuck', { status: 'pending', lookupFailures: 2 })
    await add('untold', {
      status: 'completed',
      paymentId: 'pay_1',
      paidAt: at(MORNING - HOUR_MS),
    })
    await sendAlerts(new Date())
    await backgroundSettled()
    expect(await keys()).toEqual(
      expect.arrayContaining([
        'problem-payments-2027-01-15-office',
        'problem-webhook-2027-01-15-office',
      ]),
    )
  })
})
