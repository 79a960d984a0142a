import { slugs } from '@/cms/slugs'
import { MEDIA_FOLDER, PHOTO_FOLDER, type UploadDto } from '@/domain/media-url'
import { messages } from '@/domain/messages'
import { ApiError } from './api-error'
import { getPayloadClient } from './payload-client'

/** What a multipart body may hold besides the file: its headers, and small fields of a form. */
const FRAME_BYTES = 64 * 1024

/**
 * The one file of a multipart body, in the field `file`.
 * @param maxBytes largest file that is taken.
 * @throws ApiError 413 where it is larger, 400 where there is none, or more than one.
 */
export async function readUpload(req: Request, maxBytes: number): Promise<File> {
  const form = await readForm(req, maxBytes + FRAME_BYTES)
  const files = [...form].filter(([, value]) => typeof value !== 'string')
  const file = form.get('file')
  if (files.length !== 1 || !(file instanceof File) || file.size === 0) {
    throw new ApiError(400, messages.fileRequired, { errors: { file: messages.fileRequired } })
  }
  if (file.size > maxBytes) throw new ApiError(413, messages.imageTooLarge)
  return file
}

/**
 * Puts a picture into the public library.
 * @throws APIError of Payload 415 where it is no accepted image (cms/hooks/prepare-image.ts).
 */
export async function storePicture(file: File): Promise<UploadDto> {
  return { url: `${MEDIA_FOLDER}${await store(slugs.media, file)}` }
}

/** Puts a visitor's photo where admins alone see it; throws as `storePicture`. */
export async function storePhoto(file: File): Promise<UploadDto> {
  return { url: `${PHOTO_FOLDER}${await store(slugs.volunteerPhotos, file)}` }
}

async function store(
  collection: typeof slugs.media | typeof slugs.volunteerPhotos,
  file: File,
): Promise<string> {
  const payload = await getPayloadClient()
  const { filename } = await payload.create({
    collection,
    data: {},
    // Name and type as claimed; the hook gives both anew.
    file: {
      data: Buffer.from(await file.arrayBuffer()),
      name: file.name,
      mimetype: file.type,
      size: file.size,
    },
    overrideAccess: true,
  })
  if (!filename) throw new Error('Payload stored a picture without a name')
  return filename
}

/** Reads no more than is allowed, whatever length the client claims, and parses only then. */
async function readForm(req: Request, maxBytes: number): Promise<FormData> {
  const tooLarge = new ApiError(413, messages.imageTooLarge)
  if (Number(req.headers.get('content-length')) > maxBytes) throw tooLarge
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of req.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  const type = req.headers.get('content-type') ?? ''
  try {
    return await new Response(Buffer.concat(chunks), {
      headers: { 'Content-Type': type },
    }).formData()
  } catch {
    // Not multipart, or cut off in the middle: the parser's own words help nobody.
    throw new ApiError(400, messages.bodyInvalid)
  }
}
