import fs from 'node:fs'
import type { Client } from '@libsql/client'
import { databasePath, EnvError } from '@/env'
import { errorMessage } from '@/lib/error-message'
import { flushToDisk } from '@/lib/flush-to-disk'
import { ensurePrivateFile } from '@/lib/private-files'
import { isDiskFull } from '@/lib/storage-fault'
import { describeDamage } from './damage'

/** A copy of the database from before a migration: a draft until `keep` gives it its final name. */
export type CopyBeforeMigration = { keep(): void; drop(): void }

/** How the report of a failed migration begins. */
export const OLDER = 'is from an older version, and it could not be'

/**
 * Copies a SQLite file next to it. The draft of an earlier start that failed to migrate is replaced: repeated
 * failures do not fill the disk, and a file with the final name is always complete.
 * @throws EnvError if the copy fails, such as for lack of space or because the database is damaged; nothing is
 * left behind.
 */
export async function copyBeforeMigration(
  client: Client,
  databaseUri: string,
): Promise<CopyBeforeMigration> {
  const base = `${databasePath(databaseUri)}.before-migration`
  const draft = `${base}.draft`
  const copy = `${base}-${new Date().toISOString().replace(/[:.]/g, '-')}`
  const drop = () => fs.rmSync(draft, { force: true })
  drop()
  try {
    // SQLite accepts an existing file if it is empty.
    ensurePrivateFile(draft)
    await client.execute({ sql: 'VACUUM INTO ?', args: [draft] })
    await flushToDisk(draft)
  } catch (error) {
    drop()
    throw unchangedError(`${OLDER} copied before the migration`, error)
  }
  return { keep: () => fs.renameSync(draft, copy), drop }
}

/**
 * Returns the error for a migration that failed before anything in the database changed.
 * @param failed what could not be done with the database.
 */
export function unchangedError(failed: string, error: unknown): EnvError {
  const damage = describeDamage(error)
  if (damage) return new EnvError(`${damage.found} ${damage.advice}`, { cause: error })
  const advice = isDiskFull(error) ? 'free up disk space' : 'correct that'
  return new EnvError(
    `DATABASE_URI: the database ${failed} (${errorMessage(error)}). Nothing in it has changed: ${advice}, then start again.`,
    { cause: error },
  )
}
