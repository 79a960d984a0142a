import { type Books, createBooks } from './books'
import { GatewayError } from './gateway-error'

export const START_MS = 1_700_000_000_999
export const WEBHOOK_SECRET = 'webhook secret ₹'

/** Books whose clock stands still, for tests. */
export function newBooks(): Books {
  return createBooks({
    keyId: 'rzp_test_practice',
    keySecret: 'key secret',
    webhookSecret: WEBHOOK_SECRET,
    now: () => START_MS,
  })
}

/** An order of ₹500, with these fields changed. */
export function newOrder(books: Books, fields: object = {}) {
  return books.createOrder({ amount: 50_000, currency: 'INR', receipt: 'gift-1', ...fields })
}

/** What the books refuse an action with. */
export function refusalOf(action: () => unknown) {
  try {
    action()
  } catch (error) {
    if (error instanceof GatewayError) return { status: error.status, ...error.body.error }
    throw error
  }
  throw new Error('It was not refused')
}

export function eventTypes(books: Books) {
  return books.events().map(({ type }) => type)
}
