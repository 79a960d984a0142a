import * as z from 'zod/mini'
import { datedListQuery, exportPart } from './list-query'

/** `created` is on its way to the bank. */
export const settlementStatuses = ['created', 'processed', 'failed'] as const
export type SettlementStatus = (typeof settlementStatuses)[number]

/** Types of settlement rows; types that the gateway adds later become `other`. */
export const settlementRowTypes = ['payment', 'refund', 'adjustment', 'transfer', 'other'] as const
export type SettlementRowType = (typeof settlementRowTypes)[number]

/** The query of the settlements: by days, bank reference or settlement number. */
export const settlementListQuery = datedListQuery
/** The query of settlement rows, which can be exported. */
export const settlementRowListQuery = z.extend(datedListQuery, exportPart)

/** A settlement as the gateway reports it; dates are ISO strings. */
export type GatewaySettlement = {
  id: string
  /** The amount paid out to the bank. */
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
  /** The gateway's fee, including tax. */
  feePaise: number
  taxPaise: number
  /** The payment itself, or the one that was refunded. */
  paymentId: string | null
  orderId: string | null
  method: string | null
  utr: string | null
  settledAt: string
  disputeId: string | null
  /** The gateway's description of an adjustment; those of payments are not stored. */
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
  /** Lost disputes and other corrections: negative if money was deducted. */
  adjustedPaise: number
  giftCount: number
  rowCount: number
}

type AddableRow = Pick<
  GatewaySettlementRow,
  'type' | 'amountPaise' | 'creditPaise' | 'debitPaise' | 'feePaise' | 'taxPaise'
>

/** Adds up the rows of one settlement. */
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

/** Returns a row's amount before its fee, in paise: negative for a refund. */
export function grossPaise(row: Omit<AddableRow, 'taxPaise'>): number {
  // As reported, not credit plus fee: if they differ, the difference must show.
  if (row.type === 'payment') return row.amountPaise
  // Some refunds and transfers have a fee as well.
  return row.creditPaise - row.debitPaise + row.feePaise
}

/**
 * Returns by how much a settlement exceeds the sum of its rows, in paise: normally 0; the whole amount
 * until the rows are known.
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
