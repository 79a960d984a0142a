import fs from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { databasePath } from '@/env'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { isDatabaseEmpty } from './database-copy'
import { withMongo } from './mongo-connection'
import { databaseKind } from './open-database'
import { sharedConnection } from './shared-connection'
import { lockDatabase, unlockDatabase } from './sqlite-lock'

/** Why a database cannot be moved, in words for the person who asked for it. */
export class MoveError extends Error {}

/** Where a move writes: `finish` makes it a database that a site can start on. */
type MoveTarget = { workUri: string; finish(): Promise<void> }

/** Its document says that the database is half written, and by a move. */
const MARK = 'unfinished-move'
const DRAFT_ENDING = '.moving'

/**
 * Gets an empty database ready to be written. What an earlier move that broke off has left there, known
 * by its mark, is cleared; nothing else ever is.
 * @throws MoveError where something else is stored there; DatabaseInUseError where another move writes.
 */
export function beginTarget(uri: string): Promise<MoveTarget> {
  return databaseKind(uri) === 'sqlite' ? beginSqlite(uri) : beginMongo(uri)
}

/** @throws MoveError on a MongoDB to which a move broke off: a site must not start on half its data. */
export async function assertNoUnfinishedMove(payload: Payload): Promise<void> {
  if (!(await sharedConnection(payload)?.collection(MARK).findOne())) return
  throw new MoveError(
    'DATABASE_URI: a move to this database broke off, and only a part is in it. Run npm run move again.',
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
      const handle = await fs.open(draft, 'r+')
      await handle.sync()
      await handle.close()
      await assertEmpty(uri)
      // All of it must be in the file itself; libsql lets go of the journal some time later.
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
    const mark = connection.collection(MARK)
    if (!(await mark.findOne())) {
      await assertEmpty(uri)
      await mark.insertOne({ begunAt: new Date() })
      return
    }
    const found = (await connection.db?.listCollections().toArray()) ?? []
    for (const { name } of found) {
      if (name !== MARK && !name.startsWith('system.'))
        await connection.collection(name).deleteMany()
    }
  })
  const finish = () =>
    withMongo(uri, async (connection) => {
      await connection.collection(MARK).deleteMany()
    })
  return { workUri: uri, finish }
}

async function assertEmpty(uri: string): Promise<void> {
  if (await isDatabaseEmpty(uri)) return
  throw new MoveError(
    'There is something in the database at this address: a move goes into an empty one.',
  )
}
