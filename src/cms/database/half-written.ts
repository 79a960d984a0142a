import type { MongoConnection } from './mongo/connection'

/** A document in this collection marks a database with an incomplete move or (later) restore. */
export const HALF_WRITTEN = 'unfinished-move'

/** Whether a move or a restore into this database was interrupted. */
export async function isHalfWritten(connection: MongoConnection): Promise<boolean> {
  return Boolean(await connection.collection(HALF_WRITTEN).findOne())
}

/** Call it before writing the first document. */
export async function markHalfWritten(connection: MongoConnection): Promise<void> {
  await connection.collection(HALF_WRITTEN).insertOne({ begunAt: new Date() })
}

/** Call it once everything is written. */
export async function clearHalfWritten(connection: MongoConnection): Promise<void> {
  await connection.collection(HALF_WRITTEN).deleteMany()
}
