import type { InStatement } from '@libsql/client'
import type { MongoConnection } from '../mongo/connection'
import { setFields } from '../mongo/set-fields'
import type { OpenDatabase } from '../open-database'
import { columnOf } from '../raw-queries'
import { tableOf } from '../sqlite/table-of'

/** A field whose stored texts are rewritten. */
export type TextPlace = {
  /** The slug of a collection or a global. */
  slug: string
  isGlobal?: boolean
  field: string
  /** Only texts with this prefix are read; it consists of letters, digits, colons and dots. */
  prefix: string
  /** Another field, whose value `rewrite` needs. */
  alsoRead?: string
  /** @returns the fields to write; undefined to change nothing. */
  rewrite(text: string, also: string): Record<string, string | null> | undefined
}

/** Small: a file from the tax office has megabytes. */
const BATCH = 50
/** A document in this collection marks a MongoDB whose rewrite is incomplete. */
const MARK = 'unfinished-rewrite'

type Found = { id: unknown; text: string; also: string }
type Change = { id: unknown; text: string; fields: Record<string, string | null> }

type Rewrite = {
  /** Identifies the rewrite: only the same one may resume after an interruption. */
  name: string
  places: TextPlace[]
  /** Called once everything is read and before anything is stored. @throws to abort. */
  assertSensible(): void
}

/** Another rewrite was interrupted and must be resumed first. */
export class OtherRewriteError extends Error {}

/**
 * Rewrites stored texts without Payload, while the site is stopped; on SQLite a text may be stored as JSON.
 * Atomic on SQLite. On MongoDB no site starts until it is complete: after a crash another run resumes.
 * @returns the number of texts written.
 * @throws OtherRewriteError; what `rewrite` and `assertSensible` throw; errors of the database.
 */
export async function rewriteTexts(database: OpenDatabase, rewrite: Rewrite): Promise<number> {
  return database.kind === 'mongodb'
    ? rewriteMongo(database.connection, rewrite)
    : rewriteSqlite(database.client, rewrite)
}

async function rewriteMongo(
  connection: MongoConnection,
  { name, places, assertSensible }: Rewrite,
): Promise<number> {
  const marks = connection.collection<{ _id: string; name: string }>(MARK)
  const mark = { _id: MARK }
  // A single document: of two concurrent commands, only the first decides which rewrite it is.
  const { upsertedCount } = await marks.updateOne(
    mark,
    { $setOnInsert: { name } },
    { upsert: true },
  )
  if ((await marks.findOne(mark))?.name !== name) throw new OtherRewriteError(MARK)
  const read = (place: TextPlace) => readMongo(connection, place)
  try {
    // A dry run first finds texts that cannot be rewritten.
    await rewriteAll(places, { read, write: async () => {} })
    assertSensible()
  } catch (error) {
    if (upsertedCount > 0) await connection.dropCollection(MARK)
    throw error
  }
  const write: Store['write'] = (place, changes) => writeMongo(connection, place, changes)
  const count = await rewriteAll(places, { read, write })
  await connection.dropCollection(MARK)
  return count
}

async function rewriteSqlite(client: Sqlite, { places, assertSensible }: Rewrite): Promise<number> {
  const columns = await columnsOf(client)
  const transaction = await client.transaction('write')
  try {
    const count = await rewriteAll(
      // A database of an older version may lack some columns.
      places.filter(({ slug, field }) => columns.has(`${tableOf(slug)}.${columnOf(field)}`)),
      {
        read: (place) => readSqlite(transaction, place),
        write: async (place, changes) =>
          void (await transaction.batch(changes.map((change) => updateOf(place, change)))),
      },
    )
    assertSensible()
    await transaction.commit()
    return count
  } finally {
    transaction.close()
  }
}

/** Whether a rewrite of this database was interrupted. On SQLite it is atomic. */
export async function isHalfRewritten(database: OpenDatabase): Promise<boolean> {
  if (database.kind === 'sqlite') return false
  return Boolean(await database.connection.collection(MARK).findOne())
}

type Store = {
  read(place: TextPlace): AsyncIterable<Found[]>
  write(place: TextPlace, changes: Change[]): Promise<void>
}

async function rewriteAll(places: TextPlace[], { read, write }: Store): Promise<number> {
  let count = 0
  for (const place of places) {
    for await (const batch of read(place)) {
      const changes = batch.flatMap(({ id, text, also }) => {
        const fields = place.rewrite(text, also)
        return fields ? { id, text, fields } : []
      })
      if (changes.length > 0) await write(place, changes)
      count += changes.length
    }
  }
  return count
}

type Sqlite = Extract<OpenDatabase, { kind: 'sqlite' }>['client']
type Transaction = Awaited<ReturnType<Sqlite['transaction']>>

async function columnsOf(client: Sqlite): Promise<Set<string>> {
  const { rows } = await client.execute(
    `SELECT tables.name || '.' || columns.name AS path
     FROM sqlite_master tables JOIN pragma_table_info(tables.name) columns
     WHERE tables.type = 'table'`,
  )
  return new Set(rows.map(({ path }) => String(path)))
}

async function* readSqlite(
  transaction: Transaction,
  { slug, field, prefix, alsoRead = field }: TextPlace,
): AsyncGenerator<Found[]> {
  const column = columnOf(field)
  for (let last = 0; ; ) {
    const { rows } = await transaction.execute({
      sql: `SELECT rowid AS place, "${column}" AS text, "${columnOf(alsoRead)}" AS also
            FROM ${tableOf(slug)} WHERE rowid > ?
            AND (substr("${column}", 1, ?) = ? OR substr("${column}", 1, ?) = ?)
            ORDER BY rowid LIMIT ${BATCH}`,
      args: [last, prefix.length, prefix, prefix.length + 1, `"${prefix}`],
    })
    if (rows.length === 0) return
    yield rows.map(({ place, text, also }) => ({
      id: place,
      text: fromJson(String(text)),
      also: String(also),
    }))
    last = Number(rows.at(-1)?.place)
  }
}

function updateOf({ slug, field }: TextPlace, { id, fields }: Change): InStatement {
  const names = Object.keys(fields)
  const values = names.map((name) => {
    const column = columnOf(name)
    return name === field
      ? `"${column}" = CASE substr("${column}", 1, 1) WHEN '"' THEN json_quote(?) ELSE ? END`
      : `"${column}" = ?`
  })
  const args = names.flatMap((name) =>
    name === field ? [fields[name] ?? null, fields[name] ?? null] : [fields[name] ?? null],
  )
  return {
    sql: `UPDATE ${tableOf(slug)} SET ${values.join()} WHERE rowid = ?`,
    args: [...args, Number(id)],
  }
}

function fromJson(text: string): string {
  return text.startsWith('"') ? JSON.parse(text) : text
}

async function* readMongo(
  connection: MongoConnection,
  { slug, isGlobal, field, prefix, alsoRead = field }: TextPlace,
): AsyncGenerator<Found[]> {
  const cursor = connection.collection(isGlobal ? 'globals' : slug).find(
    {
      ...(isGlobal && { globalType: slug }),
      [field]: { $regex: `^${prefix.replaceAll('.', '\\.')}` },
    },
    { projection: { [field]: 1, [alsoRead]: 1 }, batchSize: BATCH },
  )
  let batch: Found[] = []
  for await (const doc of cursor) {
    batch.push({ id: doc._id, text: doc[field], also: String(doc[alsoRead]) })
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

async function writeMongo(
  connection: MongoConnection,
  { slug, isGlobal, field }: TextPlace,
  changes: Change[],
): Promise<void> {
  await setFields(
    connection.collection(isGlobal ? 'globals' : slug),
    changes.map(({ id, text, fields }) => ({ filter: { _id: id, [field]: text }, fields })),
  )
}
