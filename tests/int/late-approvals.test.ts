import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modelOf } from '@/cms/database/adapters'
import { upgradeReceipts } from '@/cms/database/upgrades/receipts'
import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { backgroundSettled } from '@/server/background'
import { findAll } from '@/server/documents/records'
import { countWaiting } from '@/server/home/waiting'
import * as outbox from '@/server/mail/outbox'
import { getPayloadClient } from '@/server/payload-client'
import { finishReceipts } from '@/server/receipts/follow'
import { receiptTexts } from '@/server/receipts/receipt-texts'
import { callApi } from '../support/api'
import { isMongo } from '../support/is-mongo'
import { cookie, openDesk, settledPayment } from '../support/payment-desk'
import { bookkeeping } from '../support/payments'
import { receiptsOnFile } from '../support/receipted-gifts'
import { changeSiteSettings } from '../support/site-settings'

openDesk()

/** Returns a day as the panel stores it: noon in UTC. */
const on = (day: string) => `${day}T12:00:00.000Z`

const ENDED = { number: 'URN-OLD', from: on('2021-04-01'), until: on('2026-10-31') }
const RENEWED = {
  registration80g: 'URN-NEW',
  validity80g: 'AY 2027-28 on',
  from80g: on('2026-11-01'),
  until80g: on('2031-03-31'),
  earlier80g: [ENDED],
}
const LAPSED = {
  registration80g: null,
  validity80g: null,
  from80g: null,
  until80g: null,
  earlier80g: [ENDED],
  receiptWordings: [],
}

beforeEach(() => changeSiteSettings(LAPSED))
afterEach(async () => {
  vi.restoreAllMocks()
  await changeSiteSettings({ ...LAPSED, earlier80g: [] })
})

const waiting = async () => (await countWaiting()).lateApprovals

async function giveOn(receivedOn: string, more: object = {}): Promise<void> {
  const gift = { donorName: 'Ravi Kumar', amount: 500, paymentMethod: 'cash', receivedOn, ...more }
  const response = await callApi('/api/admin/donations', { method: 'POST', cookie, body: gift })
  expect(response.status).toBe(201)
  await backgroundSettled()
}

async function addApprovals() {
  const response = await callApi('/api/admin/receipts/late-approvals', { method: 'POST', cookie })
  expect(response.status).toBe(200)
  await backgroundSettled()
  return response.json()
}

/** Returns the audit log entries about it. */
const rewritten = () =>
  findAll({ collection: slugs.auditLog, where: { action: { equals: 'receipt-corrected' } } })

const newCopies = async () => {
  const { mails } = await bookkeeping()
  return mails.filter(({ key }) => key.endsWith('-approved'))
}

const approvalOn = (receipt: Receipt | undefined) =>
  receipt &&
  Object.fromEntries(receiptTexts(receipt, 'en').registrations)['Approval under section 80G']

it('an approval that came late is added to the receipts of its days, and donors get the new copy', async () => {
  const wording = {
    statement: { en: 'Deductible under section 80G.' },
    validFrom: on('2021-04-01'),
  }
  await changeSiteSettings({ ...LAPSED, receiptWordings: [wording] })
  await giveOn('2026-10-31')
  await giveOn('2026-11-01', { email: 'ravi@example.org' })
  await giveOn('2026-11-20', { donorName: 'Asha Devi' })
  const before = await receiptsOnFile()
  expect(before.map(({ unapprovedDay }) => unapprovedDay)).toEqual(['', '2026-11-01', '2026-11-20'])
  expect(await waiting()).toBeUndefined()
  expect(await addApprovals()).toEqual({ written: 0, left: 0 })

  await changeSiteSettings(RENEWED)
  expect(await waiting()).toEqual({ count: 2, from: '2026-11-01', until: '2026-11-20' })
  expect(await addApprovals()).toEqual({ written: 2, left: 0 })
  const [old, ...renewed] = await receiptsOnFile()
  expect(old).toEqual(before[0])
  expect(renewed.map(({ number }) => number)).toEqual(before.slice(1).map(({ number }) => number))
  for (const receipt of renewed) {
    expect(approvalOn(receipt)).toBe('URN-NEW, valid for AY 2027-28 on')
    expect(receiptTexts(receipt, 'en').statement).toBe('Deductible under section 80G.')
    expect(receipt).toMatchObject({ unapprovedDay: '', isApprovalUntold: false, isSettled: true })
    expect(receipt.correctedAt).toBeTruthy()
  }
  expect(await newCopies()).toMatchObject([
    { to: 'ravi@example.org', receipt: renewed[0]?.id, subject: expect.stringContaining('80G') },
  ])
  expect(await rewritten()).toHaveLength(2)

  expect(await waiting()).toBeUndefined()
  expect(await addApprovals()).toEqual({ written: 0, left: 0 })
  expect(await newCopies()).toHaveLength(1)
})

it('an approval without a first day, or of other days, is added to none', async () => {
  await giveOn('2026-11-01')
  await changeSiteSettings({ ...RENEWED, from80g: null })
  expect(await waiting()).toBeUndefined()
  await changeSiteSettings({ ...RENEWED, from80g: on('2026-11-02') })
  expect(await waiting()).toBeUndefined()
  expect(await addApprovals()).toEqual({ written: 0, left: 0 })
  expect(approvalOn((await receiptsOnFile())[0])).toBeUndefined()
})

it('an approval is added up to its last day', async () => {
  await giveOn('2026-11-20')
  await giveOn('2026-11-21')
  await changeSiteSettings({ ...RENEWED, until80g: on('2026-11-20') })
  expect(await waiting()).toEqual({ count: 1, from: '2026-11-20', until: '2026-11-20' })
  expect(await addApprovals()).toEqual({ written: 1, left: 0 })
  expect((await receiptsOnFile()).map(({ unapprovedDay }) => unapprovedDay)).toEqual([
    '',
    '2026-11-21',
  ])
})

it('a practice receipt stays unchanged', async () => {
  await changeSiteSettings({ ...LAPSED, earlier80g: [] })
  await settledPayment()
  const before = await receiptsOnFile()
  expect(before).toMatchObject([{ testMode: true, unapprovedDay: expect.stringContaining('-') }])
  await changeSiteSettings({ ...RENEWED, from80g: on('2021-04-01'), until80g: null })
  expect(await waiting()).toBeUndefined()
  expect(await addApprovals()).toEqual({ written: 0, left: 0 })
  expect(await receiptsOnFile()).toEqual(before)
})

it('a void receipt stays unchanged', async () => {
  await giveOn('2026-11-01')
  await giveOn('2026-11-02')
  const [, second] = await findAll({ collection: slugs.donations, sort: 'createdAt' })
  const reason = { reason: 'Entered twice' }
  await callApi(`/api/admin/donations/${second?.id}/void`, { method: 'POST', cookie, body: reason })
  await changeSiteSettings(RENEWED)
  expect(await waiting()).toMatchObject({ count: 1 })
  expect(await addApprovals()).toEqual({ written: 1, left: 0 })
  expect((await receiptsOnFile()).map(approvalOn)).toEqual([expect.any(String), undefined])
})

it('a correction adds it without notifying the donor, and a later one does not notify them either', async () => {
  await giveOn('2026-11-01', { email: 'ravi@example.org' })
  await giveOn('2026-11-02', { email: 'asha@example.org' })
  await changeSiteSettings(RENEWED)
  await correctFirst('Ravi Kumar Singh')
  expect(await waiting()).toMatchObject({ count: 1 })
  expect(await newCopies()).toEqual([])
  expect(await addApprovals()).toEqual({ written: 1, left: 0 })
  expect(await newCopies()).toMatchObject([{ to: 'asha@example.org' }])
  await correctFirst('Ravi K. Singh')
  expect(await newCopies()).toHaveLength(1)
})

it('a donor whose address is added later is not notified', async () => {
  await giveOn('2026-11-01')
  await changeSiteSettings(RENEWED)
  expect(await addApprovals()).toEqual({ written: 1, left: 0 })
  await correctFirst('Ravi Kumar', { email: 'ravi@example.org' })
  expect(await newCopies()).toEqual([])
})

it('moving the gift to a day without approval before the e-mail is stored cancels the e-mail', async () => {
  await giveOn('2026-11-02', { email: 'ravi@example.org' })
  await changeSiteSettings({ ...RENEWED, from80g: on('2026-11-02'), until80g: on('2026-11-02') })
  vi.spyOn(outbox, 'queueMail').mockRejectedValueOnce(new Error('killed'))
  await addApprovals()
  await correctFirst('Ravi Kumar', { receivedOn: '2026-11-05' })
  await finishReceipts()
  expect(approvalOn((await receiptsOnFile())[0])).toBeUndefined()
  expect(await newCopies()).toEqual([])
})

async function correctFirst(donorName: string, change: object = {}): Promise<void> {
  const [gift] = await findAll({ collection: slugs.donations, sort: 'createdAt' })
  const body = {
    donorName,
    email: gift?.email,
    receivedOn: '2026-11-01',
    reason: 'As the donor wrote',
    corrections: gift?.corrections ?? 0,
    ...change,
  }
  const path = `/api/admin/donations/${gift?.id}/correct`
  expect((await callApi(path, { method: 'POST', cookie, body })).status).toBe(200)
  await backgroundSettled()
}

it('two admins at once write each receipt once, and a donor gets one e-mail', async () => {
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-03']) {
    await giveOn(day, { email: 'ravi@example.org' })
  }
  await changeSiteSettings(RENEWED)
  const done = await Promise.all([addApprovals(), addApprovals()])
  for (const { left } of done) expect(left).toBe(0)
  expect(await newCopies()).toHaveLength(3)
  expect(await rewritten()).toHaveLength(3)
})

it('a server that stops before the mail is stored leaves it to the next', async () => {
  await giveOn('2026-11-01', { email: 'ravi@example.org' })
  await changeSiteSettings(RENEWED)
  const queue = vi.spyOn(outbox, 'queueMail').mockRejectedValueOnce(new Error('killed'))
  expect(await addApprovals()).toEqual({ written: 0, left: 0 })
  expect(queue).toHaveBeenCalledOnce()
  expect(await newCopies()).toEqual([])
  await finishReceipts()
  expect(await newCopies()).toHaveLength(1)
  await finishReceipts()
  expect(await newCopies()).toHaveLength(1)
})

describe.runIf(isMongo)('on a MongoDB of an older version', () => {
  it('receipts learn the day for which they name no approval', async () => {
    const payload = await getPayloadClient()
    await giveOn('2026-10-31')
    await giveOn('2026-11-01')
    const { collection } = modelOf(payload, slugs.receipts)
    await collection.updateMany({}, { $unset: { unapprovedDay: '' } })
    await upgradeReceipts(payload)
    expect((await receiptsOnFile()).map(({ unapprovedDay }) => unapprovedDay)).toEqual([
      '',
      '2026-11-01',
    ])
  })
})
