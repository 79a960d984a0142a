import type { Payload } from 'payload'
import { indianMonthOf } from '@/domain/indian-month'
import { isMongo } from './is-mongo'
import { readMonthSums } from './mongo/months'
import type { MonthKeys, MonthNames, MonthRange, MonthRow, MonthSums } from './month-row'
import { columnOf, selectAll } from './raw-queries'

type MonthQuery<Key extends keyof MonthKeys> = {
  /** The keys to group the sums by. */
  by: Key[]
  /** ISO dates at which months begin in India: `from` inclusive, `before` exclusive. */
  during?: { from?: string; before?: string }
  /** Only donations with these values. */
  only?: Partial<MonthKeys>
}

type SumsBy<Key extends keyof MonthKeys> = Pick<MonthKeys, Key> & MonthNames & MonthSums

/**
 * Adds up all donations, or those of some months, without reading each one: on SQLite triggers maintain
 * the sums of each month (sqlite/months.ts), on MongoDB they are recomputed after a change (mongo/months.ts).
 * @returns a row for each combination of the keys; of several names, the alphabetically last.
 */
export async function sumMonths<Key extends keyof MonthKeys>(
  payload: Payload,
  { by, during = {}, only = {} }: MonthQuery<Key>,
): Promise<SumsBy<Key>[]> {
  const months = { from: monthOf(during.from), before: monthOf(during.before) }
  if (!isMongo(payload)) return sumInSqlite(payload, by, months, only)
  const rows = await readMonthSums(payload, months)
  return addUp(
    rows.filter((row) => keysOf(only).every((key) => row[key] === only[key])),
    by,
  )
}

function monthOf(moment: string | undefined): string | undefined {
  return moment && indianMonthOf(new Date(moment))
}

function addUp<Key extends keyof MonthKeys>(rows: MonthRow[], by: Key[]): SumsBy<Key>[] {
  const sums = new Map<string, MonthRow>()
  for (const row of rows) {
    const key = JSON.stringify(by.map((each) => row[each]))
    const sum = sums.get(key)
    if (sum) {
      for (const name of SUMS) sum[name] += row[name]
      for (const name of NAMES) if (row[name] > sum[name]) sum[name] = row[name]
    } else {
      sums.set(key, { ...row })
    }
  }
  return [...sums.values()]
}

const SUMS = ['paise', 'given', 'listed'] as const
const NAMES = ['purposeName', 'campaignName'] as const

async function sumInSqlite<Key extends keyof MonthKeys>(
  payload: Payload,
  by: Key[],
  { from, before }: MonthRange,
  only: Partial<MonthKeys>,
): Promise<SumsBy<Key>[]> {
  const conditions = [
    ...(from ? ['month >= ?'] : []),
    ...(before ? ['month < ?'] : []),
    ...keysOf(only).map((key) => `${columnOf(key)} = ?`),
  ]
  const values = [from, before, ...Object.values(only)].filter((value) => value !== undefined)
  const rows = await selectAll<SumsBy<Key>>(
    payload,
    `SELECT ${by.map((key) => `${columnOf(key)} AS ${key},`).join(' ')}
       ${NAMES.map((name) => `max(${columnOf(name)}) AS ${name}`)},
       ${SUMS.map((name) => `sum(${columnOf(name)}) AS ${name}`)}
     FROM donation_months
     ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
     ${by.length > 0 ? `GROUP BY ${by.map(columnOf)}` : ''}`,
    values,
  )
  // Without groups there is always one row, even without donations.
  return rows.filter(({ listed }) => listed > 0)
}

function keysOf(keys: Partial<MonthKeys>) {
  return Object.keys(keys) as (keyof MonthKeys)[]
}
