import type { Payload } from 'payload'
import { mongoOf } from './adapters'
import { isMongo } from './is-mongo'
import type { MongoConnection } from './mongo/connection'

/**
 * Returns the connection to a database that several servers share.
 * @returns null on SQLite, which only one process uses.
 */
export function sharedConnection(payload: Payload): MongoConnection | null {
  return isMongo(payload) ? mongoOf(payload).connection : null
}
