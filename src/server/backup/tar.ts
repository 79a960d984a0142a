import { createReadStream } from 'node:fs'

const BLOCK_BYTES = 512
const END_BYTES = 2 * BLOCK_BYTES
/** Limits of the header fields (POSIX ustar); larger values go into a pax header. */
const MAX_NAME_BYTES = 100
const MAX_SIZE = 0o77777777777

/** A file of an archive; a folder if there is no `source`. */
export type TarEntry = {
  /** Relative, with `/`. */
  name: string
  mode: number
  modified: Date
  /** What to read, and its size in bytes. */
  source?: { path: string; bytes: number }
}

/**
 * Streams an archive: files of any size, one chunk at a time. We write it ourselves because the
 * length of a download must be known before it begins, and we need few fields of the format.
 * Reading throws if a file is gone or differs in size from its entry.
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

/** Returns how many bytes `tarOf` writes. */
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
  // The checksum is computed with its own field as spaces.
  header.write('        ', 148, 'latin1')
  header.write(type, 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

/** A record starts with its own length, including the digits of that length. */
function paxRecord(keyword: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${keyword}=${value}\n`)
  let length = rest + String(rest).length
  if (String(length).length > String(rest).length) length = rest + String(length).length
  return Buffer.from(`${length} ${keyword}=${value}\n`)
}

function paddingOf(bytes: number): number {
  return (BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES
}
