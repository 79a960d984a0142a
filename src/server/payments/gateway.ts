import type { GatewayPayment } from '@/domain/payment-attempt'
import type { GatewaySettlement, GatewaySettlementRow } from '@/domain/settlement'

/** What the payment flow asks of a gateway; razorpay.ts is the only one. */
export type Gateway = {
  /**
   * @param order.receipt our own number of the attempt, by which `findOrder` finds it again.
   * @throws GatewayError
   */
  createOrder(order: { amountPaise: number; receipt: string }): Promise<GatewayOrder>
  /** The order with that receipt, if there is one. @throws GatewayError */
  findOrder(receipt: string): Promise<GatewayOrder | null>
  /** @throws GatewayError */
  fetchPayment(paymentId: string): Promise<GatewayPayment>
  /** All payments of an order, failed ones too. @throws GatewayError */
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  /**
   * Sends money back.
   * @param refund.key the same for the same refund: asked twice, it is made once.
   * @throws GatewayError
   */
  refund(refund: { paymentId: string; amountPaise: number; key: string }): Promise<void>
  /** Whether the keys are right. @throws GatewayError */
  check(): Promise<void>
  /** The settlements made between two moments. @throws GatewayError */
  settlements(period: { from: Date; to: Date }): Promise<GatewaySettlement[]>
  /** What was settled on a day in India, row by row. @throws GatewayError */
  settlementRows(date: {
    year: number
    month: number
    day: number
  }): Promise<GatewaySettlementRow[]>
}

export type GatewayOrder = { id: string; amountPaise: number; currency: string }

/** Why a call of the gateway failed. */
type GatewayFailure =
  /** No answer in time, or none that makes sense: whether it was done is not known. */
  | 'unreachable'
  /** It said no. */
  | 'refused'
  /** It does not know the keys. */
  | 'keys'

const MARK = Symbol.for('manavta.gateway-error')

/** Every failure of the gateway, in one shape. The message is its own words: for the log and admins. */
export class GatewayError extends Error {
  readonly [MARK] = true

  constructor(
    readonly failure: GatewayFailure,
    message: string,
  ) {
    super(message)
  }
}

/** Told by what it carries: see api-error.ts. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && MARK in error
}
