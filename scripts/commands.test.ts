import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runChild } from '../tests/support/child-process'
import { EMPTY_SETTINGS } from '../tests/support/empty-settings'

const LIMIT_MS = 60_000

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-commands-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** Runs a script on the data of the test's folder. */
function run(command: string, args: string[], settings: Record<string, string> = {}) {
  const script = path.join(import.meta.dirname, `${command}.ts`)
  const words = ['--conditions=production', '--import', 'tsx', script, ...args]
  const env = {
    ...process.env,
    ...EMPTY_SETTINGS,
    DATABASE_URI: `file:${folder}/site.db`,
    MEDIA_DIR: path.join(folder, 'media'),
    ...settings,
  }
  return runChild(process.execPath, words, { env, limitMs: LIMIT_MS })
}

it.each(['admin', 'backup', 'export', 'move', 'rotate-key'])(
  'npm run %s reports a wrong setting of the environment in one line',
  async (command) => {
    const { exitCode, output } = await run(command, ['list'], { SITE_URL: 'example.org' })
    expect(output.trim()).toBe('SITE_URL must be an address such as https://example.org')
    expect(exitCode).toBe(1)
  },
  LIMIT_MS,
)

it(
  'npm run admin does not begin a site where there is none',
  async () => {
    const { exitCode, output } = await run('admin', ['reset-password', 'asha'])
    expect(output.trim()).toBe(
      'There is no database yet at DATABASE_URI. Start the site: it creates one, with the first admin.',
    )
    expect(exitCode).toBe(1)
    expect(fs.readdirSync(folder)).toEqual([])
  },
  LIMIT_MS,
)
