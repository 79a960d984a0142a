import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import {
  auditEntries,
  post,
  requireSecondFactor,
  sessionOf,
  setUpSecondFactor,
  totpAt,
  tryLogin,
} from '../support/accounts'
import {
  callApi,
  callCms,
  makeAccount,
  sessionCookie,
  sessionCookieOf,
  TEST_PASSWORD,
} from '../support/api'

const account = '/api/admin/account'
const logout = '/api/admin/logout'
const portfolio = '/api/admin/portfolio'
const confirm = '/api/admin/second-factor/confirm'
const disable = '/api/admin/second-factor/disable'
const enrol = '/api/admin/second-factor/enrol'

/** Each test has its own account, with a second factor set up one step ago. */
let accounts = 0
let username = ''
let id = ''
let cookie = ''
let key = ''
let recoveryCodes: string[] = []
beforeEach(async () => {
  accounts += 1
  username = `person-${accounts}`
  ;({ id } = await makeAccount({ username, role: 'admin' }))
  cookie = await sessionCookieOf(id)
  ;({ key, recoveryCodes } = await setUpSecondFactor(cookie))
})
afterEach(async () => {
  vi.useRealTimers()
  await requireSecondFactor()
})

const statusOf = async (session: string) =>
  (await callApi('/api/admin/check-auth', { cookie: session })).status

describe('setting up a second factor', () => {
  it('shows a QR code and its key once, and takes effect with the first valid code', async () => {
    const fresh = await makeAccount({ username: `fresh-${accounts}`, role: 'editor' })
    const session = await sessionCookieOf(fresh.id)
    const shown = await (await post(enrol, undefined, session)).json()
    expect(shown).toEqual({
      key: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
      qrSize: expect.any(Number),
      qrPath: expect.stringMatching(/^M/),
    })
    const wrong = await post(confirm, { code: '000000' }, session)
    expect(wrong.status).toBe(400)
    expect((await wrong.json()).errors).toHaveProperty('code')
    expect((await tryLogin(fresh.username)).status).toBe(200)

    const confirmed = await post(confirm, { code: totpAt(shown.key) }, session)
    const { recoveryCodes: codes } = await confirmed.json()
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect((await tryLogin(fresh.username)).status).toBe(401)
  })

  it('again starts with a new key; the first is discarded', async () => {
    const fresh = await makeAccount({ username: `again-${accounts}`, role: 'editor' })
    const session = await sessionCookieOf(fresh.id)
    const first = await (await post(enrol, undefined, session)).json()
    const second = await (await post(enrol, undefined, session)).json()
    expect((await post(confirm, { code: totpAt(first.key) }, session)).status).toBe(400)
    expect((await post(confirm, { code: totpAt(second.key) }, session)).status).toBe(200)
  })

  it('is refused while one is on', async () => {
    expect((await post(enrol, undefined, cookie)).status).toBe(409)
    expect((await post(confirm, { code: totpAt(key) }, cookie)).status).toBe(400)
  })

  it('ends all other sessions, which were opened without one', async () => {
    const fresh = await makeAccount({ username: `other-${accounts}`, role: 'editor' })
    const [own, other] = [await sessionCookieOf(fresh.id), await sessionCookieOf(fresh.id)]
    await setUpSecondFactor(own)
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401])
  })

  it('stores neither key nor codes in plain text, and no response contains them', async () => {
    const payload = await getPayloadClient()
    const stored = JSON.stringify([
      await payload.db.find({ collection: slugs.secondFactors, where: { user: { equals: id } } }),
      await payload.db.find({ collection: slugs.oneTimeCodes, where: { user: { equals: id } } }),
    ])
    expect(stored).toContain(id)
    expect(stored).not.toContain(key.replaceAll(' ', ''))
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
    const seen = [
      await (await callApi(account, { cookie })).text(),
      await (await callApi('/api/admin/users', { cookie })).text(),
      await (await callCms('GET', `users/${id}?showHiddenFields=true`, { cookie })).text(),
    ].join()
    expect(seen).toContain('"hasSecondFactor":true')
    expect(seen).not.toMatch(/secret|lastStep|"hash"/)
  })
})

describe('logging in with a second factor', () => {
  // Freezes the clock, so that the step does not change during a test.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  })

  it('opens no session with the password alone', async () => {
    const half = await tryLogin(username)
    expect(half.status).toBe(401)
    expect(half.headers.getSetCookie()).toEqual([])
    expect(await half.json()).toMatchObject({ code: 'second-factor-required' })
    const whole = await tryLogin(username, { code: totpAt(key) })
    expect(whole.status).toBe(200)
    expect(await statusOf(sessionOf(whole))).toBe(200)
  })

  it('does not mention a second factor while the password is wrong', async () => {
    const wrong = await tryLogin(username, { password: 'not the password' })
    const unknown = await tryLogin('nobody-here', { password: 'not the password' })
    const withCode = await tryLogin(username, { password: 'not it', code: totpAt(key) })
    const words = { message: 'Invalid username or password' }
    for (const refused of [wrong, unknown, withCode]) {
      expect(refused.status).toBe(401)
      expect(await refused.json()).toEqual(words)
    }
  })

  it('accepts a code once, however many logins use it at once', async () => {
    const code = totpAt(key)
    const responses = await Promise.all([1, 2, 3].map(() => tryLogin(username, { code })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await tryLogin(username, { code })).status).toBe(401)
  })

  it('accepts no code of an earlier step than the last one used', async () => {
    expect((await tryLogin(username, { code: totpAt(key, 1) })).status).toBe(200)
    expect((await tryLogin(username, { code: totpAt(key) })).status).toBe(401)
  })

  it('allows a clock to be one step ahead or behind, no more', async () => {
    expect((await tryLogin(username, { code: totpAt(key, 2) })).status).toBe(401)
    expect((await tryLogin(username, { code: totpAt(key, -2) })).status).toBe(401)
    vi.setSystemTime(Date.now() + 90_000)
    expect((await tryLogin(username, { code: totpAt(key, -1) })).status).toBe(200)
    expect((await tryLogin(username, { code: totpAt(key, 1) })).status).toBe(200)
  })

  it('takes a recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = recoveryCodes
    const responses = await Promise.all([1, 2].map(() => tryLogin(username, { code: first })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `
    const entered = await tryLogin(username, { code: typed })
    expect(entered.status).toBe(200)
    const shown = await callApi(account, { cookie: sessionOf(entered) })
    expect(await shown.json()).toMatchObject({ recoveryCodesLeft: 8 })
  })

  it("does not accept someone else's code", async () => {
    const other = await makeAccount({ username: `else-${accounts}`, role: 'admin' })
    const theirs = await setUpSecondFactor(await sessionCookieOf(other.id))
    const [code = ''] = theirs.recoveryCodes
    expect((await tryLogin(username, { code })).status).toBe(401)
    expect((await tryLogin(other.username, { code })).status).toBe(200)
  })

  it("uses up no one else's code", async () => {
    const other = await makeAccount({ username: `next-${accounts}`, role: 'admin' })
    const theirs = await setUpSecondFactor(await sessionCookieOf(other.id))
    vi.setSystemTime(Date.now() + 30_000)
    expect((await tryLogin(username, { code: totpAt(key) })).status).toBe(200)
    expect((await tryLogin(other.username, { code: totpAt(theirs.key) })).status).toBe(200)
  })

  it('counts a wrong code as a failed login, and the question for one as none', async () => {
    for (let i = 0; i < 4; i++) {
      expect((await tryLogin(username, { code: '000000' })).status).toBe(401)
    }
    for (let i = 0; i < 4; i++) expect((await tryLogin(username)).status).toBe(401)
    expect((await tryLogin(username, { code: '000000' })).status).toBe(401)
    expect((await tryLogin(username, { code: totpAt(key) })).status).toBe(429)
  })
})

describe('turning a second factor off', () => {
  it('requires the password, and deletes everything about it', async () => {
    const other = await sessionCookieOf(id, { hasSecondFactor: true })
    expect((await post(disable, { password: 'not it' }, cookie)).status).toBe(403)
    expect((await post(disable, { password: TEST_PASSWORD }, cookie)).status).toBe(200)
    expect((await tryLogin(username)).status).toBe(200)
    expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 401])
    const [entry] = await auditEntries('user')
    expect(entry).toMatchObject({ action: 'second-factor-disabled', subjectId: id })
  })

  it('can be done by an admin for someone who lost it, whose sessions end', async () => {
    const admin = await sessionCookie('admin')
    const reset = (session: string) =>
      callApi('/api/admin/users/{id}/reset-second-factor', { method: 'POST', cookie: session, id })
    expect((await reset(await sessionCookie('editor'))).status).toBe(403)
    expect((await reset(admin)).status).toBe(200)
    expect(await statusOf(cookie)).toBe(401)
    expect((await tryLogin(username)).status).toBe(200)
    const [entry] = await auditEntries('user')
    expect(entry).toMatchObject({ action: 'second-factor-disabled', actor: 'test-admin' })
    expect(JSON.stringify(entry)).not.toContain(key.replaceAll(' ', ''))
  })
})

describe('if the site settings require a second factor for a role', () => {
  it('only its set-up and logging out are open to an account without one', async () => {
    const fresh = await makeAccount({ username: `must-${accounts}`, role: 'admin' })
    await requireSecondFactor('admin')
    const entered = await tryLogin(fresh.username)
    expect(await entered.json()).toMatchObject({ mustSetUpSecondFactor: true })
    const session = sessionOf(entered)
    const closed = await callApi(portfolio, { cookie: session })
    expect(closed.status).toBe(403)
    expect(await closed.json()).toMatchObject({ code: 'second-factor-setup-required' })
    const settings = await callApi('/api/admin/payment-settings', { cookie: session })
    expect(await settings.json()).not.toHaveProperty('keyId')
    for (const path of ['users', 'portfolio', 'globals/payment-settings', 'users/me', 'access']) {
      expect((await callCms('GET', path, { cookie: session })).status, path).toBe(403)
    }
    expect((await callCms('POST', 'portfolio', { cookie: session, body: {} })).status).toBe(403)

    const shown = await callApi(account, { cookie: session })
    expect(await shown.json()).toMatchObject({
      hasSecondFactor: false,
      isSecondFactorRequired: true,
    })
    await setUpSecondFactor(session)
    expect((await callApi(portfolio, { cookie: session })).status).toBe(200)
    expect((await callCms('GET', 'users', { cookie: session })).status).toBe(200)
    expect((await post(logout, undefined, session)).status).toBe(200)
  })

  it('open sessions are asked, too, but not those of other roles', async () => {
    const editor = await sessionCookie('editor')
    const admin = await sessionCookie('admin')
    await requireSecondFactor('editor')
    expect((await callCms('GET', 'portfolio', { cookie: editor })).status).toBe(403)
    expect((await callCms('GET', 'portfolio', { cookie: admin })).status).toBe(200)
    expect((await callCms('POST', 'users/logout', { cookie: editor })).status).toBe(200)
  })

  it('turning it off leads back to setting it up', async () => {
    await requireSecondFactor('admin')
    expect((await callApi(portfolio, { cookie })).status).toBe(200)
    await post(disable, { password: TEST_PASSWORD }, cookie)
    expect((await callApi(portfolio, { cookie })).status).toBe(403)
  })
})
