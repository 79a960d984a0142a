import fs from 'node:fs'
import type { Client } from '@libsql/client'
import { databasePath, EnvError } from '@/env'
import { errorMessage } from '@/lib/error-message'
import { ensurePrivateFile } from '@/lib/private-files'

/** A copy of the database as it was before a migration: a draft until `keep` gives it a name of its own. */
export type CopyBeforeMigration = { keep(): void; drop(): void }

/**
 * Copies a SQLite file beside it. The draft of a start that ended before its migration was done is
 * replaced: starts that fail again and again do not fill the disk, and what bears the name of a copy is
 * whole.
 * @throws EnvError where there is no room for it; nothing is left behind.
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
    // SQLite fills a file that exists where it is empty.
    ensurePrivateFile(draft)
    await client.execute({ sql: 'VACUUM INTO ?', args: [draft] })
    flush(draft)
  } catch (error) {
    drop()
    throw new EnvError(
      `DATABASE_URI: the database is of an older version, and no copy of it could be put aside before it is changed (${errorMessage(error)}). Nothing in it has changed: make room on the disk, then start again.`,
      { cause: error },
    )
  }
  return { keep: () => fs.renameSync(draft, copy), drop }
}

function flush(file: string): void {
  const handle = fs.openSync(file, 'r+')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
