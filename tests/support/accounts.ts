import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, TEST_PASSWORD } from './api'
import { changeSiteSettings } from './site-settings'

const login = '/api/admin/login'
const confirm = '/api/admin/second-factor/confirm'
const enrol = '/api/admin/second-factor/enrol'

/** How long an authenticator code is valid, in seconds. */
const STEP_SECONDS = 30

/** Sends a body to one of our own calls. */
export function post(route: string, body: unknown, cookie?: string): Promise<Response> {
  return callApi(route, { method: 'POST', body, cookie })
}

/** Logs in, by default with `TEST_PASSWORD`; the login may be refused. */
export function tryLogin(username: string, more: { password?: string; code?: string } = {}) {
  return post(login, { username, password: TEST_PASSWORD, ...more })
}

/** Returns the session cookie from a login response. */
export function sessionOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Returns the code of an authenticator app, this many steps of 30 seconds from now. */
export function totpAt(key: string, stepsFromNow = 0): string {
  const timestamp = Date.now() + stepsFromNow * STEP_SECONDS * 1000
  return new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp })
}

/**
 * Sets up a second factor with the code of the previous step, so that a login right after it has
 * an unused code.
 */
export async function setUpSecondFactor(cookie: string) {
  const { key } = (await (await post(enrol, undefined, cookie)).json()) as { key: string }
  const tryConfirm = () => post(confirm, { code: totpAt(key, -1) }, cookie)
  let confirmed = await tryConfirm()
  // If the current step has just ended, the code is from two steps ago.
  if (confirmed.status === 400) confirmed = await tryConfirm()
  expect(confirmed.status).toBe(200)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { key, recoveryCodes }
}

/** Sets which roles need a second factor in the site settings. */
export function requireSecondFactor(...secondFactorRoles: ('admin' | 'editor')[]) {
  return changeSiteSettings({ secondFactorRoles })
}

/** Returns the audit log entries about a subject, newest first. */
export async function auditEntries(subject: 'user' | 'login' | 'export') {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    where: { subject: { equals: subject } },
    sort: '-createdAt',
    limit: 20,
    overrideAccess: true,
  })
  return docs
}
