import { MongoConnectionError } from '@/cms/database/mongo/connection'
import { closeDatabase, openDatabase } from '@/cms/database/open-database'
import { DatabaseInUseError } from '@/cms/database/sqlite/lock'
import type { Env } from '@/env'
import { askServer } from '../command-socket'
import { doctorAnswer } from './command'
import { codeOf, type Finding, problem, starting, warning } from './finding'
import { examineDatabase } from './stored'

/**
 * State of the server on these data. A starting one holds the database but takes no questions yet.
 */
export type SiteState = 'running' | 'starting' | 'stopped'

/** What the database says, and whether a server was asked for it. */
export type StoredFindings = {
  findings: Finding[]
  state: SiteState
  /** The server's Node version; null if none is running, or it did not answer. */
  serverNode: string | null
}

const LIMIT_MS = 12_000

/** Lets the running server check the database; checks it here if the site is stopped. */
export async function askForStored(env: Env): Promise<StoredFindings> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), LIMIT_MS)
  })
  try {
    const result = await Promise.race([askServer(env, 'doctor', []), tooLate])
    if (!result) return { ...(await examineAlone(env)), serverNode: null }
    const { node, findings } = doctorAnswer.parse(JSON.parse(result.text))
    return { findings, state: 'running', serverNode: node }
  } catch {
    const found = 'The server is running but did not report on its database.'
    const advice = 'Restart the site: it hangs or runs an older version than this command.'
    return { findings: [problem('database', found, advice)], state: 'running', serverNode: null }
  } finally {
    clearTimeout(timer)
  }
}

async function examineAlone(env: Env): Promise<Pick<StoredFindings, 'findings' | 'state'>> {
  try {
    return { findings: await examineStopped(env), state: 'stopped' }
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) {
      return { findings: [cannotBeOpened(error)], state: 'stopped' }
    }
    const found = 'The site is starting, or another command is using the database.'
    return { findings: [starting('database', found)], state: 'starting' }
  }
}

/** @throws DatabaseInUseError, and whatever opening a database throws. */
async function examineStopped(env: Env): Promise<Finding[]> {
  const database = await openDatabase(env.DATABASE_URI)
  if (!database) {
    return [warning('database', 'There is no database yet.', 'Start the site: it creates one.')]
  }
  try {
    return await examineDatabase(database, { isRunning: false })
  } finally {
    await closeDatabase(database)
  }
}

function cannotBeOpened(error: unknown): Finding {
  const isMongo = error instanceof MongoConnectionError
  const found = isMongo ? `${error.message}.` : `The database cannot be opened (${codeOf(error)}).`
  return problem('database', found, 'Start the database, and check DATABASE_URI.')
}
