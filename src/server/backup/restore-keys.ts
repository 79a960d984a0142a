import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Env, secretNames, secretsFile } from '@/env'
import { PRIVATE_FILE_MODE } from '@/lib/private-files'
import { copyFile } from './files'
import { KEYS_FILE } from './manifest'
import { unseal } from './seal'
import type { VerifiedBackup } from './verify-backup'

/** Where the keys of a restored backup are. */
export type RestoredKeys = {
  file: string
  /** Where different keys that were there before have been moved. */
  replacedFile?: string
  /** Whether the environment sets another SETTINGS_KEY, which takes precedence. */
  isOverridden: boolean
}

/** Puts the keys of a backup where the site looks for them, and sets different ones aside. */
export async function restoreKeys(
  env: Env,
  { folder, key }: VerifiedBackup,
): Promise<RestoredKeys> {
  const file = secretsFile(env)
  const draft = `${file}.restoring`
  fs.rmSync(draft, { force: true })
  const through = key ? unseal(key, KEYS_FILE) : undefined
  await copyFile(path.join(folder, KEYS_FILE), draft, { mode: PRIVATE_FILE_MODE, through })
  const restored = readKeys(draft)
  const hasOthers = fs.existsSync(file) && !isDeepStrictEqual(readKeys(file), restored)
  const replacedFile = `${file}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`
  if (hasOthers) fs.renameSync(file, replacedFile)
  fs.renameSync(draft, file)
  const isOverridden = env.SETTINGS_KEY !== undefined && env.SETTINGS_KEY !== restored?.SETTINGS_KEY
  return { file, isOverridden, ...(hasOthers && { replacedFile }) }
}

/**
 * Describes where the keys are, or must come from, after a restore.
 * @param keys null if the backup has none.
 */
export function describeKeys(env: Env, keys: RestoredKeys | null): string {
  if (!keys) {
    const file = secretsFile(env)
    const kept = readKeys(file)
    const missing = secretNames.filter((name) => !env[name] && !kept?.[name]).join(' and ')
    return missing
      ? `Next: put the ${missing} of the original site in ${file} or in .env:
the site does not start without them. Then npm start.`
      : `The site uses the keys in .env or in ${file}; they must be those of the original site.
Next: npm start.`
  }
  return [
    `Its keys are in ${keys.file}.`,
    ...(keys.replacedFile
      ? [`The keys that were there before are now in ${keys.replacedFile}.`]
      : []),
    ...(keys.isOverridden
      ? ['But .env sets another SETTINGS_KEY, which takes precedence: remove it from .env.']
      : []),
    'Next: npm start.',
  ].join('\n')
}

function readKeys(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
