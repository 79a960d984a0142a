import type { CollectionSlug, Payload } from 'payload'
import { escapeRegExp } from '@/lib/escape-reg-exp'
import { modelOf, sqliteOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { tableOf } from '../sqlite/table-of'

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
    // Reads the index of addresses (mongo/indexes.ts), not the documents. One that ignores case would need
    // a collation, which some databases of MongoDB's kind do not have.
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
