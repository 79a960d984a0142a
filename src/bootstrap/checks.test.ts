import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseEnv } from '@/env'
import { checkMachine } from './checks'

let place = ''
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-checks-'))
})
afterEach(() => fs.rmSync(place, { recursive: true }))

it.each([
  ['MEDIA_DIR', {}],
  ['DATA_DIR', { DATABASE_URI: 'mongodb://127.0.0.1:9/site' }],
])('a start names %s in one line if nothing can be created there', async (name, settings) => {
  // Root may write everywhere, but nobody can create a folder inside a file.
  const file = path.join(place, 'file')
  fs.writeFileSync(file, '')
  const env = parseEnv({
    DATABASE_URI: `file:${place}/data/site.db`,
    MEDIA_DIR: path.join(place, 'media'),
    ...settings,
    [name]: path.join(file, 'folder'),
  })
  await expect(checkMachine(env)).rejects.toThrow(
    `${name}: the folder ${file}/folder is not writable`,
  )
})
