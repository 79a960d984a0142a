import { afterAll, expect, it, vi } from 'vitest'
import { modelOf } from '@/cms/database/adapters'
import { isMongo } from '@/cms/database/is-mongo'
import { prepareDatabase } from '@/cms/database/prepare-database'
import type { Media } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { findFirst } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { readPicture } from '@/server/pictures/read-upload'
import { callCms, sessionCookie } from '../support/api'
import { uploadPhoto, uploadPicture } from '../support/uploads'

/** The pictures of this file's site are in a bucket, which the configuration reads as it loads. */
const bucket = await vi.hoisted(async () => {
  const { startPracticeBucket } = await import('../support/practice-bucket')
  const started = await startPracticeBucket()
  const settings = { S3_BUCKET: 'pictures', S3_ENDPOINT: started.url }
  Object.assign(process.env, settings, { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' })
  return started
})

afterAll(() => bucket.stop())

const pictureAt = async (url: string): Promise<Media> => {
  const found = await findFirst(slugs.media, { filename: { equals: url.split('/').at(-1) } })
  if (!found) throw new Error(`There is no picture ${url}`)
  return found
}

const panel = async (path: string) =>
  callCms('GET', path, { cookie: await sessionCookie('editor') })

it('a picture goes into the bucket, and the panel shows it', async () => {
  const before = bucket.size()
  const url = await uploadPicture()
  expect(bucket.size()).toBeGreaterThan(before)
  expect((await readPicture(url)).length).toBeGreaterThan(0)
  const picture = await pictureAt(url)
  expect((await panel(`media/file/${picture.filename}?prefix=public`)).status).toBe(200)
  expect(await uploadPhoto()).toContain('/volunteer-photos/')
})

it('the panel shows a picture from before the bucket, whose file was copied there', async () => {
  const { id } = await pictureAt(await uploadPicture())
  const payload = await getPayloadClient()
  await payload.db.updateOne({ collection: slugs.media, id, data: { prefix: null } })
  // SQLite keeps an empty column, MongoDB no field.
  if (isMongo(payload))
    await modelOf(payload, slugs.media).collection.updateMany({ prefix: null }, [
      { $unset: 'prefix' },
    ])
  await prepareDatabase(payload)
  const { url } = await (await panel(`media/${id}`)).json()
  expect(url).toContain('prefix=public')
  expect((await panel(url.replace('/cms-api/', ''))).status).toBe(200)
})
