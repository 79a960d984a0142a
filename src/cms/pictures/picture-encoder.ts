import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { MINUTE_MS } from '@/domain/durations'
import { imageWidthsPx } from '@/domain/picture'
import { getEnv, incomingDir } from '@/env'

/** The server always runs from the root of the checkout. */
const SCRIPT = path.resolve('src/cms/pictures/encode-picture.mjs')
/** A picture of 40 megapixels takes about 5 s; one that takes this long is malicious. */
const TIME_LIMIT_MS = MINUTE_MS

/** Most memory of a fully decoded picture: 26 megapixels of a typical progressive JPEG. */
const MAX_HELD_BYTES = 80_000_000
/** No page shows a wider picture; WebP is limited to 16,383 px. */
const MAX_KEPT_PX = { width: 2560, height: 8192 }
const MAX_KEPT_PIXELS = 6_000_000
const QUALITY = 82
const SIZE_QUALITY = 75

export type PictureFile = { data: Buffer; width: number; height: number }
/** A picture as WebP, upright and without metadata, in full size and smaller sizes by name. */
export type EncodedPicture = { full: PictureFile; sizes: Record<string, PictureFile> }

const refusals = z.enum(['damaged', 'too-large', 'too-heavy'])
const written = z.array(z.object({ name: z.string(), width: z.number(), height: z.number() }))
const response = z.union([
  z.object({ refusal: refusals }),
  z.object({ failure: z.string() }),
  z.object({ pictures: written }),
])

/** Why a picture is refused. */
export type PictureRefusal = z.infer<typeof refusals>

/**
 * Decodes a picture once and encodes it in all sizes, in a separate process: its memory is returned to the
 * system, and this process survives whatever the file does to a decoder.
 * @param file its path.
 * @param maxPixels larger pictures are refused by their header, without decoding.
 * @throws Error if the encoder failed itself, with the code of the system if for example the disk is full.
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
    const result = response.parse(JSON.parse(output))
    if ('failure' in result) {
      throw Object.assign(new Error('The picture could not be written'), { code: result.failure })
    }
    return 'refusal' in result ? result.refusal : await readPictures(folder, result.pictures)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @returns null if the process was killed: the file crashed or hung the decoder.
 * @throws Error if it failed itself.
 */
function runEncoder(task: object): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, JSON.stringify(task)], {
      stdio: ['ignore', 'pipe', 'ignore'],
      // None of our secrets. With a single arena, memory that a decoder frees can be reused immediately.
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

async function readPictures(
  folder: string,
  pictures: z.infer<typeof written>,
): Promise<EncodedPicture> {
  const files: Record<string, PictureFile> = {}
  for (const { name, width, height } of pictures) {
    files[name] = { data: await readFile(path.join(folder, name)), width, height }
  }
  const { full, ...sizes } = files
  if (!full) throw new Error('The encoder made no picture')
  return { full, sizes }
}
