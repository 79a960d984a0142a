import fs from 'node:fs'
import type { Client } from '@libsql/client'
import { databasePath, EnvError } from '@/env'
import { errorMessage } from '@/lib/error-message'
import { flushToDisk } from '@/lib/flush-to-disk'
import { ensurePrivateFile } from '@/lib/private-files'

/** A copy of the database from before a migration: a draft until `keep` gives it its final name. */
export type CopyBeforeMigration = { keep(): void; drop(): void }

/**
 * Copies a SQLite file next to it. The draft of an earlier start that failed to migrate is replaced: repeated
 * failures do not fill the disk, and a file with the final name is always complete.
 * @throws EnvError if the copy fails, such as for lack of space; nothing is left behind.
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
    throw new EnvError(
      `DATABASE_URI: the database is from an older version, and it could not be copied before the migration (${errorMessage(error)}). Nothing in it has changed: free up disk space, then start again.`,
      { cause: error },
    )
  }
  return { keep: () => fs.renameSync(draft, copy), drop }
}
