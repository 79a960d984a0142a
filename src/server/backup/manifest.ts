import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { errorCode } from '@/lib/error-code'
import { parseJson } from '@/lib/parse-json'
import { PRIVATE_FILE_MODE } from '@/lib/private-files'
import { isSameText } from '@/lib/same-text'
import { BackupError, readError } from './backup-error'
import { backupName, findBackups } from './backup-name'
import { signatureOf } from './passphrase'
import { wasChanged } from './seal'

const MANIFEST = 'manifest.json'
const SIGNATURE = 'manifest.hmac'
/** Parts of a backup. */
export const DATABASE_FOLDER = 'database'
export const MEDIA_FOLDER = 'media'
export const KEYS_FILE = 'secrets.json'

/** A relative path that cannot lead outside the backup. */
const innerPath = z
  .string()
  .refine((value) => !path.isAbsolute(value) && !value.split(/[/\\]/).includes('..'))

const hex = z.string().regex(/^[0-9a-f]+$/)

/** How the key of an encrypted backup is derived from its passphrase. */
const encryption = z.object({
  format: z.literal(1),
  salt: hex,
  /** Cost parameters of scrypt, capped at what a small machine can handle. */
  cost: z.object({
    N: z
      .number()
      .int()
      .max(2 ** 18),
    r: z.number().int().max(16),
    p: z.number().int().max(16),
  }),
  /** Matches only if the key is right. */
  check: hex,
})
export type Encryption = z.infer<typeof encryption>

const schema = z.object({
  product: z.literal('manavta'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['sqlite', 'mongodb']),
    /** Whether the copy shows the database at a single moment. */
    isSnapshot: z.boolean(),
    /** Rows by table, documents by collection. */
    counts: z.record(z.string(), z.number()),
  }),
  /** Pictures in a bucket are not copied. */
  media: z.enum(['included', 'in the S3 bucket, not included']),
  hasKeys: z.boolean(),
  /** Absent if the files are not encrypted. */
  encryption: encryption.optional(),
  /** As stored, so that damage is detected without the passphrase. */
  files: z.array(
    z.object({ path: innerPath, bytes: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
})

/** The content of a backup's `manifest.json`. */
export type Manifest = z.infer<typeof schema>
export type BackupFile = Manifest['files'][number]

/** @throws BackupError if the folder is not a backup, or this user may not read it. */
export async function readManifest(folder: string): Promise<Manifest> {
  const content = await fs.readFile(path.join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw readError(folder, error, noManifest(folder, errorCode(error)))
  })
  const parsed = schema.safeParse(parseJson(content))
  if (!parsed.success) {
    throw new BackupError(
      `This version cannot read the backup ${folder}: it is damaged, or needs the version that its ${MANIFEST} names.`,
    )
  }
  return parsed.data
}

function noManifest(folder: string, code: string | undefined): string {
  if (code === 'ENOTDIR') {
    return `${folder} is a file. Unpack it first (tar -xf), then restore the folder that was in it.`
  }
  return existsSync(folder)
    ? `${folder} is not a backup: it has no ${MANIFEST}. Name the folder of one backup, such as ${backupName(new Date())}.`
    : `There is no folder ${folder}.`
}

/**
 * Writes the manifest, last of all, and flushes it to disk: a folder without one does not count as
 * a backup.
 * @param key of an encrypted backup, used to sign the manifest.
 */
export async function writeManifest(
  folder: string,
  manifest: Manifest,
  key: Buffer | null,
): Promise<void> {
  const options = { flag: 'wx', mode: PRIVATE_FILE_MODE, flush: true }
  const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  if (key) await fs.writeFile(path.join(folder, SIGNATURE), signatureOf(key, content), options)
  await fs.writeFile(path.join(folder, MANIFEST), content, options)
}

/** @throws BackupError if the manifest was not signed with the key. */
export async function assertSigned(folder: string, key: Buffer): Promise<void> {
  const content = await fs.readFile(path.join(folder, MANIFEST))
  const signature = await fs.readFile(path.join(folder, SIGNATURE), 'utf8').catch(() => '')
  if (!isSameText(signature, signatureOf(key, content))) throw wasChanged(MANIFEST)
}

export type FoundBackup = { path: string; createdAt: string; isEncrypted: boolean }

/** Lists the complete backups in a folder, newest first; empty if the folder is missing. */
export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const found = await Promise.all(
    (await findBackups(folder)).map(async (backup) => {
      const manifest = await readManifest(backup.path).catch(() => null)
      return manifest ? [{ ...backup, isEncrypted: manifest.encryption !== undefined }] : []
    }),
  )
  return found.flat()
}
