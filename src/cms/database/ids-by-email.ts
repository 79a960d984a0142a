import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload } from 'payload'
import { isMongo } from './is-mongo'

/**
 * The ids of the documents that came with an address, however its capitals were typed. Payload's own
 * `like` would read `%` and `_`, which an address may contain, as wildcards.
 * @param collection one with a field `email`.
 * @param email as `emailKey` writes it.
 */
export async function idsByEmail(
  payload: Payload,
  collection: CollectionSlug,
  email: string,
): Promise<string[]> {
  if (isMongo(payload)) {
    const model = (payload.db as unknown as MongooseAdapter).collections[collection]
    const sameAddress = { $expr: { $eq: [{ $toLower: '$email' }, email] } }
    const found = await model?.find(sameAddress, { _id: 1 }, { lean: true })
    return (found ?? []).map(({ _id }) => String(_id))
  }
  const { client } = payload.db as unknown as SQLiteAdapter
  const sql = `SELECT id FROM ${collection.replaceAll('-', '_')} WHERE lower(email) = ?`
  const { rows } = await client.execute({ sql, args: [email] })
  return rows.map(({ id }) => String(id))
}
