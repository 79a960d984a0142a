import { setImmediate } from 'node:timers/promises'
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import type { AuditLog, Donation, Receipt } from '@/cms/payload-types'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { goneBackOf, type MoneyEntry } from '@/domain/gone-back'
import { firstReceiptNumber } from '@/domain/receipt'
import { compareTexts } from '@/lib/compare-texts'
import { inChunks } from '@/lib/in-chunks'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { columnOf, selectAll } from '../raw-queries'
import { tableOf } from '../sqlite/table-of'
import type { Reversal } from './day-book-gift'
import type { Period } from './statement-gifts'

const BATCH = 500

/**
 * Reads what went back in a period, of gifts of any day, the earliest first, without test payments. The
 * dates come from the audit log; if it has none, the day when the last receipt was voided, else the gift's.
 */
export async function readReversals(payload: Payload, period: Period): Promise<Reversal[]> {
  const found: Reversal[] = []
  for (const ids of inChunks(await idsOfReversed(payload), BATCH)) {
    const reversals = await reversalsOf(payload, ids)
    for (const reversal of reversals) {
      const { reversedAt } = reversal
      if (reversedAt >= period.from && reversedAt < period.before) found.push(reversal)
    }
    // Yields to other requests, as in statement-gifts.ts.
    await setImmediate()
  }
  return found.toSorted((a, b) => compareTexts(a.reversedAt, b.reversedAt))
}

/** Returns the few gifts of which something went back, even if it came in again since. */
async function idsOfReversed(payload: Payload): Promise<string[]> {
  if (!isMongo(payload)) {
    // The plus keeps SQLite from using the index of `test_mode`, in which nearly all gifts are equal.
    const rows = await selectAll<{ id: string }>(
      payload,
      `SELECT id FROM ${slugs.donations} WHERE +test_mode = 0 AND (refunded_paise > 0 OR charged_back_paise > 0)
       UNION SELECT donation FROM ${slugs.receipts}
       WHERE status = 'void' AND void_reason IS NOT 'corrected' AND test_mode = 0`,
    )
    return rows.map(({ id }) => id)
  }
  const gone = await modelOf(payload, slugs.donations)
    .find(
      {
        testMode: { $ne: true },
        $or: [{ refundedPaise: { $gt: 0 } }, { chargedBackPaise: { $gt: 0 } }],
      },
      { _id: 1 },
    )
    .lean<{ _id: unknown }[]>()
  const voided = await modelOf(payload, slugs.receipts)
    .find(
      { status: 'void', voidReason: { $ne: 'corrected' }, testMode: { $ne: true } },
      { donation: 1 },
    )
    .lean<Pick<Receipt, 'donation'>[]>()
  const ids = [...gone.map(({ _id }) => String(_id)), ...voided.map(({ donation }) => donation)]
  return [...new Set(ids)]
}

const OF_GIFT = [
  ...(['id', 'receivedAt', 'createdAt', 'donorName', 'paymentMethod', 'paymentId'] as const),
  ...(['reference', 'campaignName', 'purposeName', 'transactionId'] as const),
  ...(['amountPaise', 'refundedPaise', 'chargedBackPaise'] as const),
] as const
const OF_RECEIPT = ['donation', 'number', 'edition', 'voidReason', 'voidedAt'] as const
const OF_ENTRY = ['subject', 'subjectId', 'createdAt', 'changes'] as const

type Gift = Pick<Donation, (typeof OF_GIFT)[number]>
type OwnReceipt = Pick<Receipt, (typeof OF_RECEIPT)[number]>
type Entry = Pick<AuditLog, (typeof OF_ENTRY)[number]>

async function reversalsOf(payload: Payload, ids: string[]): Promise<Reversal[]> {
  const read = readBy(payload)
  const gifts = await read(slugs.donations, OF_GIFT, ['id', ids])
  const receipts = await read(slugs.receipts, OF_RECEIPT, ['donation', ids])
  const numbers = gifts.flatMap(({ transactionId }) => transactionId || [])
  const attempts = await read(slugs.transactions, ['id', 'transactionId'] as const, [
    'transactionId',
    numbers,
  ])
  const subjects = [...ids, ...attempts.map(({ id }) => id)]
  const log = await read(slugs.auditLog, OF_ENTRY, ['subjectId', subjects])
  const attemptOf = new Map(attempts.map(({ id, transactionId }) => [transactionId, id]))
  const receiptsOf = grouped(receipts, ({ donation }) => donation)
  const entriesOf = grouped(log, ({ subject, subjectId }) => `${subject} ${subjectId}`)
  return gifts.flatMap((gift) => {
    const attempt = attemptOf.get(gift.transactionId ?? '')
    const entries = [`transaction ${attempt}`, `donation ${gift.id}`].flatMap(
      (subject) => entriesOf.get(subject) ?? [],
    )
    return toReversals(gift, receiptsOf.get(gift.id) ?? [], entries)
  })
}

function toReversals(gift: Gift, receipts: OwnReceipt[], entries: Entry[]): Reversal[] {
  const { id, donorName, paymentMethod, paymentId, reference, amountPaise } = gift
  const receivedAt = toIso(receivedAtOf(gift))
  const line = {
    id,
    receivedAt,
    donorName,
    paymentMethod,
    paymentId: paymentId ?? '',
    reference: reference ?? '',
    purpose: gift.campaignName ?? gift.purposeName ?? '',
    receipt: firstReceiptNumber(receipts),
  }
  const gonePaise = amountPaise - leftPaise(gift)
  const otherwiseAt = lastVoidOf(receipts) ?? receivedAt
  const inOrder = entries.map(toMoneyEntry).toSorted((a, b) => compareTexts(a.at, b.at))
  return goneBackOf({ amountPaise, gonePaise, otherwiseAt }, inOrder).map(({ at, paise }) => ({
    ...line,
    reversedAt: at,
    paise: -paise,
  }))
}

function lastVoidOf(receipts: readonly OwnReceipt[]): string | undefined {
  return receipts
    .filter(({ voidReason }) => voidReason !== 'corrected')
    .flatMap(({ voidedAt }) => (voidedAt ? toIso(voidedAt) : []))
    .toSorted()
    .at(-1)
}

/** SQLite returns JSON as text. */
function toMoneyEntry({ createdAt, changes }: Entry): MoneyEntry {
  const read = typeof changes === 'string' ? JSON.parse(changes) : changes
  return { at: toIso(createdAt), changes: read as MoneyEntry['changes'] }
}

function toIso(date: string | Date): string {
  return new Date(date).toISOString()
}

/** Groups rows by a key. */
export function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** Makes a reader of some fields of documents, selected by the values of one field, without Payload. */
function readBy(payload: Payload) {
  return async <
    Slug extends CollectionSlug,
    Field extends keyof DataFromCollectionSlug<Slug> & string,
  >(
    collection: Slug,
    fields: readonly Field[],
    [by, values]: [Field, string[]],
  ): Promise<Pick<DataFromCollectionSlug<Slug>, Field>[]> => {
    if (isMongo(payload)) {
      const rows = await modelOf(payload, collection)
        .find({ [by === 'id' ? '_id' : by]: { $in: values } }, [...fields])
        .lean<(DataFromCollectionSlug<Slug> & { _id: unknown })[]>()
      return rows.map((row) => ({ ...row, id: String(row._id) }))
    }
    return selectAll(
      payload,
      `SELECT ${fields.map((field) => `${columnOf(field)} AS ${field}`)} FROM ${tableOf(collection)}
       WHERE ${columnOf(by)} IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(values)],
    )
  }
}
