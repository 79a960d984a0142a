import { and, eq, sql } from '@payloadcms/db-sqlite/drizzle'
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

/** The totals of all settlements that reached the bank, without tests; undefined if there are none. */
export async function settlementTotals(): Promise<SettlementTotalsDto | undefined> {
  const payload = await getPayloadClient()
  const isMongo = payload.db.name === 'mongoose'
  const sums = isMongo ? await sumInMongo() : await sumInSqlite()
  if (!sums || sums.count === 0) return undefined
  return {
    gross: fromPaise(sums.grossPaise),
    fee: fromSignedPaise(sums.feePaise),
    refunds: fromSignedPaise(sums.refundedPaise),
    adjustments: fromSignedPaise(sums.adjustedPaise),
    difference: fromSignedPaise(differencePaise(sums.amountPaise, sums)),
    net: fromSignedPaise(sums.amountPaise),
  }
}

const SUMMED = ['amountPaise', 'grossPaise', 'feePaise', 'refundedPaise', 'adjustedPaise'] as const
type Totals = Record<(typeof SUMMED)[number] | 'count', number>

async function sumInSqlite(): Promise<Totals | undefined> {
  const { db } = await getPayloadClient()
  const table = db.tables[slugs.settlements]
  const sumOf = (field: (typeof SUMMED)[number]) => sql<number>`coalesce(sum(${table[field]}), 0)`
  const rows = await db.drizzle
    .select({
      amountPaise: sumOf('amountPaise'),
      grossPaise: sumOf('grossPaise'),
      feePaise: sumOf('feePaise'),
      refundedPaise: sumOf('refundedPaise'),
      adjustedPaise: sumOf('adjustedPaise'),
      count: sql<number>`count(*)`,
    })
    .from(table)
    .where(and(eq(table.testMode, false), eq(table.status, 'processed')))
  return rows[0]
}

async function sumInMongo(): Promise<Totals | undefined> {
  const { db } = await getPayloadClient()
  const sums = Object.fromEntries(SUMMED.map((field) => [field, { $sum: `$${field}` }]))
  const rows = await db.collections[slugs.settlements]?.aggregate<Totals>([
    { $match: { testMode: false, status: 'processed' } },
    { $group: { _id: null, ...sums, count: { $sum: 1 } } },
  ])
  return rows?.[0]
}
