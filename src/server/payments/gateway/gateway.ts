import type { GatewayDispute } from '@/domain/dispute'
import type { GatewayInvoice, GatewaySubscription } from '@/domain/monthly-gift'
import type { GatewayPayment } from '@/domain/payment-attempt'
import type { GatewaySettlement, GatewaySettlementRow } from '@/domain/settlement'

/**
 * What the payment flow needs of a gateway. razorpay.ts is the only one; calls throw GatewayError.
 */
export type Gateway = {
  /** @param order.receipt our own number of the attempt, by which `findOrder` finds the order. */
  createOrder(order: { amountPaise: number; receipt: string }): Promise<GatewayOrder>
  /** Finds the order with that receipt, if there is one. */
  findOrder(receipt: string): Promise<GatewayOrder | null>
  fetchPayment(paymentId: string): Promise<GatewayPayment>
  /** Returns all payments of an order, including failed ones. */
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  /**
   * Returns a page of the payments of a period, newest first; fewer than `PAGE_SIZE` end the list.
   */
  listPayments(period: GatewayPeriod): Promise<GatewayPayment[]>
  /**
   * Refunds money.
   * @param refund.key identifies the refund: called twice with the same key, it is made once.
   */
  refund(refund: { paymentId: string; amountPaise: number; key: string }): Promise<GatewayRefund>
  /** Returns all refunds of a payment, including failed ones. */
  refundsOf(paymentId: string): Promise<GatewayRefund[]>
  /** Returns a page of the refunds made in a period, newest first. */
  listRefunds(period: GatewayPeriod): Promise<GatewayRefund[]>
  fetchDispute(disputeId: string): Promise<GatewayDispute>
  /** Returns a page of all disputes, newest first. */
  listDisputes(page: { skip: number }): Promise<GatewayDispute[]>
  /**
   * Creates a plan for one amount a month.
   * @returns its id.
   */
  createPlan(plan: { amountPaise: number }): Promise<string>
  /** Finds our plan for that amount, if it exists. */
  findPlan(plan: { amountPaise: number }): Promise<string | null>
  /** @param subscription.number our own, by which `findSubscription` finds it. */
  createSubscription(subscription: NewSubscription): Promise<GatewaySubscription>
  /** Finds the subscription with our number in its notes, if there is one. */
  findSubscription(
    subscription: Pick<NewSubscription, 'planId' | 'number'>,
  ): Promise<GatewaySubscription | null>
  fetchSubscription(subscriptionId: string): Promise<GatewaySubscription>
  /** Ends a subscription immediately; `fetchSubscription` tells whether it has ended. */
  cancelSubscription(subscriptionId: string): Promise<void>
  /** Returns all bills of a subscription, including unpaid ones. */
  invoicesOf(subscriptionId: string): Promise<GatewayInvoice[]>
  fetchInvoice(invoiceId: string): Promise<GatewayInvoice>
  /**
   * Creates a QR code for gifts to a campaign.
   * @returns its id and the address of its picture.
   */
  createQrCode(code: { campaign: string; name: string }): Promise<GatewayQrCode>
  /** Finds the open QR code of a campaign, if it exists. */
  findQrCode(code: { campaign: string }): Promise<GatewayQrCode | null>
  /** Whether Subscriptions are enabled for the account. */
  hasSubscriptions(): Promise<boolean>
  /** Checks that the keys are right. */
  check(): Promise<void>
  /**
   * Returns the settlements made between two moments.
   * @throws GatewayError
   */
  settlements(period: { from: Date; to: Date }): Promise<GatewaySettlement[]>
  /**
   * Returns what was settled on a day in India, row by row.
   * @throws GatewayError
   */
  settlementRows(date: {
    year: number
    month: number
    day: number
  }): Promise<GatewaySettlementRow[]>
}

/** Items per page of each list. */
export const PAGE_SIZE = 100

export type GatewayPeriod = { from: Date; to: Date; skip: number }

export type GatewayRefund = {
  id: string
  paymentId: string
  amountPaise: number
  isFailed: boolean
  /** The key that it was requested with; null if it was made elsewhere. */
  key: string | null
}

type NewSubscription = {
  planId: string
  number: string
  /** Maximum number of charges. */
  totalCount: number
  /** When the first charge is due; immediately if absent. */
  startAt?: Date
  /** Deadline for the donor to authorise it. */
  expireBy?: Date
}

type GatewayQrCode = { id: string; imageUrl: string }

export type GatewayOrder = { id: string; amountPaise: number; currency: string }

/** Why a call to the gateway failed. */
type GatewayFailure =
  /** No response in time, or none that makes sense: the outcome is unknown. */
  | 'unreachable'
  /** The gateway refused. */
  | 'refused'
  /** The gateway does not know the keys. */
  | 'keys'

const MARK = Symbol.for('manavta.gateway-error')

/** Any failure of the gateway. The message is the gateway's own: only for the log and admins. */
export class GatewayError extends Error {
  readonly [MARK] = true

  constructor(
    readonly failure: GatewayFailure,
    message: string,
  ) {
    super(message)
  }
}

/** Recognised by its mark: see api-error.ts. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && MARK in error
}

/** Whether the gateway refused: asking again would not help. */
export function isRefusal(error: unknown): error is GatewayError {
  return isGatewayError(error) && error.failure === 'refused'
}

/**
 * The message that, according to the documentation, identifies an account without Subscriptions.
 */
const NOT_ENABLED = 'The requested URL was not found on the server'

/** Whether the gateway refused because the account lacks the requested product. */
export function isNotEnabled(error: unknown): boolean {
  return isRefusal(error) && error.message.startsWith(NOT_ENABLED)
}
