import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { BackupError } from './backup-error'

/**
 * An encrypted file is a sequence of chunks: up to 64 KiB of AES-256-GCM, then the tag of 16 bytes.
 * Its key is HKDF-SHA256 of the backup's key and the file's path in the backup. The nonce of a
 * chunk is 1 byte (1 for the last chunk, otherwise 0), 7 bytes of 0, and the chunk's number in 4
 * bytes, big-endian. So a file that was truncated, extended, reordered or renamed does not decrypt.
 */
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const NONCE_BYTES = 12
const CIPHER = 'aes-256-gcm'

/** Transforms a stream of bytes. */
export type Through = (content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>

/**
 * Encrypts a file of a backup as a stream.
 * @param file its path in the backup, which is written only once with this key.
 */
export function seal(key: Buffer, file: string): Through {
  const fileKey = keyOfFile(key, file)
  return async function* (content) {
    for await (const { chunk, nonce } of chunksOf(content, CHUNK_BYTES)) {
      const cipher = createCipheriv(CIPHER, fileKey, nonce, { authTagLength: TAG_BYTES })
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    }
  }
}

/**
 * Decrypts a file of a backup as a stream. Yields nothing that was not encrypted with this key for
 * this path: reading then throws a BackupError.
 */
export function unseal(key: Buffer, file: string): Through {
  const fileKey = keyOfFile(key, file)
  return async function* (content) {
    for await (const { chunk, nonce } of chunksOf(content, CHUNK_BYTES + TAG_BYTES)) {
      if (chunk.length < TAG_BYTES) throw wasChanged(file)
      const decipher = createDecipheriv(CIPHER, fileKey, nonce, { authTagLength: TAG_BYTES })
      decipher.setAuthTag(chunk.subarray(-TAG_BYTES))
      const opened = decipher.update(chunk.subarray(0, -TAG_BYTES))
      try {
        decipher.final()
      } catch {
        throw wasChanged(file)
      }
      yield opened
    }
  }
}

/** Returns the error for a file that does not hold what was written. */
export function wasChanged(file: string): BackupError {
  return new BackupError(
    `The backup was changed or damaged: ${file} does not match what was written.`,
  )
}

function keyOfFile(key: Buffer, file: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `file:${file}`, 32))
}

/**
 * Splits a stream into chunks of a size; the last may be shorter, and is empty for an empty file.
 */
async function* chunksOf(content: AsyncIterable<Buffer>, size: number) {
  let rest: Buffer = Buffer.alloc(0)
  let number = 0
  for await (const piece of content) {
    rest = Buffer.concat([rest, piece])
    // A full chunk is held back until more follows: it may be the last.
    while (rest.length > size) {
      yield { chunk: rest.subarray(0, size), nonce: nonceOf(number, false) }
      rest = rest.subarray(size)
      number += 1
    }
  }
  yield { chunk: rest, nonce: nonceOf(number, true) }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUInt32BE(number, NONCE_BYTES - 4)
  return nonce
}
