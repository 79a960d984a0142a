import { randomUUID } from 'node:crypto'
import { enterPracticeKeys } from '../../simulator/practice-site'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { type AppServer, startSampleSite, TEST_ADMIN } from './app-server'
import { test as base, expect, SERVER_START } from './e2e'
import { logInAdmin } from './log-in-admin'

/**
 * A site of the file's own with a practice gateway, whose webhooks are off until a test switches them
 * on. Changes to money, keys or secrets would break other files.
 */
export const test = base.extend<{ gateway: Simulator }>({
  hasOwnSite: true,
  gateway: async ({ servers, serversOf }, use) =>
    use(await servers.get(serversOf, 'gateway', () => startRazorpaySimulator())),
  site: [
    async ({ servers, serversOf, gateway }, use) =>
      use(await servers.get(serversOf, 'site', () => startPracticeSite(gateway))),
    SERVER_START,
  ],
})

async function startPracticeSite(gateway: Simulator): Promise<AppServer> {
  const site = await startSampleSite({
    RAZORPAY_API_URL: gateway.url,
    // Tests make more donations from one address than a real donor would.
    RATE_LIMIT_FACTOR: '100',
  })
  await enterPracticeKeys(site.url, TEST_ADMIN)
  await publishUpiId(site.url)
  gateway.webhooks.configure({ url: `${site.url}/api/razorpay/webhook`, mode: 'off' })
  return site
}

/** Publishes a UPI ID: payments can be claimed only if donors can pay that way. */
async function publishUpiId(url: string) {
  const response = await fetch(`${url}/api/admin/payment-settings`, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json', Cookie: await logInAdmin(url) },
    body: JSON.stringify({ keyId: PRACTICE_KEYS.keyId, upiId: 'practice@upi' }),
  })
  expect(response.status).toBe(200)
}

type Pay = Parameters<Simulator['ledger']['pay']>[1]

/** Gives like a donor on the donation page, with the given outcome at the bank. */
export async function give(
  { site, gateway }: { site: AppServer; gateway: Simulator },
  donorName: string,
  amount: number,
  pay: Partial<Pay> = {},
): Promise<{ orderId: string; paymentId: string; donationId: string }> {
  const order = await post(site, '/api/create-order', {
    ...donor(donorName),
    amount,
    attemptId: randomUUID(),
  })
  const { orderId, donationId } = await order.json()
  const payment = gateway.ledger.pay(orderId, { outcome: 'captured', ...pay })
  await verify({ site, gateway }, { orderId, donationId, paymentId: payment.id })
  return { orderId, paymentId: payment.id, donationId }
}

/** Claims a payment outside the gateway, as a donor. */
export async function claim(
  site: AppServer,
  donorName: string,
  { amount, reference }: { amount: number; reference: string },
): Promise<void> {
  const body = { ...donor(donorName), amount, method: 'upi', reference }
  expect((await post(site, '/api/payment-claims', body)).status).toBe(201)
}

function donor(donorName: string) {
  return { donorName, email: 'donor@example.org', phone: '9876543210' }
}

/** Sends the payment window's response to the site, whose response depends on the payment. */
export function verify(
  { site, gateway }: { site: AppServer; gateway: Simulator },
  ids: { orderId: string; donationId: string; paymentId: string },
): Promise<Response> {
  return post(site, '/api/verify-payment', {
    razorpay_order_id: ids.orderId,
    razorpay_payment_id: ids.paymentId,
    razorpay_signature: gateway.ledger.sign(ids.orderId, ids.paymentId),
    donationId: ids.donationId,
  })
}

function post({ url }: AppServer, path: string, body: object): Promise<Response> {
  const headers = { Origin: url, 'Content-Type': 'application/json' }
  return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
