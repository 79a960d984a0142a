import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import {
  type EncodedPicture,
  encodePicture,
  type PictureRefusal,
} from '@/cms/pictures/picture-encoder'
import { keepReady } from '@/cms/pictures/ready-pictures'
import { refusal } from '@/cms/refusal'
import { STAFF_MAX_PIXELS } from '@/domain/media-url'
import { messages } from '@/domain/messages'
import { getEnv, incomingDir } from '@/env'
import { inPictureTurn, isPicturesBusy } from '@/lib/picture-turns'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { mayChange } from './keep-file'

type UploadedFile = { data: Buffer; tempFilePath?: string }

/** How many bytes tell what a file is. */
const SIGNATURE_BYTES = 12

const REFUSALS: Record<PictureRefusal, string> = {
  'not-an-image': messages.imageTypeUnknown,
  'too-large': messages.imageTooManyPixels,
  'too-heavy': messages.imageTooHeavy,
}

/**
 * Turns whatever was uploaded into a clean WebP under a random name before Payload stores it.
 * The content decides the type, never the name or the header; decoding and encoding again drops
 * EXIF, GPS and anything hidden behind the picture.
 *
 * No call from outside can set a context: `isPrepared` are the seed's own pictures, `maxPixels` is
 * what a visitor may send, and `hasTurn` says that the caller waits in the queue for pictures itself.
 */
export const prepareImage: CollectionBeforeOperationHook = async (operation) => {
  const { args, req } = operation
  const { file } = req
  if (operation.operation !== 'create' || !file || req.context.isPrepared === true) return args
  if (!(await mayChange(operation))) return args
  const { maxPixels, hasTurn } = req.context
  const encode = () =>
    toCleanWebp(file, typeof maxPixels === 'number' ? maxPixels : STAFF_MAX_PIXELS)
  const picture = await (hasTurn === true ? encode() : waitAndEncode(encode))
  keepReady(picture)
  const { data } = picture.full
  req.file = {
    data,
    mimetype: 'image/webp',
    name: `${randomBytes(12).toString('hex')}.webp`,
    size: data.length,
  }
  return args
}

async function waitAndEncode(encode: () => Promise<EncodedPicture>): Promise<EncodedPicture> {
  try {
    return await inPictureTurn(encode)
  } catch (error) {
    if (!isPicturesBusy(error)) throw error
    throw refusal(messages.picturesBusy, 503)
  }
}

/**
 * The picture of a file, which is removed then.
 * @throws APIError 415 if it is not a JPEG, PNG or WebP, is broken or has too many pixels.
 */
async function toCleanWebp(file: UploadedFile, maxPixels: number): Promise<EncodedPicture> {
  const place = file.tempFilePath || (await writeDown(file.data))
  const picture = isAcceptedImage(await signatureOf(place))
    ? await encodePicture(place, maxPixels)
    : 'not-an-image'
  const isRefused = typeof picture === 'string'
  // A refused upload is removed by Payload, which looks for it once more.
  if (!isRefused || !file.tempFilePath) await fs.rm(place, { force: true })
  if (isRefused) throw refusal(REFUSALS[picture], 415)
  return picture
}

async function writeDown(data: Buffer): Promise<string> {
  const folder = incomingDir(getEnv())
  await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  const place = path.join(folder, randomUUID())
  await fs.writeFile(place, data, { mode: PRIVATE_FILE_MODE })
  return place
}

async function signatureOf(place: string): Promise<Buffer> {
  const file = await fs.open(place)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Looks at the first bytes, so that no other decoder (HEIF, AVIF, SVG) ever sees the data. */
function isAcceptedImage(data: Buffer): boolean {
  const isJpeg = data.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = data.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const isWebp =
    data.subarray(0, 4).toString('latin1') === 'RIFF' &&
    data.subarray(8, 12).toString('latin1') === 'WEBP'
  return isJpeg || isPng || isWebp
}
