import type { Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { newDocumentId } from '@/cms/database/document-id'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'

// What a database cannot keep as an id is one that no document has, whatever it is made of.
const collection = slugs.contacts
const OTHER_IDS = ['abc', ',', 'a,b', `${newDocumentId()},${newDocumentId()}`, "1' OR 1=1--"]
const own = { overrideAccess: true, disableErrors: false } as const

let id = ''
beforeAll(async () => {
  const payload = await getPayloadClient()
  const message = { subject: 'Support', message: 'm', status: 'new' } as const
  const data = { name: 'Savitri', email: 'a@example.org', ...message }
  ;({ id } = await payload.create({ collection, data, ...own }))
})

it.each(OTHER_IDS)('nothing has the id %s', async (other) => {
  const payload = await getPayloadClient()
  const found = async (where: object) =>
    (await payload.find({ collection, where: { id: where }, ...own })).docs.map((doc) => doc.id)
  expect(await found({ equals: other })).toEqual([])
  expect(await found({ in: [other] })).toEqual([])
  expect(await found({ in: [other, id] })).toEqual([id])
  expect(await found({ in: `${other},${id}` })).toEqual([id])
  expect(await found({ not_equals: other })).toEqual([id])
  expect(await found({ not_in: [other] })).toEqual([id])
  const where: Where = { or: [{ and: [{ id: { equals: other } }] }, { id: { equals: id } }] }
  expect((await payload.count({ collection, where, ...own })).totalDocs).toBe(1)
})

it.each(OTHER_IDS)('no change or deletion by the id %s touches another document', async (other) => {
  const payload = await getPayloadClient()
  const where = { id: { equals: other } }
  const changed = await payload.update({ collection, where, data: { name: 'Ravi' }, ...own })
  const deleted = await payload.delete({ collection, where, ...own })
  expect([changed.docs, deleted.docs]).toEqual([[], []])
  await payload.db.updateMany({ collection, where, data: { name: 'Ravi' } })
  await payload.db.deleteMany({ collection, where })
  expect(await payload.findByID({ collection, id, ...own })).toMatchObject({ name: 'Savitri' })
})
