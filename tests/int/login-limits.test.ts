import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { unlock } from '@/server/accounts/unlock'
import { loginLimits } from '@/server/http/rate-limits'
import { getPayloadClient } from '@/server/payload-client'
import { sessionOf } from '../support/accounts'
import { callApi, sessionCookie } from '../support/api'
import { limitAsOnARealSite } from '../support/real-limits'

limitAsOnARealSite()

const RIGHT = 'a long enough password'
const WRONG = 'a wrong long password'
const LOCK_SECONDS = 10 * 60

/** Each test uses a different network, so that they do not share limits. */
let network = 0
beforeEach(async () => {
  network += 1
  await sessionCookie('admin')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const address = (host = 1) => `198.51.${network}.${host}`

type Try = { username?: string; password?: string; from?: string; cookie?: string }

function tryLogin({
  username = 'test-admin',
  password = WRONG,
  from = address(),
  cookie,
}: Try = {}) {
  return callApi('/api/admin/login', {
    method: 'POST',
    body: { username, password },
    headers: { 'X-Forwarded-For': from },
    cookie,
  })
}

async function failTimes(times: number, options: Try = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) statuses.push((await tryLogin(options)).status)
  return statuses
}

describe('five failures in a row', () => {
  it.each([
    ['test-admin', 'that exists'],
    ['ghost', 'that does not'],
  ])(
    'lock the name %s (%s), even with the right password, with the same message',
    async (username) => {
      expect(await failTimes(5, { username })).toEqual([401, 401, 401, 401, 401])
      const response = await tryLogin({ username, password: RIGHT })
      expect(response.status).toBe(429)
      expect(await response.json()).toEqual({
        message: 'Too many attempts. Please wait a little and try again.',
      })
      const retryAfter = Number(response.headers.get('retry-after'))
      expect(retryAfter).toBeGreaterThan(LOCK_SECONDS - 60)
      expect(retryAfter).toBeLessThanOrEqual(LOCK_SECONDS)
    },
  )

  it('count one name however it is written', async () => {
    for (const username of [
      'test-admin',
      'TEST-ADMIN',
      ' Test-Admin ',
      'test-admin\t',
      'test-ADMIN',
    ]) {
      expect((await tryLogin({ username })).status).toBe(401)
    }
    expect((await tryLogin()).status).toBe(429)
  })

  it('are over after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await failTimes(5)
    vi.setSystemTime(Date.now() + (LOCK_SECONDS - 5) * 1000)
    expect((await tryLogin({ password: RIGHT })).status).toBe(429)
    vi.setSystemTime(Date.now() + 10_000)
    expect((await tryLogin({ password: RIGHT })).status).toBe(200)
  })

  it('are no longer in a row after a success', async () => {
    await failTimes(4)
    expect((await tryLogin({ password: RIGHT })).status).toBe(200)
    expect(await failTimes(4)).toEqual([401, 401, 401, 401])
    expect((await tryLogin({ password: RIGHT })).status).toBe(200)
  })

  it('cannot be bypassed by parallel guesses', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => tryLogin()))
    const tried = responses.filter((response) => response.status === 401)
    expect(tried).toHaveLength(5)
    expect(responses.filter((response) => response.status === 429)).toHaveLength(15)
  })
})

describe('an outsider who knows the name', () => {
  it('locks out only their own address', async () => {
    await failTimes(6)
    expect((await tryLogin({ password: RIGHT, from: address(2) })).status).toBe(200)
  })

  it('of a whole IPv6 network is one place', async () => {
    for (let i = 1; i <= 5; i++) await tryLogin({ from: `2001:db8:${network}:1::${i}` })
    expect((await tryLogin({ from: `2001:db8:${network}:1:ffff::1` })).status).toBe(429)
    const neighbour = await tryLogin({ password: RIGHT, from: `2001:db8:${network}:2::1` })
    expect(neighbour.status).toBe(200)
  })

  it('gets no further by trying many names from one address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 15; i++) {
      statuses.push((await tryLogin({ username: `name-${i}` })).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(loginLimits.address.points)
    expect(statuses.at(-1)).toBe(429)
  })

  it('with many addresses is limited, while a browser that logged in before gets in', async () => {
    await unlock('test-admin')
    const known = await tryLogin({ password: RIGHT, from: address(250) })
    const cookie = browserCookie(known)
    for (let host = 1; host <= loginLimits.name.points; host++) {
      expect((await tryLogin({ from: address(host) })).status).toBe(401)
    }
    const stranger = await tryLogin({ password: RIGHT, from: address(249) })
    expect(stranger.status).toBe(429)
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0)
    // Even from the attacker's own address: the admin may have the same provider.
    expect((await tryLogin({ password: RIGHT, from: address(1), cookie })).status).toBe(200)

    await unlock('test-admin')
    expect((await tryLogin({ password: RIGHT, from: address(249) })).status).toBe(200)
  })

  it('with many addresses does not use up the tries of others: refused ones are no failures', async () => {
    await unlock('test-admin')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    for (let host = 1; host <= loginLimits.name.points; host++)
      await tryLogin({ from: address(host) })
    const own = { password: RIGHT, from: address(249) }
    vi.setSystemTime(Date.now() + 55 * MINUTE_MS)
    expect(await failTimes(6, own)).toEqual(Array(6).fill(429))
    vi.setSystemTime(Date.now() + 6 * MINUTE_MS)
    expect((await tryLogin(own)).status).toBe(200)
  })
})

describe('a browser that logged in before', () => {
  it('has its own five failures', async () => {
    const cookie = browserCookie(await tryLogin({ password: RIGHT }))
    expect(await failTimes(6, { cookie })).toEqual([401, 401, 401, 401, 401, 429])
    expect((await tryLogin({ password: RIGHT })).status).toBe(200)
  })

  it.each([
    ['of another account', (value: string) => value, 'test-editor'],
    [
      'that was forged',
      (value: string) => value.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      'test-admin',
    ],
    ['made up', () => 'manavta-browser=zzzzzz.id.mac', 'test-admin'],
    // As many characters as a valid one, but one byte more.
    ['with a letter beyond ASCII', (value: string) => value.replace(/.$/, 'é'), 'test-admin'],
  ])('is not known by a cookie %s', async (_case, change, username) => {
    await sessionCookie('editor')
    const cookie = change(browserCookie(await tryLogin({ password: RIGHT, from: address(9) })))
    await failTimes(5, { username })
    expect((await tryLogin({ username, cookie, password: RIGHT })).status).toBe(429)
  })

  it('is forgotten after 90 days', async () => {
    const cookie = browserCookie(await tryLogin({ password: RIGHT, from: address(9) }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91 * DAY_MS })
    await failTimes(5)
    expect((await tryLogin({ cookie, password: RIGHT })).status).toBe(429)
  })
})

describe('unlocking a name', () => {
  it('lets it log in at once, and leaves others locked', async () => {
    await failTimes(5)
    await failTimes(5, { username: 'somebody-else', from: address(2) })
    await unlock('Test-Admin ')
    expect((await tryLogin({ password: RIGHT })).status).toBe(200)
    expect((await tryLogin({ username: 'somebody-else', from: address(2) })).status).toBe(429)
  })
})

describe('a login that breaks', () => {
  it('is no failure of the person', async () => {
    const payload = await getPayloadClient()
    const broken = vi.spyOn(payload.db, 'findOne').mockRejectedValue(new Error('disk I/O error'))
    expect(await failTimes(8)).toEqual(Array(8).fill(500))
    broken.mockRestore()
    expect((await tryLogin({ password: RIGHT })).status).toBe(200)
  })
})

describe('timing and text', () => {
  it('spend one hash on an unknown name as on a wrong password', async () => {
    const spent = vi.spyOn(crypto, 'pbkdf2')
    syncBuiltinESMExports()
    const wrong = await tryLogin()
    const unknown = await tryLogin({ username: 'nobody-here' })
    const costs = spent.mock.calls.map(([, , iterations, bytes, digest]) => [
      iterations,
      bytes,
      digest,
    ])
    spent.mockRestore()
    syncBuiltinESMExports()
    expect(await unknown.json()).toEqual(await wrong.json())
    expect(costs).toHaveLength(2)
    expect(costs[1]).toEqual(costs[0])
  })
})

describe('logins and logouts at the same time', () => {
  it('lose no session', async () => {
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => tryLogin({ password: RIGHT }).then(sessionOf)),
    )
    const [leaving = '', ...staying] = opened
    const [, late] = await Promise.all([
      callApi('/api/admin/logout', { method: 'POST', cookie: leaving }),
      tryLogin({ password: RIGHT }).then(sessionOf),
    ])
    const statusOf = async (cookie: string) =>
      (await callApi('/api/admin/check-auth', { cookie })).status
    for (const cookie of [...staying, late]) expect(await statusOf(cookie)).toBe(200)
    expect(await statusOf(leaving)).toBe(401)
  })
})

function browserCookie(response: Response): string {
  const cookie = response.headers.getSetCookie()[1] ?? ''
  expect(cookie).toMatch(/^manavta-browser=.*; HttpOnly; SameSite=Lax$/)
  return cookie.split(';')[0] ?? ''
}
