import fs from 'node:fs/promises'
import path from 'node:path'
import { databaseOf } from '@/cms/database/open-database'
import { messages } from '@/domain/messages'
import type { BackupDto, BackupsDto } from '@/domain/responses/backup'
import { backupDir, getEnv } from '@/env'
import { recordAudit } from '../audit/record-audit'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { backupName, timeOfBackup } from './backup-name'
import { copyToBucket } from './bucket'
import { makeBackup } from './make-backup'
import { readManifest } from './manifest'
import { isBackupBeingMade, takeBackupTurn } from './turn'

/** Lists the backups in BACKUP_DIR, newest first. */
export async function getBackups(): Promise<BackupsDto> {
  const env = getEnv()
  const folder = backupDir(env)
  const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = await Promise.all(names.map((name) => toDto(folder, name)))
  return {
    backups: found.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    isMaking: await isBackupBeingMade(),
    isDaily: env.BACKUP_DAILY === 'on',
  }
}

/**
 * Makes a backup in BACKUP_DIR now.
 * @throws ApiError 409 if one is already being made, 500 if it fails; the log says why.
 */
export async function makeBackupNow(): Promise<BackupsDto> {
  const env = getEnv()
  const database = databaseOf(await getPayloadClient())
  const now = new Date()
  const hasRun = await takeBackupTurn(async () => {
    const folder = backupDir(env)
    const { pruneError } = await orRefuse(messages.backupFailed, () =>
      makeBackup(env, database, { folder, now }),
    )
    if (pruneError) logError('An older backup could not be deleted', pruneError)
    await orRefuse(messages.backupNotCopied, () => copyToBucket(env, folder, now))
  })
  if (!hasRun) throw new ApiError(409, messages.backupBeingMade)
  const id = backupName(now)
  await recordAudit({ action: 'created', subject: 'backup', subjectId: id, label: id })
  return getBackups()
}

/** The error itself goes to the log only: it names folders and servers. */
async function orRefuse<Result>(message: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    logError('A backup failed', error)
    throw new ApiError(500, message)
  }
}

/**
 * Returns the folder of a listed backup.
 * @throws ApiError 404 if no backup has that id, or its manifest cannot be read.
 */
export async function requireBackup(id: string): Promise<string> {
  // Only the name of a backup is accepted, so that it cannot lead to another folder.
  const folder = timeOfBackup(id) ? path.join(backupDir(getEnv()), id) : null
  const manifest = folder && (await readManifest(folder).catch(() => null))
  if (!folder || !manifest) throw new ApiError(404, messages.notFound)
  return folder
}

async function toDto(folder: string, name: string): Promise<BackupDto[]> {
  const createdAt = timeOfBackup(name)
  if (!createdAt) return []
  const manifest = await readManifest(path.join(folder, name)).catch(() => null)
  return [
    {
      id: name,
      createdAt,
      bytes: manifest?.files.reduce((sum, { bytes }) => sum + bytes, 0),
      isWhole: manifest !== null,
      isEncrypted: manifest?.encryption !== undefined,
      hasKeys: manifest?.hasKeys ?? false,
    },
  ]
}
