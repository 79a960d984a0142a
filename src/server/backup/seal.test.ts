import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { seal, type Through, unseal } from './seal'

const KEY = randomBytes(32)
const FILE = 'database/site.db'
const CHUNK = 64 * 1024
const SEALED_CHUNK = CHUNK + 16

const PIECE_BYTES = 10_007

/** Streams bytes in pieces of an odd size, as a disk or a network may. */
async function pass(through: Through, content: Buffer): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    pieces.push(content.subarray(at, at + PIECE_BYTES))
  }
  const passed: Buffer[] = []
  for await (const chunk of through(Readable.from(pieces))) passed.push(Buffer.from(chunk))
  return Buffer.concat(passed)
}

const open = (sealed: Buffer, key = KEY, file = FILE) => pass(unseal(key, file), sealed)

describe('an encrypted file', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
    'of %d bytes opens as it was',
    async (size) => {
      const content = randomBytes(size)
      const sealed = await pass(seal(KEY, FILE), content)
      expect((await open(sealed)).equals(content)).toBe(true)
      expect(sealed.length).toBe(size + 16 * Math.max(1, Math.ceil(size / CHUNK)))
    },
  )

  it('shows nothing of its content', async () => {
    const sealed = await pass(seal(KEY, FILE), Buffer.from('Asha Devi, ABCPE1234F'))
    expect(sealed.includes('Asha')).toBe(false)
  })

  it('does not open when it was cut, lengthened, changed or put in another order', async () => {
    const sealed = await pass(seal(KEY, FILE), randomBytes(3 * CHUNK + 5))
    const chunk = (number: number) =>
      sealed.subarray(number * SEALED_CHUNK, (number + 1) * SEALED_CHUNK)
    const flipped = Buffer.from(sealed)
    flipped.writeUInt8(flipped.readUInt8(CHUNK + 40) ^ 1, CHUNK + 40)
    const broken = {
      empty: Buffer.alloc(0),
      'cut at a chunk': sealed.subarray(0, 2 * SEALED_CHUNK),
      'cut within one': sealed.subarray(0, 2 * SEALED_CHUNK + 100),
      'cut in its last tag': sealed.subarray(0, -1),
      longer: Buffer.concat([sealed, chunk(0)]),
      'in another order': Buffer.concat([chunk(1), chunk(0), chunk(2), chunk(3)]),
      'a chunk short': Buffer.concat([chunk(0), chunk(2), chunk(3)]),
      changed: flipped,
    }
    for (const [name, content] of Object.entries(broken)) {
      await expect(open(content), name).rejects.toThrow('does not match what was written')
    }
  })

  it('does not open with another key, or as another file', async () => {
    const sealed = await pass(seal(KEY, FILE), Buffer.from('a picture'))
    await expect(open(sealed, randomBytes(32))).rejects.toThrow(FILE)
    await expect(open(sealed, KEY, 'media/other.jpg')).rejects.toThrow('media/other.jpg')
  })
})
