import type { Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { newDocumentId } from '@/cms/database/document-id'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'

// A malformed id matches no document, but is not an error.
const collection = slugs.contacts
const MALFORMED_IDS = ['abc', ',', 'a,b', `${newDocumentId()},${newDocumentId()}`, "1' OR 1=1--"]
const own = { overrideAccess: true, disableErrors: false } as const

let id = ''
beforeAll(async () => {
  const payload = await getPayloadClient()
  const message = { subject: 'Support', message: 'm', status: 'new' } as const
  const data = { name: 'Savitri', email: 'a@example.org', ...message }
  ;({ id } = await payload.create({ collection, data, ...own }))
})

it.each(MALFORMED_IDS)('nothing has the id %s', async (malformed) => {
  const payload = await getPayloadClient()
  const found = async (where: object) =>
    (await payload.find({ collection, where: { id: where }, ...own })).docs.map((doc) => doc.id)
  expect(await found({ equals: malformed })).toEqual([])
  expect(await found({ in: [malformed] })).toEqual([])
  expect(await found({ in: [malformed, id] })).toEqual([id])
  expect(await found({ in: `${malformed},${id}` })).toEqual([id])
  expect(await found({ not_equals: malformed })).toEqual([id])
  expect(await found({ not_in: [malformed] })).toEqual([id])
  expect(await found({ like: malformed })).toEqual([])
  expect(await found({ contains: malformed })).toEqual([])
  expect(await found({ not_like: malformed })).toEqual([id])
  expect(await found({ exists: 'true' })).toEqual([id])
  expect(await found({ greater_than: malformed })).toBeInstanceOf(Array)
  // All conditions count, in any order.
  expect(await found({ equals: malformed, in: [id] })).toEqual([])
  expect(await found({ in: [id], equals: malformed })).toEqual([])
  expect(await found({ not_in: [id], not_like: malformed })).toEqual([])
  const where: Where = { or: [{ and: [{ id: { equals: malformed } }] }, { id: { equals: id } }] }
  expect((await payload.count({ collection, where, ...own })).totalDocs).toBe(1)
})

it.each(MALFORMED_IDS)(
  'no change or deletion by the id %s touches another document',
  async (malformed) => {
    const payload = await getPayloadClient()
    const where = { id: { equals: malformed } }
    const changed = await payload.update({ collection, where, data: { name: 'Ravi' }, ...own })
    const deleted = await payload.delete({ collection, where, ...own })
    expect([changed.docs, deleted.docs]).toEqual([[], []])
    await payload.db.updateMany({ collection, where, data: { name: 'Ravi' } })
    await payload.db.deleteMany({ collection, where })
    expect(await payload.findByID({ collection, id, ...own })).toMatchObject({ name: 'Savitri' })
  },
)
