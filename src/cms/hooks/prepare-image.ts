import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import {
  type EncodedPicture,
  encodePicture,
  type PictureRefusal,
} from '@/cms/pictures/picture-encoder'
import { keepReady } from '@/cms/pictures/ready-pictures'
import { STAFF_MAX_PIXELS } from '@/domain/media-url'
import { messages } from '@/domain/messages'
import { inPictureTurn, isPicturesBusy } from '@/lib/picture-turns'
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
  if (file.tempFilePath) await fs.rm(file.tempFilePath, { force: true })
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
    throw new APIError(messages.picturesBusy, 503, null, true)
  }
}

/**
 * @param file as uploaded, in memory or on the disk.
 * @throws APIError 415 where it is no JPEG, PNG or WebP, is broken or holds too many pixels.
 */
async function toCleanWebp(file: UploadedFile, maxPixels: number): Promise<EncodedPicture> {
  const isAccepted = isAcceptedImage(await signatureOf(file))
  const picture = isAccepted
    ? await encodePicture(file.tempFilePath || file.data, maxPixels)
    : 'not-an-image'
  if (typeof picture !== 'string') return picture
  throw new APIError(REFUSALS[picture], 415, null, true)
}

async function signatureOf({ data, tempFilePath }: UploadedFile): Promise<Buffer> {
  if (!tempFilePath) return data.subarray(0, SIGNATURE_BYTES)
  const file = await fs.open(tempFilePath)
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
