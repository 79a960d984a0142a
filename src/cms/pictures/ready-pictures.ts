import type { SharpDependency } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { perProcess } from '@/lib/per-process'
import type { EncodedPicture, PictureFile } from './picture-encoder'

// The few pictures that this process still decodes itself (the seed's) leave nothing behind.
sharp.cache(false)
sharp.concurrency(1)

/** What was encoded, by the bytes of its full size. */
const ready = perProcess('ready-pictures', () => new WeakMap<Buffer, EncodedPicture>())

/** Keeps a picture's smaller sizes until Payload asks for them; forgotten with its bytes. */
export function keepReady(picture: EncodedPicture): void {
  ready.set(picture.full.data, picture)
}

/**
 * The sharp that Payload makes image sizes with. It would decode each upload four times over and
 * encode it once more, here in the server; for what our encoder made, it gets the sizes as they are.
 * Any other picture it handles as sharp itself does.
 */
export const readySharp: SharpDependency = (input, options) => {
  const image = sharp(input, options)
  const picture = Buffer.isBuffer(input) ? ready.get(input) : undefined
  return picture ? answerWith(image, picture, picture.full) : image
}

function answerWith(image: Sharp, picture: EncodedPicture, { data, ...about }: PictureFile): Sharp {
  const info = { ...about, size: data.length, format: 'webp' }
  return Object.assign(image, {
    rotate: () => image,
    toFormat: () => image,
    clone: () => answerWith(sharp(picture.full.data), picture, picture.full),
    resize: ({ width }: { width: number }) => {
      const size = picture.sizes[`w${width}`]
      if (!size) throw new Error(`No picture was made ${width} px wide`)
      return answerWith(image, picture, size)
    },
    toBuffer: async (options?: { resolveWithObject?: boolean }) =>
      options?.resolveWithObject ? { data, info } : data,
  })
}
