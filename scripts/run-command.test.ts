import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { getEnv } from '../src/env'
import { runCommand } from './run-command'

afterEach(() => {
  vi.restoreAllMocks()
  delete process.env.DATABASE_URI
})

it('a command works on the database that .env names, whatever read the environment before', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-command-'))
  fs.writeFileSync(path.join(folder, '.env'), 'DATABASE_URI=file:/elsewhere/site.db\n')
  const before = process.cwd()
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  getEnv()
  process.chdir(folder)
  let database = ''
  await runCommand(async () => {
    database = getEnv().DATABASE_URI
    return 0
  })
  process.chdir(before)
  fs.rmSync(folder, { recursive: true })
  expect(database).toBe('file:/elsewhere/site.db')
  expect(exit).toHaveBeenCalledWith(0)
})
