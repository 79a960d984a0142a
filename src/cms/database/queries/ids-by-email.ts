import type { CollectionSlug, Payload } from 'payload'
import { escapeRegExp } from '@/lib/escape-reg-exp'
import { modelOf, sqliteOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { tableOf } from '../sqlite/table-of'

/**
 * Returns the ids of documents with an e-mail address, ignoring case. Payload's own `like` would treat `%`
 * and `_`, which an address may contain, as wildcards.
 * @param collection one with a field `email`.
 * @param email normalized by `emailKey`.
 */
export async function idsByEmail(
  payload: Payload,
  collection: CollectionSlug,
  email: string,
): Promise<string[]> {
  if (isMongo(payload)) {
    // Scans the index of addresses (mongo/indexes.ts), not the documents. A case-insensitive index would need
    // a collation, which some MongoDB-compatible databases lack.
    const sameAddress = { email: { $regex: `^${escapeRegExp(email)}$`, $options: 'i' } }
    const found = await modelOf(payload, collection).find(sameAddress, { email: 1 }, { lean: true })
    return found.flatMap((doc) =>
      String(doc.email).toLowerCase() === email ? String(doc._id) : [],
    )
  }
  const sql = `SELECT id FROM ${tableOf(collection)} WHERE lower(email) = ?`
  const { rows } = await sqliteOf(payload).client.execute({ sql, args: [email] })
  return rows.map(({ id }) => String(id))
}
