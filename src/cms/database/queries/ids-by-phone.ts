import type { CollectionSlug, Payload } from 'payload'
import { phoneKey } from '@/domain/phone'
import { modelOf, sqliteOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { tableOf } from '../sqlite/table-of'

type Row = { id: unknown; phone: unknown }

/**
 * Returns the ids of documents with one of these phone numbers. Numbers are stored as typed, with spaces and
 * hyphens anywhere: the database matches their digits in order, then `phoneKey` compares.
 * @param collection one with a field `phone`.
 * @param phones normalized by `phoneKey`.
 */
export async function idsByPhone(
  payload: Payload,
  collection: CollectionSlug,
  phones: string[],
): Promise<string[]> {
  if (phones.length === 0) return []
  const rows = isMongo(payload)
    ? await mongoRows(payload, collection, phones)
    : await sqliteRows(payload, collection, phones)
  return rows.flatMap(({ id, phone }) =>
    phones.includes(phoneKey(String(phone)) ?? '') ? String(id) : [],
  )
}

async function mongoRows(
  payload: Payload,
  collection: CollectionSlug,
  phones: string[],
): Promise<Row[]> {
  const inOrder = phones.map((phone) => [...phone].join('\\D*')).join('|')
  const found = await modelOf(payload, collection).find(
    { phone: { $regex: inOrder } },
    { phone: 1 },
    { lean: true },
  )
  return found.map((doc) => ({ id: doc._id, phone: doc.phone }))
}

async function sqliteRows(
  payload: Payload,
  collection: CollectionSlug,
  phones: string[],
): Promise<Row[]> {
  const conditions = phones.map(() => 'phone LIKE ?').join(' OR ')
  const sql = `SELECT id, phone FROM ${tableOf(collection)} WHERE ${conditions}`
  const args = phones.map((phone) => `%${[...phone].join('%')}%`)
  const { rows } = await sqliteOf(payload).client.execute({ sql, args })
  return rows.map(({ id, phone }) => ({ id, phone }))
}
