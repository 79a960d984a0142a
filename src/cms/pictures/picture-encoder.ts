import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { MINUTE_MS } from '@/domain/durations'
import { imageWidthsPx } from '@/domain/picture'
import { getEnv, incomingDir } from '@/env'

/** The server always runs from the root of the checkout. */
const SCRIPT = path.resolve('src/cms/pictures/encode-picture.mjs')
/** A picture of 40 megapixels takes about 5 s; what takes this long was made to. */
const TIME_LIMIT_MS = MINUTE_MS

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

const response = z.union([
  z.object({ refusal: z.enum(['damaged', 'too-large', 'too-heavy']) }),
  z.object({
    pictures: z.array(z.object({ name: z.string(), width: z.number(), height: z.number() })),
  }),
])
type Written = { name: string; width: number; height: number }[]

/** Why a file is no picture for us. */
export type PictureRefusal = 'damaged' | 'too-large' | 'too-heavy'

/**
 * Decodes a picture once and encodes it in all sizes, in a process of its own: the memory goes back
 * to the system with it, and this process stays up whatever the file does to a decoder.
 * @param file its path.
 * @param maxPixels larger pictures are refused by their header.
 */
export async function encodePicture(
  file: string,
  maxPixels: number,
): Promise<EncodedPicture | PictureRefusal> {
  const folder = await mkdtemp(path.join(incomingDir(getEnv()), 'sizes-'))
  try {
    const output = await runEncoder({
      path: file,
      folder,
      maxPixels,
      maxHeldBytes: MAX_HELD_BYTES,
      maxKeptPixels: MAX_KEPT_PIXELS,
      maxKeptPx: MAX_KEPT_PX,
      quality: QUALITY,
      sizes: imageWidthsPx.map((width) => ({ name: `w${width}`, width })),
      sizeQuality: SIZE_QUALITY,
    })
    if (output === null) return 'damaged'
    const about = response.parse(JSON.parse(output))
    return 'refusal' in about ? about.refusal : await readPictures(folder, about.pictures)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @returns null where the process had to be ended: the file broke or held up the decoder.
 * @throws Error where it failed by itself: the disk is full, say.
 */
function runEncoder(task: object): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, JSON.stringify(task)], {
      stdio: ['ignore', 'pipe', 'ignore'],
      // None of our secrets. With one arena, what a decoder frees can be used again at once.
      env: {
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '1',
        SystemRoot: process.env.SystemRoot, // Windows starts no program without it.
      },
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else if (signal) resolve(null)
      else reject(new Error('The picture could not be encoded'))
    })
  })
}

async function readPictures(folder: string, written: Written): Promise<EncodedPicture> {
  const files: Record<string, PictureFile> = {}
  for (const { name, width, height } of written) {
    files[name] = { data: await readFile(path.join(folder, name)), width, height }
  }
  const { full, ...sizes } = files
  if (!full) throw new Error('The encoder made no picture')
  return { full, sizes }
}
