import fs from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { databaseKind, databasePath } from '@/env'
import { flushToDisk } from '@/lib/flush-to-disk'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { isDatabaseEmpty } from './database-copy'
import { clearHalfWritten, HALF_WRITTEN, isHalfWritten, markHalfWritten } from './half-written'
import { withMongo } from './mongo/connection'
import { sharedConnection } from './shared-connection'
import { lockDatabase, unlockDatabase } from './sqlite/lock'

/** A database that cannot be moved. Its message is for the person who runs the move. */
export class MoveError extends Error {}

/** The target of a move: `finish` turns it into a database that a site can start on. */
type MoveTarget = { workUri: string; finish(): Promise<void> }

const DRAFT_ENDING = '.moving'

/**
 * Prepares an empty database for writing. Remains of an interrupted move or restore, recognised by its mark,
 * are deleted; nothing else ever is.
 * @throws MoveError if it holds anything else; DatabaseInUseError if another move is writing to it.
 */
export function beginTarget(uri: string): Promise<MoveTarget> {
  return databaseKind(uri) === 'sqlite' ? beginSqlite(uri) : beginMongo(uri)
}

/** @throws MoveError on a MongoDB with an interrupted move or restore: an incomplete copy must not be used. */
export async function assertComplete(payload: Payload): Promise<void> {
  const connection = sharedConnection(payload)
  if (!connection || !(await isHalfWritten(connection))) return
  throw new MoveError(
    'DATABASE_URI: a move or a restore to this database was interrupted, and only a part of the data is in it. Run npm run move again, or empty the database and run npm run restore again.',
  )
}

async function beginSqlite(uri: string): Promise<MoveTarget> {
  await assertEmpty(uri)
  const file = databasePath(uri)
  const draft = `${file}${DRAFT_ENDING}`
  const workUri = `file:${draft}`
  await fs.mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE })
  await lockDatabase(workUri)
  await fs.rm(draft, { force: true })
  await removeJournal(draft)
  return {
    workUri,
    finish: async () => {
      await flushToDisk(draft)
      await assertEmpty(uri)
      // Everything must be in the file itself; libsql releases the journal some time later.
      const journal = await fs.stat(`${draft}-wal`).catch(() => null)
      if (journal && journal.size > 0) throw new Error('SQLite has not written its journal out')
      await fs.rename(draft, file)
      await removeJournal(draft)
      await unlockDatabase(workUri)
      await fs.rm(`${draft}.lock`, { force: true })
    },
  }
}

async function removeJournal(file: string): Promise<void> {
  for (const ending of ['-wal', '-shm']) await fs.rm(`${file}${ending}`, { force: true })
}

async function beginMongo(uri: string): Promise<MoveTarget> {
  await withMongo(uri, async (connection) => {
    if (!(await isHalfWritten(connection))) {
      await assertEmpty(uri)
      await markHalfWritten(connection)
      return
    }
    const found = (await connection.db?.listCollections().toArray()) ?? []
    for (const { name } of found) {
      if (name !== HALF_WRITTEN && !name.startsWith('system.'))
        await connection.collection(name).deleteMany()
    }
  })
  return { workUri: uri, finish: () => withMongo(uri, clearHalfWritten) }
}

async function assertEmpty(uri: string): Promise<void> {
  if (await isDatabaseEmpty(uri)) return
  throw new MoveError('The database at this address is not empty: a move needs an empty database.')
}
