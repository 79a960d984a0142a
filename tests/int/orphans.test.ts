import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { getEnv } from '@/env'
import { getPayloadClient } from '@/server/payload-client'
import { removeOrphanPhotos } from '@/server/pictures/orphans'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

beforeEach(async () => {
  const payload = await getPayloadClient()
  const everything = { where: { id: { exists: true } }, overrideAccess: true } as const
  await payload.delete({ collection: slugs.volunteers, trash: true, ...everything })
  await payload.delete({ collection: slugs.volunteerPhotos, ...everything })
})

describe('photos of forms that were never sent', () => {
  it('go after a day with all their files, not before', async () => {
    const photo = await upload()
    expect(await removeOrphanPhotos(inHours(23))).toBe(0)
    expect(filesOf(photo.filename)).not.toHaveLength(0)

    expect(await removeOrphanPhotos(inHours(25))).toBe(1)
    expect(await photoIds()).toEqual([])
    expect(fs.readdirSync(path.join(getEnv().MEDIA_DIR, 'private'))).toEqual([])
  })

  it('stay if an application shows them, even one in the trash', async () => {
    const payload = await getPayloadClient()
    const [shown, trashed, orphan] = [await upload(), await upload(), await upload()]
    await apply(shown.id)
    const inTrash = await apply(trashed.id)
    await payload.update({
      collection: slugs.volunteers,
      id: inTrash,
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: true,
    })
    expect(await removeOrphanPhotos(inHours(25))).toBe(1)
    const left = await photoIds()
    expect(left).toHaveLength(2)
    expect(left).not.toContain(orphan.id)
  })

  it('are found among more than one batch of photos in use', async () => {
    const payload = await getPayloadClient()
    const createdAt = new Date().toISOString()
    const ids: string[] = []
    for (let i = 0; i < 230; i++) {
      const { id } = await payload.db.create({
        collection: slugs.volunteerPhotos,
        data: {
          filename: `photo-${i}.webp`,
          mimeType: 'image/webp',
          createdAt,
          updatedAt: createdAt,
        },
      })
      ids.push(String(id))
    }
    const used = ids.filter((_id, index) => index % 100 !== 0)
    for (const id of used)
      await payload.db.create({ collection: slugs.volunteers, data: person(id) })
    expect(await removeOrphanPhotos(inHours(25))).toBe(3)
    expect(await photoIds()).toHaveLength(227)
    expect(await removeOrphanPhotos(inHours(25))).toBe(0)
  })
})

function person(photo: string) {
  return {
    firstName: 'Asha',
    lastName: 'Devi',
    email: 'asha@example.org',
    phone: '9876543210',
    status: 'pending' as const,
    photo,
  }
}

async function apply(photo: string): Promise<string> {
  const payload = await getPayloadClient()
  const { id } = await payload.create({
    collection: slugs.volunteers,
    data: person(photo),
    overrideAccess: true,
  })
  return id
}

async function upload() {
  const payload = await getPayloadClient()
  const data = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#883311' },
  })
    .jpeg()
    .toBuffer()
  const photo = await payload.create({
    collection: slugs.volunteerPhotos,
    data: {},
    file: { data, name: 'me.jpg', mimetype: 'image/jpeg', size: data.length },
    overrideAccess: true,
  })
  return { id: photo.id, filename: photo.filename ?? '' }
}

function filesOf(filename: string): string[] {
  const stem = filename.replace(/\.webp$/, '')
  return fs
    .readdirSync(path.join(getEnv().MEDIA_DIR, 'private'))
    .filter((name) => name.startsWith(stem))
}

async function photoIds(): Promise<string[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.volunteerPhotos,
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}
