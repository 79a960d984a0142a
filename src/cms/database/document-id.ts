import { randomBytes } from 'node:crypto'

/** Random per process, as in MongoDB's ObjectIds. */
const PROCESS = randomBytes(5).toString('hex')
const COUNTER_VALUES = 0x1000000
let counter = randomBytes(3).readUIntBE(0, 3)

const DOCUMENT_ID = /^[0-9a-f]{24}$/

/**
 * Makes a document id that both databases can store, in the form of MongoDB's: 24 hexadecimal digits, the
 * seconds first, so that ids sort by time (docs/decisions/0145).
 */
export function newDocumentId(now = Date.now()): string {
  counter = (counter + 1) % COUNTER_VALUES
  const seconds = Math.floor(now / 1000)
  return `${seconds.toString(16).padStart(8, '0')}${PROCESS}${counter.toString(16).padStart(6, '0')}`
}

/** Whether MongoDB can store an id; those of SQLite were UUIDs until version 0.1. */
export function isDocumentId(id: unknown): boolean {
  return typeof id === 'string' && DOCUMENT_ID.test(id)
}
