import { createReadStream } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { countCopy } from '@/cms/database/database-copy'
import type { Env } from '@/env'
import { errorMessage } from '@/lib/error-message'
import { PRIVATE_FILE_MODE } from '@/lib/private-files'
import { BackupError, readError } from './backup-error'
import { copyFile, measureFile } from './files'
import { assertSigned, DATABASE_FOLDER, type Manifest, readManifest } from './manifest'
import { findKey } from './passphrase'
import { withScratch } from './scratch'
import { unseal, wasChanged } from './seal'

/** A backup that was read from beginning to end, with its key if it is encrypted. */
export type VerifiedBackup = { folder: string; manifest: Manifest; key: Buffer | null }

/**
 * Reads a whole backup, with BACKUP_PASSPHRASE if it is encrypted, and compares it with its
 * manifest: the hash of each file, and the row counts in the copy of the database.
 * @throws BackupError that says what is wrong with the backup or the passphrase.
 */
export async function verifyBackup(env: Env, folder: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder)
  const { encryption } = manifest
  const key = encryption ? await findKey(encryption, env.BACKUP_PASSPHRASE) : null
  if (key) await assertSigned(folder, key)
  const backup = { folder, manifest, key }
  for (const file of manifest.files) await verifyFile(backup, file)
  const { kind, counts } = manifest.database
  const found = await withDatabaseCopy(env, backup, (copy) => countCopy(kind, copy)).catch(
    (error: unknown) => {
      if (error instanceof BackupError) throw error
      throw new BackupError(`The copy of the database cannot be read: ${errorMessage(error)}`)
    },
  )
  assertSameCounts(counts, found)
  return backup
}

/**
 * Runs `work` with the folder of a backup's database copy, which is decrypted only for that long.
 */
export async function withDatabaseCopy<Result>(
  env: Env,
  { folder, manifest, key }: VerifiedBackup,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  if (key === null) return work(path.join(folder, DATABASE_FOLDER))
  return withScratch(env, async (scratch) => {
    for (const { path: file } of manifest.files) {
      if (!isOfDatabase(file)) continue
      const target = path.join(scratch, path.posix.relative(DATABASE_FOLDER, file))
      const options = { mode: PRIVATE_FILE_MODE, through: unseal(key, file) }
      await copyFile(path.join(folder, file), target, options)
    }
    return work(scratch)
  })
}

async function verifyFile(
  { folder, key }: VerifiedBackup,
  { path: file, bytes, sha256 }: Manifest['files'][number],
): Promise<void> {
  const stored = path.join(folder, file)
  const found = await measureFile(stored).catch((error: unknown) => {
    throw readError(folder, error, `The backup is incomplete: ${file} cannot be read.`)
  })
  if (found.bytes !== bytes || found.sha256 !== sha256) throw wasChanged(file)
  // Files of the database are decrypted when their rows are counted.
  if (key && !isOfDatabase(file)) {
    for await (const _plain of unseal(key, file)(createReadStream(stored)));
  }
}

function isOfDatabase(file: string): boolean {
  return file.startsWith(`${DATABASE_FOLDER}/`)
}

/** @throws BackupError that names the tables or collections whose counts differ. */
export function assertSameCounts(
  expected: Record<string, number>,
  found: Record<string, number>,
): void {
  if (isDeepStrictEqual(sorted(expected), sorted(found))) return
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  const different = [...names]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name} (${found[name] ?? 0} instead of ${expected[name] ?? 0})`)
  throw new BackupError(`The counts differ: ${different.join(', ')}.`)
}

function sorted(counts: Record<string, number>) {
  return Object.entries(counts).sort(([a], [b]) => a.localeCompare(b))
}
