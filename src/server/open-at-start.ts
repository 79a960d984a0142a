import type { Payload } from 'payload'
import { MoveError } from '@/cms/database/move-target'
import { EnvError } from '@/env'

/**
 * Opens the database at startup. If it fails for a reason that a person can fix, prints that one
 * line and ends the process: Next would bury it under its own output.
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
