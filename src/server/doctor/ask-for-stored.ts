import { MongoConnectionError } from '@/cms/database/mongo-connection'
import { closeDatabase, openDatabase } from '@/cms/database/open-database'
import { DatabaseInUseError } from '@/cms/database/sqlite-lock'
import type { Env } from '@/env'
import { askServer } from '../command-socket'
import { doctorAnswer } from './command'
import { codeOf, type Finding, problem, warning } from './finding'
import { examineDatabase } from './stored'

/** What the database tells, and who asked it. */
export type StoredFindings = {
  findings: Finding[]
  /** Whether a server runs on these data. */
  isRunning: boolean
  /** Its Node; null where none runs, or it did not answer. */
  serverNode: string | null
}

const LIMIT_MS = 12_000

/** Has the running server check what the database tells; with the site stopped does it here. */
export async function askForStored(env: Env): Promise<StoredFindings> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), LIMIT_MS)
  })
  try {
    const result = await Promise.race([askServer(env, 'doctor', []), tooLate])
    if (!result) return { findings: await examineAlone(env), isRunning: false, serverNode: null }
    const { node, findings } = doctorAnswer.parse(JSON.parse(result.text))
    return { findings, isRunning: true, serverNode: node }
  } catch {
    const found = 'The server runs, and did not say how its database is.'
    const advice = 'Restart the site: it hangs, or is of an older version than this command.'
    return { findings: [problem('database', found, advice)], isRunning: true, serverNode: null }
  } finally {
    clearTimeout(timer)
  }
}

async function examineAlone(env: Env): Promise<Finding[]> {
  try {
    const database = await openDatabase(env.DATABASE_URI)
    if (!database) {
      return [warning('database', 'There is no database yet.', 'Start the site: it makes one.')]
    }
    try {
      return await examineDatabase(database, { isRunning: false })
    } finally {
      await closeDatabase(database)
    }
  } catch (error) {
    return [unopened(error)]
  }
}

function unopened(error: unknown): Finding {
  if (error instanceof DatabaseInUseError) {
    const found = 'Another process works on the database, and takes no questions.'
    const advice = 'Stop it and run this command again; a shorter path of data lets it be asked.'
    return warning('database', found, advice)
  }
  const isMongo = error instanceof MongoConnectionError
  const found = isMongo ? `${error.message}.` : `The database cannot be opened (${codeOf(error)}).`
  return problem('database', found, 'Start the database, and check DATABASE_URI.')
}
