import * as z from 'zod/mini'
import { datedListQuery, exportPart } from './list-query'

/** `created` is on its way to the bank. */
export const settlementStatuses = ['created', 'processed', 'failed'] as const
export type SettlementStatus = (typeof settlementStatuses)[number]

/** Types of settlement rows; types that the gateway adds later become `other`. */
export const settlementRowTypes = ['payment', 'refund', 'adjustment', 'transfer', 'other'] as const
export type SettlementRowType = (typeof settlementRowTypes)[number]

/** The query of both lists of settlements: of some days, by bank reference or settlement number. */
export const settlementListQuery = datedListQuery
/** The query of their rows, which can be exported. */
export const settlementRowListQuery = z.extend(datedListQuery, exportPart)

/** A settlement as the gateway reports it; dates are ISO strings. */
export type GatewaySettlement = {
  id: string
  /** What reaches the bank. */
  amountPaise: number
  /** The gateway's fee for an instant settlement; 0 otherwise. The fees of payments are in the rows. */
  feesPaise: number
  status: SettlementStatus
  /** The bank's reference; null until it is known. */
  utr: string | null
  settledAt: string
}

/** One payment, refund or adjustment in a settlement. Amounts are in paise. */
export type GatewaySettlementRow = {
  settlementId: string
  entityId: string
  type: SettlementRowType
  /** In Indian paise, even if the donor paid in another currency. */
  amountPaise: number
  creditPaise: number
  debitPaise: number
  /** What the gateway keeps, tax included. */
  feePaise: number
  taxPaise: number
  /** The payment itself, or the one that a refund gives back. */
  paymentId: string | null
  orderId: string | null
  method: string | null
  utr: string | null
  settledAt: string
  disputeId: string | null
  /** The gateway's words for an adjustment; those of payments are not stored. */
  description: string | null
}

/** The rows of a settlement added up, in paise. */
export type SettlementSums = {
  /** What donors paid. */
  grossPaise: number
  feePaise: number
  /** Part of the fee. */
  taxPaise: number
  refundedPaise: number
  /** Lost disputes and other corrections: negative where money was taken away. */
  adjustedPaise: number
  giftCount: number
  rowCount: number
}

type AddableRow = Pick<
  GatewaySettlementRow,
  'type' | 'amountPaise' | 'creditPaise' | 'debitPaise' | 'feePaise' | 'taxPaise'
>

/** Adds the rows of one settlement up. */
export function sumRows(rows: readonly AddableRow[]): SettlementSums {
  const sums: SettlementSums = {
    grossPaise: 0,
    feePaise: 0,
    taxPaise: 0,
    refundedPaise: 0,
    adjustedPaise: 0,
    giftCount: 0,
    rowCount: rows.length,
  }
  for (const row of rows) {
    sums.feePaise += row.feePaise
    sums.taxPaise += row.taxPaise
    const movedPaise = grossPaise(row)
    if (row.type === 'payment') {
      sums.grossPaise += movedPaise
      sums.giftCount += 1
    } else if (row.type === 'refund') sums.refundedPaise -= movedPaise
    else sums.adjustedPaise += movedPaise
  }
  return sums
}

/** What a row moved before its fee, in paise: negative for a refund. */
export function grossPaise(row: Omit<AddableRow, 'taxPaise'>): number {
  // As reported, not credit plus fee: if the two disagree, the difference must show.
  if (row.type === 'payment') return row.amountPaise
  // Some refunds and transfers have a fee as well.
  return row.creditPaise - row.debitPaise + row.feePaise
}

/**
 * By how much a settlement exceeds the sum of its rows, in paise: normally 0; the whole amount while
 * no row is known.
 */
export function differencePaise(
  amountPaise: number,
  {
    grossPaise,
    feePaise,
    refundedPaise,
    adjustedPaise,
  }: Pick<SettlementSums, 'grossPaise' | 'feePaise' | 'refundedPaise' | 'adjustedPaise'>,
): number {
  return amountPaise - (grossPaise - feePaise - refundedPaise + adjustedPaise)
}
