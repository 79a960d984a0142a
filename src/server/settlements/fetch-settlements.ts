import type { Where } from 'payload'
import type { Settlement, SettlementRow } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import { GATEWAY_NAME } from '@/domain/gateways'
import { toSearchKey } from '@/domain/search-text'
import {
  differencePaise,
  type GatewaySettlement,
  type GatewaySettlementRow,
  sumRows,
} from '@/domain/settlement'
import { indianDayOf, indianDays } from '@/lib/dates'
import { inChunks } from '@/lib/in-chunks'
import { isAhead } from '../clock-ahead'
import { VALUES_PER_QUERY } from '../documents/conditions'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeIfUnchanged, changeWhere, findAll, findFirst } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { logError } from '../log'
import { moveMark, readMark } from '../payments/gateway/gateway-marks'
import { findGateway, type GatewayAccount } from '../payments/gateway/gateway-settings'

/** Razorpay settles once or twice a day. */
const EVERY_MS = 6 * HOUR_MS
/** Days to import again, since rows and bank references can arrive late. */
const LOOK_BACK_DAYS = 3
/** How far back the first import goes. */
const FIRST_DAYS = 90
/** How long a settlement that is not in the bank or does not add up is reimported and listed. */
export const OPEN_DAYS = 30

/** The account to import from. */
type Account = Pick<GatewayAccount, 'gateway' | 'keyId' | 'isTest'>
type Options = {
  /** Import now, even if the last import is recent. */
  isForced?: boolean
}

/**
 * Imports the settlements of the configured account if an import is due. Never throws: a failure is
 * logged, and the next reconciliation tries again.
 */
export async function importDueSettlements(now: Date, options: Options = {}): Promise<void> {
  try {
    const account = await findGateway()
    if (account) await importSettlements(now, account, options)
  } catch (error) {
    logError('The settlements could not be imported', error)
  }
}

/**
 * Imports the settlements of an account and their rows, day by day. A day is written only after all
 * its pages have been fetched, and only then does the mark move past it. Importing a day again is
 * safe: it updates what has changed.
 * @returns false if the last import was less than six hours ago.
 * @throws GatewayError if a day could not be fetched; the mark then stays before that day.
 */
export async function importSettlements(
  now: Date,
  { gateway, keyId, isTest }: Account,
  { isForced = false }: Options = {},
): Promise<boolean> {
  const mark = `settlements:${keyId}`
  const moved = await readMark(mark)
  // Nobody knows what was imported before the clock went wrong: begin again.
  const until = moved && !isAhead(moved) ? moved : null
  if (!isForced && until && now.getTime() - until.getTime() < EVERY_MS) return false
  const days = await daysToAsk(now, { until, keyId, isTest })
  const [firstDay = indianDayOf(now)] = days
  const settlements = await gateway.settlements({ from: startOf(firstDay), to: now })
  for (const day of days) {
    const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
    const rows = await gateway.settlementRows({ year, month, day: dayOfMonth })
    const ofDay = settlements.filter(({ settledAt }) => indianDayOf(new Date(settledAt)) === day)
    await saveRows(rows, isTest)
    for (const settlement of ofDay) await saveSettlement(settlement, { keyId, isTest })
    // Rows can belong to a settlement of the day before.
    const touched = [...rows.map((row) => row.settlementId), ...ofDay.map(({ id }) => id)]
    for (const settlementId of new Set(touched)) await sumUp(settlementId)
    const endOfDay = new Date(startOf(day).getTime() + DAY_MS)
    await moveMark(mark, endOfDay < now ? endOfDay : now)
  }
  return true
}

/**
 * Returns the days to import, oldest first, such as '2026-03-05'; the last one is today in India.
 */
async function daysToAsk(
  now: Date,
  { until, keyId, isTest }: { until: Date | null; keyId: string; isTest: boolean },
): Promise<string[]> {
  const lookBack = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const first = until
    ? new Date(until.getTime() - LOOK_BACK_DAYS * DAY_MS)
    : ((await firstTransactionAt(isTest)) ?? lookBack(LOOK_BACK_DAYS))
  const earliest = until
    ? first
    : new Date(Math.max(first.getTime(), lookBack(FIRST_DAYS).getTime()))
  const today = indianDayOf(now)
  const open = await openDays(lookBack(OPEN_DAYS), keyId)
  const days = new Set(open.filter((day) => day <= today))
  for (let at = earliest; indianDayOf(at) <= today; at = new Date(at.getTime() + DAY_MS)) {
    days.add(indianDayOf(at))
  }
  // Even if another server's clock is a little ahead.
  days.add(today)
  return [...days].sort()
}

function startOf(day: string): Date {
  return new Date(indianDays({ from: day }).from ?? day)
}

/** Returns when this site created its first order: nothing can have been settled before that. */
async function firstTransactionAt(isTest: boolean): Promise<Date | null> {
  const ofGateway: Where = {
    and: [{ testMode: { equals: isTest } }, { gateway: { equals: GATEWAY_NAME } }],
  }
  const first = await findFirst(slugs.transactions, ofGateway, 'createdAt')
  return first && new Date(first.createdAt)
}

/**
 * Returns the days of settlements that still lack the bank reference or some of their rows, and the
 * days after them, which may list those rows.
 */
async function openDays(since: Date, keyId: string): Promise<string[]> {
  const docs = await findAll({
    collection: slugs.settlements,
    where: {
      and: [
        { isOpen: { equals: true } },
        { keyId: { equals: keyId } },
        { settledAt: { greater_than: since.toISOString() } },
      ],
    },
  })
  return docs.flatMap(({ settledAt }) =>
    [0, DAY_MS].map((later) => indianDayOf(new Date(Date.parse(settledAt) + later))),
  )
}

async function saveRows(rows: GatewaySettlementRow[], testMode: boolean): Promise<void> {
  const keyed = rows.map((row) => ({
    ...row,
    rowKey: `${row.settlementId}:${row.entityId}`,
    testMode,
  }))
  for (const chunk of inChunks(keyed, VALUES_PER_QUERY)) {
    const known = await knownRows(chunk.map(({ rowKey }) => rowKey))
    for (const data of chunk) {
      const stored = known.get(data.rowKey)
      const made =
        !stored && (await createIfAbsent({ collection: slugs.settlementRows, key: 'rowKey', data }))
      if (made || (stored && isSame(stored, data))) continue
      await update(slugs.settlementRows, { rowKey: { equals: data.rowKey } }, data)
    }
  }
}

async function knownRows(keys: string[]): Promise<Map<string, SettlementRow>> {
  const docs = await findAll({ collection: slugs.settlementRows, where: { rowKey: { in: keys } } })
  return new Map(docs.map((doc) => [doc.rowKey, doc]))
}

async function saveSettlement(
  { id, ...settlement }: GatewaySettlement,
  { keyId, isTest }: { keyId: string; isTest: boolean },
): Promise<void> {
  const made = await createIfAbsent({
    collection: slugs.settlements,
    key: 'settlementId',
    data: { ...settlement, settlementId: id, keyId, testMode: isTest, isOpen: true },
  })
  // New keys of the same account see the same settlements; what is still open is asked with those.
  if (!made) {
    const data = { ...settlement, settlementId: id, keyId }
    await update(slugs.settlements, { settlementId: { equals: id } }, data)
  }
}

/** Stores the sums of a settlement's rows, unless the settlement itself is not known yet. */
async function sumUp(settlementId: string): Promise<void> {
  const where = { settlementId: { equals: settlementId } }
  await untilWritten('add up a settlement', async () => {
    const settlement = await findFirst(slugs.settlements, where)
    if (!settlement) return null
    // Read after the settlement: if another server adds rows and sums them meanwhile, the version differs.
    const sums = sumRows(await findAll({ collection: slugs.settlementRows, where }))
    const isInBank = settlement.status === 'processed' && Boolean(settlement.utr)
    const isOpen = !isInBank || differencePaise(settlement.amountPaise, sums) !== 0
    const change = { collection: slugs.settlements, where, data: { ...sums, isOpen } }
    return (await changeIfUnchanged(change, settlement.updatedAt)) ?? undefined
  })
}

type Changeable = Partial<Omit<Settlement, 'id'>> | Partial<Omit<SettlementRow, 'id'>>

/** Updates a document; a null, such as a bank reference missing this time, overwrites nothing. */
async function update(
  collection: typeof slugs.settlements | typeof slugs.settlementRows,
  where: Record<string, { equals: string }>,
  data: Changeable,
): Promise<void> {
  const reported = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
  await changeWhere({
    collection,
    where,
    data: {
      ...reported,
      // The adapter runs no hooks, so the search column is filled in here.
      ...(data.utr && { searchText: toSearchKey([data.settlementId, data.utr].join('\n')) }),
    },
  })
}

function isSame(stored: SettlementRow, reported: object): boolean {
  const current: Record<string, unknown> = { ...stored }
  return Object.entries(reported).every(
    ([name, value]) => value === null || current[name] === value,
  )
}
