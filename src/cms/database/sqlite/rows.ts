import { getTableColumns } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { sqliteOf } from '../adapters'
import { tableOf } from './table-of'

// The only file that depends on how Payload stores documents in SQLite's tables, which is undocumented.
// tests/int/large-lists.test.ts compares it with Payload's own reads, and fails if an update of Payload
// changes that.

/**
 * Reads whole documents by their ids, in the same order, directly from their table, in which a row is a
 * document without its lists of texts. SQLite returns the page as one JSON text: returning single values and
 * building documents from them, as the adapter does, takes three times as long.
 */
export async function readRows<Doc extends { id: string }>(
  payload: Payload,
  collection: CollectionSlug,
  ids: string[],
): Promise<Doc[]> {
  const { client, tables } = sqliteOf(payload)
  const table = tableOf(collection)
  const columns = Object.entries(getTableColumns(tables[table]) as Record<string, Column>)
  const values = [
    ...columns.map(([field, { name, dataType }]) =>
      dataType === 'json' ? `'${field}', json("${name}")` : `'${field}', "${name}"`,
    ),
    ...listsOf(payload.collections[collection].config),
  ]
  const { rows } = await client.execute({
    sql: `SELECT json_group_array(json_object(${values})) FROM "${table}"
      WHERE id IN (SELECT value FROM json_each(?))`,
    args: [JSON.stringify(ids)],
  })
  const docs: (Doc & Record<string, unknown>)[] = JSON.parse(String(rows[0]?.[0]))
  const checkboxes = columns.flatMap(([field, { dataType }]) =>
    dataType === 'boolean' ? field : [],
  )
  for (const doc of docs) Object.assign(doc, toBooleans(doc, checkboxes))
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Column = { name: string; dataType: string }

function toBooleans(doc: Record<string, unknown>, fields: string[]) {
  return Object.fromEntries(fields.map((field) => [field, doc[field] === 1]))
}

/** Returns SQL for the lists of texts in a collection's documents, each from its own table. */
function listsOf({ slug, flattenedFields }: SanitizedCollectionConfig): string[] {
  return flattenedFields.flatMap((field) => {
    if (!('hasMany' in field && field.hasMany)) return []
    const { name, type } = field
    const isText = type === 'text'
    const table = tableOf(slug)
    const from = `"${table}_${isText ? 'texts' : name}" WHERE parent_id = "${table}".id`
    const texts = isText
      ? `SELECT text AS value FROM ${from} AND path = '${name}'`
      : `SELECT value FROM ${from}`
    return `'${name}', json((SELECT json_group_array(value) FROM (${texts} ORDER BY "order")))`
  })
}
