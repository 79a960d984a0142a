import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '@/cms/accounts/password-hash'
import { ACCOUNTS_LEASE, releaseLease, takeLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { resetEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { changeById } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { auditEntries, post, tryLogin } from '../support/accounts'
import {
  callApi,
  callCms,
  findAccount,
  makeAccount,
  sessionCookie,
  sessionCookieOf,
  TEST_PASSWORD,
  testAccount,
} from '../support/api'
import { create } from '../support/create'
import { type MailServer, startMailServer } from '../support/smtp'

const endSessions = '/api/admin/account/end-sessions'
const password = '/api/admin/account/password'
const account = '/api/admin/account'
const reset = '/api/admin/reset-password'

const NEW_PASSWORD = 'nine purple kettles sing'
const WEAK = [
  ['short 1!', 'Please use at least 12 characters'],
  ['password1234', 'easy to guess'],
  ['123456789012', 'easy to guess'],
  ['aaaaaaaaaaaaaaaaaaaa', 'easy to guess'],
  ['manavta12345', 'easy to guess'],
  ['qwertyuiop12', 'easy to guess'],
] as const

/** Each test has its own account. */
let accounts = 0
let username = ''
let id = ''
let cookie = ''
beforeEach(async () => {
  accounts += 1
  username = `person-${accounts}`
  const email = `person-${accounts}@example.org`
  ;({ id } = await makeAccount({ username, role: 'editor', email }))
  cookie = await sessionCookieOf(id)
})

const statusOf = async (session: string) =>
  (await callApi('/api/admin/check-auth', { cookie: session })).status

describe('a new password', () => {
  it.each(WEAK)('is refused if it is weak, wherever it is set: %s', async (weak, words) => {
    const admin = await sessionCookie('admin')
    const own = await post(password, { currentPassword: TEST_PASSWORD, newPassword: weak }, cookie)
    expect(own.status).toBe(400)
    expect((await own.json()).errors.newPassword).toContain(words)
    const body = { username: 'weakling', password: weak, role: 'editor' }
    const made = await callCms('POST', 'users', { cookie: admin, body })
    const changed = await callCms('PATCH', `users/${id}`, {
      cookie: admin,
      body: { password: weak },
    })
    for (const refused of [made, changed]) {
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain(words)
    }
    expect((await tryLogin(username)).status).toBe(200)
  })

  it('is refused if it is little more than the name of the account', async () => {
    const named = await makeAccount({ username: `brahmaputra-${accounts}`, role: 'editor' })
    const newPassword = `brahmaputra-${accounts}!`
    const body = { currentPassword: TEST_PASSWORD, newPassword }
    const refused = await post(password, body, await sessionCookieOf(named.id))
    expect(refused.status).toBe(400)
  })
})

/** Delays changes after they have read the account, until `meanwhile` is done. */
async function whileHeldUp(
  changes: (() => Promise<Response>)[],
  meanwhile = async () => {},
): Promise<Response[]> {
  const payload = await getPayloadClient()
  const holder = await takeLease(payload, ACCOUNTS_LEASE)
  const asked = vi.spyOn(payload.db, 'updateOne')
  const answers = Promise.all(changes.map((change) => change()))
  await vi.waitFor(() => {
    const asking = asked.mock.calls.filter(([{ collection }]) => collection === slugs.leases)
    expect(new Set(asking.map(([{ data }]) => data.holder)).size).toBe(changes.length)
  })
  asked.mockRestore()
  await meanwhile()
  await releaseLease(payload, ACCOUNTS_LEASE, holder)
  return answers
}

describe("changing one's own password", () => {
  const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }

  it('requires the old one, and ends all other sessions', async () => {
    const other = await sessionCookieOf(id)
    expect((await post(password, body, cookie)).status).toBe(200)
    expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 401])
    expect((await tryLogin(username)).status).toBe(401)
    expect((await tryLogin(username, { password: NEW_PASSWORD })).status).toBe(200)
    const [entry] = await auditEntries('user')
    expect(entry).toMatchObject({ action: 'password-changed', actor: username, subjectId: id })
  })

  it.each([
    ['a new password', () => post(password, body, cookie)],
    [
      'a second factor',
      () => create(slugs.secondFactors, { user: id, secret: 'x', confirmedAt: new Date() }),
    ],
  ])('leaves no session to a login that was being checked: %s', async (_what, change) => {
    const payload = await getPayloadClient()
    const createPlain = payload.db.create
    const opening = vi.spyOn(payload.db, 'create').mockImplementation(async function (
      this: never,
      args,
    ) {
      if (args.collection === slugs.sessions) {
        opening.mockRestore()
        await change()
      }
      return createPlain.call(payload.db, args)
    } as typeof createPlain)
    const late = await tryLogin(username)
    expect(late.status).toBe(401)
    expect(late.headers.get('set-cookie')).toBeNull()
    const { totalDocs } = await payload.count({
      collection: slugs.sessions,
      where: { user: { equals: id } },
    })
    expect(totalDocs).toBe(1)
  })

  it('is refused with a wrong old one, which counts as a failed login', async () => {
    const wrong = { ...body, currentPassword: 'not the password' }
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await post(password, wrong, cookie)).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect((await tryLogin(username)).status).toBe(429)
  })

  it("is refused through Payload's REST, which does not require the old one", async () => {
    const admin = await sessionCookie('admin')
    const own = await testAccount('admin')
    const patch = { password: NEW_PASSWORD }
    const refused = await callCms('PATCH', `users/${own.id}`, { cookie: admin, body: patch })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('/admin/account')
    const inHindi = { cookie: `${admin}; manavta-lng=hi`, body: patch }
    const hindi = await (await callCms('PATCH', `users/${own.id}`, inHindi)).text()
    expect(hindi).toMatch(/पासवर्ड यहाँ बदलिए: http\S+\/admin\/account/)
    const byEditor = await callCms('PATCH', `users/${id}`, { cookie, body: patch })
    expect(byEditor.status).toBe(403)
    const bulk = await callCms('PATCH', 'users?where[id][exists]=true', {
      cookie: admin,
      body: patch,
    })
    expect(bulk.status).toBe(403)
    expect((await tryLogin('test-admin')).status).toBe(200)
    expect((await tryLogin(username)).status).toBe(200)
  })

  it('has ended all other sessions if the server dies once it is stored', async () => {
    const other = await sessionCookieOf(id)
    const payload = await getPayloadClient()
    const updatePlain = payload.db.updateOne
    vi.spyOn(payload.db, 'updateOne').mockImplementation(async function (this: never, args) {
      const updated = await updatePlain.call(payload.db, args)
      if (args.collection === slugs.users && 'hash' in args.data) {
        vi.spyOn(payload.db, 'deleteMany').mockRejectedValue(new Error('The process is dead'))
      }
      return updated
    } as typeof updatePlain)
    expect((await post(password, body, cookie)).status).toBe(500)
    vi.restoreAllMocks()
    expect((await tryLogin(username, { password: NEW_PASSWORD })).status).toBe(200)
    expect(await statusOf(other)).toBe(401)
  })

  it('does not replace a password that was set after the old one was checked', async () => {
    const other = 'seven green ladders hum'
    const [late] = await whileHeldUp([() => post(password, body, cookie)], async () => {
      await changeById(slugs.users, id, await hashPassword(other))
    })
    expect(late?.status).toBe(409)
    expect((await tryLogin(username, { password: other })).status).toBe(200)
  })

  it('keeps changes made to the account meanwhile', async () => {
    const admin = await sessionCookie('admin')
    const [changed, promoted] = await Promise.all([
      post(password, body, cookie),
      callCms('PATCH', `users/${id}`, { cookie: admin, body: { role: 'admin' } }),
    ])
    expect([changed.status, promoted.status]).toEqual([200, 200])
    expect((await findAccount(username))?.role).toBe('admin')
    expect((await tryLogin(username, { password: NEW_PASSWORD })).status).toBe(200)
  })
})

describe('changes by admins that read an account before another change and save after it', () => {
  it('leave what the other has changed', async () => {
    const admin = await sessionCookie('admin')
    const renamed = `renamed-${accounts}`
    const payload = await getPayloadClient()
    const changes = await whileHeldUp(
      [{ role: 'admin' }, { username: renamed }].map(
        (body) => () => callCms('PATCH', `users/${id}`, { cookie: admin, body }),
      ),
      async () => {
        await payload.db.updateOne({
          collection: slugs.users,
          where: { id: { equals: id } },
          data: { ...(await hashPassword(NEW_PASSWORD)), email: 'meanwhile@example.org' },
        })
      },
    )
    expect(changes.map(({ status }) => status)).toEqual([200, 200])
    const stored = await findAccount(renamed)
    expect(stored).toMatchObject({ role: 'admin', email: 'meanwhile@example.org' })
    expect((await tryLogin(renamed, { password: NEW_PASSWORD })).status).toBe(200)
    // Each is logged only with its own changes.
    const logged = (await auditEntries('user')).slice(0, 2).map(({ changes }) => changes)
    expect(logged).toHaveLength(2)
    expect(logged).toContainEqual({ role: { from: 'editor', to: 'admin' } })
    expect(logged).toContainEqual({ username: { from: username, to: renamed } })
  })

  it('are refused if both change the same field', async () => {
    const admin = await sessionCookie('admin')
    const names = [`first-${accounts}`, `second-${accounts}`]
    const changes = await whileHeldUp(
      names.map((name) => () => {
        return callCms('PATCH', `users/${id}`, { cookie: admin, body: { username: name } })
      }),
    )
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409])
    const stored = await Promise.all(names.map(findAccount))
    expect(stored.filter(Boolean)).toHaveLength(1)
  })
})

describe("an admin who sets someone else's password", () => {
  it('ends their sessions, and is named in the audit log', async () => {
    const admin = await sessionCookie('admin')
    const patch = { password: NEW_PASSWORD }
    expect((await callCms('PATCH', `users/${id}`, { cookie: admin, body: patch })).status).toBe(200)
    expect(await statusOf(cookie)).toBe(401)
    expect((await tryLogin(username, { password: NEW_PASSWORD })).status).toBe(200)
    const [entry] = await auditEntries('user')
    expect(entry).toMatchObject({
      action: 'password-changed',
      actor: 'test-admin',
      label: username,
    })
    expect(JSON.stringify(await auditEntries('user'))).not.toMatch(/kettles|pbkdf2|"hash"|"salt"/)
  })
})

describe('signing out everywhere', () => {
  it('ends every session, this one included', async () => {
    const other = await sessionCookieOf(id)
    const response = await post(endSessions, undefined, cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toContain('-token=;')
    expect([await statusOf(cookie), await statusOf(other)]).toEqual([401, 401])
    const [entry] = await auditEntries('user')
    expect(entry).toMatchObject({ action: 'sessions-ended', actor: username })
  })

  it("is not undone by the panel's renewal of a session at the same moment", async () => {
    const renewals = Array.from({ length: 5 }, () =>
      callCms('POST', 'users/refresh-token', { cookie }),
    )
    const ended = await post(endSessions, undefined, cookie)
    expect(ended.status).toBe(200)
    for (const renewed of await Promise.all(renewals)) {
      const [fresh] = renewed.headers.getSetCookie()
      if (fresh) expect(await statusOf(fresh.split(';')[0] ?? '')).toBe(401)
    }
  })
})

describe('the e-mail address of an account', () => {
  it('is changed only by its owner, and can be removed', async () => {
    const patch = (email: unknown) => callApi(account, { method: 'PATCH', cookie, body: { email } })
    expect(await (await patch('New@Example.org')).json()).toMatchObject({
      email: 'new@example.org',
    })
    expect((await patch('no address')).status).toBe(400)
    expect(await (await patch('')).json()).toMatchObject({ email: null })
    const [entry] = await auditEntries('user')
    expect(entry).toMatchObject({ action: 'changed', changes: { email: expect.any(Object) } })
  })
})

describe('a forgotten password', () => {
  let mailServer: MailServer
  beforeAll(async () => {
    mailServer = await startMailServer()
    Object.assign(process.env, { SMTP_URL: mailServer.url, MAIL_FROM: 'office@example.org' })
    resetEnv()
  })
  afterAll(() => mailServer.stop())
  beforeEach(() => {
    mailServer.letters.length = 0
  })

  async function ask(name: string, locale = 'en') {
    const response = await callApi(`/api/admin/forgot-password?locale=${locale}`, {
      method: 'POST',
      body: { username: name },
    })
    await backgroundSettled()
    return response
  }
  const linkIn = (letter = '') => {
    const [head = '', body = ''] = letter.split('\r\n\r\n')
    const text = /base64/i.test(head)
      ? Buffer.from(body, 'base64').toString('utf8')
      : letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    return /http:\/\/localhost:3000(\/hi)?\/admin-login\/reset#([\w-]{43})/.exec(text)
  }
  async function tokenFor(name: string) {
    mailServer.letters.length = 0
    await ask(name)
    return linkIn(mailServer.letters[0])?.[2] ?? ''
  }
  const inPanel = async (body: object) => {
    const admin = await sessionCookie('admin')
    expect((await callCms('PATCH', `users/${id}`, { cookie: admin, body })).status).toBe(200)
  }
  const set = (token: string, newPassword = NEW_PASSWORD) => post(reset, { token, newPassword })

  it('gets a link by mail, to the name or the address of an account', async () => {
    for (const name of [username, `PERSON-${accounts}@example.org `]) {
      expect(await tokenFor(name)).toMatch(/^[\w-]{43}$/)
      expect(mailServer.letters[0]).toContain(`To: person-${accounts}@example.org`)
    }
  })

  it('has the same response whether there is such an account or not', async () => {
    const noAddress = await makeAccount({ username: `silent-${accounts}`, role: 'editor' })
    for (const name of [username, 'nobody-of-this-name', noAddress.username]) {
      const response = await ask(name)
      expect([response.status, await response.json()]).toEqual([200, { success: true }])
    }
    expect(mailServer.letters).toHaveLength(1)
  })

  it('speaks the language of the page', async () => {
    await ask(username, 'hi')
    expect(linkIn(mailServer.letters[0])?.[1]).toBe('/hi')
  })

  it('is reset once, and ends every session', async () => {
    const token = await tokenFor(username)
    expect((await set(token)).status).toBe(200)
    expect(await statusOf(cookie)).toBe(401)
    expect((await tryLogin(username)).status).toBe(401)
    expect((await tryLogin(username, { password: NEW_PASSWORD })).status).toBe(200)
    const again = await set(token, 'seven quiet lanterns drift')
    expect(again.status).toBe(400)
    expect(await again.json()).toMatchObject({
      message: 'This link no longer works. Please ask for a new one.',
    })
    const [entry] = await auditEntries('user')
    expect(entry).toMatchObject({ action: 'password-reset', label: username })
  })

  it('lets the name log in at once, however many logins failed before', async () => {
    const token = await tokenFor(username)
    for (let i = 0; i < 6; i++) await tryLogin(username, { password: 'a guess' })
    expect((await tryLogin(username)).status).toBe(429)
    expect((await set(token)).status).toBe(200)
    expect((await tryLogin(username, { password: NEW_PASSWORD })).status).toBe(200)
  })

  it('lets the name log in even if a crash comes right after the new one is stored', async () => {
    const token = await tokenFor(username)
    for (let i = 0; i < 6; i++) await tryLogin(username, { password: 'a guess' })
    const { db } = await getPayloadClient()
    // The first deletion of sessions comes before it is stored.
    const deletePlain = db.deleteMany.bind(db)
    const crash = vi.spyOn(db, 'deleteMany').mockImplementationOnce(deletePlain)
    crash.mockRejectedValueOnce(new Error('a crash'))
    expect((await set(token)).status).toBe(500)
    crash.mockRestore()
    expect((await tryLogin(username, { password: NEW_PASSWORD })).status).toBe(200)
  })

  it('is set by one of several requests at once', async () => {
    const token = await tokenFor(username)
    const responses = await Promise.all([1, 2, 3].map(() => set(token)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('keeps its link if the new one is weak', async () => {
    const token = await tokenFor(username)
    const weak = await set(token, 'password1234')
    expect(weak.status).toBe(400)
    expect((await weak.json()).errors).toHaveProperty('newPassword')
    expect((await set(token)).status).toBe(200)
  })

  it.each([
    [
      'after half an hour',
      async (token: string) => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * MINUTE_MS })
        return token
      },
    ],
    [
      'once a newer one was sent',
      async (token: string) => {
        await ask(username)
        return token
      },
    ],
    [
      'once the password was changed',
      async (token: string) => {
        const body = { currentPassword: TEST_PASSWORD, newPassword: 'five amber foxes waited' }
        await post(password, body, cookie)
        return token
      },
    ],
    [
      'once the address was changed',
      async (token: string) => {
        await callApi(account, { method: 'PATCH', cookie, body: { email: null } })
        return token
      },
    ],
    [
      'once an admin changed the password in the panel',
      async (token: string) => {
        await inPanel({ password: 'five amber foxes waited' })
        return token
      },
    ],
    [
      'once an admin changed the address in the panel',
      async (token: string) => {
        await inPanel({ email: `new-${accounts}@example.org` })
        return token
      },
    ],
    ['where it is made up', async () => 'x'.repeat(43)],
  ] as const)('has a link that no longer works %s', async (_case, change) => {
    const token = await change(await tokenFor(username))
    const refused = await set(token)
    vi.useRealTimers()
    expect(refused.status).toBe(400)
  })

  it('keeps its link if an admin changed something else in the panel', async () => {
    const token = await tokenFor(username)
    await inPanel({ role: 'admin' })
    expect((await set(token)).status).toBe(200)
  })

  it('sends three mails an hour to an account, no matter who asks', async () => {
    for (let i = 0; i < 5; i++) await ask(username)
    expect(mailServer.letters).toHaveLength(3)
  })

  it('leaves its link in no table that admins can read', async () => {
    const token = await tokenFor(username)
    const payload = await getPayloadClient()
    const kept = JSON.stringify([
      (await payload.db.find({ collection: slugs.mails })).docs,
      (await payload.db.find({ collection: slugs.oneTimeCodes })).docs,
      (await payload.db.find({ collection: slugs.users })).docs,
    ])
    expect(token).toHaveLength(43)
    expect(kept).not.toContain(token)
  })

  it('sends nothing if there is no mail server', async () => {
    process.env.SMTP_URL = ''
    resetEnv()
    expect((await ask(username)).status).toBe(200)
    expect(mailServer.letters).toEqual([])
    process.env.SMTP_URL = mailServer.url
    resetEnv()
  })
})
