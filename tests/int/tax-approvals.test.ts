import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { sendAlerts } from '@/server/alerts/service'
import { backgroundSettled } from '@/server/background'
import { findAll } from '@/server/documents/records'
import { countWaiting } from '@/server/home/waiting'
import { getPayloadClient } from '@/server/payload-client'
import { receiptTexts } from '@/server/receipts/receipt-texts'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { renewApprovalPages } from '@/server/tax-approvals/renew-at-dates'
import { callApi } from '../support/api'
import { noProblems } from '../support/no-problems'
import { cookie, openDesk } from '../support/payment-desk'
import { receiptsOnFile } from '../support/receipted-gifts'
import { changeSiteSettings } from '../support/site-settings'

openDesk()

/** Returns a day as the panel stores it: noon in UTC. */
const on = (day: string) => `${day}T12:00:00.000Z`

const OLD = {
  number: 'URN-OLD',
  validity: 'AY 2022-23 to AY 2026-27',
  issuedOn: on('2021-05-28'),
  from: on('2021-04-01'),
  until: on('2026-03-31'),
}
const NEW = {
  registration80g: 'URN-NEW',
  validity80g: 'AY 2027-28 on',
  approved80gOn: on('2026-06-10'),
  from80g: on('2026-04-01'),
  until80g: on('2026-10-31'),
}
const UNSET = {
  registration80g: null,
  validity80g: null,
  approved80gOn: null,
  from80g: null,
  until80g: null,
  registration12a: null,
  from12a: null,
  until12a: null,
  earlier12a: [],
  earlier80g: [],
  receiptWordings: [],
  alertEmail: null,
}

beforeEach(() => changeSiteSettings({ ...NEW, earlier80g: [OLD] }))
afterEach(async () => {
  vi.useRealTimers()
  await changeSiteSettings(UNSET)
})

/** Enters a gift by hand. @returns its receipt. */
async function receivedOn(day: string): Promise<Receipt> {
  const response = await callApi('/api/admin/donations', {
    method: 'POST',
    cookie,
    body: { donorName: 'Ravi Kumar', amount: 500, paymentMethod: 'cash', receivedOn: day },
  })
  expect(response.status).toBe(201)
  const receipt = (await receiptsOnFile()).at(-1)
  if (!receipt) throw new Error('A gift without a receipt')
  return receipt
}

const registrationsOn = (receipt: Receipt) =>
  Object.fromEntries(receiptTexts(receipt, 'en').registrations)
const approvalOn = (receipt: Receipt) => registrationsOn(receipt)['Approval under section 80G']
const numberOn = (receipt: Receipt) => registrationsOn(receipt)['12A registration']

describe('a receipt', () => {
  it('names the approval that held on the day of the gift', async () => {
    const march = await receivedOn('2026-03-31')
    expect(approvalOn(march)).toBe('URN-OLD, valid for AY 2022-23 to AY 2026-27')
    expect(approvalOn(await receivedOn('2026-04-01'))).toBe('URN-NEW, valid for AY 2027-28 on')
  })

  it('claims nothing about tax for a gift after the approval has ended', async () => {
    const [last, after] = [await receivedOn('2026-10-31'), await receivedOn('2026-11-01')]
    expect(receiptTexts(last, 'en').title).toBe('Donation Receipt')
    expect(receiptTexts(after, 'en')).toMatchObject({
      title: 'Acknowledgement of a Donation',
      registrations: [],
    })
  })

  it('then omits wording written while an approval was valid, except the signatory', async () => {
    const wording = {
      statement: { en: 'Deductible under section 80G.' },
      signatory: { en: 'The treasurer' },
    }
    await changeSiteSettings({ receiptWordings: [{ ...wording, validFrom: on('2026-04-01') }] })
    expect(receiptTexts(await receivedOn('2026-10-31'), 'en').statement).toBe(
      'Deductible under section 80G.',
    )
    const after = receiptTexts(await receivedOn('2026-11-01'), 'en')
    expect(after.statement).not.toContain('80G')
    expect(after.signature[0]).toBe('The treasurer')
    const later = { statement: { en: 'Received with thanks.' }, validFrom: on('2026-11-01') }
    await changeSiteSettings({
      receiptWordings: [{ ...wording, validFrom: on('2026-04-01') }, later],
    })
    const own = receiptTexts(await receivedOn('2026-11-02'), 'en')
    expect(own.statement).toMatch(/^Received with thanks\.\n.*not a certificate/)
  })

  it('is corrected with its approval as printed, or with that of another day', async () => {
    const receipt = await receivedOn('2026-03-31')
    // As an admin who does not move the old number to the earlier approvals.
    await changeSiteSettings({
      registration80g: 'URN-NEXT',
      from80g: null,
      until80g: null,
      earlier80g: [],
    })
    const correct = (change: object) => correctGift(String(receipt.donation), change)
    await correct({ donorName: 'Ravi Kumar Singh' })
    expect((await current()).donorName).toBe('Ravi Kumar Singh')
    expect(approvalOn(await current())).toBe('URN-OLD, valid for AY 2022-23 to AY 2026-27')
    await correct({ receivedOn: '2026-03-30' })
    expect(approvalOn(await current())).toBe('URN-NEXT, valid for AY 2027-28 on')
  })

  it('names the 12A registration that held on the day of the gift', async () => {
    await changeSiteSettings({
      registration12a: '12A-2',
      from12a: on('2026-04-01'),
      until12a: on('2026-10-31'),
      earlier12a: [{ number: '12A-1', from: on('2021-04-01'), until: on('2026-03-31') }],
    })
    expect(numberOn(await receivedOn('2021-03-31'))).toBeUndefined()
    expect(numberOn(await receivedOn('2026-03-31'))).toBe('12A-1')
    expect(numberOn(await receivedOn('2026-04-01'))).toBe('12A-2')
    expect(numberOn(await receivedOn('2026-11-01'))).toBeUndefined()
  })

  it('names the 12A registration until its last day, also after a correction', async () => {
    await changeSiteSettings({ registration12a: '12A-1', until12a: on('2026-03-31') })
    const march = await receivedOn('2026-03-31')
    expect(numberOn(march)).toBe('12A-1')
    expect(numberOn(await receivedOn('2026-04-01'))).toBeUndefined()
    await changeSiteSettings({ until12a: null })
    expect(numberOn(await receivedOn('2026-04-01'))).toBe('12A-1')
    await changeSiteSettings({ registration12a: '12A-2', until12a: on('2026-04-01') })
    const correct = (change: object) => correctGift(String(march.donation), change)
    await correct({ donorName: 'Ravi Kumar Singh' })
    expect((await ofMarch()).map(numberOn)).toEqual(['12A-1'])
    await correct({ receivedOn: '2026-03-30' })
    expect((await ofMarch()).map(numberOn)).toEqual(['12A-2'])

    async function ofMarch() {
      const receipts = await receiptsOnFile()
      return receipts.filter(
        ({ donation, status }) => donation === march.donation && status === 'valid',
      )
    }
  })

  it('for a time without approval gets a late approval once it is corrected', async () => {
    const receipt = await receivedOn('2026-11-01')
    expect(approvalOn(receipt)).toBeUndefined()
    await changeSiteSettings({ until80g: on('2031-03-31') })
    const named = { receivedOn: '2026-11-01', donorName: 'Ravi Kumar Singh' }
    await correctGift(String(receipt.donation), named)
    expect(approvalOn(await current())).toBe('URN-NEW, valid for AY 2027-28 on')
  })
})

async function correctGift(id: string, change: object): Promise<void> {
  const payload = await getPayloadClient()
  const { corrections } = await payload.findByID({
    collection: slugs.donations,
    id,
    overrideAccess: true,
  })
  const response = await callApi(`/api/admin/donations/${id}/correct`, {
    method: 'POST',
    cookie,
    body: {
      donorName: 'Ravi Kumar',
      receivedOn: '2026-03-31',
      reason: 'As the donor wrote',
      corrections: corrections ?? 0,
      ...change,
    },
  })
  expect(response.status).toBe(200)
  await backgroundSettled()
}

async function current(): Promise<Receipt> {
  const receipt = (await receiptsOnFile()).findLast(({ status }) => status === 'valid')
  if (!receipt) throw new Error('No valid receipt')
  return receipt
}

it('the statement of a year names the approval of that year', async () => {
  await changeSiteSettings({ until80g: null })
  const urnOf = async (year: number) => {
    const response = await callApi(`/api/admin/statements/${year}`, { cookie })
    const { urn, urnIssuedOn, isApprovalLater } = await response.json()
    return [urn, urnIssuedOn, isApprovalLater]
  }
  expect(await urnOf(2025)).toEqual(['URN-OLD', '2021-05-28', false])
  expect(await urnOf(2026)).toEqual(['URN-NEW', '2026-06-10', false])
  await changeSiteSettings({ earlier80g: [], from80g: null })
  expect(await urnOf(2025)).toEqual(['URN-NEW', '2026-06-10', true])
})

it('pages name the approval of today, and are rendered again when it ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 9, 31, 12) })
  expect(await getSiteSettings('en')).toMatchObject({
    registration80g: 'URN-NEW',
    has80gLapsed: false,
  })
  const renewed = (from: string, to: string) => renewApprovalPages(new Date(from), new Date(to))
  // Midnight in India.
  expect(await renewed('2026-10-31T18:28:00Z', '2026-10-31T18:29:00Z')).toBe(false)
  expect(await renewed('2026-10-31T18:29:30Z', '2026-10-31T18:30:30Z')).toBe(true)
  expect(await renewed('2026-11-01T18:29:30Z', '2026-11-01T18:30:30Z')).toBe(false)
  vi.setSystemTime(Date.UTC(2026, 9, 31, 18, 31))
  expect(await getSiteSettings('en')).toMatchObject({ registration80g: null, has80gLapsed: true })
  // So is the 12A registration.
  await changeSiteSettings({
    registration12a: '12A-2',
    from12a: on('2026-12-01'),
    earlier12a: [{ number: '12A-1', until: on('2026-11-30') }],
  })
  expect((await getSiteSettings('en')).registration12a).toBe('12A-1')
  expect(await renewed('2026-11-29T18:29:30Z', '2026-11-29T18:30:30Z')).toBe(false)
  expect(await renewed('2026-11-30T18:29:30Z', '2026-11-30T18:30:30Z')).toBe(true)
  vi.setSystemTime(Date.UTC(2026, 10, 30, 18, 31))
  expect((await getSiteSettings('en')).registration12a).toBe('12A-2')
  await changeSiteSettings({ from12a: null, until12a: on('2026-11-30') })
  expect((await getSiteSettings('en')).registration12a).toBeNull()
  // A site that never had an approval has not lost it.
  await changeSiteSettings({ registration80g: null, earlier80g: [] })
  expect((await getSiteSettings('en')).has80gLapsed).toBe(false)
})

describe('before its end', () => {
  const at = (day: string) => new Date(`${day}T06:00:00.000Z`)
  const ends = async (day: string) => (await countWaiting(at(day))).endingStandings

  it('the home warns about approval and registration, until new days are entered', async () => {
    await changeSiteSettings({ until80g: on('2027-03-31'), until12a: on('2027-03-31') })
    expect(await ends('2026-07-31')).toEqual([])
    const days = { until: '2027-03-31', renewBy: '2026-09-30' }
    // Without a number there is no registration to end.
    expect(await ends('2026-08-01')).toEqual([
      { standing: '80g', ...days, phase: 'early', daysLeft: 243 },
    ])
    await changeSiteSettings({ registration12a: '12A-1' })
    expect(await ends('2027-04-02')).toEqual([
      { standing: '80g', ...days, phase: 'ended', daysLeft: -1 },
      { standing: '12a', ...days, phase: 'ended', daysLeft: -1 },
    ])
    await changeSiteSettings({ until80g: on('2032-03-31'), until12a: null })
    expect(await ends('2027-04-02')).toEqual([])
  })

  it('the office gets each reminder once', async () => {
    await changeSiteSettings({ until80g: on('2027-03-31'), alertEmail: 'office@example.org' })
    for (const day of ['2026-07-31', '2026-08-02', '2026-08-03', '2026-10-01', '2027-04-01']) {
      vi.useFakeTimers({ toFake: ['Date'], now: at(day) })
      await Promise.all([sendAlerts(at(day), noProblems), sendAlerts(at(day), noProblems)])
    }
    await backgroundSettled()
    const mails = await findAll({ collection: slugs.mails, sort: 'createdAt' })
    const reminders = mails.filter(({ key }) => key.startsWith('ends-'))
    expect(reminders.map(({ subject }) => subject.split(' | ')[0]?.replace(/^.*: /, ''))).toEqual([
      'Apply for the renewal of the 80G approval by 30 September 2026',
      'The 80G approval ends on 31 March 2027',
      'The 80G approval has ended',
    ])
    expect(reminders[0]?.text).toContain('/cms/globals/site-settings#tab-4')
    expect(reminders[0]?.text).toContain('80G स्वीकृति के नवीनीकरण का आवेदन 30 सितंबर 2026 तक')
  })
})

it('a last day that is invalid, missing or before the first is refused', async () => {
  await expect(changeSiteSettings({ from80g: null, until80g: 'soon' })).rejects.toThrow(/Last day/)
  await expect(changeSiteSettings({ earlier80g: [{ number: 'URN' } as never] })).rejects.toThrow(
    /Last day/,
  )
  await expect(
    changeSiteSettings({ from80g: on('2026-04-01'), until80g: on('2026-03-31') }),
  ).rejects.toThrow(/Last day/)
  const earlier = [{ ...OLD, until: on('2021-03-31') }]
  await expect(changeSiteSettings({ earlier80g: earlier })).rejects.toThrow(/Last day/)
  await expect(
    changeSiteSettings({ from12a: on('2026-04-01'), until12a: on('2026-03-31') }),
  ).rejects.toThrow(/Last day/)
})
