import type { Where } from 'payload'
import { allOf } from '@/cms/database/all-of'
import { failedSettlements } from '@/cms/database/queries/settled-payments'
import type { Settlement, SettlementRow } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { DatedListQuery } from '@/domain/list-query'
import {
  type SettlementDetailDto,
  type SettlementDto,
  type SettlementRowDto,
  settlementResponse,
  settlementRowResponse,
} from '@/domain/responses/settlement'
import { differencePaise, grossPaise, settlementRowTypes } from '@/domain/settlement'
import { inChunks } from '@/lib/in-chunks'
import { fromPaise, fromSignedPaise } from '@/lib/money'
import { VALUES_PER_QUERY, withinDays } from '../documents/conditions'
import { findPage } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import { findAll, requireById } from '../documents/records'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'

const PAID_FIELDS = { paymentId: true, donorName: true } as const

/** Lists the settlements, newest first, including tests. */
export async function listSettlements(query: DatedListQuery): Promise<Page<SettlementDto>> {
  const { items, total } = await findPage({
    collection: slugs.settlements,
    query,
    filter: withinDays('settledAt', query),
  })
  return { items: items.map(toSettlementDto), total }
}

/**
 * Lists the rows of all settlements, for the export. Failed payouts are left out, so the sum is
 * what reached the bank.
 */
export async function listSettlementRows(query: DatedListQuery): Promise<Page<SettlementRowDto>> {
  const { items, total } = await findPage({
    collection: slugs.settlementRows,
    query,
    filter: await paidOut(query),
  })
  return { items: await toRowDtos(items), total }
}

/**
 * Returns a settlement with all its rows: payments first, then deductions.
 * @throws ApiError 404 if it does not exist.
 */
export async function getSettlement(id: string): Promise<SettlementDetailDto> {
  const doc = await requireById(slugs.settlements, id)
  const docs = await findAll({
    collection: slugs.settlementRows,
    where: { settlementId: { equals: doc.settlementId } },
    sort: ['createdAt', 'id'],
  })
  const inOrder = docs.toSorted((a, b) => orderOf(a) - orderOf(b))
  return { settlement: toSettlementDto(doc), rows: await toRowDtos(inOrder) }
}

async function paidOut(query: DatedListQuery): Promise<Where | undefined> {
  const failed = await failedSettlements(await getPayloadClient())
  return allOf(
    withinDays('settledAt', query),
    failed.length > 0 ? { settlementId: { not_in: failed } } : undefined,
  )
}

function orderOf({ type }: SettlementRow): number {
  return settlementRowTypes.indexOf(type)
}

/**
 * Maps a settlement for the dashboard, in rupees; `difference` is what its rows leave unexplained.
 */
export function toSettlementDto(doc: Settlement): SettlementDto {
  const sums = {
    grossPaise: doc.grossPaise ?? 0,
    feePaise: doc.feePaise ?? 0,
    taxPaise: doc.taxPaise ?? 0,
    refundedPaise: doc.refundedPaise ?? 0,
    adjustedPaise: doc.adjustedPaise ?? 0,
    giftCount: doc.giftCount ?? 0,
  }
  return {
    ...pickFields(settlementResponse, doc),
    gross: fromPaise(sums.grossPaise),
    fee: fromSignedPaise(sums.feePaise),
    tax: fromSignedPaise(sums.taxPaise),
    payoutFee: doc.feesPaise ? fromPaise(doc.feesPaise) : undefined,
    refunds: fromSignedPaise(sums.refundedPaise),
    adjustments: fromSignedPaise(sums.adjustedPaise),
    net: fromSignedPaise(doc.amountPaise),
    difference: fromSignedPaise(differencePaise(doc.amountPaise, sums)),
    gifts: sums.giftCount,
    rows: doc.rowCount ?? 0,
  }
}

async function toRowDtos(rows: SettlementRow[]): Promise<SettlementRowDto[]> {
  const donors = await donorsOf(rows.flatMap(({ paymentId }) => paymentId || []))
  return rows.map((row) => ({
    ...pickFields(settlementRowResponse, row),
    gross: fromSignedPaise(grossPaise(row)),
    fee: fromSignedPaise(row.feePaise),
    tax: fromSignedPaise(row.taxPaise),
    net: fromSignedPaise(row.creditPaise - row.debitPaise),
    ...donors.get(row.paymentId ?? ''),
  }))
}

type Donor = Pick<SettlementRowDto, 'donorName' | 'donationId' | 'transactionId'>

/**
 * Returns donor, donation and transaction by payment id; payments unknown to this site are missing.
 */
async function donorsOf(paymentIds: string[]): Promise<Map<string, Donor>> {
  const donors = new Map<string, Donor>()
  for (const ids of inChunks([...new Set(paymentIds)], VALUES_PER_QUERY)) {
    const where = { paymentId: { in: ids } }
    const [transactions, donations] = await Promise.all([
      findAll({ collection: slugs.transactions, where, select: PAID_FIELDS }),
      findAll({ collection: slugs.donations, where, select: PAID_FIELDS }),
    ])
    for (const { id, paymentId, donorName } of transactions) {
      if (paymentId) donors.set(paymentId, { transactionId: id, donorName: donorName || undefined })
    }
    for (const { id, paymentId, donorName } of donations) {
      if (!paymentId) continue
      const known = donors.get(paymentId)
      donors.set(paymentId, { ...known, donationId: id, donorName: donorName || known?.donorName })
    }
  }
  return donors
}
