import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runChild } from '../tests/support/child-process'
import { EMPTY_SETTINGS } from '../tests/support/empty-settings'
import { freePort } from '../tests/support/ports'

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

it.each([
  [
    'rotate-key',
    ['now'],
    'Usage: npm run rotate-key, with the new key in .env as NEW_SETTINGS_KEY',
  ],
  [
    'restore',
    ['--help'],
    'Usage: npm run restore -- <backup folder>\nOr: npm run restore -- --from-bucket lists the backups in the bucket; add a name to restore one.',
  ],
  ['move', ['--help'], 'Usage: npm run move -- <address of an empty database>'],
  ['unlock', ['asha', 'ravi'], 'Usage: npm run unlock -- <username>'],
  ['doctor', ['--help'], 'Usage: npm run doctor [-- --json]'],
])(
  'npm run %s %j says how to use it',
  async (command, args, usage) => {
    const newKey = { NEW_SETTINGS_KEY: 'n'.repeat(64) }
    const { exitCode, output } = await run(command, args, newKey)
    expect(output.trim()).toBe(usage)
    expect(exitCode).toBe(2)
    expect(fs.readdirSync(folder)).toEqual([])
  },
  LIMIT_MS,
)

it.each([
  [
    'rotate-key without the old key',
    ['rotate-key'],
    1,
    'SETTINGS_KEY is neither in .env nor in secrets.json, and without the old key nothing can be encrypted again: see docs/running/keys.md.',
  ],
  [
    'unlock, which does not look whether there is such an account',
    ['unlock', 'asha'],
    0,
    'Cleared all failed logins of asha on this machine. If there is such an account, it can log in again now.',
  ],
])(
  'npm run %s',
  async (_what, [command = '', ...args], code, text) => {
    const newKey = { NEW_SETTINGS_KEY: 'n'.repeat(64) }
    const { exitCode, output } = await run(command, args, newKey)
    expect(output.trim()).toBe(text)
    expect(exitCode).toBe(code)
  },
  LIMIT_MS,
)

it(
  'npm run admin does not create a site',
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

it.each([
  ['admin', ['list']],
  ['export', ['everything']],
  ['../server', []],
])(
  '%s says in one line that the database is damaged, and what to do',
  async (command, args) => {
    fs.writeFileSync(path.join(folder, 'site.db'), 'no database at all '.repeat(1000))
    const keys = { PAYLOAD_SECRET: 'p'.repeat(40), SETTINGS_KEY: 'a'.repeat(64) }
    const settings = { ...keys, PORT: String(await freePort()) }
    const { exitCode, output } = await run(command, args, settings)
    expect(output.trim()).toBe(
      'The database is damaged (SQLITE_NOTADB). Stop the site, move the database file away, and restore the newest backup: npm run restore.',
    )
    expect(exitCode).toBe(1)
  },
  LIMIT_MS,
)

it.each([
  ['admin', ['list']],
  ['backup', []],
  ['../server', []],
])(
  '%s says in one line that DATABASE_URI names a folder, and leaves it as it is',
  async (command, args) => {
    fs.chmodSync(folder, 0o755)
    const { exitCode, output } = await run(command, args, { DATABASE_URI: `file:${folder}` })
    expect(output.trim()).toBe(
      'DATABASE_URI must name a file, such as file:./data/site.db, not a folder',
    )
    expect(exitCode).toBe(1)
    expect(fs.existsSync(`${folder}.lock`)).toBe(false)
  },
  LIMIT_MS,
)

it(
  'the start names HOST if the server cannot listen on that address',
  async () => {
    // An address for documentation, which no machine has.
    const { exitCode, output } = await run('../server', [], { HOST: '192.0.2.1' })
    expect(output.trim()).toBe('HOST: cannot listen on 192.0.2.1:3000 (EADDRNOTAVAIL)')
    expect(exitCode).toBe(1)
  },
  LIMIT_MS,
)

/** Stands in for a running server on the test's folder. `respond` returns what it sends for a command. */
async function withServer<Result>(
  respond: (command: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  fs.mkdirSync(path.join(folder, 'admin'))
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    let command = ''
    socket.on('data', (chunk) => {
      command += chunk
    })
    socket.on('end', () => socket.end(respond(command)))
  })
  await new Promise<void>((resolve) => server.listen(path.join(folder, 'admin/socket'), resolve))
  return work().finally(() => server.close())
}

it.each(['admin', 'backup', 'export'])(
  'npm run %s says in one line that the site stopped before the result came',
  async (command) => {
    const { exitCode, output } = await withServer(
      () => '',
      () => run(command, ['list']),
    )
    expect(output.trim()).toMatch(/^The site stopped, .* run it again\.$/)
    expect(exitCode).toBe(1)
  },
  LIMIT_MS,
)

it(
  'an empty argument, of a variable that is not set, does not become the folder of the program',
  async () => {
    const echo = (command: string) => JSON.stringify({ exitCode: 0, text: command })
    const { output } = await withServer(echo, () => run('backup', ['', 'relative', '--with-key']))
    expect(JSON.parse(output).args).toEqual(['', path.resolve('relative'), '--with-key'])
  },
  LIMIT_MS,
)
