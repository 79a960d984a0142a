import type { Media, VolunteerPhoto } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { isOwnMediaPath, isOwnPhotoPath, MEDIA_FOLDER, PHOTO_FOLDER } from '@/domain/media-url'
import { messages } from '@/domain/messages'
import { uploadMessages } from '@/domain/upload-messages'
import { findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import type { PictureSource } from './picture'

/** The columns that store a document's picture. */
type PictureColumns = { image: string | null; externalImageUrl: string | null }

/**
 * Maps a picture of the contract to columns: our own to the media document behind its address, any
 * other to its https address.
 * @param url as parsed: undefined changes nothing (no columns), null removes the picture.
 * @param field of the body, for the message.
 * @throws ApiError 400 if we have no such file.
 */
export async function toPictureColumns(
  url: string | null | undefined,
  field = 'imageUrl',
): Promise<PictureColumns | undefined> {
  if (url === undefined) return undefined
  if (url === null) return { image: null, externalImageUrl: null }
  if (!isOwnMediaPath(url)) return { image: null, externalImageUrl: url }
  const id = await findFile(slugs.media, url.slice(MEDIA_FOLDER.length))
  if (!id)
    throw new ApiError(400, messages.imageUrlInvalid, {
      errors: { [field]: messages.imageUrlInvalid },
    })
  return { image: id, externalImageUrl: null }
}

/**
 * Does the same for a volunteer, whose photo may also be a private one.
 * @throws ApiError 400 if we have no such file.
 */
export async function toPhotoColumns(
  url: string | undefined,
): Promise<(PictureColumns & { photo: string | null }) | undefined> {
  if (url === undefined) return undefined
  if (!isOwnPhotoPath(url)) {
    const columns = await toPictureColumns(url, 'photoUrl')
    return columns && { ...columns, photo: null }
  }
  const photo = await findFile(slugs.volunteerPhotos, url.slice(PHOTO_FOLDER.length))
  if (!photo)
    // A form that stayed open for over a day: its photo has been deleted (orphans.ts).
    throw new ApiError(400, uploadMessages.photoGone, {
      errors: { photoUrl: uploadMessages.photoGone },
    })
  return { photo, image: null, externalImageUrl: null }
}

/**
 * Returns the single address that the contract has for a document's picture.
 * @param source a document with its picture populated (depth 1).
 */
export function toImageUrl({ image, externalImageUrl }: PictureSource): string | undefined {
  return fileUrl(MEDIA_FOLDER, image) ?? (externalImageUrl || undefined)
}

/** Does the same for a volunteer. */
export function toPhotoUrl(
  source: PictureSource & { photo?: string | VolunteerPhoto | null },
): string | undefined {
  return fileUrl(PHOTO_FOLDER, source.photo) ?? toImageUrl(source)
}

function fileUrl(folder: string, file: string | Media | VolunteerPhoto | null | undefined) {
  return typeof file === 'object' && file?.filename ? `${folder}${file.filename}` : undefined
}

async function findFile(
  collection: typeof slugs.media | typeof slugs.volunteerPhotos,
  filename: string,
): Promise<string | undefined> {
  return (await findFirst(collection, { filename: { equals: filename } }))?.id
}
