import { createLocalReq, loginOperation } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession, SESSION_SECONDS } from '@/cms/accounts/sessions'
import { ACCOUNTS_LEASE } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { getPayloadClient } from '@/server/payload-client'
import { auditEntries, sessionOf, tryLogin } from '../support/accounts'
import {
  callApi,
  callCms,
  findAccount,
  makeAccount,
  sessionCookieOf,
  TEST_PASSWORD,
} from '../support/api'
import { limitAsOnARealSite } from '../support/real-limits'

const checkAuth = '/api/admin/check-auth'

limitAsOnARealSite()

afterEach(() => vi.useRealTimers())

async function adminNames(): Promise<string[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { role: { equals: 'admin' } },
    overrideAccess: true,
  })
  return docs.map(({ username }) => username).sort()
}

describe('the last admin', () => {
  let ids: string[] = []
  let cookies: string[] = []
  beforeEach(async () => {
    const payload = await getPayloadClient()
    const [first] = await Promise.all([
      (await findAccount('first')) ?? makeAccount({ username: 'first', role: 'admin' }),
    ])
    await payload.update({
      collection: slugs.users,
      id: first.id,
      data: { role: 'admin' },
      overrideAccess: true,
    })
    await payload.delete({
      collection: slugs.users,
      where: { id: { not_equals: first.id } },
      overrideAccess: true,
    })
    const second = await makeAccount({ username: 'second', role: 'admin' })
    ids = [first.id, second.id]
    cookies = [await sessionCookieOf(first.id), await sessionCookieOf(second.id)]
  })
  const [demoted, words] = [{ role: 'editor' }, 'This is the last admin. Make another admin first.']

  it('can be neither demoted nor deleted, by themselves or by the system', async () => {
    const [first = '', second = ''] = ids
    const [cookie] = cookies
    expect((await callCms('DELETE', `users/${second}`, { cookie })).status).toBe(200)
    for (const refused of [
      await callCms('PATCH', `users/${first}`, { cookie, body: demoted }),
      await callCms('DELETE', `users/${first}`, { cookie }),
    ]) {
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain(words)
    }
    const payload = await getPayloadClient()
    await expect(
      payload.delete({ collection: slugs.users, id: first, overrideAccess: true }),
    ).rejects.toThrow(words)
    expect(await adminNames()).toEqual(['first'])
    const renamed = { username: 'first', email: 'first@example.org' }
    expect((await callCms('PATCH', `users/${first}`, { cookie, body: renamed })).status).toBe(200)
  })

  it.each([
    [
      'demoted',
      (i: number) => callCms('PATCH', `users/${ids[i]}`, { cookie: cookies[i], body: demoted }),
    ],
    ['deleted', (i: number) => callCms('DELETE', `users/${ids[i]}`, { cookie: cookies[1 - i] })],
    [
      'one demoted, one deleted',
      (i: number) =>
        i === 0
          ? callCms('PATCH', `users/${ids[0]}`, { cookie: cookies[1], body: demoted })
          : callCms('DELETE', `users/${ids[1]}`, { cookie: cookies[0] }),
    ],
  ])('stays if the last two are %s at once', async (_case, attack) => {
    const statuses = (await Promise.all([attack(0), attack(1)])).map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(await adminNames()).toHaveLength(1)
  })

  it('stays if all are deleted by a filter', async () => {
    const [cookie] = cookies
    const bulk = await callCms('DELETE', 'users?where[id][exists]=true', { cookie })
    expect(bulk.status).toBe(403)
    const payload = await getPayloadClient()
    const { errors } = await payload.delete({
      collection: slugs.users,
      where: { id: { exists: true } },
      overrideAccess: true,
    })
    expect(errors).toHaveLength(1)
    expect(await adminNames()).toHaveLength(1)
  })

  it('a refused change does not block the next one', async () => {
    const [first = '', second = ''] = ids
    const [cookie] = cookies
    const taken = { username: 'first' }
    expect((await callCms('PATCH', `users/${second}`, { cookie, body: taken })).status).toBe(400)
    const payload = await getPayloadClient()
    const lease = await payload.db.findOne<{ id: string; holder?: string | null }>({
      collection: slugs.leases,
      where: { name: { equals: ACCOUNTS_LEASE } },
    })
    expect(lease?.holder ?? null).toBeNull()
    const next = await callCms('PATCH', `users/${first}`, {
      cookie,
      body: { email: 'a@example.org' },
    })
    expect(next.status).toBe(200)
  })

  it('a demotion is not undone by a change that read the account before it', async () => {
    const [first = '', second = ''] = ids
    const changes = Array.from({ length: 6 }, (_, i) =>
      callCms('PATCH', `users/${second}`, {
        cookie: cookies[1],
        body: { email: `${i}@example.org` },
      }),
    )
    const demotion = callCms('PATCH', `users/${second}`, { cookie: cookies[0], body: demoted })
    expect((await demotion).status).toBe(200)
    await Promise.all(changes)
    expect((await findAccount('second'))?.role).toBe('editor')
    expect(first).not.toBe(second)
  })
})

describe('the audit log', () => {
  it('names who created, changed and deleted an account, and no secret', async () => {
    const admin = await makeAccount({ username: 'the-admin', role: 'admin' })
    const cookie = await sessionCookieOf(admin.id)
    const body = { username: 'colleague', password: 'green rivers hum softly', role: 'editor' }
    const { doc } = await (await callCms('POST', 'users', { cookie, body })).json()
    await callCms('PATCH', `users/${doc.id}`, { cookie, body: { role: 'admin' } })
    await callCms('DELETE', `users/${doc.id}`, { cookie })
    const entries = await auditEntries('user')
    const about = entries.filter(({ subjectId }) => subjectId === doc.id).reverse()
    expect(about).toMatchObject([
      { action: 'created', actor: 'the-admin', label: 'colleague' },
      { action: 'changed', changes: { role: { from: 'editor', to: 'admin' } } },
      { action: 'deleted', actor: 'the-admin', label: 'colleague' },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/rivers|pbkdf2|"hash"|"salt"/)
  })

  it('has one entry for the failed logins of a name and a network', async () => {
    const before = (await auditEntries('login')).length
    const long = `${'x'.repeat(90)}-${'y'.repeat(9)}`
    for (let i = 0; i < 3; i++) {
      await tryLogin('somebody', { password: 'wrong' })
      await tryLogin(long, { password: 'wrong' })
    }
    const entries = await auditEntries('login')
    expect(entries).toHaveLength(before + 2)
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'failed', label: 'somebody', network: '127.0.0.0/24' }),
        expect.objectContaining({ action: 'failed', label: long }),
      ]),
    )
    expect(JSON.stringify(entries)).not.toContain('wrong')
  })
})

describe('a session', () => {
  let id = ''
  let names = 0
  beforeEach(async () => {
    names += 1
    ;({ id } = await makeAccount({
      username: `sitter-${names}`,
      role: 'editor',
      email: 'sitter@example.org',
    }))
  })
  const payloadOf = (cookie: string): object =>
    JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString('utf8'))
  const isOpen = async (cookie: string) => (await callApi(checkAuth, { cookie })).status === 200
  const NOTHING_ELSE = {
    id: expect.any(String),
    collection: 'users',
    sid: expect.any(String),
    iat: expect.any(Number),
    exp: expect.any(Number),
  }

  it('has a cookie that names account and session, and contains nothing else about them', async () => {
    const entered = await tryLogin(`sitter-${names}`)
    expect(payloadOf(sessionOf(entered))).toEqual(NOTHING_ELSE)
  })

  it('is renewed by the panel, with a cookie that contains nothing more', async () => {
    const cookie = await sessionCookieOf(id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (SESSION_SECONDS - 60) * 1000 })
    const renewed = await callCms('POST', 'users/refresh-token', { cookie })
    expect(renewed.status).toBe(200)
    expect(await renewed.text()).not.toMatch(/"(hash|salt|token|refreshedToken)"/)
    const fresh = sessionOf(renewed)
    expect(payloadOf(fresh)).toEqual(NOTHING_ELSE)
    vi.setSystemTime(Date.now() + HOUR_MS)
    expect([await isOpen(fresh), await isOpen(cookie)]).toEqual([true, false])
  })

  it('ends with the account', async () => {
    const cookie = await sessionCookieOf(id)
    const payload = await getPayloadClient()
    await payload.delete({ collection: slugs.users, id, overrideAccess: true })
    expect(await isOpen(cookie)).toBe(false)
    const { totalDocs } = await payload.db.count({
      collection: slugs.sessions,
      where: { user: { equals: id } },
    })
    expect(totalDocs).toBe(0)
  })

  it('ends with its logout in the panel', async () => {
    const cookie = await sessionCookieOf(id)
    expect((await callCms('POST', 'users/logout', { cookie })).status).toBe(200)
    expect(await isOpen(cookie)).toBe(false)
    expect((await callCms('GET', 'users/me', { cookie })).status).toBe(401)
  })

  it('is not opened by a token that Payload signs itself, or that is sent in a header', async () => {
    const payload = await getPayloadClient()
    const { token } = await loginOperation({
      collection: payload.collections[slugs.users],
      data: { username: `sitter-${names}`, password: TEST_PASSWORD },
      overrideAccess: true,
      req: await createLocalReq({}, payload),
    })
    expect(await isOpen(`${payload.config.cookiePrefix}-token=${token}`)).toBe(false)
    const { token: own } = await openSession(payload, { userId: id, hasSecondFactor: false })
    for (const scheme of ['JWT', 'Bearer']) {
      const headers = { Authorization: `${scheme} ${own}` }
      expect((await callApi(checkAuth, { headers })).status).toBe(401)
      expect((await callCms('GET', 'users/me', { headers })).status).toBe(401)
    }
  })

  it("does not open someone else's account with its id", async () => {
    const other = await makeAccount({ username: `other-${names}`, role: 'admin' })
    const payload = await getPayloadClient()
    const cookie = await sessionCookieOf(other.id)
    await payload.db.updateOne({
      collection: slugs.sessions,
      where: { user: { equals: other.id } },
      data: { user: id },
    })
    expect(await isOpen(cookie)).toBe(false)
  })
})
