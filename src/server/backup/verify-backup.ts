import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { countCopy } from '@/cms/database/database-copy'
import { BackupError } from './backup-error'
import { measureFile } from './files'
import { DATABASE_FOLDER, type Manifest, readManifest } from './manifest'

/**
 * Reads a whole backup and compares it with its manifest: the hash of each file, and the number of rows
 * in the copy of the database.
 * @throws BackupError that says what is wrong.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const { path: file, bytes, sha256 } of manifest.files) {
    const found = await measureFile(path.join(folder, file)).catch(() => null)
    if (!found) throw new BackupError(`The backup is not whole: ${file} cannot be read.`)
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupError(`The backup was changed or damaged: ${file} is not as it was written.`)
    }
  }
  const { kind, counts } = manifest.database
  const found = await countCopy(kind, path.join(folder, DATABASE_FOLDER)).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new BackupError(`The copy of the database cannot be read: ${reason}`)
    },
  )
  assertSameCounts(counts, found)
  return manifest
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
