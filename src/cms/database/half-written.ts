import type { MongoConnection } from './mongo-connection'

/** Its document says that the database is half written, by a move or by a restore. The name is the move's, which came first. */
export const HALF_WRITTEN = 'unfinished-move'

export async function isHalfWritten(connection: MongoConnection): Promise<boolean> {
  return Boolean(await connection.collection(HALF_WRITTEN).findOne())
}

export async function markHalfWritten(connection: MongoConnection): Promise<void> {
  await connection.collection(HALF_WRITTEN).insertOne({ begunAt: new Date() })
}

export async function markWhole(connection: MongoConnection): Promise<void> {
  await connection.collection(HALF_WRITTEN).deleteMany()
}
