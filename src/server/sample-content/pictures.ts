import { readPictureUsers } from '@/cms/database/queries/picture-users'
import { slugs } from '@/cms/slugs'
import { findAll } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** Returns the sample pictures that no item, page or setting uses, drafts and trash included. */
export async function unusedSamplePictures(): Promise<string[]> {
  const payload = await getPayloadClient()
  let left = await findAll({ collection: slugs.media, where: { isSample: { equals: true } } })
  for await (const { docs } of readPictureUsers(payload, { trash: true })) {
    if (left.length === 0) break
    // Ids and file names are long and random enough not to occur in other texts.
    const text = JSON.stringify(docs)
    left = left.filter(
      ({ id, filename }) => !text.includes(id) && !(filename && text.includes(`/${filename}`)),
    )
  }
  return left.map(({ id }) => id)
}
