import { expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { onTagsRenewed } from '@/lib/content-time'
import { countWaiting } from '@/server/home/waiting'
import { publishScheduled } from '@/server/pages/scheduled-publishing'
import { getPayloadClient } from '@/server/payload-client'
import { makeAccount, testAccount } from '../support/api'
import { fakeLeaseTime, passLeaseTime } from '../support/lease-time'

const renewed: string[] = []
onTagsRenewed((tags) => renewed.push(...tags))

const payload = await getPayloadClient()
const editor = await testAccount('editor')

async function draft(title: string, data: object = {}) {
  const { id } = await payload.create({
    collection: slugs.freePages,
    draft: true,
    data: { title: { en: title }, _status: 'draft', ...data } as never,
    overrideAccess: false,
    user: editor,
  })
  return id
}

const schedule = (
  id: string,
  at: Date,
  { type = 'publish', by = editor.id }: { type?: 'publish' | 'unpublish'; by?: string } = {},
) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: slugs.freePages, value: id },
      user: { relationTo: slugs.users, value: by },
    } as never,
    waitUntil: at,
    overrideAccess: true,
  })

const isPublished = async (id: string) => {
  const { docs } = await payload.find({
    collection: slugs.freePages,
    where: { id: { equals: id } },
    overrideAccess: false,
  })
  return docs.length === 1
}

const waiting = async () => {
  const where = { completedAt: { exists: false } }
  return (await payload.count({ collection: 'payload-jobs', where, overrideAccess: true }))
    .totalDocs
}

const failedPublications = async () => (await countWaiting()).failedPublications

const soon = () => new Date(Date.now() + 60_000)
const past = () => new Date(Date.now() - 1000)

it('publishes due items, and nothing before its time', async () => {
  const [due, later] = [await draft('Due'), await draft('Later')]
  await schedule(due, past())
  await schedule(later, soon())
  renewed.length = 0
  await publishScheduled()
  expect(await isPublished(due)).toBe(true)
  expect(await isPublished(later)).toBe(false)
  expect(renewed).toContain(slugs.freePages)
  expect(await waiting()).toBe(1)

  await schedule(due, past(), { type: 'unpublish' })
  await publishScheduled()
  expect(await isPublished(due)).toBe(false)
})

it('continues the work of a killed server', async () => {
  const id = await draft('Cut off')
  const job = await schedule(id, past())
  await payload.db.updateJobs({
    id: job.id,
    data: { processing: true },
    req: undefined,
    returning: false,
  })
  await publishScheduled()
  expect(await isPublished(id)).toBe(true)
})

it('tries again after a fault that passes', async () => {
  const [first, second] = [await draft('Full disk'), await draft('Database gone')]
  for (const id of [first, second]) await schedule(id, past())
  const update = vi.spyOn(payload, 'update')
  for (let fault = 0; fault < 4; fault += 1) {
    update.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))
  }
  for (const isOver of [false, false, true]) {
    const published = publishScheduled()
    // The failure shows in the status of the site.
    if (isOver) await published
    else await expect(published).rejects.toThrow('2 scheduled publications failed')
    expect([await isPublished(first), await isPublished(second)]).toEqual([isOver, isOver])
  }
  update.mockRestore()
  expect(await waiting()).toBe(1)
})

it('publishes an item scheduled by an account that was deleted', async () => {
  const leaver = await makeAccount({ username: 'leaver', role: 'editor' })
  const id = await draft('Of a colleague who left')
  await schedule(id, past(), { by: leaver.id })
  await payload.delete({ collection: slugs.users, id: leaver.id, overrideAccess: true })
  await publishScheduled()
  expect(await isPublished(id)).toBe(true)
})

it('forgets what is in the trash when its time comes, and reports no failure', async () => {
  const id = await draft('Thrown away')
  const before = await waiting()
  await schedule(id, past())
  await payload.update({
    collection: slugs.freePages,
    id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  await publishScheduled()
  expect(await waiting()).toBe(before)
  await payload.update({
    collection: slugs.freePages,
    id,
    trash: true,
    data: { deletedAt: null },
    overrideAccess: true,
  })
  await publishScheduled()
  expect(await isPublished(id)).toBe(false)
})

it('gives up after an hour, reports the failure until someone handles it, and publishes the rest', async () => {
  const incomplete = await draft('', { title: { en: '' } })
  const complete = await draft('Complete')
  const before = await waiting()
  const at = past()
  await schedule(incomplete, at)
  await schedule(complete, past())
  await expect(publishScheduled()).rejects.toThrow('1 scheduled publication failed')
  await expect(publishScheduled()).rejects.toThrow('1 scheduled publication failed')
  expect(await isPublished(incomplete)).toBe(false)
  expect(await isPublished(complete)).toBe(true)
  expect(await waiting()).toBe(before + 1)
  expect(await failedPublications()).toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
  await expect(publishScheduled()).rejects.toThrow('1 scheduled publication failed (1 given up)')
  await publishScheduled()
  expect(await isPublished(incomplete)).toBe(false)
  expect(await waiting()).toBe(0)
  expect(await failedPublications()).toEqual({
    count: 1,
    oldest: {
      at: at.toISOString(),
      panelPath: `/cms/collections/${slugs.freePages}/${incomplete}`,
    },
  })

  vi.setSystemTime(Date.now() + HOUR_MS)
  await payload.update({
    collection: slugs.freePages,
    id: incomplete,
    data: { title: { en: 'Summer camp' }, _status: 'published' },
    overrideAccess: true,
  })
  await publishScheduled()
  vi.useRealTimers()
  expect(await failedPublications()).toBeUndefined()
})

it('once, however many servers check at the same time', async () => {
  const id = await draft('Once')
  await schedule(id, past())
  await Promise.all([1, 2, 3].map(() => publishScheduled()))
  const { docs } = await payload.findVersions({
    collection: slugs.freePages,
    where: {
      and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }],
    },
    overrideAccess: true,
  })
  expect(docs).toHaveLength(1)
})

it('once, even if it takes longer than a lease is held', async () => {
  for (const title of ['Slow', 'After it']) await schedule(await draft(title), past())
  fakeLeaseTime()
  const published = vi.fn(payload.update.bind(payload))
  const update = vi.spyOn(payload, 'update').mockImplementation(async (options) => {
    update.mockImplementation(published)
    for (let seconds = 0; seconds < 15; seconds += 3) {
      await passLeaseTime(3_000)
      await publishScheduled()
    }
    return published(options)
  })
  await publishScheduled()
  vi.useRealTimers()
  update.mockRestore()
  expect(published).toHaveBeenCalledTimes(2)
  expect(await waiting()).toBe(0)
})

it('lets nobody queue a job by a request', async () => {
  for (const user of [undefined, editor, await testAccount('admin')]) {
    const create = payload.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'schedulePublish', input: {} },
      overrideAccess: false,
      user,
    })
    await expect(create).rejects.toThrow(/not allowed/)
  }
})
