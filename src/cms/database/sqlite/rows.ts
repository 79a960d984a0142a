import { getTableColumns } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { sqliteOf } from '../adapters'
import { tableOf } from './table-of'

// The one file that knows how Payload keeps documents in SQLite's tables, which it promises nobody.
// tests/int/large-lists.test.ts holds it against what Payload itself reads, and fails where an update
// of Payload keeps them in another way.

/**
 * The whole documents of those ids, in the same order, straight from their table, where a row is a
 * document but for its lists of texts. SQLite writes the page as one JSON text: to hand over each
 * value by itself and build documents from them, as the adapter does, takes three times as long.
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
  const switches = columns.flatMap(([field, { dataType }]) => (dataType === 'boolean' ? field : []))
  for (const doc of docs) Object.assign(doc, toBooleans(doc, switches))
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Column = { name: string; dataType: string }

function toBooleans(doc: Record<string, unknown>, fields: string[]) {
  return Object.fromEntries(fields.map((field) => [field, doc[field] === 1]))
}

/** The lists of texts in a collection's documents, each from the table where Payload keeps it. */
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
