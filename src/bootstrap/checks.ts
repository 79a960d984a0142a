import fs from 'node:fs'
import path from 'node:path'
import { isIncomplete } from '@/cms/database/database-copy'
import { assertMongoAnswers, MongoConnectionError } from '@/cms/database/mongo/connection'
import { draftOf } from '@/cms/database/sqlite/copy'
import { lockDatabase } from '@/cms/database/sqlite/lock'
import { databaseKind, databasePath, dataDir, type Env, incomingDir, publicMediaDir } from '@/env'
import { canWriteIn, nearestExisting, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { servedFolderAround } from '@/lib/served-folder'
import { keepDataPrivate } from './private-data'
import { assertMayUseData } from './site-user'
import { StartError } from './start-error'

/**
 * Checks that the folders are writable, that visitors cannot reach private data and backups, and that the
 * database is reachable and used by nobody else, before anything is created.
 * @throws StartError with a one-line message.
 */
export async function checkMachine(env: Env): Promise<void> {
  assertWritable('MEDIA_DIR', path.resolve(env.MEDIA_DIR))
  assertPrivatePlaces(env)
  if (databaseKind(env.DATABASE_URI) === 'sqlite') {
    assertWritable('DATABASE_URI', path.dirname(databasePath(env.DATABASE_URI)))
    assertMayUseData(env)
    keepDataPrivate(env)
    await assertRestored(env)
    await lockDatabase(env.DATABASE_URI)
  } else {
    assertWritable('DATA_DIR', dataDir(env))
    await assertDatabaseAnswers(env.DATABASE_URI)
    assertMayUseData(env)
    keepDataPrivate(env)
  }
  fs.mkdirSync(incomingDir(env), { recursive: true, mode: PRIVATE_FOLDER_MODE })
}

/** Checks that the folder, or its nearest existing parent, is a folder that we can write in. */
function assertWritable(variable: string, folder: string): void {
  // Nothing can be created inside something that is not a folder.
  if (!canWriteIn(nearestExisting(folder))) {
    throw new StartError(`${variable}: the folder ${folder} is not writable`)
  }
}

function assertPrivatePlaces(env: Env): void {
  // MEDIA_DIR itself is private: a site may keep its database next to the folder of its pictures.
  const around = servedFolderAround({ MEDIA_DIR: publicMediaDir(env) }, dataDir(env))
  if (around) {
    const variable = databaseKind(env.DATABASE_URI) === 'sqlite' ? 'DATABASE_URI' : 'DATA_DIR'
    throw new StartError(
      `${variable}: private data cannot be kept in ${around}; choose another folder`,
    )
  }
  const served = env.BACKUP_DIR ? servedFolderAround(env, env.BACKUP_DIR) : null
  if (served) {
    throw new StartError(`BACKUP_DIR: backups cannot be kept in ${served}; choose another folder`)
  }
}

/** On MongoDB, `assertComplete` checks this when the database is opened. */
async function assertRestored({ DATABASE_URI, MEDIA_DIR }: Env): Promise<void> {
  if (!(await isIncomplete(DATABASE_URI))) return
  throw new StartError(
    `DATABASE_URI: a restore to this database was interrupted. Empty ${path.resolve(MEDIA_DIR)} and run npm run restore again; to start with an empty database instead, delete ${draftOf(DATABASE_URI)}.`,
  )
}

async function assertDatabaseAnswers(uri: string): Promise<void> {
  try {
    await assertMongoAnswers(uri)
  } catch (error) {
    if (!(error instanceof MongoConnectionError)) throw error
    const reason = error.message.charAt(0).toLowerCase() + error.message.slice(1)
    throw new StartError(`DATABASE_URI: ${reason}`)
  }
}
