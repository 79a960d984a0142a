import type { MongoConnection } from './mongo/connection'

/** A document in this collection marks an incomplete move or restore; the name is from before there were restores. */
export const HALF_WRITTEN = 'unfinished-move'

/** Whether a move or a restore into this database was interrupted. */
export async function isHalfWritten(connection: MongoConnection): Promise<boolean> {
  return Boolean(await connection.collection(HALF_WRITTEN).findOne())
}

/** Marks the database as incomplete: call it before writing the first document. */
export async function markHalfWritten(connection: MongoConnection): Promise<void> {
  await connection.collection(HALF_WRITTEN).insertOne({ begunAt: new Date() })
}

/** Removes the mark: call it once everything is written. */
export async function clearHalfWritten(connection: MongoConnection): Promise<void> {
  await connection.collection(HALF_WRITTEN).deleteMany()
}
