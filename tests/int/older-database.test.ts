import fs from 'node:fs'
import zlib from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { modelOf } from '@/cms/database/adapters'
import { selectAll } from '@/cms/database/raw-queries'
import { upgradeMoney } from '@/cms/database/upgrades/money'
import { homeContent } from '@/cms/seed/pages/home'
import { objectivesContent } from '@/cms/seed/pages/objectives'
import { programsContent } from '@/cms/seed/pages/programs'
import { storyItemsContent } from '@/cms/seed/pages/story-items'
import { slugs } from '@/cms/slugs'
import { listPrograms, listStories } from '@/server/pages/items'
import { getPageTexts } from '@/server/pages/page-data'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { callApi, sessionCookie } from '../support/api'
import { isMongo } from '../support/is-mongo'
import { bookkeeping, enterKeys, transactionOf } from '../support/payments'

const attentionRoute = '/api/admin/attention'
const voidRoute = '/api/admin/donations/{id}/void'
const statsRoute = '/api/admin/donations/stats'
const settingsRoute = '/api/admin/payment-settings'
const acceptRoute = '/api/admin/transactions/{id}/accept'

/** Data of the version of 21 November 2026: its SQLite file, and its money as documents. */
const FILE = 'tests/fixtures/site-2026-11-21.db.gz'
const DOCUMENTS = 'tests/fixtures/money-2026-11-21.json'
const DATES = ['createdAt', 'updatedAt', 'paidAt', 'receivedAt']

let cookie = ''

beforeAll(async () => {
  if (isMongo) await insertDocuments()
  else {
    const file = (process.env.DATABASE_URI ?? '').replace(/^file:/, '')
    fs.writeFileSync(file, zlib.gunzipSync(fs.readFileSync(FILE)))
  }
  cookie = await sessionCookie('admin')
})

/** Inserts the documents as MongoDB stored them: without later fields and without empty ones. */
async function insertDocuments(): Promise<void> {
  const payload = await getPayloadClient()
  const documents: Record<string, Record<string, unknown>[]> = JSON.parse(
    fs.readFileSync(DOCUMENTS, 'utf8'),
  )
  for (const [slug, docs] of Object.entries(documents)) {
    await payload.db.collections[slug as 'mails']?.collection.insertMany(
      docs.map(({ id: _id, ...doc }) =>
        Object.fromEntries(
          Object.entries(doc)
            .filter(([, value]) => value !== null)
            .map(([name, value]) => [name, DATES.includes(name) ? new Date(String(value)) : value]),
        ),
      ),
    )
  }
  // The first start is interrupted after one record. MongoDB keeps its changes, and the next start continues.
  const updateOne = payload.db.updateOne.bind(payload.db)
  const cutOff = vi.spyOn(payload.db, 'updateOne')
  cutOff.mockImplementationOnce(updateOne).mockRejectedValueOnce(new Error('cut off'))
  await expect(upgradeMoney(payload)).rejects.toThrow('cut off')
  cutOff.mockRestore()
  await upgradeMoney(payload)
  await enterKeys({ keyId: 'rzp_test_practice00000', keySecret: 'practice' })
}

const decide = (route: string, id: string, body: object = {}) =>
  callApi(route, { method: 'POST', body, cookie, id })
const read = async (route: string, query = '') =>
  (await callApi(`${route}${query}`, { cookie })).json()

describe('a database of the version before', () => {
  it('keeps every record, with its amount', async () => {
    const { transactions, donations } = await bookkeeping()
    expect(transactions).toHaveLength(6)
    expect(donations).toHaveLength(2)
    expect(await read(statsRoute)).toEqual({ totalRaised: 700, totalDonations: 2 })
    expect(await read(settingsRoute)).toMatchObject({
      keyId: 'rzp_test_practice00000',
      hasKeySecret: true,
      previousWebhookSecretUntil: null,
    })
  })

  it('has pages with the texts that were part of the program before', async () => {
    const { hero, about } = await getPageTexts('home', 'hi')
    expect(hero).toEqual(homeContent.hi.hero)
    expect(about?.paragraphs).toEqual(homeContent.hi.about.paragraphs)
    const { objectives } = await getPageTexts('objectives', 'en')
    expect(objectives).toEqual(objectivesContent.en.objectives)
    expect((await listPrograms('en')).map(({ id }) => id)).toEqual(
      programsContent.en.map(({ id }) => id),
    )
    expect((await listStories('hi')).map(({ text }) => text)).toEqual(
      storyItemsContent.hi.map(({ text }) => text),
    )
  })

  it('lists open items, but not fully refunded ones', async () => {
    expect(await read(attentionRoute, '?kind=international')).toMatchObject([
      { reasons: ['international'] },
    ])
    expect(await read(attentionRoute, '?kind=second-payment')).toEqual([])
    expect(await read(attentionRoute, '?kind=claim')).toMatchObject([{ reference: 'UTR 77/8' }])
  })

  it('has completed unfinished work, once', async () => {
    for (let run = 0; run < 2; run += 1) await reconcile()
    expect(await transactionOf('old-unbooked')).toMatchObject({ isBooked: true })
    const { donations } = await bookkeeping()
    expect(donations.filter(({ transactionId }) => transactionId === 'old-unbooked')).toMatchObject(
      [{ amountPaise: 50_000, refundedPaise: 5_000 }],
    )
  })

  it('counts no transfer again that it had counted', async () => {
    const payload = await getPayloadClient()
    const { id } = await payload.create({
      collection: slugs.transactions,
      data: {
        transactionId: 'new-claim',
        amountPaise: 30_000,
        status: 'pending',
        gateway: 'Direct',
        method: 'UPI',
        donorName: 'Ravi',
        reference: '412356789012',
      },
      overrideAccess: true,
    })
    expect((await decide(acceptRoute, id)).status).toBe(409)
  })

  it.skipIf(isMongo)('has no column of requests that nobody reads', async () => {
    const columns = await selectAll<{ name: string }>(
      await getPayloadClient(),
      'PRAGMA table_info(money_requests)',
    )
    expect(columns.map(({ name }) => name)).toContain('refund_id')
    expect(columns.map(({ name }) => name)).not.toContain('result_id')
  })

  it.runIf(isMongo)('has no field of requests that nobody reads', async () => {
    const payload = await getPayloadClient()
    const { collection } = modelOf(payload, slugs.moneyRequests)
    const request = { key: 'old', call: 'refund', subjectId: 'a', state: 'done' }
    await collection.insertOne({ ...request, resultId: 'a' })
    await upgradeMoney(payload)
    const kept = await collection.findOne({ key: 'old' })
    expect(kept).toMatchObject(request)
    expect(kept).not.toHaveProperty('resultId')
  })

  it('allows decisions about its claims and gifts', async () => {
    const { id } = await transactionOf('old-claim')
    expect((await decide(acceptRoute, id)).status).toBe(200)
    expect((await decide(acceptRoute, id)).status).toBe(409)
    const { donations } = await bookkeeping()
    const gift = donations.find(({ transactionId }) => transactionId === 'gift-old')
    expect((await decide(voidRoute, gift?.id ?? '', { reason: 'Entered twice' })).status).toBe(200)
    expect((await bookkeeping()).log.map(({ action }) => action)).toContain('voided')
  })
})
