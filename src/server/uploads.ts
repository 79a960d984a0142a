import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { slugs } from '@/cms/slugs'
import {
  MEDIA_FOLDER,
  PHOTO_FOLDER,
  STAFF_MAX_PIXELS,
  type UploadDto,
  VISITOR_MAX_PIXELS,
} from '@/domain/media-url'
import { messages } from '@/domain/messages'
import { getEnv, incomingDir } from '@/env'
import {
  arePicturesBusy,
  inPictureTurn,
  isPicturesBusy,
  PICTURES_RETRY_SECONDS,
} from '@/lib/picture-turns'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { ApiError } from './api-error'
import { getPayloadClient } from './payload-client'

/** What a multipart body may hold besides the file: its headers, and small fields of a form. */
const FRAME_BYTES = 64 * 1024

type Destination = {
  collection: typeof slugs.media | typeof slugs.volunteerPhotos
  /** Most pixels that are taken. */
  maxPixels: number
}

/** Where pictures of the public library go. */
export const toLibrary: Destination = { collection: slugs.media, maxPixels: STAFF_MAX_PIXELS }
/** Where an admin puts the photo of a volunteer: only admins see it. */
export const toPhotos: Destination = {
  collection: slugs.volunteerPhotos,
  maxPixels: STAFF_MAX_PIXELS,
}
/** Where a visitor's photo goes. */
export const toPhotosOfVisitors: Destination = {
  collection: slugs.volunteerPhotos,
  maxPixels: VISITOR_MAX_PIXELS,
}

/**
 * Stores the one picture of a multipart body, in the field `file`. The body waits on the disk for its
 * turn, so that many at once take no memory.
 * @param maxBytes largest file that is taken.
 * @throws ApiError 413 where it is larger, 400 where there is none, or more than one, 503 where too
 * many wait already; APIError of Payload 415 where it is no accepted image (cms/hooks/prepare-image.ts).
 */
export async function storeUpload(
  req: Request,
  maxBytes: number,
  destination: Destination,
): Promise<UploadDto> {
  if (arePicturesBusy()) throw picturesBusy()
  const body = await receiveBody(req, maxBytes + FRAME_BYTES)
  try {
    return await inPictureTurn(async () => {
      const type = req.headers.get('content-type') ?? ''
      return store(await readFile(body, type, maxBytes), destination)
    })
  } catch (error) {
    throw isPicturesBusy(error) ? picturesBusy() : error
  } finally {
    await rm(body, { force: true })
  }
}

function picturesBusy(): ApiError {
  const headers = { 'Retry-After': String(PICTURES_RETRY_SECONDS) }
  return new ApiError(503, messages.picturesBusy, { headers })
}

/**
 * Writes a body to the disk, no more of it than is allowed, whatever length the client claims.
 * @returns the path of the file; the caller removes it.
 */
async function receiveBody(req: Request, maxBytes: number): Promise<string> {
  const tooLarge = new ApiError(413, messages.imageTooLarge)
  if (Number(req.headers.get('content-length')) > maxBytes) throw tooLarge
  const folder = incomingDir(getEnv())
  fs.mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  const file = path.join(folder, randomUUID())
  try {
    await pipeline(
      async function* () {
        let bytes = 0
        for await (const chunk of req.body ?? []) {
          bytes += chunk.length
          if (bytes > maxBytes) throw tooLarge
          yield chunk
        }
      },
      fs.createWriteStream(file, { mode: PRIVATE_FILE_MODE }),
    )
    return file
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** The file in a multipart body on the disk; throws as `storeUpload`. */
async function readFile(body: string, contentType: string, maxBytes: number): Promise<File> {
  const form = await parseForm(body, contentType)
  const files = [...form].filter(([, value]) => typeof value !== 'string')
  const file = form.get('file')
  if (files.length !== 1 || !(file instanceof File) || file.size === 0) {
    throw new ApiError(400, messages.fileRequired, { errors: { file: messages.fileRequired } })
  }
  if (file.size > maxBytes) throw new ApiError(413, messages.imageTooLarge)
  return file
}

async function parseForm(body: string, contentType: string): Promise<FormData> {
  const stream = Readable.toWeb(fs.createReadStream(body)) as ReadableStream<Uint8Array>
  try {
    return await new Response(stream, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    // Not multipart, or cut off in the middle: the parser's own words help nobody.
    throw new ApiError(400, messages.bodyInvalid)
  }
}

async function store(file: File, { collection, maxPixels }: Destination): Promise<UploadDto> {
  const payload = await getPayloadClient()
  const { filename } = await payload.create({
    collection,
    data: {},
    // Name and type as claimed; the hook gives it new ones.
    file: {
      data: Buffer.from(await file.arrayBuffer()),
      name: file.name,
      mimetype: file.type,
      size: file.size,
    },
    context: { maxPixels, hasTurn: true },
    overrideAccess: true,
  })
  if (!filename) throw new Error('Payload stored a picture without a name')
  return { url: `${collection === slugs.media ? MEDIA_FOLDER : PHOTO_FOLDER}${filename}` }
}
