/**
 * Decodes one uploaded picture and writes it in all our sizes. Runs as a process of its own
 * (picture-encoder.ts): its memory is the system's again when it ends, a broken file cannot take the
 * site down, and what a decoder is tricked into finds no secret here.
 *
 * Argument: the task as JSON. Input: the path of a file in the task, else the bytes on stdin.
 * Output: the length of a JSON header in four bytes, the header, the pictures one after the other.
 */
import sharp from 'sharp'

/**
 * @typedef {{ path: string | null, maxPixels: number, maxHeldBytes: number, maxKeptPixels: number,
 *   maxKeptPx: { width: number, height: number }, quality: number,
 *   sizes: { name: string, width: number }[], sizeQuality: number }} Task
 */

// Nothing is decoded twice, and each thread would keep memory of its own.
sharp.cache(false)
sharp.concurrency(1)

/** @type {Task} */
const task = JSON.parse(process.argv[2] ?? '')
const input = task.path ?? (await readStdin())

const header = await sharp(input, { limitInputPixels: false })
  .metadata()
  .catch(() => null)
if (!header) refuse('not-an-image')
else if (header.width * header.height > task.maxPixels) refuse('too-large')
else if (heldBytes(header) > task.maxHeldBytes) refuse('too-heavy')
else await encode(header)

/** @param {import('sharp').Metadata} header */
async function encode(header) {
  const pixels = await decode(header).catch(() => null)
  if (!pixels) return refuse('not-an-image')
  // Each size is made of the pixels, not of another size: decoded once, and lossy once.
  const picture = () => sharp(pixels.data, { raw: pixels.info })
  const pictures = [{ name: 'full', ...(await toWebp(picture(), task.quality)) }]
  for (const { name, width } of task.sizes) {
    const smaller = picture().resize({ width, withoutEnlargement: true })
    pictures.push({ name, ...(await toWebp(smaller, task.sizeQuality)) })
  }
  answer(
    { pictures: pictures.map(({ data, ...about }) => ({ ...about, bytes: data.length })) },
    pictures.map(({ data }) => data),
  )
}

/**
 * The pixels, upright and no more than are kept: a decoder then makes no more either.
 * @param {import('sharp').Metadata} header
 */
function decode({ autoOrient: { width, height } }) {
  const scale = Math.min(1, Math.sqrt(task.maxKeptPixels / (width * height)))
  const box = {
    width: Math.max(1, Math.min(task.maxKeptPx.width, Math.round(width * scale))),
    height: task.maxKeptPx.height,
  }
  return sharp(input, { limitInputPixels: task.maxPixels, failOn: 'error' })
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * How much of a picture its decoder must hold at once: little where it passes row by row, all of it
 * where it comes in passes (progressive JPEG: its coefficients; interlaced PNG: its pixels).
 * @param {import('sharp').Metadata} header
 */
function heldBytes({ width, height, isProgressive, format, channels, depth, chromaSubsampling }) {
  if (!isProgressive) return 0
  const isThinned = chromaSubsampling?.startsWith('4:2:0')
  const samples = format === 'jpeg' && isThinned ? 1.5 : channels
  const bytes = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return width * height * samples * bytes
}

/** @param {import('sharp').Sharp} image @param {number} quality */
async function toWebp(image, quality) {
  const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** @param {string} refusal */
function refuse(refusal) {
  answer({ refusal })
}

/** @param {object} header @param {Buffer[]} bodies */
function answer(header, bodies = []) {
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  process.stdout.write(Buffer.concat([length, json, ...bodies]))
}

async function readStdin() {
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}
