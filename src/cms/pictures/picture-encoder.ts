import { spawn } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { imageWidthsPx } from '@/domain/picture'

/** The server always runs from the root of the checkout. */
const SCRIPT = path.resolve('src/cms/pictures/encode-picture.mjs')
/** A picture of 40 megapixels takes about 5 s; what takes this long was made to. */
const TIME_LIMIT_MS = 60_000

/** Decoded whole, a picture holds at most this much: 26 megapixels of a usual progressive JPEG. */
const MAX_HELD_BYTES = 80_000_000
/** No screen of the site shows a picture wider than this, in px; WebP ends at 16,383. */
const MAX_KEPT_PX = { width: 2560, height: 8192 }
const MAX_KEPT_PIXELS = 6_000_000
const QUALITY = 82
const SIZE_QUALITY = 75

export type PictureFile = { data: Buffer; width: number; height: number }
/** A picture as WebP, upright and without metadata, in its full size and smaller ones by name. */
export type EncodedPicture = { full: PictureFile; sizes: Record<string, PictureFile> }

const header = z.union([
  z.object({ refusal: z.enum(['not-an-image', 'too-large', 'too-heavy']) }),
  z.object({
    pictures: z.array(
      z.object({ name: z.string(), width: z.number(), height: z.number(), bytes: z.number() }),
    ),
  }),
])

/** Why a file is no picture for us. */
export type PictureRefusal = 'not-an-image' | 'too-large' | 'too-heavy'

/**
 * Decodes a picture once and encodes it in all sizes, in a process of its own: the memory goes back
 * to the system with it, and this process stays up whatever the file does to a decoder.
 * @param source the bytes, or the path of a file with them.
 * @param maxPixels larger pictures are refused by their header.
 */
export async function encodePicture(
  source: Buffer | string,
  maxPixels: number,
): Promise<EncodedPicture | PictureRefusal> {
  const output = await runEncoder(source, {
    path: typeof source === 'string' ? source : null,
    maxPixels,
    maxHeldBytes: MAX_HELD_BYTES,
    maxKeptPixels: MAX_KEPT_PIXELS,
    maxKeptPx: MAX_KEPT_PX,
    quality: QUALITY,
    sizes: imageWidthsPx.map((width) => ({ name: `w${width}`, width })),
    sizeQuality: SIZE_QUALITY,
  })
  return output === null ? 'not-an-image' : readOutput(output)
}

/** @returns null where the process did not come to its end: the file broke or held up the decoder. */
function runEncoder(source: Buffer | string, task: object): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, JSON.stringify(task)], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // None of our secrets. With one arena, what a decoder frees can be used again at once.
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks) : null))
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(typeof source === 'string' ? undefined : source)
  })
}

function readOutput(output: Buffer): EncodedPicture | PictureRefusal {
  const length = output.readUInt32BE(0)
  const about = header.parse(JSON.parse(output.subarray(4, 4 + length).toString('utf8')))
  if ('refusal' in about) return about.refusal
  let offset = 4 + length
  const files = about.pictures.map(({ name, width, height, bytes }) => {
    // A copy, so that each can go when it is no longer needed.
    const data = Buffer.from(output.subarray(offset, offset + bytes))
    offset += bytes
    return [name, { data, width, height }] as const
  })
  const { full, ...sizes } = Object.fromEntries(files)
  if (!full) throw new Error('The encoder made no picture')
  return { full, sizes }
}
