import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { databaseKind } from '@/env'
import { MONGO_OPTIONS } from './options'

export type MongoConnection = MongooseAdapter['connection']

/** Why a MongoDB cannot be used: one line for a person, without the user and password of its address. */
export class MongoConnectionError extends Error {}

/**
 * Connects to a MongoDB, with the site running or not.
 * @throws MongoConnectionError where none answers within five seconds, or it does not let us read.
 */
export async function connectToMongo(uri: string): Promise<MongoConnection> {
  // Loaded here: a site on SQLite does without it.
  const { default: mongoose } = await import('mongoose')
  const connection = mongoose.createConnection(uri, MONGO_OPTIONS)
  try {
    await connection.asPromise()
    // A server lets anybody connect; it refuses the first command of a user who may not read.
    await connection.listCollections()
    return connection
  } catch (error) {
    await connection.close(true)
    throw new MongoConnectionError(reasonOf(uri, error), { cause: error })
  }
}

/** Connects, works and closes the connection. @throws as `connectToMongo`; what the work throws. */
export async function withMongo<Result>(
  uri: string,
  work: (connection: MongoConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await connectToMongo(uri)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** Makes sure that the MongoDB at an address answers; SQLite has no server to ask. @throws as `connectToMongo`. */
export async function assertMongoAnswers(databaseUri: string): Promise<void> {
  if (databaseKind(databaseUri) === 'mongodb') await withMongo(databaseUri, async () => {})
}

/** Authentication failed, on a server of one's own and at Atlas. */
const REFUSED_CODES = [18, 8000]
const UNAUTHORIZED_CODE = 13
/** The driver cannot make sense of an address. */
const ADDRESS_ERRORS = ['MongoParseError', 'MongoRuntimeError']

/** Why no connection came about. The driver's own words may hold the password. */
export function reasonOf(uri: string, error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string }
  if (ADDRESS_ERRORS.includes(String(name))) {
    return 'The address of the MongoDB cannot be read: in its user and password %40 stands for @, %2F for / and %3A for a colon'
  }
  // A password may hold an @ that should be %40: what follows the last one is the server.
  const place = uri.replace(/^(\w+(?:\+srv)?:\/\/)(?:.*@)?([^/?]*).*$/, '$1$2')
  if (Number(code) === UNAUTHORIZED_CODE) {
    return `The MongoDB at ${place} wants a user who may read and write this database`
  }
  return REFUSED_CODES.includes(Number(code))
    ? `The MongoDB at ${place} refuses the user or the password`
    : `No MongoDB answers at ${place}`
}
