import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataDir, getEnv } from '@/env'
import { runStopHooks } from '@/lib/stop-hooks'
import { askServer, listenForCommands } from '@/server/command-socket'
import { auditEntries, sessionOf, setUpSecondFactor, tryLogin } from '../support/accounts'
import { callApi, makeAccount, sessionCookieOf } from '../support/api'

beforeAll(listenForCommands)
afterAll(runStopHooks)

const ask = (...args: string[]) => askServer(getEnv(), 'admin', args)
const passwordIn = (text = '') => /Password {2}(\S+)/.exec(text)?.[1] ?? ''

describe('npm run admin while the server runs', () => {
  it('lists the accounts', async () => {
    await makeAccount({ username: 'lister', role: 'editor' })
    const result = await ask('list')
    expect(result).toMatchObject({ exitCode: 0 })
    expect(result?.text).toMatch(/^admin {3}admin$/m)
    expect(result?.text).toMatch(/^lister {2}editor$/m)
  })

  it('creates an account that can log in, and shows its password once', async () => {
    const made = await ask('create', 'Newcomer', 'admin')
    expect(made?.exitCode).toBe(0)
    const entered = await tryLogin('newcomer', { password: passwordIn(made?.text) })
    expect(await entered.json()).toMatchObject({ user: { username: 'newcomer', role: 'admin' } })
    const [entry] = await auditEntries('user')
    expect(entry).toMatchObject({ action: 'created', actor: 'npm run admin', label: 'newcomer' })
    expect(JSON.stringify(entry)).not.toContain(passwordIn(made?.text))
    expect(await ask('create', 'newcomer')).toMatchObject({ exitCode: 1 })
    expect(await ask('create', 'boss', 'owner')).toMatchObject({ exitCode: 1 })
  })

  it('resets a password, ends the sessions and lets the name log in at once', async () => {
    const { id } = await makeAccount({ username: 'forgetful', role: 'editor' })
    const cookie = await sessionCookieOf(id)
    for (let i = 0; i < 5; i++) await tryLogin('forgetful', { password: 'wrong' })
    const result = await ask('reset-password', 'forgetful')
    expect((await callApi('/api/admin/check-auth', { cookie })).status).toBe(401)
    const entered = await tryLogin('forgetful', { password: passwordIn(result?.text) })
    expect(sessionOf(entered)).toContain('-token=')
  })

  it('keeps the password if the failed logins cannot be cleared: otherwise the new one would be lost', async () => {
    await makeAccount({ username: 'unlucky', role: 'editor' })
    const stamps = path.join(dataDir(getEnv()), 'unlocked')
    fs.rmSync(stamps, { recursive: true, force: true })
    fs.writeFileSync(stamps, '')
    expect(await ask('reset-password', 'unlucky')).toMatchObject({ exitCode: 1 })
    fs.rmSync(stamps)
    expect((await tryLogin('unlucky')).status).toBe(200)
  })

  it('resets a second factor', async () => {
    const { id } = await makeAccount({ username: 'phoneless', role: 'admin' })
    await setUpSecondFactor(await sessionCookieOf(id))
    expect((await tryLogin('phoneless')).status).toBe(401)
    expect(await ask('reset-second-factor', 'phoneless')).toMatchObject({ exitCode: 0 })
    expect((await tryLogin('phoneless')).status).toBe(200)
  })

  it('creates no account whose name the login would refuse', async () => {
    const before = (await ask('list'))?.text
    expect(await ask('create', 'a'.repeat(101))).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('at most 100 characters'),
    })
    expect((await ask('list'))?.text).toBe(before)
    const made = await ask('create', 'Asha\nDevi')
    const entered = await tryLogin('Asha\nDevi', { password: passwordIn(made?.text) })
    expect(entered.status).toBe(200)
  })

  it('shows its usage', async () => {
    expect(await ask('dance', 'admin')).toMatchObject({ exitCode: 2 })
    expect(await ask('reset-password')).toMatchObject({ exitCode: 2 })
  })

  it.each(['reset-password', 'reset-second-factor', 'unlock'])(
    'reports an unknown account: %s',
    async (command) => {
      expect(await ask(command, 'ghost')).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining('account ghost does not exist'),
      })
    },
  )

  it('can be reached only by the user that runs the server', () => {
    const folder = path.join(dataDir(getEnv()), 'admin')
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('detects that no server runs', async () => {
    const elsewhere = { ...getEnv(), DATABASE_URI: `file:${dataDir(getEnv())}/none/site.db` }
    expect(await askServer(elsewhere, 'admin', ['list'])).toBeNull()
  })
})
