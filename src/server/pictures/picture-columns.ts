import type { Media, VolunteerPhoto } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { isOwnMediaPath, isOwnPhotoPath, MEDIA_FOLDER, PHOTO_FOLDER } from '@/domain/media-url'
import { messages } from '@/domain/messages'
import { findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import type { PictureSource } from './picture'

/** The columns in which a document keeps its picture. */
type PictureColumns = { image: string | null; externalImageUrl: string | null }

/**
 * Where a picture of the contract is kept: our own as the media document behind its address,
 * any other as its https address.
 * @param url as parsed: absent changes nothing (no columns), null takes the picture away.
 * @param field of the body, for the message.
 * @throws ApiError 400 where we have no such file.
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
 * The same for a volunteer, whose photo may lie among the private ones as well.
 * @throws ApiError 400 where we have no such file.
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
    throw new ApiError(400, messages.photoUrlInvalid, {
      errors: { photoUrl: messages.photoUrlInvalid },
    })
  return { photo, image: null, externalImageUrl: null }
}

/**
 * The one address that the contract gives of a document's picture.
 * @param source a document with its picture read along (depth 1).
 */
export function toImageUrl({ image, externalImageUrl }: PictureSource): string | undefined {
  return fileUrl(MEDIA_FOLDER, image) ?? (externalImageUrl || undefined)
}

/** The same for a volunteer. */
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
