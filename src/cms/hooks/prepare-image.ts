import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Accepted uploads hold at most this many pixels: a small file can unpack to gigabytes. */
const MAX_PIXELS = 40_000_000
/** No screen of the site shows a picture wider than this, in px. */
const MAX_WIDTH_PX = 2560
const WEBP_QUALITY = 82

const NOT_AN_IMAGE = 'This kind of file is not accepted. Please choose a JPEG, PNG or WebP image.'

/**
 * Turns whatever was uploaded into a clean WebP under a random name before Payload stores it.
 * The content decides the type, never the name or the header; decoding and encoding anew drops
 * EXIF, GPS and anything hidden behind the picture.
 */
export const prepareImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // The seed's own pictures are clean already (`isPrepared`); no call from outside can set a context.
  const isPrepared = req.context.isPrepared === true
  if ((operation === 'create' || operation === 'update') && req.file && !isPrepared) {
    const data = await toCleanWebp(req.file.data)
    req.file = {
      data,
      mimetype: 'image/webp',
      name: `${randomBytes(12).toString('hex')}.webp`,
      size: data.length,
    }
  }
  return args
}

/**
 * @param data bytes as uploaded.
 * @returns the picture as WebP, upright, without metadata, at most 2560 px wide.
 * @throws APIError 415 where the bytes are no JPEG, PNG or WebP, are broken or hold too many pixels.
 */
async function toCleanWebp(data: Buffer): Promise<Buffer> {
  if (!isAcceptedImage(data)) throw new APIError(NOT_AN_IMAGE, 415, null, true)
  try {
    return await sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_WIDTH_PX, withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer()
  } catch (error) {
    throw new APIError(
      error instanceof Error && /pixel limit/.test(error.message)
        ? 'The image is too large: 40 megapixels at most.'
        : NOT_AN_IMAGE,
      415,
      null,
      true,
    )
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
