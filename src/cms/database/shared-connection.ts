import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { mongoOf } from './adapters'
import { isMongo } from './is-mongo'

/**
 * The connection to a database that several servers share.
 * @returns null on SQLite, which one process has to itself.
 */
export function sharedConnection(payload: Payload): MongooseAdapter['connection'] | null {
  return isMongo(payload) ? mongoOf(payload).connection : null
}
