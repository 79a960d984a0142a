import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { slugs } from '@/cms/slugs'
import { joinTexts } from '@/lib/join-texts'
import { findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** Bytes per stored part, before Base64. */
const PART_BYTES = 192 * 1024

/**
 * Stores the lines of a file, compressed and in parts; only one part is in memory at a time.
 * @returns the SHA-256 of its bytes, in hexadecimal.
 */
export async function storeParts(file: string, lines: AsyncIterable<string>): Promise<string> {
  const payload = await getPayloadClient()
  const hash = createHash('sha256')
  let position = 0
  const store = async (bytes: Buffer) => {
    const data = { file, position, content: bytes.toString('base64') }
    position += 1
    await payload.create({
      collection: slugs.statementParts,
      data,
      depth: 0,
      overrideAccess: true,
    })
  }
  async function* hashed() {
    for await (const piece of joinTexts(lines)) {
      hash.update(piece)
      yield piece
    }
  }
  // The loop receives the error of either; inside the pipeline it would be reported as 'aborted'.
  const compressed = pipeline(Readable.from(hashed()), createGzip(), () => undefined)
  let part = Buffer.alloc(0)
  for await (const bytes of compressed) {
    part = Buffer.concat([part, bytes])
    if (part.length < PART_BYTES) continue
    await store(part)
    part = Buffer.alloc(0)
  }
  if (part.length > 0) await store(part)
  return hash.digest('hex')
}

/** Streams the bytes of a file exactly as it was made. */
export function readFileContent(id: string): Readable {
  // The consumer receives the error of either.
  return pipeline(Readable.from(partsOf(id)), createGunzip(), () => undefined)
}

async function* partsOf(file: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const part = await findFirst(slugs.statementParts, {
      and: [{ file: { equals: file } }, { position: { equals: position } }],
    })
    if (!part) return
    yield Buffer.from(part.content, 'base64')
  }
}
