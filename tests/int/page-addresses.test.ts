import { describe, expect, it } from 'vitest'
import { prepareDatabase } from '@/cms/database/prepare-database'
import { changeVersion, newestVersion } from '@/cms/database/queries/newest-version'
import { slugs } from '@/cms/slugs'
import { findCampaign } from '@/server/campaigns/page-data'
import { getPayloadClient } from '@/server/payload-client'
import { makeCampaign, makeProgram } from '../support/purposes'

const payload = await getPayloadClient()

/** Sets an address as an older version stored it. */
async function giveAddress(id: string, anchor: string): Promise<void> {
  const collection = slugs.campaigns
  await payload.db.updateOne({ collection, id, data: { anchor }, returning: false })
  const newest = await newestVersion(payload, collection, id)
  if (!newest) throw new Error('There is no version')
  await changeVersion(payload, collection, newest, { anchor })
}

const read = (id: string) =>
  payload.findByID({ collection: slugs.campaigns, id, trash: true, overrideAccess: true })
const change = (id: string, data: object, draft = false) =>
  payload.update({ collection: slugs.campaigns, id, data, draft, overrideAccess: true })

describe('campaigns that an older version gave one address', () => {
  it('have one each after a start, and the one that visitors found keeps it', async () => {
    const { id: program } = await makeProgram('Warm Winters')
    const inTrash = await makeCampaign('Blankets', program)
    const found = await makeCampaign('Woollen Caps', program)
    const hidden = await makeCampaign('Gloves', program)
    const numbered = await makeCampaign('Blankets 2', program)
    for (const { id } of [found, hidden]) await giveAddress(id, 'blankets')
    await change(inTrash.id, { deletedAt: new Date().toISOString() })
    await change(hidden.id, { title: { en: 'Warm Gloves' }, _status: 'draft' }, true)
    const before = await read(hidden.id)

    await prepareDatabase(payload)

    expect((await findCampaign('en', 'blankets'))?.campaign.documentId).toBe(found.id)
    expect((await findCampaign('en', 'blankets-2'))?.campaign.documentId).toBe(numbered.id)
    expect((await findCampaign('en', 'blankets-3'))?.campaign.documentId).toBe(hidden.id)
    expect(await read(hidden.id)).toEqual({ ...before, anchor: 'blankets-3' })
    expect((await read(inTrash.id)).anchor).toBe('blankets-4')
    const published = await change(hidden.id, { _status: 'published' })
    expect(published).toMatchObject({ title: { en: 'Warm Gloves' }, anchor: 'blankets-3' })

    await prepareDatabase(payload)
    expect(await read(hidden.id)).toMatchObject({ anchor: 'blankets-3' })
  })
})

describe.each([slugs.programs, slugs.stories])('items of one title in %s', (collection) => {
  it('have an address each, even when they are saved at the same moment', async () => {
    const title = { en: `Clean Water in ${collection}` }
    const save = (_status: 'draft' | 'published') =>
      payload.create({
        collection,
        draft: _status === 'draft',
        overrideAccess: true,
        data: { title, part: 'neem', _status } as never,
      })
    const saved = await Promise.all([save('published'), save('draft'), save('published')])
    const base = `clean-water-in-${collection}`
    const anchors = saved.map(({ anchor }) => anchor).toSorted()
    expect(anchors).toEqual([base, `${base}-2`, `${base}-3`])
    for (const { id, anchor } of saved) {
      const stored = await payload.findByID({ collection, id, overrideAccess: true })
      const newest = await newestVersion(payload, collection, id)
      expect([stored.anchor, newest?.version.anchor]).toEqual([anchor, anchor])
    }
  })

  it('have one each when drafts of them are renamed at the same moment', async () => {
    const make = (en: string) =>
      payload.create({
        collection,
        draft: true,
        overrideAccess: true,
        data: { title: { en }, part: 'neem', _status: 'draft' } as never,
      })
    const drafts = [await make('Well One'), await make('Well Two')]
    const rename = ({ id }: { id: string }) =>
      payload.update({
        collection,
        id,
        draft: true,
        overrideAccess: true,
        data: { title: { en: 'Deep Well' }, _status: 'draft' },
      })
    const renamed = await Promise.all(drafts.map(rename))
    const anchors = renamed.map(({ anchor }) => anchor).toSorted()
    expect(anchors).toEqual(['deep-well', 'deep-well-2'])
  })
})

it('keeps the address of a published item whose draft gets another title', async () => {
  const { id, anchor } = await makeProgram('Night School')
  const draft = async (data: object) =>
    (
      await payload.update({
        collection: slugs.programs,
        id,
        draft: true,
        overrideAccess: true,
        data: { ...data, _status: 'draft' } as never,
      })
    ).anchor
  expect(await draft({ part: 'geru' })).toBe(anchor)
  expect(await draft({ title: { en: 'Evening School' } })).toBe(anchor)
})

it('keeps the address of an item that gets another title while it is unpublished', async () => {
  const { id: program } = await makeProgram('Health Camps')
  const { id, anchor } = await makeCampaign('Eye Camp', program)
  await change(id, { _status: 'draft' })
  const title = { en: 'Eye and Ear Camp' }
  expect((await change(id, { title }, true)).anchor).toBe(anchor)
  expect((await change(id, { _status: 'published' })).anchor).toBe(anchor)
})

it('keeps its address when a version is restored that had another one', async () => {
  const collection = slugs.stories
  const make = { collection, draft: true, overrideAccess: true } as const
  const { id } = await payload.create({
    ...make,
    data: { title: { en: 'Clean Wells' }, _status: 'draft' } as never,
  })
  const update = { collection, id, overrideAccess: true } as const
  await payload.update({ ...update, draft: true, data: { title: { en: 'Clean Ponds' } } })
  await payload.update({ ...update, data: { _status: 'published' } })
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id }, 'version.anchor': { equals: 'clean-wells' } },
  })
  await payload.restoreVersion({
    collection,
    id: String(docs[0]?.id),
    draft: true,
    overrideAccess: true,
  })
  const published = await payload.update({ ...update, data: { _status: 'published' } })
  expect(published).toMatchObject({ title: { en: 'Clean Wells' }, anchor: 'clean-ponds' })
})

it('keeps the address that an older version gave an item with only Hindi', async () => {
  const { id: program } = await makeProgram('Clean Streets')
  const { id } = await makeCampaign('Brooms', program)
  const older = '0b9f3c52-6a53-4a8e-9d9c-6d1d2b6c9a10'
  await giveAddress(id, older)
  const title = { en: '', hi: 'साफ़ गलियाँ' }
  expect((await change(id, { title })).anchor).toBe(older)
  expect((await change(id, { _status: 'draft' })).anchor).toBe(older)
  expect((await change(id, { title: { ...title, hi: 'साफ़ सड़कें' } }, true)).anchor).toBe(older)
})
