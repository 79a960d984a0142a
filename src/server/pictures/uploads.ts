import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { slugs } from '@/cms/slugs'
import {
  MEDIA_FOLDER,
  PHOTO_FOLDER,
  STAFF_MAX_PIXELS,
  VISITOR_MAX_PIXELS,
} from '@/domain/media-url'
import { messages } from '@/domain/messages'
import type { UploadDto } from '@/domain/responses/upload'
import { uploadMessages } from '@/domain/upload-messages'
import { getEnv, incomingDir } from '@/env'
import {
  arePicturesBusy,
  inPictureTurn,
  isPicturesBusy,
  PICTURES_RETRY_SECONDS,
} from '@/lib/picture-turns'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { ApiError, isApiError } from '../http/api-error'
import { FRAME_BYTES } from '../http/read-file'
import { getPayloadClient } from '../payload-client'

const MAX_FIELDS = 20

type Destination = {
  collection: typeof slugs.media | typeof slugs.volunteerPhotos
  /** Maximum number of pixels accepted. */
  maxPixels: number
}

/** For pictures of the public library. */
export const toLibrary: Destination = { collection: slugs.media, maxPixels: STAFF_MAX_PIXELS }
/** For the photo of a volunteer, uploaded by an admin: only admins see it. */
export const toPhotos: Destination = {
  collection: slugs.volunteerPhotos,
  maxPixels: STAFF_MAX_PIXELS,
}
/** For a visitor's photo. */
export const toPhotosOfVisitors: Destination = {
  collection: slugs.volunteerPhotos,
  maxPixels: VISITOR_MAX_PIXELS,
}

/**
 * Stores the one picture of a multipart body, in the field `file`. It is queued on disk and never
 * held in this process's memory, so many uploads at once need no more memory than one.
 * @param maxBytes maximum file size.
 * @throws ApiError 413 if it is larger, 400 if there is no picture, an empty one or more than one,
 * 503 if too many are waiting already; Payload's APIError 415 if the image is not accepted
 * (cms/hooks/prepare-image.ts).
 */
export async function storeUpload(
  req: Request,
  maxBytes: number,
  destination: Destination,
): Promise<UploadDto> {
  if (arePicturesBusy()) throw picturesBusy()
  const folder = incomingDir(getEnv())
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  const file = path.join(folder, randomUUID())
  try {
    const name = await receiveFile(req, file, maxBytes)
    return await inPictureTurn(() => store(file, name, destination))
  } catch (error) {
    throw isPicturesBusy(error) ? picturesBusy() : error
  } finally {
    await rm(file, { force: true })
  }
}

function picturesBusy(): ApiError {
  const headers = { 'Retry-After': String(PICTURES_RETRY_SECONDS) }
  return new ApiError(503, uploadMessages.picturesBusy, { headers })
}

/**
 * Writes the file of a body to disk, whatever length the client claims; throws like `storeUpload`.
 * @returns the client's file name, if any.
 */
async function receiveFile(req: Request, file: string, maxBytes: number): Promise<string> {
  const tooLarge = new ApiError(413, uploadMessages.imageTooLarge)
  const maxBodyBytes = maxBytes + FRAME_BYTES
  if (Number(req.headers.get('content-length')) > maxBodyBytes) throw tooLarge
  const parser = parserOf(req)
  let files = 0
  let name = 'picture'
  let saved: Promise<number> | undefined
  parser.on('file', (field, stream, { filename }) => {
    files += 1
    name = filename || name
    if (field !== 'file' || files > 1) {
      stream.resume()
      return
    }
    saved = saveFile(stream, file)
    // Otherwise the parser would wait for a reader.
    saved.catch((error: Error) => parser.destroy(error))
  })
  try {
    await pipeline(limitBytes(req.body, maxBodyBytes, tooLarge), parser)
  } catch (error) {
    // Not multipart, or truncated: the parser's own message is of no use.
    throw isApiError(error) || isDiskError(error) ? error : new ApiError(400, messages.bodyInvalid)
  } finally {
    await saved?.catch(() => undefined)
  }
  const bytes = await saved
  if (files !== 1 || !bytes) {
    const isEmpty = files === 1 && bytes === 0
    const message = isEmpty ? uploadMessages.fileEmpty : uploadMessages.fileRequired
    throw new ApiError(400, message, { errors: { file: message } })
  }
  if (bytes > maxBytes) throw tooLarge
  return name
}

/** System errors name the failed call; a lost connection has none. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function parserOf(req: Request) {
  try {
    return busboy({
      defParamCharset: 'utf8',
      headers: { 'content-type': req.headers.get('content-type') ?? '' },
      limits: { fields: MAX_FIELDS, fieldSize: FRAME_BYTES },
    })
  } catch {
    throw new ApiError(400, messages.bodyInvalid) // Its content type is not a form's.
  }
}

async function* limitBytes(body: Request['body'], maxBodyBytes: number, tooLarge: ApiError) {
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBodyBytes) throw tooLarge
    yield chunk
  }
}

/** @returns its size in bytes. */
async function saveFile(stream: Readable, file: string): Promise<number> {
  const target = createWriteStream(file, { mode: PRIVATE_FILE_MODE })
  await pipeline(stream, target)
  return target.bytesWritten
}

async function store(
  file: string,
  name: string,
  { collection, maxPixels }: Destination,
): Promise<UploadDto> {
  const payload = await getPayloadClient()
  const { filename } = await payload.create({
    collection,
    data: {},
    // A hook sets name and type of the stored file.
    file: { data: Buffer.alloc(0), tempFilePath: file, name, mimetype: '', size: 0 },
    context: { maxPixels, hasTurn: true },
    overrideAccess: true,
  })
  if (!filename) throw new Error('Payload stored a picture without a name')
  return { url: `${collection === slugs.media ? MEDIA_FOLDER : PHOTO_FOLDER}${filename}` }
}
