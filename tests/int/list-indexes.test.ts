import { createClient, type InStatement } from '@libsql/client'
import mongoose from 'mongoose'
import type { CollectionSlug, Payload } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { modelOf, sqliteOf } from '@/cms/database/adapters'
import { changeEach, insertMissing } from '@/cms/database/bulk-writes'
import { fillSearchIndex, mongoIndex } from '@/cms/database/mongo/search'
import { largeCollections } from '@/cms/database/queries/large-lists'
import { sumByPurpose } from '@/cms/database/queries/sums'
import { ensureListIndexes } from '@/cms/database/sqlite/list-indexes'
import { catchUp } from '@/cms/database/upgrades/catch-up'
import { slugs } from '@/cms/slugs'
import { donorListQuery } from '@/domain/donor-desk'
import { listContacts } from '@/server/contacts/service'
import { listDonations, sumOfList } from '@/server/donations/service'
import { listDonors } from '@/server/donors/service'
import { getPayloadClient } from '@/server/payload-client'
import { listAttention } from '@/server/payments/attention'
import { listTransactions } from '@/server/transactions/service'
import { listVolunteers } from '@/server/volunteers/service'
import { isMongo } from '../support/is-mongo'

const searching = (search: string, page = 1) => ({ search, page, limit: 50 })
const namesFound = async (search: string) =>
  (await listContacts(searching(search))).items.map(({ name }) => name)

beforeEach(async () => {
  const payload = await getPayloadClient()
  for (const collection of [slugs.volunteers, slugs.contacts, slugs.donations, slugs.donors]) {
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
  }
})

type Hinted = { hint?: object }

const ofDonors = (search: string) => donorListQuery.parse({ search, page: '1', limit: '50' })

function mongoCollection(payload: Payload, collection: CollectionSlug = slugs.contacts) {
  return modelOf(payload, collection).collection
}

async function makeContact(name: string): Promise<string> {
  const payload = await getPayloadClient()
  const { id } = await payload.create({
    collection: slugs.contacts,
    data: { name, email: 'a@example.org', status: 'new', subject: 'Support', message: 'm' },
    overrideAccess: true,
  })
  return id
}

/** Returns how SQLite runs the statements of some work that contain a text: each step of its plans. */
async function plansOf(work: () => Promise<unknown>, part: string): Promise<string[]> {
  // A connection of its own: libsql leaves the statement open.
  const own = createClient({ url: process.env.DATABASE_URI ?? '' })
  const asked = vi.spyOn(Object.getPrototypeOf(own), 'execute')
  await work()
  const statements = asked.mock.calls.map(([statement]) => statement as InStatement)
  asked.mockRestore()
  const steps: string[] = []
  for (const each of statements) {
    if (typeof each !== 'object' || !each.sql.includes(part)) continue
    const { rows } = await own.execute({ sql: `EXPLAIN QUERY PLAN ${each.sql}`, args: each.args })
    steps.push(...rows.map(({ detail }) => String(detail)))
  }
  own.close()
  return steps
}

describe('a search', () => {
  it('follows a document through change, trash, return and deletion', async () => {
    const payload = await getPayloadClient()
    const id = await makeContact('Savitri')
    const change = (data: object) =>
      payload.update({ collection: slugs.contacts, id, data, trash: true, overrideAccess: true })
    expect(await namesFound('avit')).toEqual(['Savitri'])

    await change({ name: 'Kabir' })
    expect(await namesFound('avit')).toEqual([])
    expect(await namesFound('abi')).toEqual(['Kabir'])

    await change({ deletedAt: new Date().toISOString() })
    expect(await listContacts(searching('abi'))).toEqual({ items: [], total: 0 })
    await change({ deletedAt: null })
    expect(await namesFound('abi')).toEqual(['Kabir'])

    await payload.delete({ collection: slugs.contacts, id, overrideAccess: true })
    expect(await namesFound('abi')).toEqual([])
  })

  it.each([
    ['one letter', 'a', ['Asha "Didi" 100%', 'सीता']],
    ['two letters', 'sh', ['Asha "Didi" 100%']],
    ['quotes', '"didi"', ['Asha "Didi" 100%']],
    ['a wildcard', '00%', ['Asha "Didi" 100%']],
    ['a wildcard that stands for nothing', 'a%a', []],
    ['words of the index’s own language', 'Asha OR Kabir', []],
    ['a star', 'ash*', []],
    ['Hindi', 'सीत', ['सीता']],
    ['another case', 'ASHA', ['Asha "Didi" 100%']],
    ['words in another order', 'didi asha', ['Asha "Didi" 100%']],
    ['a long and a short word', 'asha 1', ['Asha "Didi" 100%']],
    ['two short words', '1 sh', ['Asha "Didi" 100%']],
    ['two letters of nobody', 'qz', []],
    ['two letters of Hindi', 'सी', ['सीता']],
    ['a short wildcard', '_', []],
  ])('takes %s literally', async (_case, search, names) => {
    await makeContact('Asha "Didi" 100%')
    await makeContact('सीता')
    expect((await namesFound(search)).sort()).toEqual([...names].sort())
  })

  it('counts what the list shows: no donation with test keys', async () => {
    const payload = await getPayloadClient()
    for (const testMode of [true, false, null]) {
      await payload.create({
        collection: slugs.donations,
        data: { donorName: 'Meera', amountPaise: 5000, paymentMethod: 'UPI', testMode },
        overrideAccess: true,
      })
    }
    expect((await listDonations(searching('meera'))).total).toBe(2)
    expect((await listDonations(searching('me'))).total).toBe(2)
    expect((await sumOfList({ ...searching('me'), givenFor: undefined })).count).toBe(2)
    expect((await listDonations(searching(''))).total).toBe(2)
    expect((await listTransactions(searching('meera'))).total).toBe(0)
  })

  it('for a common word returns every match once across its pages, newest first', async () => {
    const payload = await getPayloadClient()
    const start = Date.UTC(2026, 0, 1)
    for (let index = 0; index < 620; index++) {
      const at = new Date(start + Math.floor(index / 2) * 1000).toISOString()
      await payload.db.create({
        collection: slugs.volunteers,
        data: {
          firstName: `P${index}`,
          lastName: 'Devi',
          email: 'a@example.org',
          phone: '1',
          status: 'pending',
          searchText: 'devi',
          createdAt: at,
          updatedAt: at,
        },
      })
    }
    const seen: string[] = []
    for (let page = 1; page <= 14; page++) {
      const { items, total } = await listVolunteers(searching('devi', page))
      expect(total).toBe(620)
      seen.push(...items.map(({ firstName }) => firstName))
    }
    expect(seen).toHaveLength(620)
    expect(new Set(seen).size).toBe(620)
    expect(seen.slice(-2).sort()).toEqual(['P0', 'P1'])
    const pending = { ...searching('devi'), status: 'pending', from: '2026-01-01' } as const
    expect((await listVolunteers(pending)).total).toBe(620)
  })
})

describe('a search by a long word', () => {
  it.each([
    ['its beginning', 'savitribai.p', 2],
    ['more than the index holds of it', 'savitribai.phule@exa', 1],
    ['more than the index holds of its end', 'phule@example.org', 1],
    ['all of it', 'savitribai.phule@example.org', 1],
  ])('finds it by %s', async (_case, search, count) => {
    await makeContact('savitribai.phule@example.org')
    await makeContact('savitribai.phule@another.org')
    expect(await namesFound(search)).toHaveLength(count)
  })

  it('takes a dot in it literally', async () => {
    await makeContact('savitribai.phule@example.org')
    expect(await namesFound('savitribai.phule@example-org')).toEqual([])
    expect(await namesFound('savitribai.phule@ex.mple.org')).toEqual([])
  })
})

describe('a search that finds many', () => {
  it('shows a page in the order of the list, and the number of all', async () => {
    const payload = await getPayloadClient()
    const made = Array.from({ length: 520 }, (_, n) => ({
      name: `Asha ${n}`,
      email: 'a@example.org',
      subject: 'Support',
      message: 'm',
      status: n % 2 === 0 ? 'new' : 'read',
      searchText: `asha ${n}\na@example.org`,
    }))
    const others = [
      { ...made[0], searchText: 'kabir' },
      { ...made[1], deletedAt: new Date() },
    ]
    await insertMissing(payload, slugs.contacts, [...made, ...others])
    const all = await listContacts(searching('asha'))
    expect([all.items.length, all.total]).toEqual([50, 520])
    const pages = await Promise.all([1, 2, 11].map((page) => listContacts(searching('ash', page))))
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20])
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids).toEqual(ids.toSorted().reverse())
    const read = await listContacts({ ...searching('asha', 6), status: 'read' })
    expect(read.total).toBe(260)
    expect(new Set(read.items.map(({ status }) => status))).toEqual(new Set(['read']))
    expect(read.items).toHaveLength(10)
    expect((await listContacts({ ...searching('asha org'), status: 'read' })).total).toBe(260)
  })
})

describe.runIf(isMongo)('the index on MongoDB', () => {
  it('follows bulk writes', async () => {
    const payload = await getPayloadClient()
    const donor = { key: 'phone:1', name: 'Savitri', isListed: true, giftCount: 1 }
    await insertMissing(payload, slugs.donors, [{ ...donor, searchText: 'savitri' }])
    const found = async (search: string) => (await listDonors(ofDonors(search))).items
    const [made] = await found('avit')
    expect(made?.name).toBe('Savitri')
    const change = { id: made?.id ?? '', data: { searchText: 'kabir' } }
    await changeEach(payload, slugs.donors, [change])
    expect(await found('avit')).toEqual([])
    expect(await found('abi')).toHaveLength(1)
    const where = { id: { exists: true } }
    await payload.db.updateMany({
      collection: slugs.donors,
      where,
      data: { searchText: 'meera' },
    })
    expect(await found('abi')).toEqual([])
    expect(await found('eer')).toHaveLength(1)
  })

  it('is created where an older version has written, and only there', async () => {
    const payload = await getPayloadClient()
    await makeContact('Savitri')
    await makeContact('Kabir')
    await makeContact('Meera')
    const contacts = mongoCollection(payload)
    await contacts.updateOne({ name: 'Savitri' }, { $unset: { searchIndex: 1 } })
    await contacts.updateOne({ name: 'Kabir' }, { $set: { searchText: 'farida' } })
    await contacts.updateOne({ name: 'Meera' }, { $unset: { searchIndex: 1, searchText: 1 } })
    expect(await namesFound('avit')).toEqual([])
    expect(await namesFound('farid')).toEqual([])
    await catchUp(payload, AbortSignal.abort())
    expect(await namesFound('avit')).toEqual([])
    await catchUp(payload, new AbortController().signal)
    expect(await namesFound('avit')).toEqual(['Savitri'])
    expect(await namesFound('farid')).toEqual(['Kabir'])
    expect(await fillSearchIndex(payload)).toBe(0)
  })

  it('is created once the database responds again', async () => {
    const payload = await getPayloadClient()
    await makeContact('Savitri')
    const contacts = mongoCollection(payload)
    await contacts.updateOne({ name: 'Savitri' }, { $unset: { searchIndex: 1 } })
    const gone = Object.assign(new Error('gone'), { name: 'MongoNetworkError' })
    const write = vi.spyOn(contacts, 'bulkWrite').mockRejectedValueOnce(gone)
    await catchUp(payload, new AbortController().signal, 1)
    expect(write).toHaveBeenCalledTimes(2)
    write.mockRestore()
    expect(await namesFound('avit')).toEqual(['Savitri'])
  })

  it('is read by nobody', async () => {
    const payload = await getPayloadClient()
    const id = await makeContact('Savitri')
    const collection = slugs.contacts
    const read = await Promise.all([
      ...[payload.findByID({ collection, id }), payload.db.findOne({ collection })],
      ...[payload.db.find({ collection }), modelOf(payload, slugs.contacts).find().lean()],
      payload.db.updateOne({ collection, id, data: { searchText: 'kabir' } }),
    ])
    expect(JSON.stringify(read)).toContain('Savitri')
    expect(JSON.stringify(read)).not.toContain('searchIndex')
  })

  it.each(largeCollections)('of %s contains everything that a search needs', async (collection) => {
    const payload = await getPayloadClient()
    const asked: Record<string, unknown>[] = []
    const hints: unknown[] = []
    mongoose.set(
      'debug',
      (_name: string, _method: string, filter: Record<string, unknown>, options: Hinted) => {
        asked.push(filter)
        hints.push(options.hint)
      },
    )
    const words = ['asha', 'de']
    try {
      await mongoIndex.find(payload, collection, { words, limit: 1 })
      await mongoIndex.count(payload, collection, words)
    } finally {
      mongoose.set('debug', false)
    }
    const [{ $and: contained, ...shown } = {}] = asked
    expect(contained).toEqual([
      { 'searchIndex.suffixes': { $regex: '^asha' } },
      { 'searchIndex.suffixes': { $regex: '^de' } },
    ])
    const indexes = await mongoCollection(payload, collection).indexes()
    const held = indexes.map(({ key }) => Object.keys(key))
    const ofSearch = held.filter(([first]) => first === 'searchIndex.suffixes')
    expect(ofSearch).toHaveLength(1)
    const [found] = ofSearch
    expect(found).toEqual(expect.arrayContaining(Object.keys(shown)))
    expect(hints.length).toBeGreaterThan(1)
    expect(hints.map((hint) => Object.keys(hint ?? {}))).toEqual(hints.map(() => found))
  })

  it('counts matches of both of two words, whether equally common or not', async () => {
    const payload = await getPayloadClient()
    for (const name of ['Asha Devi', 'Asha Kumar', 'Devi Lal', 'Devi Ashabai']) {
      await makeContact(name)
    }
    const count = (...words: string[]) => mongoIndex.count(payload, slugs.contacts, words)
    expect(await count('asha', 'devi')).toBe(2)
    expect(await count('asha', 'asha')).toBe(3)
    expect(await count('asha', 'nobody')).toBe(0)
    for (let at = 0; at < 20; at += 1) await makeContact('Meera')
    // All share the first word, from the mail server's name; one also has the other.
    expect(await count('example', 'kumar')).toBe(1)
  })
})

describe.skipIf(isMongo)('the index on SQLite', () => {
  it('replaces what older versions made', async () => {
    const payload = await getPayloadClient()
    const { client } = sqliteOf(payload)
    await client.batch(
      [
        'DROP TRIGGER contacts_search_inserted',
        'DROP TRIGGER contacts_search_updated',
        'DROP TRIGGER contacts_search_deleted',
        `CREATE TRIGGER contacts_search_insert AFTER INSERT ON contacts
         BEGIN INSERT INTO contacts_search (id, search_text) SELECT NEW.id, NEW.search_text; END`,
        `CREATE TRIGGER contacts_search_delete AFTER DELETE ON contacts
         BEGIN DELETE FROM contacts_search WHERE id = OLD.id; END`,
        'DROP INDEX donations_sorted',
        'CREATE INDEX donations_sorted ON donations (test_mode, received_at, id)',
        'DROP INDEX donations_by_day',
        'CREATE INDEX donations_by_day ON donations (test_mode, coalesce(received_at, created_at), purpose)',
      ],
      'write',
    )
    await ensureListIndexes(client)
    await makeContact('Savitri')
    expect((await listContacts(searching('avit'))).total).toBe(1)
    const { rows } = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'contacts' ORDER BY name",
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'contacts_search_deleted',
      'contacts_search_inserted',
      'contacts_search_updated',
    ])
    const { rows: made } = await client.execute(
      "SELECT sql FROM sqlite_master WHERE name IN ('donations_by_day', 'donations_sorted') ORDER BY name",
    )
    expect(made[0]?.sql).not.toContain('purpose')
    expect(made[1]?.sql).toContain('received_at, id, created_at')
    expect(await sumByPurpose(payload)).toEqual([])
  })

  it('is rebuilt if it lost a row or a trigger', async () => {
    const payload = await getPayloadClient()
    const { client } = sqliteOf(payload)
    await makeContact('Savitri')
    await client.execute('DELETE FROM contacts_search')
    expect(await namesFound('avit')).toEqual([])
    await ensureListIndexes(client)
    expect(await namesFound('avit')).toEqual(['Savitri'])

    await client.execute('DROP TRIGGER contacts_search_updated')
    await client.execute("UPDATE contacts SET search_text = 'farida'")
    await ensureListIndexes(client)
    expect(await namesFound('farid')).toEqual(['Savitri'])
  })

  it('gives volunteers by name in their order, without sorting all', async () => {
    const list = () => listVolunteers({ search: '', page: 1, limit: 50, order: 'name' })
    expect(await plansOf(list, 'order by "volunteers"')).toEqual([
      expect.stringMatching(/_by_name /),
    ])
  })

  it('finds the refunds that failed without reading every payment', async () => {
    const plans = await plansOf(
      () => listAttention({ kind: 'failed-refund', page: 1, limit: 50 }),
      '"failed_refund_paise" is not null',
    )
    expect(plans).not.toEqual([])
    for (const step of plans) expect(step).toMatch(/^SEARCH .+ INDEX transactions_failed_refunds /)
  })

  it('covers donations of an older version, which did not store whether they were tests', async () => {
    const payload = await getPayloadClient()
    const { client } = sqliteOf(payload)
    const data = { donorName: 'Meera', amountPaise: 5000, paymentMethod: 'UPI' }
    await payload.create({ collection: slugs.donations, data, overrideAccess: true })
    await client.execute('UPDATE donations SET test_mode = NULL')
    await ensureListIndexes(client)
    expect((await listDonations(searching(''))).items).toHaveLength(1)
    expect((await listDonations(searching('meera'))).items).toHaveLength(1)
  })
})
