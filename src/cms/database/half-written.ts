import type { MongoConnection } from './mongo/connection'

/** A document here marks a database that a move or a restore left half written; at first only moves did. */
export const HALF_WRITTEN = 'unfinished-move'

/** Whether a move or a restore into this database was cut off. */
export async function isHalfWritten(connection: MongoConnection): Promise<boolean> {
  return Boolean(await connection.collection(HALF_WRITTEN).findOne())
}

/** To call before the first document is written. */
export async function markHalfWritten(connection: MongoConnection): Promise<void> {
  await connection.collection(HALF_WRITTEN).insertOne({ begunAt: new Date() })
}

/** To call once everything is written. */
export async function markWhole(connection: MongoConnection): Promise<void> {
  await connection.collection(HALF_WRITTEN).deleteMany()
}
