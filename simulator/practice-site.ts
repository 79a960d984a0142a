import { join } from 'node:path'
import { EMPTY_SETTINGS } from '../tests/support/empty-settings'
import { PRACTICE_KEYS, TEST_KEY_PREFIX } from './server'

/** A problem that stops the demo and is reported in one line. */
export class DemoError extends Error {}

type Admin = { username: string; password: string }

type Practice = { port: number; dataDir: string; admin: Admin; gatewayUrl: string }

/** Returns the environment of a practice site: of the developer's own settings only LOG_LEVEL. */
export function practiceEnv({ port, dataDir, admin, gatewayUrl }: Practice): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...EMPTY_SETTINGS,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URI: `file:${join(dataDir, 'site.db')}`,
    MEDIA_DIR: join(dataDir, 'media'),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    RAZORPAY_API_URL: gatewayUrl,
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
  }
}

/**
 * Enters the practice keys in a site's settings through its own API, as its admin would.
 * @param siteUrl without a slash at the end.
 * @throws DemoError if the site has live keys, or refuses.
 */
export async function enterPracticeKeys(siteUrl: string, admin: Admin): Promise<void> {
  const cookie = await logIn(siteUrl, admin)
  const { keyId } = await call(siteUrl, 'GET', '/api/admin/payment-settings', { cookie })
  if (keyId && !String(keyId).startsWith(TEST_KEY_PREFIX)) {
    throw new DemoError('This site holds keys of real payments: the practice gateway stays off.')
  }
  await call(siteUrl, 'POST', '/api/admin/payment-settings', {
    cookie,
    body: { ...PRACTICE_KEYS, testMode: true, isActive: true },
  })
}

async function logIn(siteUrl: string, admin: Admin): Promise<string> {
  const response = await send(siteUrl, 'POST', '/api/admin/login', { body: admin })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function call(...request: Parameters<typeof send>): Promise<Record<string, unknown>> {
  const response = await send(...request)
  return response.json()
}

async function send(
  siteUrl: string,
  method: 'GET' | 'POST',
  path: string,
  { cookie, body }: { cookie?: string; body?: object },
): Promise<Response> {
  const response = await fetch(`${siteUrl}${path}`, {
    method,
    headers: {
      Origin: siteUrl,
      ...(cookie && { Cookie: cookie }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new DemoError(`${method} ${path}: the site answered ${response.status}`)
  return response
}
