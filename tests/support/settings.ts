import { type APIRequestContext, request } from '@playwright/test'
import { type AppServer, TEST_ADMIN } from './app-server'

/** Payment details as an admin would enter them. None of them exist. */
export const TEST_PAYMENT = {
  upiId: 'foundation.test@examplebank',
  bankAccountName: 'Test Foundation',
  bankAccountNumber: '000011112222',
  bankIfscCode: 'TEST0123456',
  bankBranch: 'Test Branch',
}

/** Changes settings in a separate admin session, not on the page under test. */
export async function asAdmin(
  site: AppServer,
  work: (api: APIRequestContext) => Promise<void>,
): Promise<void> {
  const api = await request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { Origin: site.url },
  })
  await send(api, '/api/admin/login', TEST_ADMIN)
  await work(api)
  await api.dispose()
}

/** Saves the payment settings of the dashboard; fields not given are cleared. */
export function savePaymentSettings(
  site: AppServer,
  settings: Partial<typeof TEST_PAYMENT>,
): Promise<void> {
  const cleared = Object.fromEntries(Object.keys(TEST_PAYMENT).map((name) => [name, null]))
  return asAdmin(site, (api) =>
    send(api, '/api/admin/payment-settings', {
      keyId: 'rzp_test_none',
      keySecret: 'not a real secret',
      ...cleared,
      ...settings,
    }),
  )
}

/** Saves some of the site settings, in English. */
export function saveSiteSettings(site: AppServer, settings: object): Promise<void> {
  return asAdmin(site, (api) => send(api, '/cms-api/globals/site-settings?locale=en', settings))
}

/** Adds a post to the feed. */
export function addPost(site: AppServer, post: object): Promise<void> {
  return asAdmin(site, (api) => send(api, '/api/admin/posts', post))
}

async function send(api: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await api.post(path, { data })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
}
