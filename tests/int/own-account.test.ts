import { beforeEach, describe, expect, it } from 'vitest'
import { post, setUpSecondFactor, totpAt } from '../support/accounts'
import { callApi, makeAccount, sessionCookieOf, TEST_PASSWORD } from '../support/api'

/** Each test has its own account, which its calls change. */
let accounts = 0
let cookie = ''
beforeEach(async () => {
  accounts += 1
  const { id } = await makeAccount({ username: `owner-${accounts}`, role: 'editor' })
  cookie = await sessionCookieOf(id)
})

const BAD_BODIES = ['', '{', 'null', '[]', '7', '{}', JSON.stringify({ a: 'x'.repeat(70_000) })]
/** A valid body for each call, created after its prerequisites. */
const GOOD: Record<string, () => Promise<unknown> | unknown> = {
  '/api/admin/account/password': () => ({
    currentPassword: TEST_PASSWORD,
    newPassword: 'nine purple kettles sing',
  }),
  '/api/admin/account/end-sessions': () => undefined,
  '/api/admin/second-factor/enrol': () => undefined,
  '/api/admin/second-factor/confirm': async () => {
    const enrolled = await post('/api/admin/second-factor/enrol', undefined, cookie)
    const { key } = (await enrolled.json()) as { key: string }
    return { code: totpAt(key) }
  },
  '/api/admin/second-factor/disable': async () => {
    await setUpSecondFactor(cookie)
    return { password: TEST_PASSWORD }
  },
}

describe.each(Object.keys(GOOD))('POST %s', (path) => {
  it('is for logged-in people, from our own pages', async () => {
    const body = await GOOD[path]?.()
    const asked = { method: 'POST', body }
    const elsewhere = { ...asked, cookie, origin: 'https://evil.example' }
    expect((await callApi(path, asked)).status).toBe(401)
    expect((await callApi(path, elsewhere)).status).toBe(403)
    const done = await callApi(path, { ...asked, cookie })
    expect(done.status).toBe(200)
    expect(done.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses a body with other fields', async () => {
    if ((await GOOD[path]?.()) === undefined) return
    for (const body of BAD_BODIES) {
      const { status } = await callApi(path, { method: 'POST', body, cookie })
      expect(status, body.slice(0, 20)).toBe(body.length > 60_000 ? 413 : 400)
    }
  })
})

describe('PATCH /api/admin/account/language', () => {
  const path = '/api/admin/account/language'
  const choose = (language: string, by: string) =>
    callApi(path, { method: 'PATCH', body: { language }, cookie: by })
  const languageOf = async (of: string) => {
    const response = await callApi('/api/admin/account', { cookie: of })
    return ((await response.json()) as { language: string }).language
  }

  it('stores the choice with the account of the person who makes it', async () => {
    const other = await makeAccount({ username: `other-${accounts}`, role: 'admin' })
    const theirs = await sessionCookieOf(other.id)
    expect(await languageOf(cookie)).toBe('en')
    const chosen = await choose('hi', cookie)
    expect(chosen.status).toBe(200)
    expect(await chosen.json()).toMatchObject({ language: 'hi' })
    expect(await languageOf(cookie)).toBe('hi')
    expect(await languageOf(theirs)).toBe('en')
    await choose('en', cookie)
    expect(await languageOf(cookie)).toBe('en')
  })
})
