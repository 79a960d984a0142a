import type { CollectionSlug, Payload } from 'payload'
import { slugs } from '../../slugs'
import { modelOf, sqliteOf } from '../adapters'
import { sealedFields, sealPan, storedPanKey } from '../encryption/sealed-fields'
import { assertPansReadable, WITH_PAN } from '../encryption/stored-keys'
import { isMongo } from '../is-mongo'
import { setFields } from '../mongo/set-fields'
import { databaseOf } from '../open-database'
import { aggregateAll, selectAll } from '../raw-queries'
import { tableOf } from '../sqlite/table-of'

const BATCH = 500

/**
 * Encrypts what older versions stored in plain text, at each start; several servers may run it at the same time.
 * @throws as `assertPansReadable`.
 */
export async function sealOlder(payload: Payload): Promise<void> {
  await assertPansReadable(databaseOf(payload))
  // In parallel: on MongoDB each scans a whole collection.
  const sealed = await Promise.all(WITH_PAN.map((collection) => sealPans(payload, collection)))
  let count = sealed.reduce((sum, each) => sum + each, 0)
  for (const collection of [slugs.statementParts, slugs.imports] as const) {
    count += await resealThroughAdapter(payload, collection)
  }
  // Overwritten values stay in the file's free pages until it is rewritten.
  if (count > 0 && !isMongo(payload)) await sqliteOf(payload).client.execute('VACUUM')
}

type Plain = { panNumber: string; id?: unknown; _id?: unknown }

/** Neither sealed nor empty. */
const UNSEALED_IN_MONGO = { $type: 'string', $not: /^v\d+\./, $ne: '' }

/** Bypasses Payload's updates, so `updatedAt` does not change. */
async function sealPans(payload: Payload, collection: CollectionSlug): Promise<number> {
  let count = 0
  for (;;) {
    const sealed = isMongo(payload)
      ? await sealBatchInMongo(payload, collection)
      : await sealBatchInSqlite(payload, collection)
    if (sealed === 0) return count
    count += sealed
  }
}

async function sealBatchInSqlite(payload: Payload, collection: string): Promise<number> {
  const rows = await selectAll<Plain>(
    payload,
    `SELECT id, pan_number AS panNumber FROM ${collection}
     WHERE pan_number <> '' AND pan_number NOT LIKE 'v%.%' LIMIT ${BATCH}`,
  )
  if (rows.length === 0) return 0
  await sqliteOf(payload).client.batch(
    rows.map(({ id, panNumber }) => ({
      sql: `UPDATE ${collection} SET pan_number = ?, pan_key = ? WHERE id = ? AND pan_number = ?`,
      args: [sealPan(panNumber), storedPanKey(panNumber), String(id), panNumber],
    })),
    'write',
  )
  return rows.length
}

async function sealBatchInMongo(payload: Payload, collection: string): Promise<number> {
  const rows = await aggregateAll<Plain>(payload, collection, [
    { $match: { panNumber: UNSEALED_IN_MONGO } },
    { $limit: BATCH },
    { $project: { panNumber: 1 } },
  ])
  if (rows.length === 0) return 0
  await setFields(
    modelOf(payload, collection).collection,
    rows.map(({ _id, panNumber }) => ({
      filter: { _id, panNumber },
      fields: { panNumber: sealPan(panNumber), panKey: storedPanKey(panNumber) },
    })),
  )
  return rows.length
}

/** For few, large documents: each is read and rewritten through the adapter, which encrypts it. */
async function resealThroughAdapter(
  payload: Payload,
  collection: typeof slugs.statementParts | typeof slugs.imports,
): Promise<number> {
  const fields = Object.keys(sealedFields[collection] ?? {})
  const ids = isMongo(payload)
    ? await idsOfUnsealedInMongo(payload, collection, fields)
    : await idsOfUnsealedInSqlite(payload, collection, fields)
  for (const id of ids) {
    const where = { id: { equals: id } }
    const doc = await payload.db.findOne<{ id: string } & Record<string, unknown>>({
      collection,
      where,
    })
    if (!doc) continue
    const data = Object.fromEntries(
      ['updatedAt', ...fields].map((field) => [field, doc[field] ?? null]),
    )
    await payload.db.updateOne({ collection, where, data })
  }
  return ids.length
}

async function idsOfUnsealedInMongo(payload: Payload, collection: string, fields: string[]) {
  const rows = await aggregateAll<{ _id: unknown }>(payload, collection, [
    {
      $match: {
        $or: fields.map((field) => ({ [field]: { $exists: true, $ne: null, $not: /^v\d+\./ } })),
      },
    },
    { $project: { _id: 1 } },
  ])
  return rows.map(({ _id }) => String(_id))
}

async function idsOfUnsealedInSqlite(payload: Payload, collection: string, fields: string[]) {
  // JSON is stored with quotes.
  const isUnsealed = fields.map(
    (field) =>
      `"${field}" NOT LIKE 'v%.%' AND "${field}" NOT LIKE '"v%.%' AND "${field}" <> 'null'`,
  )
  const rows = await selectAll<{ id: string }>(
    payload,
    `SELECT id FROM ${tableOf(collection)} WHERE ${isUnsealed.map((condition) => `(${condition})`).join(' OR ')}`,
  )
  return rows.map(({ id }) => id)
}
