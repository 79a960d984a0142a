import { GatewayError } from './gateway-error'
import { createLedger, type Ledger } from './ledger'

export const START_MS = 1_700_000_000_999
export const WEBHOOK_SECRET = 'webhook secret ₹'

/** Creates a ledger with a frozen clock, for tests. */
export function newLedger(): Ledger {
  return createLedger({
    keyId: 'rzp_test_practice',
    keySecret: 'key secret',
    webhookSecret: WEBHOOK_SECRET,
    now: () => START_MS,
  })
}

/** Creates an order of ₹500, with these fields changed. */
export function newOrder(ledger: Ledger, fields: object = {}) {
  return ledger.createOrder({ amount: 50_000, currency: 'INR', receipt: 'gift-1', ...fields })
}

/** Returns the error with which the ledger refuses an action. */
export function refusalOf(action: () => unknown) {
  try {
    action()
  } catch (error) {
    if (error instanceof GatewayError) return { status: error.status, ...error.body.error }
    throw error
  }
  throw new Error('It was not refused')
}

export function eventTypes(ledger: Ledger) {
  return ledger.events().map(({ type }) => type)
}
