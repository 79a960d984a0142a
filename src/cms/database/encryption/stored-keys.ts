import { databaseKind, EnvError, getEnv, secretsFile } from '@/env'
import { slugs } from '../../slugs'
import { withMongo } from '../mongo/connection'
import { retryOnDuplicate } from '../mongo/retry-on-duplicate'
import { closeDatabase, type OpenDatabase, openDatabase } from '../open-database'
import { isHalfRewritten } from './rewrite-texts'
import { openPan } from './sealed-fields'
import { SealedTextError } from './secret-box'

/** The collections whose documents have a PAN. */
export const WITH_PAN = [
  slugs.donations,
  slugs.transactions,
  slugs.subscriptions,
  slugs.receipts,
] as const

/** The only document of this collection records which keys were generated for a MongoDB. */
const GENERATED_KEYS = 'generated-keys'

/**
 * Whether a database that is not open yet holds accounts. Migrates and creates nothing.
 * @throws as `openDatabase`.
 */
export function hasAccounts(databaseUri: string): Promise<boolean> {
  return withDatabase(databaseUri, false, async (database) => {
    if (database.kind === 'mongodb') {
      return (await database.connection.collection(slugs.users).findOne()) !== null
    }
    if (!(await hasColumn(database, slugs.users, 'id'))) return false
    return (await database.client.execute(`SELECT 1 FROM ${slugs.users} LIMIT 1`)).rows.length > 0
  })
}

/**
 * Records in an empty database that a server generated keys for it. Only a MongoDB can have several servers,
 * which may all be started for the first time at once.
 * @param id identifies the keys without revealing them.
 * @returns whether these are the first ones.
 * @throws as `withMongo`.
 */
export async function claimKeys(databaseUri: string, id: string): Promise<boolean> {
  if (databaseKind(databaseUri) === 'sqlite') return true
  return withMongo(databaseUri, async (connection) => {
    const claims = connection.collection<{ _id: string; keys: string }>(GENERATED_KEYS)
    const claim = { _id: GENERATED_KEYS }
    const insertOwn = { $setOnInsert: { keys: id } }
    await retryOnDuplicate(() => claims.updateOne(claim, insertOwn, { upsert: true }))
    return (await claims.findOne(claim))?.keys === id
  })
}

/** As `assertPansReadable`, for a database that is not open yet. @throws as that and `openDatabase`. */
export function assertStoredPansReadable(databaseUri: string): Promise<void> {
  return withDatabase(databaseUri, undefined, assertPansReadable)
}

/**
 * @throws EnvError if PANs were encrypted with another SETTINGS_KEY: gifts would be unreadable, and new
 * ones would be encrypted with a second key. Also if a change of the key was interrupted.
 */
export async function assertPansReadable(database: OpenDatabase): Promise<void> {
  if (await isHalfRewritten(database)) {
    throw new EnvError(
      'SETTINGS_KEY: npm run rotate-key was interrupted, and the stored data is encrypted with two keys. Run it again, with SETTINGS_KEY and NEW_SETTINGS_KEY as they were.',
    )
  }
  for (const collection of WITH_PAN) {
    const pan = await anySealedPan(database, collection)
    if (pan === undefined) continue
    try {
      openPan(pan)
    } catch (error) {
      if (!(error instanceof SealedTextError)) throw error
      throw new EnvError(
        `SETTINGS_KEY is not the one that the PANs of this database were encrypted with: set that one, in .env or in ${secretsFile(getEnv())}`,
        { cause: error },
      )
    }
  }
}

async function anySealedPan(
  database: OpenDatabase,
  collection: (typeof WITH_PAN)[number],
): Promise<string | undefined> {
  if (database.kind === 'mongodb') {
    const found = await database.connection
      .collection(collection)
      .findOne({ panNumber: { $regex: '^v\\d+\\.' } }, { projection: { panNumber: 1 } })
    return found?.panNumber
  }
  // A database that is not migrated yet may lack the column.
  if (!(await hasColumn(database, collection, 'pan_number'))) return undefined
  const { rows } = await database.client.execute(
    `SELECT pan_number AS pan FROM ${collection} WHERE pan_number LIKE 'v%.%' LIMIT 1`,
  )
  return rows[0] && String(rows[0].pan)
}

async function hasColumn(
  { client }: Extract<OpenDatabase, { kind: 'sqlite' }>,
  table: string,
  column: string,
): Promise<boolean> {
  const sql = 'SELECT 1 FROM pragma_table_info(?) WHERE name = ?'
  return (await client.execute({ sql, args: [table, column] })).rows.length > 0
}

/** @returns `none` if the SQLite file does not exist. */
async function withDatabase<Result>(
  databaseUri: string,
  none: Result,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(databaseUri)
  if (!database) return none
  try {
    return await work(database)
  } finally {
    await closeDatabase(database)
  }
}
