import fs from 'node:fs'
import { isIncomplete } from '@/cms/database/database-copy'
import { MongoConnectionError } from '@/cms/database/mongo/connection'
import { closeDatabase, openDatabase } from '@/cms/database/open-database'
import { DatabaseInUseError } from '@/cms/database/sqlite/lock'
import { databaseKind, databasePath, type Env } from '@/env'
import { errorCode } from '@/lib/error-code'
import { withinTime } from '@/lib/within-time'
import { askServer } from '../command-socket'
import { doctorAnswer } from './command'
import { codeOf, type Finding, problem, starting, warning } from './finding'
import { examineDatabase, incompleteDatabase, noDatabase } from './stored'

/**
 * State of the server on these data. A starting one holds the database but takes no questions yet;
 * unknown if this user may not ask.
 */
export type SiteState = 'running' | 'starting' | 'stopped' | 'unknown'

/** What the database says, and whether a server was asked for it. */
export type StoredFindings = {
  findings: Finding[]
  state: SiteState
  /** The server's Node version; null if none is running, or it did not answer. */
  serverNode: string | null
}

const LIMIT_MS = 12_000
/** The data belongs to another user. */
const NOT_ALLOWED = ['EACCES', 'EPERM']

/** Lets the running server check the database; checks it here if the site is stopped. */
export async function askForStored(env: Env): Promise<StoredFindings> {
  try {
    const result = await withinTime(askServer(env, 'doctor', []), LIMIT_MS, tooLate)
    if (!result) return { ...(await examineAlone(env)), serverNode: null }
    const { node, findings } = doctorAnswer.parse(JSON.parse(result.text))
    return { findings, state: 'running', serverNode: node }
  } catch (error) {
    if (isNotAllowed(error)) return { ...onlyForItsUser(), serverNode: null }
    const found = 'The server is running but did not report on its database.'
    const advice = 'Restart the site: it hangs or runs an older version than this command.'
    return { findings: [problem('database', found, advice)], state: 'running', serverNode: null }
  }
}

function tooLate(): never {
  throw new Error('too late')
}

async function examineAlone(env: Env): Promise<Pick<StoredFindings, 'findings' | 'state'>> {
  try {
    return { findings: await examineStopped(env), state: 'stopped' }
  } catch (error) {
    if (isNotAllowed(error)) return onlyForItsUser()
    if (!(error instanceof DatabaseInUseError)) {
      return { findings: [cannotBeOpened(env, error)], state: 'stopped' }
    }
    const found = 'The site is starting, or another command is using the database.'
    return { findings: [starting('database', found)], state: 'starting' }
  }
}

/** @throws DatabaseInUseError, and whatever opening a database throws. */
async function examineStopped(env: Env): Promise<Finding[]> {
  assertMayOpen(env)
  const database = await openDatabase(env.DATABASE_URI)
  if (!database) {
    return [(await isIncomplete(env.DATABASE_URI)) ? incompleteDatabase() : noDatabase()]
  }
  try {
    return await examineDatabase(database, { isRunning: false })
  } finally {
    await closeDatabase(database)
  }
}

/** @throws Error with the code EACCES if this user may not use the database file: SQLite's own error has none. */
function assertMayOpen({ DATABASE_URI }: Env): void {
  if (databaseKind(DATABASE_URI) !== 'sqlite') return
  const file = databasePath(DATABASE_URI)
  if (fs.existsSync(file)) fs.accessSync(file, fs.constants.R_OK | fs.constants.W_OK)
}

function isNotAllowed(error: unknown): boolean {
  return NOT_ALLOWED.includes(errorCode(error) ?? '')
}

function onlyForItsUser(): Pick<StoredFindings, 'findings' | 'state'> {
  const found = 'Only the user of the site may check the database.'
  const advice = 'Run this command as the user of the site.'
  return { findings: [warning('database', found, advice)], state: 'unknown' }
}

function cannotBeOpened({ DATABASE_URI }: Env, error: unknown): Finding {
  if (databaseKind(DATABASE_URI) === 'sqlite') {
    const found = `${databasePath(DATABASE_URI)} cannot be opened as a database.`
    return problem('database', found, 'Check DATABASE_URI, or restore the newest backup.')
  }
  const isMongo = error instanceof MongoConnectionError
  const found = isMongo ? `${error.message}.` : `The database cannot be opened (${codeOf(error)}).`
  return problem('database', found, 'Start the database, and check DATABASE_URI.')
}
