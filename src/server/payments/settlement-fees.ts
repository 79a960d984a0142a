import { sumSettlements } from '@/cms/database/sums'
import { slugs } from '@/cms/slugs'
import type { SettlementTotalsDto } from '@/domain/responses/settlement'
import { differencePaise } from '@/domain/settlement'
import { fromPaise, fromSignedPaise } from '@/lib/money'
import { getPayloadClient } from '../payload-client'

/** A payment's part of a settlement. */
export type PaymentFee = {
  feePaise: number
  netPaise: number
  /** ISO 8601; null until the bank reference is known. */
  settledAt: string | null
}

/** Ids of one query, well below what SQLite takes. */
const CHUNK = 500

/**
 * The fees of payments, by payment id. Payments that are not settled yet are missing.
 * @param paymentIds all payments of a page: one query serves the whole page.
 */
export async function feesOf(
  paymentIds: readonly (string | null | undefined)[],
): Promise<Map<string, PaymentFee>> {
  const ids = paymentIds.filter((id): id is string => Boolean(id))
  const fees = new Map<string, PaymentFee>()
  if (ids.length === 0) return fees
  const payload = await getPayloadClient()
  for (let start = 0; start < ids.length; start += CHUNK) {
    // Straight from the adapter, which is faster: the rows have no read hooks (decision 0023).
    const { docs } = await payload.db.find<FeeRow>({
      collection: slugs.settlementRows,
      where: {
        and: [
          { paymentId: { in: ids.slice(start, start + CHUNK) } },
          { type: { equals: 'payment' } },
        ],
      },
      // A settlement that failed at the bank is repeated: the last one counts.
      sort: 'settledAt',
      select: {
        paymentId: true,
        feePaise: true,
        creditPaise: true,
        debitPaise: true,
        utr: true,
        settledAt: true,
      },
      pagination: false,
      limit: 0,
    })
    for (const { paymentId, feePaise, creditPaise, debitPaise, utr, settledAt } of docs) {
      fees.set(paymentId, {
        feePaise,
        netPaise: creditPaise - debitPaise,
        settledAt: utr ? new Date(settledAt).toISOString() : null,
      })
    }
  }
  return fees
}

type FeeRow = {
  paymentId: string
  feePaise: number
  creditPaise: number
  debitPaise: number
  utr?: string | null
  settledAt: string
}

/** The settlement fields of a donation or transaction; empty until the payment is settled. */
export function toSettledPayment(fee: PaymentFee | undefined): {
  fee?: number
  net?: number
  settledAt?: string
} {
  if (!fee) return {}
  return {
    fee: fromPaise(fee.feePaise),
    net: fromSignedPaise(fee.netPaise),
    ...(fee.settledAt && { settledAt: fee.settledAt }),
  }
}

/** The totals of all settlements that reached the bank, without tests; undefined without settlements. */
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
