import type { Payload } from 'payload'

/** Whether the data is in MongoDB; otherwise it is in SQLite. For this folder only. */
export function isMongo({ db }: Payload): boolean {
  return db.name === 'mongoose'
}
