import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { dataDir, type Env, resetEnv } from '@/env'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'

const SECRET_BYTES = 32
const NAMES = ['PAYLOAD_SECRET', 'SETTINGS_KEY'] as const

/**
 * Fills in the secrets that the environment leaves out: made once, kept beside the database in a
 * file that only this user may read.
 */
export function ensureSecrets(env: Env): void {
  const missing = missingSecrets(env)
  if (missing.length === 0) return
  const file = secretsFile(env)
  const kept = readKept(file)
  const made = missing.filter((name) => kept[name] === undefined)
  for (const name of made) kept[name] = randomBytes(SECRET_BYTES).toString('base64url')
  if (made.length > 0) {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE })
    fs.writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: PRIVATE_FILE_MODE })
  }
  for (const name of missing) process.env[name] = kept[name]
  resetEnv()
}

/**
 * As `ensureSecrets`, and makes none.
 * @returns whether all secrets are known now.
 * @throws what reading the file throws.
 */
export function fillInKeptSecrets(env: Env): boolean {
  const missing = missingSecrets(env)
  if (missing.length === 0) return true
  const kept = readKept(secretsFile(env))
  for (const name of missing) process.env[name] = kept[name] ?? ''
  resetEnv()
  return missing.every((name) => kept[name] !== undefined)
}

function missingSecrets(env: Env) {
  return NAMES.filter((name) => env[name] === undefined)
}

function readKept(file: string): Record<string, string> {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
}

function secretsFile(env: Env): string {
  return path.join(dataDir(env), 'secrets.json')
}
