import { slugs } from '@/cms/slugs'
import type { SettlementTotalsDto } from '@/domain/settlement'
import { fromPaise, fromSignedPaise } from '@/lib/money'
import { getPayloadClient } from '../payload-client'

/** What a settlement tells of a payment. */
export type PaymentFee = {
  feePaise: number
  netPaise: number
  /** ISO 8601; null as long as the bank has given no reference. */
  settledAt: string | null
}

/** Ids of one query, well below what SQLite takes. */
const CHUNK = 500

/**
 * The fees of payments, by payment id; those that are not settled yet are missing.
 * @param paymentIds those of a page of a list: one query for all of them.
 */
export async function feesOf(
  paymentIds: readonly (string | null | undefined)[],
): Promise<Map<string, PaymentFee>> {
  const ids = paymentIds.filter((id): id is string => Boolean(id))
  const fees = new Map<string, PaymentFee>()
  if (ids.length === 0) return fees
  const payload = await getPayloadClient()
  for (let start = 0; start < ids.length; start += CHUNK) {
    // Straight from the adapter: the rows have no hooks, and lists must stay quick (decision 0023).
    const { docs } = await payload.db.find<FeeRow>({
      collection: slugs.settlementRows,
      where: {
        and: [
          { paymentId: { in: ids.slice(start, start + CHUNK) } },
          { type: { equals: 'payment' } },
        ],
      },
      // A settlement that failed at the bank comes again: the last one counts.
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

/** The fields of a donation or transaction that a settlement fills in; none before there is one. */
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

/** What all settlements of real money have brought to the bank; undefined where there is none. */
export async function settlementTotals(): Promise<SettlementTotalsDto | undefined> {
  const payload = await getPayloadClient()
  // One or two a day: few enough to add up here, the same way on both databases.
  const { docs } = await payload.db.find<TotalsRow>({
    collection: slugs.settlements,
    where: { and: [{ testMode: { equals: false } }, { status: { equals: 'processed' } }] },
    select: {
      amountPaise: true,
      grossPaise: true,
      feePaise: true,
      refundedPaise: true,
      adjustedPaise: true,
    },
    pagination: false,
    limit: 0,
  })
  if (docs.length === 0) return undefined
  const total = (field: keyof TotalsRow) => docs.reduce((sum, doc) => sum + doc[field], 0)
  return {
    gross: fromPaise(total('grossPaise')),
    fee: fromPaise(total('feePaise')),
    refunds: fromSignedPaise(total('refundedPaise')),
    adjustments: fromSignedPaise(total('adjustedPaise')),
    net: fromSignedPaise(total('amountPaise')),
  }
}

type TotalsRow = {
  amountPaise: number
  grossPaise: number
  feePaise: number
  refundedPaise: number
  adjustedPaise: number
}
