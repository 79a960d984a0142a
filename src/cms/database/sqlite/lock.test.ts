import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseInUseError, lockDatabase, unlockDatabase } from './lock'

let folder = ''
let uri = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-lock-'))
  uri = `file:${path.join(folder, 'site.db')}`
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Blocks the lock, as another start does while it tries to get it. @returns a function that releases it. */
async function begin(statement: string) {
  const other = createClient({ url: `${uri}.lock` })
  await other.execute(statement)
  await other.execute('SELECT COUNT(*) FROM sqlite_master')
  return async () => {
    await other.execute('ROLLBACK')
    other.close()
  }
}

describe('the lock of a database', () => {
  it('is acquired once another start that blocked it has failed', async () => {
    const end = await begin('BEGIN')
    setTimeout(end, 200)
    await lockDatabase(uri)
    await expect(begin('BEGIN EXCLUSIVE')).rejects.toThrow(/SQLITE_BUSY/)
    await unlockDatabase(uri)
  })

  it('is refused while another process holds it', async () => {
    const end = await begin('BEGIN EXCLUSIVE')
    await expect(lockDatabase(uri)).rejects.toThrow(DatabaseInUseError)
    await end()
    await lockDatabase(uri)
    await unlockDatabase(uri)
  })
})
