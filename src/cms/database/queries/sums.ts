import type { Payload } from 'payload'
import type { IndianMonth } from '@/domain/indian-month'
import { slugs } from '../../slugs'
import { sumMonths } from '../donation-months'
import { isMongo } from '../is-mongo'
import type { MonthKeys, MonthNames } from '../month-row'
import { aggregateAll, columnOf, selectAll } from '../raw-queries'

/** In paise. */
export type DonationSums = { paise: number; count: number }

/** The sums of one campaign or purpose; `id` is empty where a gift goes where it is needed most. */
export type SumsOf = DonationSums & { id: string; name: string | null }

/**
 * Sum and number of the donations that really came in, of each campaign that was given for: refunds and
 * chargebacks are taken off, and a donation of which nothing is left is not counted.
 */
export async function sumByCampaign(payload: Payload): Promise<SumsOf[]> {
  const rows = await sumMonths(payload, { by: ['campaign'] })
  return rows
    .filter(({ campaign }) => campaign)
    .map(({ campaign, campaignName, paise, given }) => ({
      id: campaign,
      name: campaignName || null,
      paise,
      count: given,
    }))
}

/**
 * As `sumByCampaign`, of each purpose: all of them together are all donations.
 * @param during what came in from the beginning of a month in India on and before that of another, as
 * ISO dates; all of it without.
 */
export async function sumByPurpose(
  payload: Payload,
  during?: { from: string; before: string },
): Promise<SumsOf[]> {
  const rows = await sumMonths(payload, { by: ['purpose'], during })
  return rows.map(({ purpose, purposeName, paise, given }) => ({
    id: purpose,
    name: purposeName || null,
    paise,
    count: given,
  }))
}

/** What came in in a month by one way, for one purpose. */
export type MonthSums = DonationSums & MonthKeys & MonthNames

/**
 * Sum and number of the donations of some months, by way and purpose: refunds and chargebacks are
 * taken off, tests do not count, and neither does a donation of which nothing is left.
 * @param months one after the other, without a gap.
 */
export async function sumByMonth(payload: Payload, months: IndianMonth[]): Promise<MonthSums[]> {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const rows = await sumMonths(payload, {
    by: ['month', 'paymentMethod', 'purpose', 'campaign'],
    during: { from: first.from, before: last.before },
  })
  return rows
    .filter(({ given }) => given > 0)
    .map(({ given, listed: _, ...sums }) => ({ ...sums, count: given }))
}

/** The month in India in which the first donation came in, such as '2026-03'; undefined before there is one. */
export async function firstDonationMonth(payload: Payload): Promise<string | undefined> {
  const rows = await sumMonths(payload, { by: ['month'] })
  return rows.map(({ month }) => month).toSorted()[0]
}

const SUMMED = ['amountPaise', 'grossPaise', 'feePaise', 'refundedPaise', 'adjustedPaise'] as const

/** In paise, and how many there are. */
export type SettlementSums = Record<(typeof SUMMED)[number] | 'count', number>

/** The sums of all settlements that reached the bank, without tests; undefined without settlements. */
export async function sumSettlements(payload: Payload): Promise<SettlementSums | undefined> {
  const [sums] = isMongo(payload)
    ? await aggregateAll<SettlementSums>(payload, slugs.settlements, [
        { $match: { testMode: false, status: 'processed' } },
        {
          $group: {
            _id: null,
            ...Object.fromEntries(SUMMED.map((field) => [field, { $sum: `$${field}` }])),
            count: { $sum: 1 },
          },
        },
      ])
    : await selectAll<SettlementSums>(
        payload,
        `SELECT ${SUMMED.map((field) => `coalesce(sum(${columnOf(field)}), 0) AS "${field}"`)}, count(*) AS count
         FROM ${slugs.settlements} WHERE test_mode = 0 AND status = 'processed'`,
      )
  return sums && sums.count > 0 ? sums : undefined
}
