import { type Collection, type Dispute, NO_EVIDENCE } from './entities'
import { GatewayError } from './gateway-error'
import { type Page, page } from './paging'
import type { Store } from './store'

export type DisputeOptions = {
  /** In paise; the whole payment by default. */
  amount?: number
  phase?: Dispute['phase']
  reasonCode?: string
  reasonDescription?: string
  /** In seconds; a week from now by default. */
  respondBy?: number
}

/** The status changes of a dispute; `action_required` asks for more evidence and reopens it. */
export const disputeMoves = ['under_review', 'action_required', 'won', 'lost', 'closed'] as const
export type DisputeMove = (typeof disputeMoves)[number]

const WEEK_SECONDS = 7 * 24 * 60 * 60

/** Stores the disputes of an account (docs: api/disputes, webhooks/disputes). */
export function createDisputes(store: Store) {
  const { disputes } = store

  return {
    /** Opens a dispute: a donor's bank claims money back. The payment does not change. */
    openDispute(paymentId: string, options: DisputeOptions = {}): Dispute {
      const payment = store.paymentOf(paymentId)
      if (!payment.captured) throw new GatewayError('The payment has not been captured')
      const amount = options.amount ?? payment.amount
      if (!Number.isSafeInteger(amount) || amount <= 0 || amount > payment.amount) {
        throw new GatewayError('The amount must be part of the payment', { field: 'amount' })
      }
      const dispute: Dispute = {
        id: store.newId('disp'),
        entity: 'dispute',
        payment_id: payment.id,
        amount,
        currency: payment.currency,
        amount_deducted: 0,
        reason_code: options.reasonCode ?? 'goods_or_services_not_received_or_partially_received',
        ...(options.reasonDescription && { reason_description: options.reasonDescription }),
        respond_by: options.respondBy ?? store.nowSeconds() + WEEK_SECONDS,
        status: 'open',
        phase: options.phase ?? 'chargeback',
        created_at: store.nowSeconds(),
        evidence: { ...NO_EVIDENCE, amount, submitted_at: null },
      }
      disputes.set(dispute.id, dispute)
      store.emit('payment.dispute.created', { payment, dispute })
      return structuredClone(dispute)
    },

    /** Changes the status of a dispute; a decided one cannot change. */
    moveDispute(disputeId: string, move: DisputeMove): Dispute {
      const dispute = store.disputeOf(disputeId)
      if (dispute.status !== 'open' && dispute.status !== 'under_review') {
        throw new GatewayError('The dispute has been decided')
      }
      dispute.status = move === 'action_required' ? 'open' : move
      if (move === 'under_review') dispute.evidence.submitted_at = store.nowSeconds()
      if (move === 'lost') dispute.amount_deducted = dispute.amount
      store.emit(`payment.dispute.${move}`, {
        payment: store.paymentOf(dispute.payment_id),
        dispute,
      })
      return structuredClone(dispute)
    },

    /** GET /v1/disputes. */
    listDisputes(query: Page = {}): Collection<Dispute> {
      return page(disputes.values(), query)
    },

    /** GET /v1/disputes/:id. */
    fetchDispute(disputeId: string): Dispute {
      return structuredClone(store.disputeOf(disputeId))
    },
  }
}
