import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { databaseKind, namesNoDatabase } from '@/env'
import { slugs } from '../../slugs'
import { MONGO_OPTIONS } from './options'

export type MongoConnection = MongooseAdapter['connection']

/** A MongoDB that cannot be used. Its message is one line, without the user and password of the address. */
export class MongoConnectionError extends Error {}

/**
 * Connects to a MongoDB, whether or not the site is running.
 * @throws MongoConnectionError if it does not respond within five seconds, denies reading, or if the address
 * names no database and the driver's default has no site (docs/decisions/0214).
 */
export async function connectToMongo(uri: string): Promise<MongoConnection> {
  // Loaded lazily: a site on SQLite does not need it.
  const { default: mongoose } = await import('mongoose')
  const connection = mongoose.createConnection(uri, MONGO_OPTIONS)
  try {
    await connection.asPromise()
    // Anybody may connect; the first command fails for a user without read permission.
    await connection.listCollections()
    await assertNamed(uri, connection)
    return connection
  } catch (error) {
    await connection.close(true)
    if (error instanceof MongoConnectionError) throw error
    throw new MongoConnectionError(reasonOf(uri, error), { cause: error })
  }
}

async function assertNamed(uri: string, connection: MongoConnection): Promise<void> {
  if (!namesNoDatabase(uri) || (await connection.collection(slugs.users).findOne())) return
  throw new MongoConnectionError(
    'The address of the MongoDB names no database: write a name after the host and port, as in mongodb://127.0.0.1:27017/manavta',
  )
}

/** Connects, runs `work` and closes the connection. @throws as `connectToMongo`; what `work` throws. */
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

/** Checks that the MongoDB at an address responds; SQLite has no server. @throws as `connectToMongo`. */
export async function assertMongoAnswers(databaseUri: string): Promise<void> {
  if (databaseKind(databaseUri) === 'mongodb') await withMongo(databaseUri, async () => {})
}

/** Authentication failed, on a self-hosted server and at Atlas. */
const REFUSED_CODES = [18, 8000]
const UNAUTHORIZED_CODE = 13
/** The driver cannot parse an address. */
const ADDRESS_ERRORS = ['MongoParseError', 'MongoRuntimeError']

/** Returns why a connection failed. The driver's own message may contain the password. */
export function reasonOf(uri: string, error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string }
  if (ADDRESS_ERRORS.includes(String(name))) {
    return 'The address of the MongoDB cannot be read: in its user and password %40 stands for @, %2F for / and %3A for a colon'
  }
  // A password may contain an unescaped @ (not %40): the server follows the last one.
  const place = uri.replace(/^(\w+(?:\+srv)?:\/\/)(?:.*@)?([^/?]*).*$/, '$1$2')
  if (Number(code) === UNAUTHORIZED_CODE) {
    return `The MongoDB at ${place} requires a user who may read and write this database`
  }
  return REFUSED_CODES.includes(Number(code))
    ? `The MongoDB at ${place} refuses the user or the password`
    : `No MongoDB answers at ${place}`
}
