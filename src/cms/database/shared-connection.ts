import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { mongoOf } from './adapters'
import { isMongo } from './is-mongo'

/**
 * Returns the connection to a database that several servers share.
 * @returns null on SQLite, which only one process uses.
 */
export function sharedConnection(payload: Payload): MongooseAdapter['connection'] | null {
  return isMongo(payload) ? mongoOf(payload).connection : null
}
