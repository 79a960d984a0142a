import { randomBytes } from 'node:crypto'

/** Random part of this process, as in the ids that MongoDB makes. */
const PROCESS = randomBytes(5).toString('hex')
const COUNTER_VALUES = 0x1000000
let counter = randomBytes(3).readUIntBE(0, 3)

const DOCUMENT_ID = /^[0-9a-f]{24}$/

/**
 * An id for a document that either database can keep, in the form of MongoDB's: 24 hexadecimal digits,
 * the seconds first, so that later ones sort behind earlier ones (docs/decisions/0145).
 */
export function newDocumentId(now = Date.now()): string {
  counter = (counter + 1) % COUNTER_VALUES
  const seconds = Math.floor(now / 1000)
  return `${seconds.toString(16).padStart(8, '0')}${PROCESS}${counter.toString(16).padStart(6, '0')}`
}

/** Whether MongoDB can keep an id; those of SQLite were UUIDs until version 0.1. */
export function isDocumentId(id: unknown): boolean {
  return typeof id === 'string' && DOCUMENT_ID.test(id)
}
