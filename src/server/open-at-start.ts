import type { Payload } from 'payload'
import { MoveError } from '@/cms/database/move-target'
import { EnvError } from '@/env'

/**
 * Opens the database as the server starts. Where the person can fix what keeps it from opening, the
 * process ends with that line: Next would bury it under its own.
 */
export async function openAtStart(open: () => Promise<Payload>): Promise<Payload> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof MoveError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
