import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import {
  assertStoredPansReadable,
  claimKeys,
  hasAccounts,
} from '@/cms/database/encryption/stored-keys'
import { type Env, EnvError, resetEnv, secretNames, secretsFile } from '@/env'
import { errorCode } from '@/lib/error-code'
import { parseJson } from '@/lib/parse-json'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'

const SECRET_BYTES = 32
const keptSecrets = z.record(z.string(), z.string())

/**
 * Fills in the secrets that the environment leaves out. They are generated once and kept in the
 * data folder in a file that only this user may read.
 * @throws EnvError if the file is damaged or not ours to read, or if secrets are missing and the
 * database has accounts: new ones could not decrypt the stored PANs and would invalidate links in
 * mails. Also if another server generated its own at the same moment, and whatever opening the
 * database throws.
 */
export async function ensureSecrets(env: Env): Promise<void> {
  const missing = missingSecrets(env)
  if (missing.length === 0) return
  const file = secretsFile(env)
  const kept = readKept(file)
  const generated = missing.filter((name) => kept[name] === undefined)
  if (generated.length > 0) {
    await assertNoAccounts(env, generated)
    const interrupted = readDraft(file)
    for (const name of generated) {
      kept[name] = interrupted[name] ?? randomBytes(SECRET_BYTES).toString('base64url')
    }
    const draft = writeDraft(file, kept)
    await claim(env, generated, { kept, draft })
    fs.renameSync(draft, file)
  }
  for (const name of missing) process.env[name] = kept[name]
  resetEnv()
}

/**
 * Checks that the key is the one that the stored PANs were encrypted with, before the site is built
 * and started.
 * @throws EnvError with a one-line message; whatever opening the database throws.
 */
export async function assertKeysFit(env: Env): Promise<void> {
  const { SETTINGS_KEY, NEW_SETTINGS_KEY } = env
  if (NEW_SETTINGS_KEY && NEW_SETTINGS_KEY !== SETTINGS_KEY) {
    throw new EnvError(
      'NEW_SETTINGS_KEY is set but is not yet the key of this site: stop the site and run npm run rotate-key',
    )
  }
  await assertStoredPansReadable(env.DATABASE_URI)
}

/**
 * Makes the next start use another SETTINGS_KEY, unless the environment sets one. Keeps the
 * previous one next to it, since older backups need it.
 * @throws whatever writing the file throws.
 */
export function keepSettingsKey(env: Env, settingsKey: string): void {
  const file = secretsFile(env)
  const { SETTINGS_KEY, ...others } = readKept(file)
  const previous = `SETTINGS_KEY_UNTIL_${new Date().toISOString()}`
  const draft = writeDraft(file, {
    ...others,
    SETTINGS_KEY: settingsKey,
    ...(SETTINGS_KEY && { [previous]: SETTINGS_KEY }),
  })
  fs.renameSync(draft, file)
}

/**
 * Like `ensureSecrets`, but generates none.
 * @returns whether all secrets are known now.
 * @throws EnvError if the file is damaged or not ours to read.
 */
export function fillInKeptSecrets(env: Env): boolean {
  const missing = missingSecrets(env)
  if (missing.length === 0) return true
  const kept = readKept(secretsFile(env))
  for (const name of missing) process.env[name] = kept[name] ?? ''
  resetEnv()
  return missing.every((name) => kept[name] !== undefined)
}

async function assertNoAccounts(env: Env, names: readonly string[]): Promise<void> {
  if (!(await hasAccounts(env.DATABASE_URI))) return
  throw new EnvError(
    `${names.join(' and ')}: the database has accounts, but the keys that it was encrypted and signed with are not in ${secretsFile(env)}. Put the secrets.json of this site there, or set its values in .env. New keys are generated only for an empty database; if yours are lost, see "Keys" in README.md.`,
  )
}

/** @throws EnvError if another server was faster: its keys are the ones to use, so ours are dropped. */
async function claim(
  env: Env,
  names: readonly string[],
  { kept, draft }: { kept: Record<string, string>; draft: string },
): Promise<void> {
  const values = names.map((name) => kept[name])
  const id = createHash('sha256').update(values.join()).digest('hex')
  if (await claimKeys(env.DATABASE_URI, id)) return
  fs.rmSync(draft)
  throw new EnvError(
    `${names.join(' and ')}: another server has generated keys for this database. Put its secrets.json at ${secretsFile(env)}, or set the same values in .env on all servers.`,
  )
}

function missingSecrets(env: Env) {
  return secretNames.filter((name) => env[name] === undefined)
}

/**
 * Writes a new version of the file next to it. Renamed afterwards, it replaces the file atomically: a
 * power cut leaves either the old one or the new one.
 * @returns the path of the draft.
 */
function writeDraft(file: string, secrets: Record<string, string>): string {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE })
  const draft = draftOf(file)
  const content = `${JSON.stringify(secrets, null, 2)}\n`
  fs.writeFileSync(draft, content, { mode: PRIVATE_FILE_MODE, flush: true })
  return draft
}

/**
 * Reads the keys that an interrupted start has generated. They may be claimed in the database, which
 * would refuse any others.
 */
function readDraft(file: string): Record<string, string> {
  const draft = draftOf(file)
  // A damaged draft was never claimed.
  return fs.existsSync(draft) ? (keptSecrets.safeParse(parseJson(readText(draft))).data ?? {}) : {}
}

function draftOf(file: string): string {
  return `${file}.new`
}

function readKept(file: string): Record<string, string> {
  if (!fs.existsSync(file)) return {}
  const { data, success } = keptSecrets.safeParse(parseJson(readText(file)))
  if (success) return data
  throw new EnvError(
    `${file} is damaged. It holds the keys of this site: put your copy of it there, or set its values in .env. If they are lost, see "Keys" in README.md.`,
  )
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    const code = errorCode(error)
    if (!code) throw error
    throw new EnvError(`${file} cannot be read (${code}): it must belong to the user of the site`)
  }
}
