import type { Payload } from 'payload'

/** Whether the database is MongoDB, not SQLite. For use in this folder only. */
export function isMongo({ db }: Payload): boolean {
  return db.name === 'mongoose'
}
