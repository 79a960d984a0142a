import { afterEach, describe, expect, it, vi } from 'vitest'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'

const checkAuth = '/api/admin/check-auth'
const login = '/api/admin/login'

const credentials = { username: 'admin', password: 'correct horse battery' }

describe('POST /api/admin/login', () => {
  it('opens a session for the first admin, and says who it is', async () => {
    const response = await callApi(login, { method: 'POST', body: credentials })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      user: { id: expect.any(String), username: 'admin', role: 'admin' },
    })
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
  })

  it.each([
    ['a wrong password', { ...credentials, password: 'wrong horse battery' }],
    ['a name that does not exist', { username: 'nobody', password: 'correct horse battery' }],
  ])('refuses %s with the same message', async (_case, body) => {
    const response = await callApi(login, { method: 'POST', body })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Invalid username or password' })
  })

  it.each([
    [{ password: 'x' }, { username: 'Username is required' }],
    [{ username: 'x' }, { password: 'Password is required' }],
    [
      { username: { $ne: 1 }, password: ['x'] },
      { username: 'Username is required', password: 'Password is required' },
    ],
  ])('names the fields that are missing or no text: %j', async (body, errors) => {
    const response = await callApi(login, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors })
  })

  it('refuses another site, broken JSON and a body over 64 KB', async () => {
    const from = (options: object) =>
      callApi(login, { method: 'POST', body: credentials, ...options })
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: null, headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(
      403,
    )
    expect((await from({ body: '{' })).status).toBe(400)
    expect((await from({ body: JSON.stringify({ a: 'x'.repeat(70_000) }) })).status).toBe(413)
  })
})

describe('if the database does not respond', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const checkSession = async (cookie: string) => (await callApi(checkAuth, { cookie })).status
  const gone = Object.assign(new Error('The disk does not answer'), { code: 'SQLITE_IOERR' })

  it('nobody is told to log in again', async () => {
    const cookie = await sessionCookie('admin')
    const { db } = await getPayloadClient()
    for (const read of ['find', 'findOne'] as const) vi.spyOn(db, read).mockRejectedValue(gone)
    expect(await checkSession(cookie)).toBe(503)
  })

  it('nor if it responds again a moment later', async () => {
    const cookie = await sessionCookie('admin')
    const { db } = await getPayloadClient()
    vi.spyOn(db, 'findOne').mockRejectedValueOnce(gone)
    expect(await checkSession(cookie)).toBe(200)
  })
})

describe('GET /api/admin/check-auth', () => {
  it('recognises an open session, and nothing else', async () => {
    expect((await callApi(checkAuth)).status).toBe(401)
    const cookie = await sessionCookie('editor')
    const response = await callApi(checkAuth, { cookie })
    expect(await response.json()).toMatchObject({ user: { role: 'editor' } })
  })
})

describe('POST /api/admin/logout', () => {
  it('ends the session itself: the old cookie opens nothing any more', async () => {
    const cookie = await sessionCookie('admin')
    const response = await callApi('/api/admin/logout', { method: 'POST', cookie })
    expect(await response.json()).toEqual({ success: true })
    expect(response.headers.get('set-cookie')).toContain('-token=;')
    expect((await callApi(checkAuth, { cookie })).status).toBe(401)
  })
})

describe('GET /api/health', () => {
  it('says ok while the database answers', async () => {
    const response = await callApi('/api/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })
})
