/** The states of a dispute, in the gateway's words (razorpay.com/docs/api/disputes/entity). */
export const disputeStatuses = ['open', 'under_review', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** A dispute as the gateway reports it. */
export type GatewayDispute = {
  id: string
  paymentId: string
  amountPaise: number
  currency: string
  /** What the gateway debited from the account; only once the dispute is lost. */
  deductedPaise: number
  status: DisputeStatus
  phase: string | null
  reason: string | null
  /** ISO dates. */
  respondBy: string | null
  openedAt: string | null
}

/** Whether an admin can still do something about a dispute. */
export function isOpenDispute(status: DisputeStatus): boolean {
  return status === 'open' || status === 'under_review'
}

/**
 * Returns what lost disputes took from a payment, in paise; never more than its amount.
 * @param amountPaise of the payment.
 */
export function chargedBackPaise(
  amountPaise: number,
  disputes: readonly Pick<GatewayDispute, 'status' | 'amountPaise' | 'deductedPaise'>[],
): number {
  const lost = disputes
    .filter(({ status }) => status === 'lost')
    .reduce((sum, dispute) => sum + (dispute.deductedPaise || dispute.amountPaise), 0)
  return Math.min(amountPaise, lost)
}
