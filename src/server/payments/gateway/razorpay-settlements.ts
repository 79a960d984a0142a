import * as z from 'zod/mini'
import { CURRENCY } from '@/domain/donation'
import {
  type GatewaySettlement,
  type GatewaySettlementRow,
  settlementRowTypes,
  settlementStatuses,
} from '@/domain/settlement'
import type { Gateway } from './gateway'
import { fromSeconds, itemsOf, type RazorpayApi, toSeconds } from './razorpay-api'

/** The API's maximum, ten times that of its other lists. */
const ROWS_PAGE = 1_000
/** The limit of the collection's field, in characters. */
const DESCRIPTION_LENGTH = 300

const seconds = z.int()
const textOrNothing = z.optional(z.nullable(z.string()))
const paiseOrNothing = z.optional(z.nullable(z.int()))

/** razorpay.com/docs/api/settlements/entity */
const settlementEntity = z.object({
  id: z.string(),
  amount: z.int(),
  fees: paiseOrNothing,
  // An undocumented status is not proof that the money reached the bank.
  status: z.catch(z.enum(settlementStatuses), 'created'),
  utr: textOrNothing,
  created_at: seconds,
})

/** razorpay.com/docs/api/settlements/fetch-recon; notes are dropped: they may name the donor. */
const rowEntity = z.object({
  entity_id: z.string(),
  type: z.catch(z.enum(settlementRowTypes), 'other'),
  debit: z.int(),
  credit: z.int(),
  amount: z.int(),
  currency: textOrNothing,
  fee: paiseOrNothing,
  tax: paiseOrNothing,
  settled_at: z.optional(z.nullable(seconds)),
  settlement_id: textOrNothing,
  settlement_utr: textOrNothing,
  payment_id: textOrNothing,
  order_id: textOrNothing,
  method: textOrNothing,
  dispute_id: textOrNothing,
  description: textOrNothing,
})

const settlementList = z.object({ items: z.array(settlementEntity) })
const rowList = z.object({ items: z.array(rowEntity) })

/** Creates the calls for settlements. */
export function createSettlementCalls({
  get,
}: Pick<RazorpayApi, 'get'>): Pick<Gateway, 'settlements' | 'settlementRows'> {
  return {
    async settlements({ from, to }) {
      const period = { from: toSeconds(from), to: toSeconds(to) }
      const settlements: GatewaySettlement[] = []
      const found = itemsOf((page) =>
        get(settlementList, '/v1/settlements', { ...period, ...page }),
      )
      for await (const entity of found) settlements.push(toSettlement(entity))
      return settlements
    },
    async settlementRows({ year, month, day }) {
      const path = '/v1/settlements/recon/combined'
      const rows: GatewaySettlementRow[] = []
      const found = itemsOf((page) => get(rowList, path, { year, month, day, ...page }), ROWS_PAGE)
      for await (const entity of found) {
        const row = toSettlementRow(entity)
        if (row) rows.push(row)
      }
      return rows
    },
  }
}

function toSettlement(entity: z.output<typeof settlementEntity>): GatewaySettlement {
  return {
    id: entity.id,
    amountPaise: entity.amount,
    feesPaise: entity.fees ?? 0,
    status: entity.status,
    utr: entity.utr || null,
    settledAt: fromSeconds(entity.created_at),
  }
}

/** @returns null for a row that has not been paid out yet. */
function toSettlementRow(entity: z.output<typeof rowEntity>): GatewaySettlementRow | null {
  const { entity_id: entityId, type, credit, debit, settlement_id, settled_at } = entity
  if (!settlement_id || !settled_at) return null
  const isPayment = type === 'payment'
  // With prepaid fee credits (docs: account-settings/credits) the full amount is paid out.
  const isFeePrepaid = isPayment && credit - debit === entity.amount
  const feePaise = isFeePrepaid ? 0 : (entity.fee ?? 0)
  const isInRupees = (entity.currency ?? CURRENCY) === CURRENCY
  return {
    settlementId: settlement_id,
    entityId,
    type,
    // Amounts in other currencies cannot be added up, but their converted amounts can.
    amountPaise: isInRupees ? entity.amount : Math.abs(credit - debit + feePaise),
    creditPaise: credit,
    debitPaise: debit,
    feePaise,
    taxPaise: isFeePrepaid ? 0 : (entity.tax ?? 0),
    paymentId: isPayment ? entityId : entity.payment_id || null,
    orderId: entity.order_id || null,
    method: entity.method || null,
    utr: entity.settlement_utr || null,
    settledAt: fromSeconds(settled_at),
    disputeId: entity.dispute_id || null,
    description: (!isPayment && entity.description?.slice(0, DESCRIPTION_LENGTH)) || null,
  }
}
