import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mongoOf } from '@/cms/database/adapters'
import { ensureMongoIndexes } from '@/cms/database/mongo/indexes'
import { addSearchIndex, mongoIndex } from '@/cms/database/mongo/search'
import { readReversals } from '@/cms/database/queries/day-book-reversals'
import { countLarge } from '@/cms/database/queries/large-lists'
import { idsOfGoneWithoutPan } from '@/cms/database/queries/without-pan'
import { upgradeMoney } from '@/cms/database/upgrades/money'
import { slugs } from '@/cms/slugs'
import { placeBatch } from '@/server/donors/place'
import { readDocuments } from '@/server/export/read-stored'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { isMongo } from '../support/is-mongo'

type Keys = Record<string, number>
type Options = Pick<mongoose.mongo.FindOptions, 'skip' | 'limit' | 'projection'> & { sort?: Keys }
type Count = { collection: string; query: object; hint?: object }
type Read = { collection: string; filter: Record<string, unknown>; sort: Keys; options: Options }

const LISTS = [
  ...['donations', 'donations?givenFor=none', 'donations?method=Cash', 'donations?pan=missing'],
  ...['program', 'campaign'].map((kind) => `donations?givenFor=${kind}:6b06b8e64983cc60f42df2e0`),
  ...['donations?from=2026-01-01&to=2026-02-01', 'donations?search=asha'],
  ...['donors', 'donors?sort=sum', 'donors?given=this-year', 'donors?search=asha'],
  ...['transactions', 'transactions?status=failed', 'transactions?search=asha'],
  ...['volunteers', 'volunteers?status=pending', 'volunteers?order=name'],
  ...['contacts', 'contacts?status=new', 'contacts?search=asha'],
  ...['settlements', 'settlement-rows', 'settlement-rows?search=asha'],
  ...['audit-log', 'audit-log?actor=admin', 'audit-log?subject=donation'],
]

/** The limit in search.ts: with more matches, a search reads the list in its order. */
const MAX_IDS = 500
const LATE_PAGES = [
  ...['donations', 'donations?method=Cash', 'donations?pan=missing', 'donors', 'donors?sort=sum'],
  ...['contacts', 'contacts?status=new', 'volunteers', 'volunteers?order=name'],
]
const COUNTS = [
  ...['donations?pan=missing', 'donors?search=asha%20devi', 'contacts', 'contacts?status=new'],
  ...['volunteers', 'volunteers?status=pending'],
]

const reads: Read[] = []
const counts: Count[] = []
let cookie: string

describe.runIf(isMongo)('on MongoDB', () => {
  beforeAll(async () => {
    cookie = await sessionCookie('admin')
    mongoose.set('debug', watch)
  })
  afterAll(() => mongoose.set('debug', false))

  it.each(LISTS)('the order of the list %s is that of an index', async (list) => {
    reads.length = 0
    const [path = ''] = list.split('?')
    const url = `/api/admin/${list}${list.includes('?') ? '&' : '?'}limit=1`
    expect((await callApi(url, { cookie })).status).toBe(200)
    await expectOrdered(path)
  })

  it.each(LATE_PAGES)('a late page of %s does not read the earlier ones', async (list) => {
    await fillLists()
    reads.length = 0
    const [path = ''] = list.split('?')
    const url = `/api/admin/${list}${list.includes('?') ? '&' : '?'}limit=1&page=3`
    const response = await callApi(url, { cookie })
    expect(await response.json()).toHaveLength(1)
    const { collections } = mongoOf(await getPayloadClient())
    const own = collections[path]?.collection
    const ofList = reads.filter(({ collection }) => collection === own?.name)
    expect(ofList).not.toEqual([])
    for (const { filter, options } of ofList) {
      const plan = await own?.find(filter, options as object).explain('executionStats')
      expect(plan?.executionStats.totalDocsExamined).toBeLessThanOrEqual(1)
      // Every other plan that MongoDB tries takes time, more for later pages.
      if (path === slugs.donors) expect(plan?.queryPlanner.rejectedPlans).toEqual([])
    }
  })

  it.each(COUNTS)('the documents of %s are counted without reading one', async (list) => {
    await fillLists()
    counts.length = 0
    const url = `/api/admin/${list}${list.includes('?') ? '&' : '?'}limit=1`
    expect((await callApi(url, { cookie })).status).toBe(200)
    await expectCountedInIndex()
  })

  it('gifts without a PAN of which nothing is left are found without a look at the others', async () => {
    await fillLists()
    const payload = await getPayloadClient()
    const donations = mongoOf(payload).collections[slugs.donations]
    const asked: [object, object][] = []
    mongoose.set('debug', (_collection: string, _method: string, filter: object, options: object) =>
      asked.push([filter, options]),
    )
    try {
      expect(await idsOfGoneWithoutPan(payload)).toHaveLength(2)
    } finally {
      mongoose.set('debug', watch)
    }
    const [[filter, options] = [{}, {}]] = asked
    const plan = await donations?.collection.find(filter, options).explain('executionStats')
    expect(plan?.executionStats.totalDocsExamined).toBe(3)
  })

  it('gifts of which something went back are found without a look at the others', async () => {
    await fillLists()
    const payload = await getPayloadClient()
    const asked: object[] = []
    mongoose.set('debug', (_collection: string, _method: string, filter: object) =>
      asked.push(filter),
    )
    try {
      const period = { from: '2000-01-01T00:00:00.000Z', before: '3000-01-01T00:00:00.000Z' }
      expect(await readReversals(payload, period)).toHaveLength(3)
    } finally {
      mongoose.set('debug', watch)
    }
    const donations = mongoOf(payload).collections[slugs.donations]
    const plan = await donations?.collection.find(asked[0] ?? {}).explain('executionStats')
    expect(plan?.executionStats.totalDocsExamined).toBe(3)
  })

  it.each([slugs.contacts, slugs.volunteers])(
    'two words in %s, which has a trash, are counted without reading a document',
    async (collection) => {
      await fillLists()
      counts.length = 0
      expect(await mongoIndex.count(await getPayloadClient(), collection, ['example', 'org'])).toBe(
        3,
      )
      await expectCountedInIndex()
    },
  )

  it.each([
    [slugs.contacts, 'new', ['example']],
    [slugs.volunteers, 'pending', ['example']],
    [slugs.volunteers, 'pending', ['example', 'org']],
  ])(
    'a search of %s who are %s, for %s, is counted without reading a document',
    async (...asked) => {
      const [collection, status, words] = asked
      await fillLists()
      counts.length = 0
      const where = { status: { equals: status } }
      expect(await countLarge(await getPayloadClient(), { collection, where, words })).toBe(3)
      await expectCountedInIndex()
    },
  )

  it.each(['transactions', 'donors', 'settlement-rows'])(
    'the total of %s is not counted one by one',
    async (list) => {
      counts.length = 0
      expect((await callApi(`/api/admin/${list}`, { cookie })).status).toBe(200)
      expect(counts.filter(({ query }) => Object.keys(query).length === 0)).toEqual([])
    },
  )

  it('the last number of a receipt is found by an index', async () => {
    reads.length = 0
    const body = { donorName: 'Asha', amount: 500, paymentMethod: 'cash', receivedOn: '2026-03-05' }
    const made = await callApi('/api/admin/donations', { method: 'POST', body, cookie })
    expect(made.status).toBe(201)
    await expectOrdered(slugs.receipts, 'serial')
  })

  it.each([
    ...[slugs.donations, slugs.donors, slugs.transactions, slugs.receipts],
    ...[slugs.volunteers, slugs.mails, slugs.auditLog],
  ])('an export or a move reads %s in the order of an index', async (collection) => {
    reads.length = 0
    for await (const _batch of readDocuments(await getPayloadClient(), collection)) break
    await expectOrdered(collection)
  })

  it('pages sorted by a column are separated by the id', async () => {
    reads.length = 0
    const payload = await getPayloadClient()
    const page = { page: 2, limit: 1, overrideAccess: true }
    await payload.find({ collection: slugs.volunteers, sort: 'status', ...page })
    expect(reads.map(({ sort }) => sort)).toEqual([{ status: 1, _id: -1 }])
  })

  it('what is unique is unique in the database', async () => {
    const payload = await getPayloadClient()
    const { collections } = mongoOf(payload)
    let uniques = 0
    for (const { slug, indexes, flattenedFields } of payload.config.collections) {
      const there = (await collections[slug]?.collection.indexes()) ?? []
      const isUnique = (fields: string[]) =>
        there.some(({ key, unique }) => unique && Object.keys(key).join() === fields.join())
      const wanted = [
        ...flattenedFields.flatMap((field) =>
          'unique' in field && field.unique ? [[field.name]] : [],
        ),
        ...(indexes ?? []).flatMap(({ fields, unique }) => (unique ? [fields] : [])),
      ]
      for (const fields of wanted) expect(isUnique(fields), `${slug}: ${fields}`).toBe(true)
      uniques += wanted.length
    }
    expect(uniques).toBeGreaterThan(20)
  })

  it('documents of older versions say whether they are shown after a start', async () => {
    const payload = await getPayloadClient()
    const { collections } = mongoOf(payload)
    const [donations, donors] = [slugs.donations, slugs.donors].map(
      (slug) => collections[slug]?.collection,
    )
    const { insertedId: gift } = (await donations?.insertOne({ donorName: 'Old' })) ?? {}
    const { insertedId: donor } = (await donors?.insertOne({ name: 'Old' })) ?? {}
    await upgradeMoney(payload)
    expect(await donations?.findOne({ _id: gift })).toMatchObject({ testMode: false })
    expect(await donors?.findOne({ _id: donor })).toMatchObject({ isListed: true })
    await donations?.deleteOne({ _id: gift })
    await donors?.deleteOne({ _id: donor })
  })

  it('indexes of another order are dropped by a start', async () => {
    const adapter = mongoOf(await getPayloadClient())
    const donations = adapter.collections[slugs.donations]?.collection
    const old: Keys[] = [
      { receivedAt: -1, _id: -1, createdAt: -1, testMode: 1 },
      { receivedAt: -1, _id: -1, testMode: 1 },
      { paymentMethod: 1, receivedAt: -1, _id: -1, testMode: 1 },
      {
        panKey: 1,
        testMode: 1,
        receivedAt: -1,
        _id: -1,
        panNumber: 1,
        isUnclaimed: 1,
        refundedPaise: 1,
        chargedBackPaise: 1,
      },
      ...[{ testMode: 1 }, { 'searchIndex.suffixes': 1 }],
    ]
    const before = await donations?.indexes()
    await donations?.createIndexes(old.map((key) => ({ key: key as Record<string, 1 | -1> })))
    const volunteers = adapter.collections[slugs.volunteers]?.collection
    const ofVolunteers = await volunteers?.indexes()
    await volunteers?.createIndexes([
      { key: { createdAt: -1, _id: -1 } },
      { key: { status: 1, createdAt: -1, _id: -1 } },
    ])
    await ensureMongoIndexes(adapter)
    expect(await donations?.indexes()).toEqual(before)
    expect(await volunteers?.indexes()).toEqual(ofVolunteers)
  })
})

function watch(collection: string, method: string, filter: object, options: Options = {}): void {
  const { sort } = options
  if (method === 'find' && sort) {
    reads.push({ collection, filter: filter as Read['filter'], sort, options })
  }
  if (method === 'countDocuments') counts.push({ collection, query: filter, ...options })
}

async function expectCountedInIndex(): Promise<void> {
  const adapter = mongoOf(await getPayloadClient())
  expect(counts).not.toEqual([])
  for (const { collection: count, query, hint } of counts) {
    const explain = { count, query, ...(hint && { hint }) }
    const { executionStats } =
      (await adapter.connection.db?.command({ explain, verbosity: 'executionStats' })) ?? {}
    expect(executionStats.totalDocsExamined, JSON.stringify(query)).toBe(0)
  }
}

/** Adds three documents to each list, fully returned gifts, and more donors of one name than a search reads by id. */
async function fillLists(): Promise<void> {
  const payload = await getPayloadClient()
  if ((await payload.count({ collection: slugs.donors })).totalDocs >= 3) return
  const named = {
    phone: '9876543210',
    email: 'a@example.org',
    searchText: 'a@example.org',
    status: 'pending',
  } as const
  for (const firstName of ['Asha', 'Ravi', 'Sita']) {
    const data = { ...named, firstName, lastName: 'Devi' }
    await payload.db.create({ collection: slugs.volunteers, data })
    const message = { ...named, name: firstName, message: 'Namaste', status: 'new' }
    await payload.db.create({ collection: slugs.contacts, data: message })
  }
  const namesakes = Array.from({ length: MAX_IDS + 1 }, (_, at) => ({
    key: `namesake ${at}`,
    name: 'Asha Devi',
    isListed: true,
    searchText: 'asha devi',
    lastGiftAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)),
  }))
  const { collections } = mongoOf(payload)
  await collections[slugs.donors]?.collection.insertMany(
    namesakes.map((donor) => addSearchIndex(slugs.donors, donor)),
  )
  // Two are fully returned, one partly.
  const wentBack = [
    ...[{}, {}, { refundedPaise: 1 }],
    ...[{ refundedPaise: 500_04 }, { chargedBackPaise: 500_05 }],
  ]
  const gifts = wentBack.map((back, at) => {
    const n = at + 1
    const gift = { donorName: `Asha ${n}`, amountPaise: 500_00 + n, paymentMethod: 'Cash' }
    const data = { ...gift, phone: `987654321${n}`, ...back }
    return payload.create({ collection: slugs.donations, data })
  })
  await placeBatch((await Promise.all(gifts)).map(({ id }) => id))
}

/**
 * Expects an index in the order of each read of a collection, preceded by the fields that its filter fixes.
 * @param by counts only reads that are sorted by this field.
 */
async function expectOrdered(slug: string, by?: string): Promise<void> {
  const { collections } = mongoOf(await getPayloadClient())
  const model = collections[slug]
  const keys = (await model?.collection.indexes())?.map(({ key }) => key as Keys) ?? []
  const own = reads.filter(
    ({ collection, sort }) => collection === model?.collection.name && (!by || by in sort),
  )
  expect(own).not.toEqual([])
  for (const { filter, sort } of own) {
    // A search with few matches (search.ts) reads these by id, in any order.
    if (isOfFewIds(filter)) continue
    const wanted = `${JSON.stringify(sort)} of ${JSON.stringify(filter)}`
    expect(
      keys.some((index) => isInOrder(index, equalities(filter), sort)),
      wanted,
    ).toBe(true)
  }
}

function isOfFewIds({ _id }: Read['filter']): boolean {
  const ids: unknown = _id && typeof _id === 'object' && '$in' in _id && _id.$in
  return Array.isArray(ids) && ids.length <= MAX_IDS
}

function isInOrder(index: Keys, fixed: string[], sort: Keys): boolean {
  const fields = Object.keys(index)
  while (fields[0] && fixed.includes(fields[0])) fields.shift()
  const sorted = Object.entries(sort)
  const same = sorted.every(([field, way], at) => fields[at] === field && index[field] === way)
  const reverse = sorted.every(([field, way], at) => fields[at] === field && index[field] === -way)
  return same || reverse
}

/** Returns the fields for which a filter names one value. */
function equalities(filter: Record<string, unknown>): string[] {
  return Object.entries(filter).flatMap(([field, wanted]) => {
    if (field === '$and') return (wanted as Record<string, unknown>[]).flatMap(equalities)
    if (field.startsWith('$') || typeof wanted !== 'object' || wanted === null) return []
    return '$eq' in wanted ? [field] : []
  })
}
