import { findSettledPayments } from '@/cms/database/queries/settled-payments'
import { sumSettlements } from '@/cms/database/queries/sums'
import type { SettlementTotalsDto } from '@/domain/responses/settlement'
import { differencePaise } from '@/domain/settlement'
import { fromPaise, fromSignedPaise } from '@/lib/money'
import { getPayloadClient } from '../payload-client'

/** A payment's share of a settlement. */
export type PaymentFee = {
  feePaise: number
  netPaise: number
  /** ISO 8601; null until the bank reference is known. */
  settledAt: string | null
}

/**
 * Returns the fees of payments, by payment id. Payments that are not settled yet are missing.
 * @param paymentIds all payments of a page: one query serves the whole page.
 */
export async function feesOf(
  paymentIds: readonly (string | null | undefined)[],
): Promise<Map<string, PaymentFee>> {
  const ids = paymentIds.filter((id): id is string => Boolean(id))
  if (ids.length === 0) return new Map()
  const settled = await findSettledPayments(await getPayloadClient(), ids)
  return new Map(
    settled.map(({ paymentId, feePaise, creditPaise, debitPaise, utr, settledAt }) => [
      paymentId,
      {
        feePaise,
        netPaise: creditPaise - debitPaise,
        settledAt: utr ? new Date(settledAt).toISOString() : null,
      },
    ]),
  )
}

/**
 * Returns the settlement fields of a donation or transaction; empty until the payment is settled.
 */
export function toSettledPayment(fee: PaymentFee | undefined): {
  fee?: number
  net?: number
  settledAt?: string
} {
  if (!fee) return {}
  return {
    fee: fromSignedPaise(fee.feePaise),
    net: fromSignedPaise(fee.netPaise),
    ...(fee.settledAt && { settledAt: fee.settledAt }),
  }
}

/**
 * Returns the totals of all settlements that reached the bank, without tests; undefined if none.
 */
export async function settlementTotals(): Promise<SettlementTotalsDto | undefined> {
  const sums = await sumSettlements(await getPayloadClient())
  if (!sums) return undefined
  return {
    gross: fromPaise(sums.grossPaise),
    fee: fromSignedPaise(sums.feePaise),
    refunds: fromSignedPaise(sums.refundedPaise),
    adjustments: fromSignedPaise(sums.adjustedPaise),
    difference: fromSignedPaise(differencePaise(sums.amountPaise, sums)),
    net: fromSignedPaise(sums.amountPaise),
  }
}
