import type { SharpDependency } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { perProcess } from '@/lib/per-process'
import type { EncodedPicture, PictureFile } from './picture-encoder'

// Without a cache: this process itself only decodes a few pictures (the seed's).
sharp.cache(false)
sharp.concurrency(1)

/** Encoded pictures, by the bytes of their full size. */
const ready = perProcess('ready-pictures', () => new WeakMap<Buffer, EncodedPicture>())

/** Keeps a picture's smaller sizes until Payload asks for them; garbage-collected with its bytes. */
export function keepReady(picture: EncodedPicture): void {
  ready.set(picture.full.data, picture)
}

/**
 * The sharp that Payload uses for image sizes. Payload would decode each upload four times and encode it once
 * more in the server; for pictures from our encoder it returns the finished sizes. For any other picture it is
 * sharp itself.
 */
export const readySharp: SharpDependency = (input, options) => {
  const image = sharp(input, options)
  const picture = Buffer.isBuffer(input) ? ready.get(input) : undefined
  return picture ? finishedImage(image, picture, picture.full) : image
}

/** Returns a sharp image whose output is the given file, or another size of its picture. */
function finishedImage(
  image: Sharp,
  picture: EncodedPicture,
  { data, ...about }: PictureFile,
): Sharp {
  const info = { ...about, size: data.length, format: 'webp' }
  return Object.assign(image, {
    rotate: () => image,
    toFormat: () => image,
    clone: () => finishedImage(sharp(picture.full.data), picture, picture.full),
    resize: ({ width }: { width: number }) => {
      const size = picture.sizes[`w${width}`]
      if (!size) throw new Error(`No picture was made ${width} px wide`)
      return finishedImage(image, picture, size)
    },
    toBuffer: async (options?: { resolveWithObject?: boolean }) =>
      options?.resolveWithObject ? { data, info } : data,
  })
}
