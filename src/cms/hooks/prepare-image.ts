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
import { uploadMessages } from '@/domain/upload-messages'
import { getEnv, incomingDir } from '@/env'
import { inPictureTurn, isPicturesBusy } from '@/lib/picture-turns'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { mayChange } from './keep-file'

type UploadedFile = { data: Buffer; tempFilePath?: string }

/** How many bytes tell what a file is. */
const SIGNATURE_BYTES = 12

/** What HEIF files, of one picture or several, call themselves after `ftyp`. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif', 'mif1', 'msf1']

type Refusal = PictureRefusal | 'empty' | 'heic' | 'unknown-kind'

const REFUSALS: Record<Refusal, string> = {
  empty: uploadMessages.fileEmpty,
  heic: uploadMessages.imageIsHeic,
  'unknown-kind': uploadMessages.imageTypeUnknown,
  damaged: uploadMessages.imageDamaged,
  'too-large': uploadMessages.imageTooManyPixels,
  'too-heavy': uploadMessages.imageTooHeavy,
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
    throw refusal(uploadMessages.picturesBusy, 503)
  }
}

/**
 * The picture of a file, which is removed then.
 * @throws APIError 415 if it is not a JPEG, PNG or WebP, is empty or broken, or has too many pixels.
 */
async function toCleanWebp(file: UploadedFile, maxPixels: number): Promise<EncodedPicture> {
  const place = file.tempFilePath || (await writeDown(file.data))
  const refused = refusalOf(await signatureOf(place))
  const picture = refused ?? (await encodePicture(place, maxPixels))
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
function refusalOf(data: Buffer): Refusal | null {
  if (data.length === 0) return 'empty'
  const text = data.toString('latin1')
  const isJpeg = text.startsWith('\xff\xd8\xff')
  const isPng = text.startsWith('\x89PNG\r\n\x1a\n')
  const isWebp = text.startsWith('RIFF') && text.endsWith('WEBP')
  if (isJpeg || isPng || isWebp) return null
  const isHeic = text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8))
  return isHeic ? 'heic' : 'unknown-kind'
}
