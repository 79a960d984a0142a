import { createReadStream } from 'node:fs'

const BLOCK_BYTES = 512
const END_BYTES = 2 * BLOCK_BYTES
/** What the fields of a header take (POSIX ustar); beyond them a pax header says it. */
const MAX_NAME_BYTES = 100
const MAX_SIZE = 0o77777777777

/** A file of an archive, or a folder where there is no `source`. */
export type TarEntry = {
  /** With `/`; relative. */
  name: string
  mode: number
  modified: Date
  /** What is read, and how many bytes it has. */
  source?: { path: string; bytes: number }
}

/**
 * Writes an archive as it is read: files of any size, a chunk at a time. Our own, since the length of a
 * download must be known before it begins, and this needs few fields of the format. The reading throws
 * where a file has gone or has another size than told.
 */
export async function* tarOf(entries: TarEntry[]): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    yield headerOf(entry)
    if (!entry.source) continue
    const { path, bytes } = entry.source
    let read = 0
    for await (const chunk of createReadStream(path)) {
      read += chunk.length
      yield chunk
    }
    if (read !== bytes) throw new Error(`${entry.name} changed while it was read`)
    yield Buffer.alloc(paddingOf(bytes))
  }
  yield Buffer.alloc(END_BYTES)
}

/** How many bytes `tarOf` writes. */
export function tarBytes(entries: TarEntry[]): number {
  const sizes = entries.map((entry) => {
    const bytes = entry.source?.bytes ?? 0
    return headerOf(entry).length + bytes + paddingOf(bytes)
  })
  return sizes.reduce((sum, size) => sum + size, END_BYTES)
}

function headerOf({ name, mode, modified, source }: TarEntry): Buffer {
  const bytes = source?.bytes ?? 0
  const isPlainName = Buffer.byteLength(name) <= MAX_NAME_BYTES && /^[\x20-\x7e]+$/.test(name)
  const records = [
    ...(isPlainName ? [] : [paxRecord('path', name)]),
    ...(bytes <= MAX_SIZE ? [] : [paxRecord('size', String(bytes))]),
  ]
  const header = ustarHeader({
    name: isPlainName ? name : name.replace(/[^\x20-\x7e]/g, '_').slice(0, MAX_NAME_BYTES),
    bytes: Math.min(bytes, MAX_SIZE),
    type: source ? '0' : '5',
    mode,
    modified,
  })
  if (records.length === 0) return header
  const content = Buffer.concat(records)
  const pax = ustarHeader({ name: 'pax', bytes: content.length, type: 'x', mode, modified })
  return Buffer.concat([pax, content, Buffer.alloc(paddingOf(content.length)), header])
}

type UstarFields = { name: string; bytes: number; type: string; mode: number; modified: Date }

function ustarHeader({ name, bytes, type, mode, modified }: UstarFields): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1')
  header.write(name, 0, 'latin1')
  octal(mode, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(bytes, 124, 12)
  octal(Math.floor(modified.getTime() / 1000), 136, 12)
  // The sum is taken with its own field as spaces.
  header.write('        ', 148, 'latin1')
  header.write(type, 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

/** Its own length comes first, the digits of that length included. */
function paxRecord(keyword: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${keyword}=${value}\n`)
  let length = rest + String(rest).length
  if (String(length).length > String(rest).length) length = rest + String(length).length
  return Buffer.from(`${length} ${keyword}=${value}\n`)
}

function paddingOf(bytes: number): number {
  return (BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES
}
