import type { MongoConnection } from './connection'

type Collection = ReturnType<MongoConnection['collection']>

/** Fields to set in the document that the filter finds, if any. */
export type FieldChange = { filter: object; fields: object }

/** Sets fields of many documents, bypassing mongoose: no casts and no timestamps. */
export async function setFields(collection: Collection, changes: FieldChange[]): Promise<void> {
  const writes = changes.map(({ filter, fields }) => ({
    updateOne: { filter, update: { $set: fields } },
  }))
  // The driver's types accept only its own ObjectIds in a filter.
  await collection.bulkWrite(writes as never, { ordered: false })
}
