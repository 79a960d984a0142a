import type { Collection, Refund } from './entities'
import { GatewayError } from './gateway-error'
import { type Page, page } from './paging'
import { readRefundBody } from './request-body'
import type { Store } from './store'

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{10,}$/

/** Makes the refunds of an account (docs: api/refunds), once per idempotency key. */
export function createRefunds(store: Store) {
  const { refunds, paymentOf, refundOf } = store
  const keyed = new Map<string, { request: string; refundId: string }>()
  const keysInProgress = new Set<string>()

  /** Returns the refund that an earlier request with this key has made, if any. */
  function earlierRefund(key: string, request: string): Refund | undefined {
    if (!IDEMPOTENCY_KEY.test(key)) {
      throw new GatewayError('The idempotency key must have 10 or more of A-Z a-z 0-9 - _')
    }
    const earlier = keyed.get(key)
    if (!earlier) return undefined
    if (earlier.request === request) return refundOf(earlier.refundId)
    throw new GatewayError(
      'Different request with the same idempotency key has already been processed.',
    )
  }

  return {
    /**
     * Marks an idempotency key as in progress; a second request with it meanwhile gets 409.
     * @returns a function that ends this.
     */
    startRefund(idempotencyKey: string): () => void {
      if (keysInProgress.has(idempotencyKey)) {
        throw new GatewayError(
          'Request failed because another request is in progress with the same Idempotency Key',
          { status: 409 },
        )
      }
      keysInProgress.add(idempotencyKey)
      return () => keysInProgress.delete(idempotencyKey)
    },

    /** POST /v1/payments/:id/refund; refunds all that is left if no amount is given. */
    refund(
      paymentId: string,
      { idempotencyKey, ...body }: { idempotencyKey?: string; [field: string]: unknown } = {},
    ): Refund {
      const payment = paymentOf(paymentId)
      const { speed, ...fields } = readRefundBody(body)
      const request = JSON.stringify([paymentId, speed, fields])
      const earlier =
        idempotencyKey === undefined ? undefined : earlierRefund(idempotencyKey, request)
      if (earlier) return structuredClone(earlier)
      if (payment.status === 'refunded') {
        throw new GatewayError('The payment has been fully refunded already')
      }
      if (!payment.captured) {
        throw new GatewayError('The payment status should be captured for action to be taken')
      }
      const rest = payment.amount - payment.amount_refunded
      const amount = fields.amount ?? rest
      if (amount > rest) {
        throw new GatewayError('The total refund amount is greater than the refund payment amount')
      }
      const refund = store.addRefund(payment, { ...fields, amount, speed_requested: speed })
      if (idempotencyKey !== undefined) keyed.set(idempotencyKey, { request, refundId: refund.id })
      store.emit('refund.created', { refund, payment })
      if (store.settings.refundStatus === 'processed') store.settleRefund(refund, 'processed')
      return structuredClone(refund)
    },

    /** The bank has paid a pending refund; one already settled does not change. */
    processRefund(refundId: string): Refund {
      const refund = refundOf(refundId)
      store.settleRefund(refund, 'processed')
      return structuredClone(refund)
    },

    /** The bank could not pay a pending refund: the money returns to the account. */
    failRefund(refundId: string): Refund {
      const refund = refundOf(refundId)
      store.settleRefund(refund, 'failed')
      return structuredClone(refund)
    },

    /** GET /v1/payments/:id/refunds. */
    refundsOf(paymentId: string): Collection<Refund> {
      paymentOf(paymentId)
      const own = [...refunds.values()].filter((refund) => refund.payment_id === paymentId)
      return page(own, { count: own.length })
    },

    /** GET /v1/refunds. */
    listRefunds(query: Page = {}): Collection<Refund> {
      return page(refunds.values(), query)
    },

    /** GET /v1/refunds/:id. */
    fetchRefund(refundId: string): Refund {
      return structuredClone(refundOf(refundId))
    },
  }
}
