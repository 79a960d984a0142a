import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { firstDonationMonth, sumByCampaign, sumByPurpose } from '@/cms/database/queries/sums'
import { inBoth } from '@/cms/panel/both-languages'
import { slugs } from '@/cms/slugs'
import { financialYearPeriod } from '@/domain/financial-year'
import { messages } from '@/domain/messages'
import type { DonationDto } from '@/domain/responses/donation'
import type { PurposeDto } from '@/domain/responses/purpose'
import { onTagsRenewed } from '@/lib/content-time'
import { manageKey } from '@/server/monthly-gifts/manage-link'
import { getPayloadClient } from '@/server/payload-client'
import { followUp } from '@/server/payments/follow-up'
import { listReceived } from '@/server/purposes/page-data'
import { callApi, testAccount } from '../support/api'
import { mandateResponse, mandatesOnFile, monthlyOf } from '../support/monthly-gifts'
import {
  cookie,
  decide,
  deliverAll,
  eventsOf,
  gateway,
  openDesk,
  post,
} from '../support/payment-desk'
import {
  bookkeeping,
  checkoutResponse,
  donationOf,
  moneyOnFile,
  transactionOf,
} from '../support/payments'
import { endCampaign, makeCampaign, makeEndedCampaign, makeProgram } from '../support/purposes'

const orderRoute = '/api/create-order'
const verifyRoute = '/api/verify-payment'
const claimRoute = '/api/payment-claims'
const giftRoute = '/api/admin/donations'
const voidRoute = '/api/admin/donations/{id}/void'
const refundRoute = '/api/admin/transactions/{id}/refund'

openDesk()

/** Makes a gift for a purpose, paid and counted. */
async function given(givenFor: string | undefined, amount = 500) {
  const response = await post(orderRoute, { ...donationOf(amount), givenFor })
  expect(response.status).toBe(201)
  const made = await response.json()
  const payment = gateway.ledger.pay(made.orderId, { outcome: 'captured', method: 'upi' })
  const input = checkoutResponse(gateway.ledger, made, payment.id)
  expect((await post(verifyRoute, input)).status).toBe(200)
  return { ...made, payment } as { orderId: string; donationId: string; payment: { id: string } }
}

const gift = (more: object) => ({
  donorName: 'Ravi',
  amount: 1000,
  paymentMethod: 'cash',
  receivedOn: '2026-11-20',
  ...more,
})
const record = (body: object) =>
  post(giftRoute, body, { cookie, headers: { 'Idempotency-Key': randomUUID() } })

/** Counts test gifts as if paid with live keys, which a practice gateway does not have. */
async function countTests(): Promise<void> {
  const payload = await getPayloadClient()
  for (const { id } of (await moneyOnFile()).donations) {
    await payload.db.updateOne({ collection: 'donations', id, data: { testMode: false } })
  }
}

const sumOf = async (id: string) =>
  (await sumByCampaign(await getPayloadClient())).find((sum) => sum.id === id)

describe('the purpose of a gift', () => {
  it('is stored with the order and its donation, under its name at that time', async () => {
    const program = await makeProgram('Winter care')
    const campaign = await makeCampaign('60 winter kits', program.id)
    const { donationId } = await given(`campaign:${campaign.id}`)
    const columns = {
      purpose: program.id,
      purposeName: 'Winter care',
      campaign: campaign.id,
      campaignName: '60 winter kits',
    }
    expect(await transactionOf(donationId)).toMatchObject(columns)
    const { donations, mails } = await bookkeeping()
    expect(donations).toMatchObject([columns])
    expect(mails[0]?.text).toContain('It is kept for what you gave it for: 60 winter kits.')
  })

  it('is where it is needed most if nothing is chosen', async () => {
    await given(undefined)
    const { donations, mails } = await bookkeeping()
    expect(donations[0]?.purpose ?? null).toBeNull()
    expect(mails[0]?.text).toContain('It goes where it is needed')
  })

  it('is refused with a reason if it cannot be chosen', async () => {
    const hidden = await makeProgram('Not for gifts', { canBeGivenFor: false })
    const draft = await makeProgram('A draft', { _status: 'draft' })
    const over = await makeEndedCampaign('Over', hidden.id)
    for (const key of [`program:${hidden.id}`, `program:${draft.id}`, `campaign:${over.id}`]) {
      const response = await post(orderRoute, { ...donationOf(), givenFor: key })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        errors: { givenFor: messages.purposeUnknown },
      })
    }
    for (const key of ['program:none', 'campaign:none', 'children', 'program:', '$ne']) {
      expect((await post(orderRoute, { ...donationOf(), givenFor: key })).status).toBe(400)
    }
    expect((await moneyOnFile()).transactions).toEqual([])
  })

  it('keeps a program that a campaign is for: it can be neither trashed nor deleted', async () => {
    const payload = await getPayloadClient()
    const program = await makeProgram('Well repair')
    const other = await makeProgram('Pump repair')
    const campaign = await makeCampaign('Before the monsoon', program.id)
    const asAdmin = { user: await testAccount('admin'), overrideAccess: false } as const
    const trash = (id: string) =>
      payload.update({
        collection: slugs.programs,
        id,
        ...asAdmin,
        data: { deletedAt: new Date().toISOString() },
      })
    const destroy = (id: string) =>
      payload.delete({ collection: slugs.programs, id, trash: true, ...asAdmin })
    const change = (data: object, draft = false) =>
      payload.update({ collection: slugs.campaigns, id: campaign.id, draft, data, ...asAdmin })
    const REFUSED = /A campaign belongs to this program/
    await change({ program: other.id, _status: 'draft' }, true)
    for (const { id } of [program, other]) {
      await expect(trash(id)).rejects.toThrow(REFUSED)
      await expect(destroy(id)).rejects.toThrow(REFUSED)
    }
    await change({ program: other.id, _status: 'published' })
    await trash(program.id)
    await destroy(program.id)
    await change({ deletedAt: new Date().toISOString() })
    await expect(destroy(other.id)).rejects.toThrow(REFUSED)
  })

  it('may be a campaign that can be saved while its successor is in the trash, and never succeeds itself', async () => {
    const payload = await getPayloadClient()
    const program = await makeProgram('Tree guards')
    const next = await makeCampaign('A thousand trees', program.id)
    const { id } = await makeCampaign('A hundred trees', program.id, { next: next.id })
    const collection = slugs.campaigns
    const asAdmin = { user: await testAccount('admin'), overrideAccess: false } as const
    await payload.update({
      collection,
      id: next.id,
      ...asAdmin,
      data: { deletedAt: new Date().toISOString() },
    })
    const change = (data: object) =>
      payload.update({
        collection,
        id,
        depth: 0,
        data: { ...data, _status: 'published' },
        ...asAdmin,
      })
    expect(await change({ goalRupees: 70_000, next: next.id })).toMatchObject({ next: next.id })
    await expect(change({ next: id })).rejects.toMatchObject({
      data: { errors: [{ path: 'next', message: 'A campaign cannot follow itself.' }] },
    })
    expect(inBoth('A campaign cannot follow itself.').hi).toMatch(/अभियान/)
  })

  it('is part of what an attempt is about', async () => {
    const program = await makeProgram('Trees')
    const form = { ...donationOf(), givenFor: `program:${program.id}` }
    const first = await (await post(orderRoute, form)).json()
    expect(await (await post(orderRoute, form)).json()).toEqual(first)
    expect((await post(orderRoute, { ...form, givenFor: undefined })).status).toBe(409)
    const other = await makeProgram('Books')
    expect((await post(orderRoute, { ...form, givenFor: `program:${other.id}` })).status).toBe(409)
  })

  it('stays right for an attempt that was begun before the campaign ended', async () => {
    const program = await makeProgram('Relief')
    const campaign = await makeCampaign('Flood relief', program.id)
    const form = { ...donationOf(), givenFor: `campaign:${campaign.id}` }
    const first = await (await post(orderRoute, form)).json()
    await endCampaign(campaign.id)
    expect(await (await post(orderRoute, form)).json()).toEqual(first)
    expect((await post(orderRoute, { ...form, attemptId: randomUUID() })).status).toBe(400)
  })

  it('is accepted from someone who has already paid, even if the campaign is over or in the trash', async () => {
    const program = await makeProgram('Blankets')
    const over = await makeEndedCampaign('Blankets 2025', program.id)
    const { attemptId: _, ...claim } = donationOf()
    const body = { ...claim, method: 'upi', reference: '612345678901' }
    const response = await post(claimRoute, { ...body, givenFor: `campaign:${over.id}` })
    expect(response.status).toBe(201)
    const { transactions } = await moneyOnFile()
    expect(transactions).toMatchObject([{ campaign: over.id, purpose: program.id }])
    const payload = await getPayloadClient()
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: slugs.campaigns, id: over.id, data: { deletedAt } })
    const later = { ...body, reference: '612345678902', givenFor: `campaign:${over.id}` }
    expect((await post(claimRoute, later)).status).toBe(201)
  })

  it('of a monthly gift is the program of the campaign, and outlives it', async () => {
    const program = await makeProgram('School')
    const campaign = await makeCampaign('School bags', program.id)
    const form = { ...monthlyOf(), givenFor: `campaign:${campaign.id}` }
    const start = await (await post('/api/monthly-gifts', form)).json()
    const payment = gateway.ledger.authorise(start.subscriptionId, {
      outcome: 'captured',
      method: 'upi',
      email: 'asha@example.org',
    })
    const input = mandateResponse(gateway.ledger, start, payment.id)
    const verified = await post('/api/monthly-gifts/verify', input)
    expect(verified.status).toBe(200)
    expect(await verified.json()).toMatchObject({ purpose: program.id })
    const { donations } = await bookkeeping()
    expect(donations).toMatchObject([{ purpose: program.id, purposeName: 'School' }])
    expect(donations[0]?.campaign ?? null).toBeNull()

    const path = `/api/my-gift/${manageKey('mandate', start.monthlyGiftId)}/change`
    expect((await callApi(path, { method: 'POST', body: { amount: 700 } })).status).toBe(201)
    expect((await mandatesOnFile()).map(({ purpose }) => purpose)).toEqual([program.id, program.id])
  })
})

describe('the money of a campaign', () => {
  it('is what came in for it, minus refunds, including gifts by hand', async () => {
    const program = await makeProgram('Kits')
    const campaign = await makeCampaign('Kits 2026', program.id)
    const key = `campaign:${campaign.id}`
    const { donationId } = await given(key, 500.5)
    await given(key, 1000)
    await given(`program:${program.id}`, 5000)
    expect((await record(gift({ givenFor: key }))).status).toBe(201)
    await countTests()
    expect(await sumOf(campaign.id)).toMatchObject({ paise: 250_050, count: 3 })

    const transaction = await transactionOf(donationId)
    const response = await decide(refundRoute, transaction.id, { amount: 200.25 })
    expect(response.status).toBe(200)
    expect(await sumOf(campaign.id)).toMatchObject({ paise: 230_025, count: 3 })
  })

  it('counts no gift that was voided, charged back or a test', async () => {
    const program = await makeProgram('Care')
    const campaign = await makeCampaign('Care 2026', program.id)
    const key = `campaign:${campaign.id}`
    const made: DonationDto = await (await record(gift({ givenFor: key }))).json()
    expect(made).toMatchObject({
      isRestricted: true,
      purposeName: 'Care',
      campaignName: 'Care 2026',
    })
    await decide(voidRoute, made.id, { reason: 'Entered twice' }, randomUUID())
    expect(await sumOf(campaign.id)).toMatchObject({ paise: 0, count: 0 })

    const payload = await getPayloadClient()
    const { donations } = await moneyOnFile()
    const common = { purpose: program.id, campaign: campaign.id, donorName: 'X' }
    await payload.create({
      collection: 'donations',
      data: { ...common, amountPaise: 10_000, testMode: true, paymentMethod: 'UPI' },
      overrideAccess: true,
    })
    await payload.create({
      collection: 'donations',
      data: { ...common, amountPaise: 7_000, chargedBackPaise: 7_000, paymentMethod: 'UPI' },
      overrideAccess: true,
    })
    expect(donations).toHaveLength(1)
    expect(await sumOf(campaign.id)).toMatchObject({ paise: 0, count: 0 })
  })

  it('renews only the pages that show it', async () => {
    const program = await makeProgram('Wells')
    const campaign = await makeCampaign('A well', program.id)
    const renewed: string[] = []
    onTagsRenewed((tags) => renewed.push(...tags))
    await given(`program:${program.id}`)
    await given(undefined)
    expect(renewed.filter((tag) => tag === 'campaign-gifts')).toEqual([])

    // A test changes no figure.
    const { donationId, payment } = await given(`campaign:${campaign.id}`)
    expect(renewed.filter((tag) => tag === 'campaign-gifts')).toEqual([])
    const { id } = await transactionOf(donationId)
    const payload = await getPayloadClient()
    const unbooked = { testMode: false, isBooked: false }
    await payload.db.updateOne({ collection: 'transactions', id, data: unbooked })
    await payload.db.updateMany({
      collection: 'donations',
      where: { transactionId: { equals: donationId } },
      data: { testMode: false },
    })
    await followUp(await transactionOf(donationId))
    expect(renewed.filter((tag) => tag === 'campaign-gifts')).toHaveLength(1)
    // A repeated event of the gateway changes nothing.
    await deliverAll(eventsOf(payment.id))
    expect(renewed.filter((tag) => tag === 'campaign-gifts')).toHaveLength(1)

    const made = await (await record(gift({ givenFor: `campaign:${campaign.id}` }))).json()
    expect(renewed.filter((tag) => tag === 'campaign-gifts')).toHaveLength(2)
    await decide(voidRoute, made.id, { reason: 'Entered twice' }, randomUUID())
    expect(renewed.filter((tag) => tag === 'campaign-gifts')).toHaveLength(3)
  })
})

describe('the books', () => {
  it('list the money of each purpose and financial year separately', async () => {
    const program = await makeProgram('Health')
    const campaign = await makeCampaign('Health camp', program.id)
    await record(gift({ receivedOn: '2026-03-31', amount: 100, givenFor: `program:${program.id}` }))
    await record(gift({ receivedOn: '2026-04-01', amount: 200, givenFor: `program:${program.id}` }))
    await record(
      gift({ receivedOn: '2026-04-02', amount: 300, givenFor: `campaign:${campaign.id}` }),
    )
    await record(gift({ receivedOn: '2026-04-03', amount: 400 }))
    const payload = await getPayloadClient()
    const sums = await sumByPurpose(payload, financialYearPeriod(2026))
    expect(Object.fromEntries(sums.map(({ id, paise }) => [id, paise]))).toEqual({
      [program.id]: 50_000,
      '': 40_000,
    })
    expect(sums.find(({ id }) => id === program.id)?.name).toBe('Health')
    expect(await sumByPurpose(payload, financialYearPeriod(2025))).toMatchObject([
      { id: program.id, paise: 10_000, count: 1 },
    ])
    expect(await firstDonationMonth(payload)).toBe('2026-03')

    const stats = await (await callApi('/api/admin/donations/stats', { cookie })).json()
    expect(stats.purposes).toEqual([
      { key: `program:${program.id}`, name: 'Health', amount: 600, count: 3 },
      { amount: 400, count: 1 },
    ])
  })

  it('offer no campaign or program that is only a draft without a title', async () => {
    const payload = await getPayloadClient()
    const draft = { draft: true, overrideAccess: true } as const
    await payload.create({ collection: slugs.campaigns, data: {}, ...draft })
    await payload.create({ collection: slugs.programs, data: { canBeGivenFor: true }, ...draft })
    const program = await makeProgram('Trees')
    const listed: PurposeDto[] = await (await callApi('/api/admin/purposes', { cookie })).json()
    expect(listed.map(({ key }) => key)).toContain(`program:${program.id}`)
    expect(listed.filter(({ name }) => name === '')).toEqual([])
  })

  it('name a program that has left the site in the language of the page', async () => {
    const [hidden, trashed] = [await makeProgram('Wells'), await makeProgram('Lamps')]
    await record(gift({ amount: 200, givenFor: `program:${hidden.id}` }))
    await record(gift({ amount: 100, givenFor: `program:${trashed.id}` }))
    const payload = await getPayloadClient()
    const collection = slugs.programs
    await payload.update({ collection, id: hidden.id, data: { _status: 'draft' } })
    const deletedAt = new Date().toISOString()
    await payload.update({ collection, id: trashed.id, data: { deletedAt } })
    const [year] = await listReceived('hi')
    expect(year?.purposes.map(({ name }) => name)).toEqual(['Wells (हिन्दी)', 'Lamps (हिन्दी)'])
  })

  it('can be filtered by purpose', async () => {
    const program = await makeProgram('Water')
    const campaign = await makeCampaign('Ten taps', program.id)
    await record(gift({ amount: 100, givenFor: `program:${program.id}` }))
    await record(gift({ amount: 200, givenFor: `campaign:${campaign.id}` }))
    await record(gift({ amount: 300 }))
    const amounts = async (key: string) => {
      const response = await callApi(`/api/admin/donations?givenFor=${key}`, { cookie })
      const items: DonationDto[] = await response.json()
      return items.map(({ amount }) => amount).sort()
    }
    expect(await amounts(`program:${program.id}`)).toEqual([100, 200])
    expect(await amounts(`campaign:${campaign.id}`)).toEqual([200])
    expect(await amounts('none')).toEqual([300])
    expect(await amounts('')).toEqual([100, 200, 300])
    expect((await callApi('/api/admin/donations?givenFor=x', { cookie })).status).toBe(400)
    const listed = await (await callApi('/api/admin/purposes', { cookie })).json()
    expect(listed).toEqual(
      expect.arrayContaining([
        {
          key: `program:${program.id}`,
          kind: 'program',
          name: 'Water',
          nameHi: 'Water (हिन्दी)',
        },
        { key: `campaign:${campaign.id}`, kind: 'campaign', name: 'Ten taps' },
      ]),
    )
  })
})
