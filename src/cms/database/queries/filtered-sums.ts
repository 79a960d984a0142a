import type { Payload, Where } from 'payload'
import { searchWords } from '@/domain/search-text'
import { indianDayOf } from '@/lib/dates'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { sumMonths } from '../donation-months'
import { isMongo } from '../is-mongo'
import { containsInMongo } from '../mongo/search'
import { aggregateAll, LEFT_IN_MONGO, leftInSqlite, selectAll } from '../raw-queries'
import { matchesInIndex } from '../sqlite/search-index'
import type { DonationSums } from './sums'
import { WITHOUT_PAN_IN_SQLITE, withoutPan } from './without-pan'

/** The filters of the list of donations; absent ones do not apply. */
type DonationFilter = {
  /** As typed. */
  search?: string
  /** What the search finds, if that is known otherwise; no test payments. */
  ids?: string[]
  /** ISO dates: `from` inclusive, `before` exclusive. */
  from?: string
  before?: string
  /** A column and its id; null for gifts that go where they are needed most. */
  givenFor?: { column: 'purpose' | 'campaign'; id: string } | null
  method?: string
  isWithoutPan: boolean
}

/**
 * Adds up the filtered list of donations, as `sumByPurpose` does for all; but `count` is that of the list,
 * which also shows fully refunded gifts.
 */
export async function sumFiltered(payload: Payload, filter: DonationFilter): Promise<DonationSums> {
  const fromMonths = await sumFromMonths(payload, filter)
  if (fromMonths) return fromMonths
  const read = isMongo(payload) ? inMongo : inSqlite
  const words = filter.ids ? [] : searchWords(filter.search ?? '')
  const [sums] = await read(payload, filter, words)
  return sums ?? { paise: 0, count: 0 }
}

/** As `sumFiltered`, but only from the sums of whole months; undefined if they do not suffice. */
export async function sumFromMonths(
  payload: Payload,
  filter: DonationFilter,
): Promise<DonationSums | undefined> {
  const { search = '', from, before, isWithoutPan } = filter
  const isOfMonths = [from, before].every((moment) => !moment || beginsMonth(moment))
  if (!isOfMonths || searchWords(search).length > 0 || isWithoutPan) return undefined
  return ofMonths(payload, filter)
}

/** @param moment the beginning of a day in India. */
function beginsMonth(moment: string): boolean {
  return indianDayOf(new Date(moment)).endsWith('-01')
}

async function ofMonths(payload: Payload, filter: DonationFilter): Promise<DonationSums> {
  const { from, before, givenFor, method } = filter
  const [sums] = await sumMonths(payload, {
    by: [],
    during: { from, before },
    only: {
      ...(givenFor && { [givenFor.column]: givenFor.id }),
      ...(givenFor === null && { purpose: '', campaign: '' }),
      ...(method && { paymentMethod: method }),
    },
  })
  return { paise: sums?.paise ?? 0, count: sums?.listed ?? 0 }
}

async function inMongo(
  payload: Payload,
  filter: DonationFilter,
  words: string[],
): Promise<DonationSums[]> {
  const { ids, from, before, givenFor, method, isWithoutPan } = filter
  const within = { ...(from && { $gte: new Date(from) }), ...(before && { $lt: new Date(before) }) }
  const parts = [
    ids ? await inMongoQuery(payload, { id: { in: ids } }) : { testMode: { $ne: true } },
    ...(words.length > 0 ? [containsInMongo(words)] : []),
    ...(from || before ? [{ receivedAt: within }] : []),
    ...(givenFor ? [{ [givenFor.column]: givenFor.id }] : []),
    ...(givenFor === null ? [{ purpose: null, campaign: null }] : []),
    ...(method ? [{ paymentMethod: method }] : []),
    ...(isWithoutPan ? [await inMongoQuery(payload, await withoutPan(payload))] : []),
  ]
  return aggregateAll<DonationSums>(payload, slugs.donations, [
    { $match: { $and: parts } },
    { $group: { _id: null, paise: { $sum: LEFT_IN_MONGO }, count: { $sum: 1 } } },
  ])
}

function inMongoQuery(payload: Payload, where: Where): Promise<object> {
  return modelOf(payload, slugs.donations).buildQuery({ payload, where })
}

function inSqlite(
  payload: Payload,
  filter: DonationFilter,
  words: string[],
): Promise<DonationSums[]> {
  const { ids, from, before, givenFor, method, isWithoutPan } = filter
  // With both, SQLite would read all of the list.
  const parts: Part[] = [ids ? [`id IN (${ids.map(() => '?')})`, ...ids] : ['test_mode = 0']]
  if (words.length > 0) {
    const { id, matches, args } = matchesInIndex(slugs.donations, words)
    parts.push([`id IN (SELECT ${id} ${matches})`, ...args])
  }
  if (from) parts.push(['received_at >= ?', from])
  if (before) parts.push(['received_at < ?', before])
  if (givenFor) parts.push([`${givenFor.column} = ?`, givenFor.id])
  if (givenFor === null) parts.push(['purpose IS NULL AND campaign IS NULL'])
  if (method) parts.push(['payment_method = ?', method])
  if (isWithoutPan) parts.push([WITHOUT_PAN_IN_SQLITE])
  return selectAll<DonationSums>(
    payload,
    `SELECT coalesce(sum(${leftInSqlite()}), 0) AS paise, count(*) AS count
     FROM ${slugs.donations} WHERE ${allOf(parts)}`,
    valuesOf(parts),
  )
}

type Part = [condition: string, ...values: string[]]

function allOf(parts: Part[]): string {
  return parts.map(([condition]) => condition).join(' AND ')
}

function valuesOf(parts: Part[]): string[] {
  return parts.flatMap(([, ...values]) => values)
}
