import type { GatewayDispute } from '@/domain/dispute'
import type { GatewayInvoice, GatewaySubscription } from '@/domain/monthly-gift'
import type { GatewayPayment } from '@/domain/payment-attempt'
import type { GatewaySettlement, GatewaySettlementRow } from '@/domain/settlement'

/** What the payment flow asks of a gateway; razorpay.ts is the only one. Each throws GatewayError. */
export type Gateway = {
  /** @param order.receipt our own number of the attempt, by which `findOrder` finds it again. */
  createOrder(order: { amountPaise: number; receipt: string }): Promise<GatewayOrder>
  /** The order with that receipt, if there is one. */
  findOrder(receipt: string): Promise<GatewayOrder | null>
  fetchPayment(paymentId: string): Promise<GatewayPayment>
  /** All payments of an order, failed ones too. */
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  /** A page of the payments made in a period, newest first; fewer than `PAGE_SIZE` end the list. */
  listPayments(period: GatewayPeriod): Promise<GatewayPayment[]>
  /**
   * Sends money back.
   * @param refund.key the same for the same refund: asked twice, it is made once.
   */
  refund(refund: { paymentId: string; amountPaise: number; key: string }): Promise<GatewayRefund>
  /** All refunds of a payment, failed ones too. */
  refundsOf(paymentId: string): Promise<GatewayRefund[]>
  /** A page of the refunds made in a period, newest first. */
  listRefunds(period: GatewayPeriod): Promise<GatewayRefund[]>
  fetchDispute(disputeId: string): Promise<GatewayDispute>
  /** A page of all disputes, newest first. */
  listDisputes(page: { skip: number }): Promise<GatewayDispute[]>
  /** Makes a plan for one amount a month. @returns its id. */
  createPlan(plan: { amountPaise: number }): Promise<string>
  /** Our plan for that amount, if it exists. */
  findPlan(plan: { amountPaise: number }): Promise<string | null>
  /** @param subscription.number our own, by which `findSubscription` finds it again. */
  createSubscription(subscription: NewSubscription): Promise<GatewaySubscription>
  /** The subscription with our number in its notes, if there is one. */
  findSubscription(
    subscription: Pick<NewSubscription, 'planId' | 'number'>,
  ): Promise<GatewaySubscription | null>
  fetchSubscription(subscriptionId: string): Promise<GatewaySubscription>
  /** Ends a subscription at once. Whether it has ended, `fetchSubscription` tells. */
  cancelSubscription(subscriptionId: string): Promise<void>
  /** All bills of a subscription, unpaid ones too. */
  invoicesOf(subscriptionId: string): Promise<GatewayInvoice[]>
  fetchInvoice(invoiceId: string): Promise<GatewayInvoice>
  /** Makes a QR code to give for a campaign with. @returns its id and the address of its picture. */
  createQrCode(code: { campaign: string; name: string }): Promise<GatewayQrCode>
  /** The open code of a campaign, if it exists. */
  findQrCode(code: { campaign: string }): Promise<GatewayQrCode | null>
  /** Whether Subscriptions are enabled for the account. */
  hasSubscriptions(): Promise<boolean>
  /** Whether the keys are right. */
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

/** Items of a page of each list. */
export const PAGE_SIZE = 100

export type GatewayPeriod = { from: Date; to: Date; skip: number }

export type GatewayRefund = {
  id: string
  paymentId: string
  amountPaise: number
  isFailed: boolean
  /** The key it was asked for with; null where it was made elsewhere. */
  key: string | null
}

type NewSubscription = {
  planId: string
  number: string
  /** How many charges, at most. */
  totalCount: number
  /** When the first charge is due; at once where absent. */
  startAt?: Date
  /** Until when the donor may authorise it. */
  expireBy?: Date
}

type GatewayQrCode = { id: string; imageUrl: string }

export type GatewayOrder = { id: string; amountPaise: number; currency: string }

/** Why a call of the gateway failed. */
type GatewayFailure =
  /** No response in time, or none that makes sense: whether it was done is not known. */
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

/** Recognised by its fields: see api-error.ts. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && MARK in error
}

/** What the documentation names as the sign of an account without Subscriptions. */
const NOT_ENABLED = 'The requested URL was not found on the server'

/** Whether the gateway refused because the account does not have the product that was asked for. */
export function isNotEnabled(error: unknown): boolean {
  return (
    isGatewayError(error) && error.failure === 'refused' && error.message.startsWith(NOT_ENABLED)
  )
}
