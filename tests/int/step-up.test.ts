import { beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { getPayloadClient } from '@/server/payload-client'
import { post, setUpSecondFactor, totpAt } from '../support/accounts'
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

const confirm = '/api/admin/confirm-password'
const paymentSettings = '/api/admin/payment-settings'
const enrol = '/api/admin/second-factor/enrol'
const receipts = '/api/admin/receipts'
const statementFile = '/api/admin/statement-files/{id}'

const SETTINGS = { keyId: 'rzp_test_1', keySecret: 'a secret', upiId: 'giving@bank' }
const PASSWORD_REQUIRED = {
  message: 'Please enter your password again',
  code: 'password-required',
}

let fresh = ''
let stale = ''
beforeEach(async () => {
  fresh = await sessionCookie('admin', { passwordAgeMs: 9 * MINUTE_MS })
  stale = await sessionCookie('admin', { passwordAgeMs: 11 * MINUTE_MS })
})

async function expectAsked(response: Response) {
  expect(response.status).toBe(403)
  expect(await response.json()).toEqual(PASSWORD_REQUIRED)
}

describe('a password that was given more than ten minutes ago', () => {
  it('is required again before payment details change, but not for a mere limit', async () => {
    expect((await post(paymentSettings, SETTINGS, fresh)).status).toBe(200)
    for (const change of [
      { bankAccountNumber: '1234567890' },
      { bankAccountName: 'Somebody' },
      { bankIfscCode: 'ABCD0123456' },
      { bankBranch: 'Elsewhere' },
      { upiId: 'other@bank' },
      { upiId: null },
      { qrCodeImageUrl: 'https://example.org/qr.png' },
      { keyId: 'rzp_test_2' },
      { keySecret: 'another' },
      { webhookSecret: 'another secret of the hook' },
    ]) {
      const { keySecret: _kept, ...same } = SETTINGS
      const response = await post(paymentSettings, { ...same, ...change }, stale)
      await expectAsked(response)
    }
    const limit = { keyId: SETTINGS.keyId, upiId: SETTINGS.upiId, maximumRupees: 5_000 }
    const saved = await post(paymentSettings, limit, stale)
    expect(await saved.json()).toMatchObject({ upiId: 'giving@bank', maximumRupees: 5_000 })
  })

  it("is required by Payload's REST, with a message that says where to enter it", async () => {
    const change = { upiId: 'thief@bank' }
    const refused = await callCms('POST', 'globals/payment-settings', {
      cookie: stale,
      body: change,
    })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('http://localhost:3000/admin/account'),
          data: { code: 'password-required' },
        },
      ],
    })
    const passed = await callCms('POST', 'globals/payment-settings', {
      cookie: fresh,
      body: change,
    })
    expect(passed.status).toBe(200)
    const limit = { maximumRupees: 6_000 }
    const mere = await callCms('POST', 'globals/payment-settings', { cookie: stale, body: limit })
    expect(mere.status).toBe(200)
  })

  it('is required before the site settings stop requiring a second factor', async () => {
    const path = 'globals/site-settings'
    const change = { secondFactorRoles: ['editor'] }
    expect((await callCms('POST', path, { cookie: stale, body: change })).status).toBe(403)
    expect((await callCms('POST', path, { cookie: stale, body: { phone: '1' } })).status).toBe(200)
    expect((await callCms('POST', path, { cookie: fresh, body: change })).status).toBe(200)
    const none = { secondFactorRoles: [] }
    expect((await callCms('POST', path, { cookie: fresh, body: none })).status).toBe(200)
  })

  it('is required before the donate links are changed', async () => {
    const path = 'globals/site-settings'
    const change = { externalPaymentUrl: 'https://pay.example.org/{amount}' }
    const refused = await callCms('POST', path, { cookie: stale, body: change })
    expect(refused.status).toBe(403)
    expect(JSON.stringify(await refused.json())).toContain('password-required')
    expect((await callCms('POST', path, { cookie: fresh, body: change })).status).toBe(200)
    const same = { ...change, phone: '2' }
    expect((await callCms('POST', path, { cookie: stale, body: same })).status).toBe(200)
    const cleared = { externalPaymentUrl: null }
    expect((await callCms('POST', path, { cookie: stale, body: cleared })).status).toBe(403)
    expect((await callCms('POST', path, { cookie: fresh, body: cleared })).status).toBe(200)
  })

  it('is required before a version of the site settings is restored', async () => {
    const path = 'globals/site-settings'
    const save = async (secondFactorRoles: string[]) =>
      callCms('POST', path, { cookie: fresh, body: { secondFactorRoles } })
    await save([])
    const { docs } = await (
      await callCms('GET', `${path}/versions?limit=1`, { cookie: fresh })
    ).json()
    const version = `${path}/versions/${docs[0].id}`
    await save(['editor'])
    const refused = await callCms('POST', version, { cookie: stale })
    expect(refused.status).toBe(403)
    expect(JSON.stringify(await refused.json())).toContain('password-required')
    expect((await callCms('POST', version, { cookie: fresh })).status).toBe(200)
  })

  it('is required before accounts are created, changed or deleted', async () => {
    const { id } = await makeAccount({ username: 'a-colleague', role: 'editor' })
    const made = { username: 'another', password: 'one more long password', role: 'editor' }
    for (const [method, path, body] of [
      ['POST', 'users', made],
      ['PATCH', `users/${id}`, { role: 'admin' }],
      ['PATCH', `users/${id}`, { password: 'their new long password' }],
      ['PATCH', `users/${id}`, { username: 'renamed' }],
      ['DELETE', `users/${id}`, undefined],
    ] as const) {
      const refused = await callCms(method, path, { cookie: stale, body })
      expect(refused.status, `${method} ${path}`).toBe(403)
      expect(JSON.stringify(await refused.json())).toContain('password-required')
      const passed = await callCms(method, path, { cookie: fresh, body })
      expect(passed.status, `${method} ${path}`).toBeLessThan(300)
    }
    expect(await findAccount('renamed')).toBeUndefined()
    expect(await findAccount('another')).toBeDefined()
  })

  it('is asked for in the language of the panel', async () => {
    const ask = (language: string) =>
      callCms('POST', 'users', {
        cookie: `${stale}; manavta-lng=${language}`,
        body: { username: 'asked', password: 'one more long password', role: 'editor' },
      })
    const english = await (await ask('en')).text()
    expect(english).toMatch(/Please enter your password again: open http\S+\/admin\/account#\S+ in/)
    const hindi = await (await ask('hi')).text()
    expect(hindi).toMatch(/http\S+\/admin\/account#\S+ दूसरे टैब में/)
    expect(hindi).not.toContain('Please')
  })

  it('is required before any refund', async () => {
    await expectAsked(
      await callApi('/api/admin/transactions/{id}/refund', {
        method: 'POST',
        cookie: stale,
        body: {},
        id: 'x',
      }),
    )
  })

  it('is required before many PANs are exported, but not for that of one gift', async () => {
    for (const route of [receipts, statementFile]) {
      const ask = (cookie: string) => callApi(route, { cookie, id: 'x' })
      await expectAsked(await ask(stale))
      expect((await ask(fresh)).status).toBe(404)
    }
    const one = { method: 'POST', cookie: stale, id: 'x' }
    expect((await callApi('/api/admin/donations/{id}/pan', one)).status).toBe(404)
  })

  it('is required by calls about accounts', async () => {
    const { id } = await testAccount('editor')
    await expectAsked(
      await callApi('/api/admin/users/{id}/reset-second-factor', {
        method: 'POST',
        cookie: stale,
        id,
      }),
    )
    await expectAsked(await post(enrol, undefined, stale))
    const patch = { method: 'PATCH', cookie: stale, body: { email: 'thief@example.org' } }
    await expectAsked(await callApi('/api/admin/account', patch))
  })
})

describe('POST /api/admin/confirm-password', () => {
  it('renews the password of that session only', async () => {
    const other = await sessionCookie('admin', { passwordAgeMs: 11 * MINUTE_MS })
    const confirmed = await post(confirm, { password: TEST_PASSWORD }, stale)
    expect(await confirmed.json()).toEqual({ success: true })
    expect((await post(enrol, undefined, stale)).status).toBe(200)
    await expectAsked(await post(enrol, undefined, other))
  })

  it('refuses a wrong one, and leaves the session open', async () => {
    const refused = await post(confirm, { password: 'not the password' }, stale)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({
      message: 'Incorrect password',
      errors: { password: 'Incorrect password' },
    })
    await expectAsked(await post(enrol, undefined, stale))
    expect((await callApi('/api/admin/check-auth', { cookie: stale })).status).toBe(200)
  })

  it('counts failures as failed logins, together with them', async () => {
    const { id } = await makeAccount({ username: 'guessed', role: 'admin' })
    const cookie = await sessionCookieOf(id, { passwordAgeMs: 11 * MINUTE_MS })
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      statuses.push((await post(confirm, { password: 'a guess' }, cookie)).status)
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect((await post(confirm, { password: TEST_PASSWORD }, cookie)).status).toBe(429)
  })

  it('requires a code as well if the account has a second factor', async () => {
    const { id } = await makeAccount({ username: 'careful', role: 'admin' })
    const cookie = await sessionCookieOf(id)
    const { key } = await setUpSecondFactor(cookie)
    const later = await sessionCookieOf(id, {
      passwordAgeMs: 11 * MINUTE_MS,
      hasSecondFactor: true,
    })
    const withoutCode = await post(confirm, { password: TEST_PASSWORD }, later)
    expect(withoutCode.status).toBe(403)
    expect(await withoutCode.json()).toMatchObject({ code: 'second-factor-required' })
    await expectAsked(await post(paymentSettings, { ...SETTINGS, upiId: 'newer@bank' }, later))
    const code = totpAt(key)
    expect((await post(confirm, { password: TEST_PASSWORD, code }, later)).status).toBe(200)
    expect((await post(paymentSettings, { ...SETTINGS }, later)).status).toBe(200)
  })

  it('is for logged-in people', async () => {
    expect((await post(confirm, { password: TEST_PASSWORD })).status).toBe(401)
    const editor = await sessionCookie('editor')
    expect((await post(confirm, { password: TEST_PASSWORD }, editor)).status).toBe(200)
  })
})

describe('changes by the system itself', () => {
  it('needs no password', async () => {
    const payload = await getPayloadClient()
    await payload.updateGlobal({
      slug: slugs.paymentSettings,
      data: { upiId: 'system@bank' },
      overrideAccess: true,
    })
    const { upiId } = await payload.findGlobal({
      slug: slugs.paymentSettings,
      overrideAccess: true,
    })
    expect(upiId).toBe('system@bank')
  })
})
