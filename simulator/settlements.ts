import type { Collection, Dispute, Payment, Refund, Settlement, SettlementRow } from './entities'
import { GatewayError } from './gateway-error'
import { type Page, page, slice } from './paging'
import type { Store } from './store'

export type SettleOptions = {
  /** In milliseconds, like the clock; now by default. */
  at?: number
  /** `created` has no bank reference yet: `processSettlement` gives it one. */
  status?: 'created' | 'processed'
}

/** When the rows were settled: a day in India, or a month if `day` is absent. */
export type ReconQuery = Pick<Page, 'count' | 'skip'> & {
  year: number
  month: number
  day?: number
}

/** A row before its settlement; the settlement adds the other fields. */
type OpenRow = Omit<SettlementRow, 'settlement_id' | 'settlement_utr' | 'settled_at' | 'settled'>

const IST_OFFSET_SECONDS = 5.5 * 60 * 60

/** Stores the settlements of an account (docs: api/settlements, api/settlements/fetch-recon). */
export function createSettlements(store: Store) {
  const { settlements, settlementRows } = store
  /** Payments, refunds, lost disputes and failed refunds that a settlement has included. */
  const settled = new Set<string>()

  /** Returns what has moved since the last settlement, as rows with their key in `settled`. */
  function openRows(): { key: string; row: OpenRow }[] {
    const payments = [...store.payments.values()]
      // Other currencies would be converted first, which this gateway does not do.
      .filter(({ captured, currency }) => captured && currency === 'INR')
      .map((payment) => ({ key: payment.id, row: paymentRow(payment) }))
    const refunds = [...store.refunds.values()].flatMap((refund) => {
      const payment = store.paymentOf(refund.payment_id)
      if (!payment.captured || payment.currency !== 'INR') return []
      const isFailed = refund.status === 'failed'
      // A refund that fails after a settlement deducted it is paid back in a later one.
      if (isFailed && !settled.has(refund.id)) return []
      const taken = { key: refund.id, row: refundRow(refund, payment) }
      const paidBack = { key: `${refund.id} failed`, row: failedRefundRow(refund) }
      return isFailed ? [taken, paidBack] : [taken]
    })
    const disputes = [...store.disputes.values()]
      .filter(({ amount_deducted }) => amount_deducted > 0)
      .map((dispute) => ({ key: dispute.id, row: lostDisputeRow(dispute) }))
    return [...payments, ...refunds, ...disputes].filter(({ key }) => !settled.has(key))
  }

  function paymentRow(payment: Payment): OpenRow {
    const fee = payment.fee ?? 0
    return {
      ...rowOf(payment, payment),
      type: 'payment',
      credit: payment.amount - fee,
      fee,
      tax: payment.tax ?? 0,
      description: payment.description,
    }
  }

  function refundRow(refund: Refund, payment: Payment): OpenRow {
    return {
      ...rowOf(refund, payment),
      type: 'refund',
      debit: refund.amount,
      payment_id: payment.id,
    }
  }

  function failedRefundRow({ amount, currency }: Refund): OpenRow {
    return { ...adjustmentRow({ amount, currency }), credit: amount, description: 'Refund failed' }
  }

  function lostDisputeRow({ id, amount_deducted: amount, currency }: Dispute): OpenRow {
    return {
      ...adjustmentRow({ amount, currency }),
      debit: amount,
      description: 'Dispute lost',
      dispute_id: id,
    }
  }

  /** Fields that payments and refunds share. */
  function rowOf({ id, amount, currency, notes, created_at }: Payment | Refund, payment: Payment) {
    const isCard = payment.method === 'card'
    return {
      ...EMPTY_ROW,
      entity_id: id,
      amount,
      currency,
      created_at,
      credit_type: 'default' as const,
      notes,
      order_id: payment.order_id,
      order_receipt: store.orderOfPayment(payment)?.receipt ?? null,
      method: payment.method,
      card_network: isCard ? 'Visa' : null,
      card_issuer: isCard && !payment.international ? 'KARB' : null,
      card_type: isCard ? 'credit' : null,
    }
  }

  function adjustmentRow(money: { amount: number; currency: string }) {
    return {
      ...EMPTY_ROW,
      ...money,
      entity_id: store.newId('adj'),
      type: 'adjustment' as const,
      created_at: store.nowSeconds(),
    }
  }

  /** The bank has received the money, so its reference is known. */
  function process(settlement: Settlement): void {
    settlement.status = 'processed'
    settlement.utr = `AXISCN${store.newDigits(10)}`
    for (const row of settlementRows) {
      if (row.settlement_id === settlement.id) row.settlement_utr = settlement.utr
    }
    store.emit('settlement.processed', { settlement })
  }

  return {
    /**
     * Pays out everything that has moved since the last settlement.
     * @returns null if nothing is left to pay out; deductions then wait for new money.
     */
    settle({ at, status = 'processed' }: SettleOptions = {}): Settlement | null {
      const open = openRows()
      const amount = open.reduce((total, { row }) => total + row.credit - row.debit, 0)
      if (amount <= 0) return null
      const atSeconds = at === undefined ? store.nowSeconds() : Math.floor(at / 1000)
      const settlement: Settlement = {
        id: store.newId('setl'),
        entity: 'settlement',
        amount,
        status: 'created',
        fees: 0,
        tax: 0,
        utr: null,
        created_at: atSeconds,
      }
      settlements.set(settlement.id, settlement)
      for (const { key, row } of open) {
        settled.add(key)
        settlementRows.push({
          ...row,
          settled: true,
          settled_at: atSeconds,
          settlement_id: settlement.id,
          settlement_utr: null,
        })
      }
      if (status === 'processed') process(settlement)
      return structuredClone(settlement)
    },

    /** Gives a `created` settlement its bank reference. */
    processSettlement(settlementId: string): Settlement {
      const settlement = store.settlementOf(settlementId)
      if (settlement.status !== 'created') throw new GatewayError('The settlement is processed')
      process(settlement)
      return structuredClone(settlement)
    },

    /** GET /v1/settlements. */
    listSettlements(query: Page = {}): Collection<Settlement> {
      return page(settlements.values(), query)
    },

    /** GET /v1/settlements/:id. */
    fetchSettlement(settlementId: string): Settlement {
      return structuredClone(store.settlementOf(settlementId))
    },

    /** GET /v1/settlements/recon/combined. */
    reconcile({ year, month, day, ...query }: ReconQuery): Collection<SettlementRow> {
      const rows = settlementRows.filter(({ settled_at }) => {
        const date = new Date((settled_at + IST_OFFSET_SECONDS) * 1000)
        return (
          date.getUTCFullYear() === year &&
          date.getUTCMonth() + 1 === month &&
          (day === undefined || date.getUTCDate() === day)
        )
      })
      return slice(rows, query)
    },
  }
}

const EMPTY_ROW = {
  debit: 0,
  credit: 0,
  fee: 0,
  tax: 0,
  on_hold: false,
  posted_at: null,
  description: null,
  notes: null,
  payment_id: null,
  order_id: null,
  order_receipt: null,
  method: null,
  card_network: null,
  card_issuer: null,
  card_type: null,
  dispute_id: null,
}
