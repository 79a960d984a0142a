import type { Settlement, SettlementRow } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { DatedListQuery } from '@/domain/list-query'
import { messages } from '@/domain/messages'
import type {
  SettlementDetailDto,
  SettlementDto,
  SettlementRowDto,
} from '@/domain/responses/settlement'
import { differencePaise, grossPaise, settlementRowTypes } from '@/domain/settlement'
import { fromPaise, fromSignedPaise } from '@/lib/money'
import { findPage, withinDays } from '../documents/documents'
import { ApiError } from '../http/api-error'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'

/** Ids of one query, well below what SQLite takes. */
const CHUNK = 500

/** The settlements, newest first, including tests. */
export async function listSettlements(query: DatedListQuery): Promise<Page<SettlementDto>> {
  const { items, total } = await findPage({
    collection: slugs.settlements,
    query,
    filter: settledOn(query),
  })
  return { items: items.map(toSettlementDto), total }
}

/** The rows of all settlements, for the export. */
export async function listSettlementRows(query: DatedListQuery): Promise<Page<SettlementRowDto>> {
  const { items, total } = await findPage({
    collection: slugs.settlementRows,
    query,
    filter: settledOn(query),
  })
  return { items: await toRowDtos(items), total }
}

/**
 * A settlement with all its rows: payments first, then deductions.
 * @throws ApiError 404 if it does not exist.
 */
export async function getSettlement(id: string): Promise<SettlementDetailDto> {
  const payload = await getPayloadClient()
  const doc = await payload.findByID({
    collection: slugs.settlements,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!doc) throw new ApiError(404, messages.notFound)
  const { docs } = await payload.find({
    collection: slugs.settlementRows,
    where: { settlementId: { equals: doc.settlementId } },
    sort: ['createdAt', 'id'],
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  const inOrder = docs.toSorted((a, b) => orderOf(a) - orderOf(b))
  return { settlement: toSettlementDto(doc), rows: await toRowDtos(inOrder) }
}

function settledOn({ from, to }: DatedListQuery) {
  const days = withinDays('settledAt', { from, to })
  return days.length > 0 ? { and: days } : undefined
}

function orderOf({ type }: SettlementRow): number {
  return settlementRowTypes.indexOf(type)
}

/** A settlement as the dashboard shows it, in rupees; `difference` is what its rows leave unexplained. */
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
    id: doc.id,
    settlementId: doc.settlementId,
    settledAt: doc.settledAt,
    utr: doc.utr || undefined,
    status: doc.status,
    gross: fromPaise(sums.grossPaise),
    fee: fromSignedPaise(sums.feePaise),
    tax: fromSignedPaise(sums.taxPaise),
    refunds: fromSignedPaise(sums.refundedPaise),
    adjustments: fromSignedPaise(sums.adjustedPaise),
    net: fromSignedPaise(doc.amountPaise),
    difference: fromSignedPaise(differencePaise(doc.amountPaise, sums)),
    gifts: sums.giftCount,
    rows: doc.rowCount ?? 0,
    testMode: doc.testMode,
  }
}

async function toRowDtos(rows: SettlementRow[]): Promise<SettlementRowDto[]> {
  const donors = await donorsOf(rows.flatMap(({ paymentId }) => paymentId || []))
  return rows.map((row) => ({
    id: row.id,
    settlementId: row.settlementId,
    settledAt: row.settledAt,
    utr: row.utr || undefined,
    type: row.type,
    entityId: row.entityId,
    paymentId: row.paymentId || undefined,
    orderId: row.orderId || undefined,
    disputeId: row.disputeId || undefined,
    method: row.method || undefined,
    description: row.description || undefined,
    gross: fromSignedPaise(grossPaise(row)),
    fee: fromSignedPaise(row.feePaise),
    tax: fromSignedPaise(row.taxPaise),
    net: fromSignedPaise(row.creditPaise - row.debitPaise),
    ...donors.get(row.paymentId ?? ''),
    testMode: row.testMode,
  }))
}

type Donor = Pick<SettlementRowDto, 'donorName' | 'donationId' | 'transactionId'>

/** Donor, donation and transaction by payment id; payments that this site does not know are missing. */
async function donorsOf(paymentIds: string[]): Promise<Map<string, Donor>> {
  const payload = await getPayloadClient()
  const ids = [...new Set(paymentIds)]
  const donors = new Map<string, Donor>()
  for (let start = 0; start < ids.length; start += CHUNK) {
    const ofPayments = {
      where: { paymentId: { in: ids.slice(start, start + CHUNK) } },
      pagination: false,
      limit: 0,
    }
    const [transactions, donations] = await Promise.all([
      payload.db.find<PaidDocument>({
        collection: slugs.transactions,
        select: { paymentId: true, donorName: true },
        ...ofPayments,
      }),
      payload.db.find<PaidDocument>({
        collection: slugs.donations,
        select: { paymentId: true, donorName: true },
        ...ofPayments,
      }),
    ])
    for (const { id, paymentId, donorName } of transactions.docs) {
      donors.set(paymentId, { transactionId: id, donorName: donorName || undefined })
    }
    for (const { id, paymentId, donorName } of donations.docs) {
      const known = donors.get(paymentId)
      donors.set(paymentId, { ...known, donationId: id, donorName: donorName || known?.donorName })
    }
  }
  return donors
}

type PaidDocument = { id: string; paymentId: string; donorName?: string | null }
