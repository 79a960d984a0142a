/**
 * Decodes an uploaded picture and writes it in all our sizes. Runs as a separate process
 * (picture-encoder.ts): its memory is returned to the system when it ends, a malformed file cannot take the site
 * down, and an exploited decoder finds no secrets here.
 *
 * Argument: the task as JSON. Output: JSON with what was written, the reason for a refusal, or the code of the error
 * that kept it from writing, such as ENOSPC.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/**
 * @typedef {{ path: string, folder: string, maxPixels: number, maxHeldBytes: number, maxKeptPixels: number,
 *   maxKeptPx: { width: number, height: number }, quality: number,
 *   sizes: { name: string, width: number }[], sizeQuality: number }} Task
 */

// Nothing is decoded twice, and each thread would use memory of its own.
sharp.cache(false)
sharp.concurrency(1)

/** @type {Task} */
const task = JSON.parse(process.argv[2] ?? '')

const header = await sharp(task.path, { limitInputPixels: false })
  .metadata()
  .catch(() => null)
if (!header) refuse('damaged')
else if (header.width * header.height > task.maxPixels) refuse('too-large')
else if (heldBytes(header) > task.maxHeldBytes) refuse('too-heavy')
else await encode(header).catch(reportFailure)

/** @param {import('sharp').Metadata} header */
async function encode(header) {
  const pixels = await decode(header).catch(() => null)
  if (!pixels) return refuse('damaged')
  // Each size is made from the pixels, not from another size: decoded once, and lossy once.
  const picture = () => sharp(pixels.data, { raw: pixels.info })
  const pictures = [await write('full', picture().webp({ quality: task.quality }))]
  for (const { name, width } of task.sizes) {
    const smaller = picture().resize({ width, withoutEnlargement: true })
    pictures.push(await write(name, smaller.webp({ quality: task.sizeQuality })))
  }
  respond({ pictures })
}

/** @param {string} name @param {import('sharp').Sharp} image */
async function write(name, image) {
  // Not `toFile`: its errors have no code.
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  await writeFile(path.join(task.folder, name), data)
  return { name, width: info.width, height: info.height }
}

/** @param {NodeJS.ErrnoException} error */
function reportFailure(error) {
  if (!error.code) throw error
  respond({ failure: error.code })
}

/**
 * Decodes to pixels, upright and scaled down to what is kept, so that the decoder produces no more.
 * @param {import('sharp').Metadata} header
 */
function decode({ autoOrient: { width, height } }) {
  const scale = Math.min(1, Math.sqrt(task.maxKeptPixels / (width * height)))
  const box = {
    width: Math.max(1, Math.min(task.maxKeptPx.width, Math.round(width * scale))),
    height: task.maxKeptPx.height,
  }
  return sharp(task.path, { limitInputPixels: task.maxPixels, failOn: 'error' })
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Returns how many bytes of a picture its decoder must hold at once: little if it is decoded row by row,
 * everything if it comes in passes (progressive JPEG: its coefficients; interlaced PNG: its pixels).
 * @param {import('sharp').Metadata} header
 */
function heldBytes({ width, height, isProgressive, format, channels, depth, chromaSubsampling }) {
  if (!isProgressive) return 0
  const isThinned = chromaSubsampling?.startsWith('4:2:0')
  const samples = format === 'jpeg' && isThinned ? 1.5 : channels
  const bytes = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return width * height * samples * bytes
}

/** @param {string} refusal */
function refuse(refusal) {
  respond({ refusal })
}

/** @param {object} response */
function respond(response) {
  process.stdout.write(JSON.stringify(response))
}
