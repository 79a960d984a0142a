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

/** Number of bytes that identify a file's type. */
const SIGNATURE_BYTES = 12

/** Brands of HEIF files after `ftyp`, for single and multiple pictures. */
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
 * Converts uploads to clean WebP under a random name before Payload stores them. The content decides the type,
 * never the name or header; re-encoding drops EXIF, GPS and anything appended to the picture.
 *
 * The context cannot be set from outside: `isPrepared` marks the seed's own pictures, `maxPixels` is the limit
 * for visitors, and `hasTurn` means that the caller already holds a turn in the picture queue.
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
 * Converts a file and removes it.
 * @throws APIError 415 if it is not a JPEG, PNG or WebP, is empty or damaged, or has too many pixels.
 */
async function toCleanWebp(file: UploadedFile, maxPixels: number): Promise<EncodedPicture> {
  const tempFile = file.tempFilePath || (await writeTempFile(file.data))
  const refused = refusalOf(await signatureOf(tempFile))
  const picture = refused ?? (await encodePicture(tempFile, maxPixels))
  const isRefused = typeof picture === 'string'
  // Payload removes refused uploads itself, and fails if the file is already gone.
  if (!isRefused || !file.tempFilePath) await fs.rm(tempFile, { force: true })
  if (isRefused) throw refusal(REFUSALS[picture], 415)
  return picture
}

async function writeTempFile(data: Buffer): Promise<string> {
  const folder = incomingDir(getEnv())
  await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  const file = path.join(folder, randomUUID())
  await fs.writeFile(file, data, { mode: PRIVATE_FILE_MODE })
  return file
}

async function signatureOf(file: string): Promise<Buffer> {
  const handle = await fs.open(file)
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(SIGNATURE_BYTES),
      0,
      SIGNATURE_BYTES,
    )
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Checks the first bytes, so that no other decoder (HEIF, AVIF, SVG) ever gets the data. */
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
