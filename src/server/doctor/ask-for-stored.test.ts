import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseEnv } from '@/env'
import { askServer } from '../command-socket'
import { askForStored } from './ask-for-stored'

vi.mock('../command-socket', () => ({ askServer: vi.fn() }))

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-doctor-'))
  vi.mocked(askServer).mockResolvedValue(null)
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

const denied = Object.assign(new Error('permission denied'), { code: 'EACCES' })
const settings = () => parseEnv({ DATABASE_URI: `file:${folder}/site.db` })
const check = () => askForStored(settings())

const NOT_ALLOWED = {
  state: 'unknown',
  findings: [
    {
      check: 'database',
      state: 'warning',
      found: 'Only the user of the site may check the database.',
      advice: expect.stringContaining('as the user of the site'),
    },
  ],
}

it('claims neither that the server runs nor that it hangs if this user may not ask it', async () => {
  vi.mocked(askServer).mockRejectedValue(denied)
  expect(await check()).toMatchObject(NOT_ALLOWED)
})

it('does not call a database broken because this user may not read it', async () => {
  fs.writeFileSync(path.join(folder, 'site.db'), '')
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw denied
  })
  expect(await check()).toMatchObject(NOT_ALLOWED)
})

it('names a database file that cannot be opened', async () => {
  const env = settings()
  // The settings refuse a folder that is there already.
  fs.mkdirSync(path.join(folder, 'site.db'))
  const { state, findings } = await askForStored(env)
  expect(state).toBe('stopped')
  expect(findings).toMatchObject([
    { state: 'problem', found: `${folder}/site.db cannot be opened as a database.` },
  ])
})

it('tells of a restore that was interrupted before the database', async () => {
  fs.writeFileSync(path.join(folder, 'site.db.restoring'), '')
  expect((await check()).findings).toMatchObject([
    { state: 'problem', found: expect.stringContaining('restore to the database was interrupted') },
  ])
})

it('takes an empty file for no database', async () => {
  fs.writeFileSync(path.join(folder, 'site.db'), '')
  expect((await check()).findings).toMatchObject([
    { found: 'There is no database yet.', advice: expect.stringContaining('DATABASE_URI') },
  ])
})
