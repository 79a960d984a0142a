import type { Payload } from 'payload'
import { MoveError } from '@/cms/database/move-target'
import { describeDamage } from '@/cms/database/sqlite/damage'
import { EnvError } from '@/env'
import { isDiskFull, isStorageFault } from '@/lib/storage-fault'
import { codeOf } from './doctor/finding'

/**
 * Opens the database at startup. If it fails for a reason that a person can fix, prints that one
 * line and ends the process: Next would bury it under its own output.
 */
export async function openAtStart(open: () => Promise<Payload>): Promise<Payload> {
  try {
    return await open()
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    console.error(reason)
    process.exit(1)
  }
}

/** @returns null for an error of the program itself. */
function reasonOf(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof MoveError) return error.message
  const damage = describeDamage(error)
  if (damage) return `${damage.found} ${damage.advice}`
  if (isDiskFull(error)) {
    return `The disk is full (${codeOf(error)}). Nothing is lost: free up disk space, then start again.`
  }
  if (!isStorageFault(error)) return null
  return `The database or a folder of the site cannot be used (${codeOf(error)}). Nothing is lost: correct that, then start again.`
}
