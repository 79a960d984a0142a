import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

const before = process.cwd()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-build-'))
afterEach(() => {
  process.chdir(before)
  vi.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
  process.exitCode = undefined
})

it('npm run build does not rebuild a built site, such as a release on a small machine', async () => {
  fs.mkdirSync(path.join(folder, '.next'))
  // The folder is otherwise empty, so this is the hash of a build without files.
  fs.writeFileSync(path.join(folder, '.next/manavta-build'), createHash('sha256').digest('hex'))
  process.chdir(folder)
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await import('./build')
  expect(process.exitCode).toBeUndefined()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('up to date'))
})
