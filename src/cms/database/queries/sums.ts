import type { Payload } from 'payload'
import type { IndianMonth } from '@/domain/indian-month'
import { slugs } from '../../slugs'
import { sumMonths } from '../donation-months'
import { isMongo } from '../is-mongo'
import type { MonthKeys, MonthNames } from '../month-row'
import { aggregateAll, columnOf, selectAll } from '../raw-queries'

/** In paise. */
export type DonationSums = { paise: number; count: number }

/** The sums of one campaign or purpose; `id` is '' for gifts that go where they are needed most. */
type SumsOf = DonationSums & { id: string; name: string | null }

/**
 * Returns sum and number of donations for each campaign with gifts, net of refunds and chargebacks; fully
 * refunded donations are not counted.
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
 * As `sumByCampaign`, for each purpose; together they are all donations.
 * @param during the beginnings of Indian months as ISO dates, `from` inclusive, `before` exclusive; by
 * default all time.
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

/** Sums of a month for one payment method and purpose. */
export type SumsOfMonth = DonationSums & MonthKeys & MonthNames

/**
 * Returns sum and number of the donations of some months, by payment method and purpose, net of refunds and
 * chargebacks; test payments and fully refunded donations are not counted.
 * @param months consecutive, without gaps.
 */
export async function sumByMonth(payload: Payload, months: IndianMonth[]): Promise<SumsOfMonth[]> {
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

/** Returns the Indian month of the first donation, such as '2026-03'; undefined if there is none. */
export async function firstDonationMonth(payload: Payload): Promise<string | undefined> {
  const rows = await sumMonths(payload, { by: ['month'] })
  return rows.map(({ month }) => month).toSorted()[0]
}

const SUMMED = ['amountPaise', 'grossPaise', 'feePaise', 'refundedPaise', 'adjustedPaise'] as const

/** In paise, except `count`. */
type SettledSums = Record<(typeof SUMMED)[number] | 'count', number>

/** Returns the sums of all settlements that reached the bank, without test mode; undefined if there are none. */
export async function sumSettlements(payload: Payload): Promise<SettledSums | undefined> {
  const [sums] = isMongo(payload)
    ? await aggregateAll<SettledSums>(payload, slugs.settlements, [
        { $match: { testMode: false, status: 'processed' } },
        {
          $group: {
            _id: null,
            ...Object.fromEntries(SUMMED.map((field) => [field, { $sum: `$${field}` }])),
            count: { $sum: 1 },
          },
        },
      ])
    : await selectAll<SettledSums>(
        payload,
        `SELECT ${SUMMED.map((field) => `coalesce(sum(${columnOf(field)}), 0) AS "${field}"`)}, count(*) AS count
         FROM ${slugs.settlements} WHERE test_mode = 0 AND status = 'processed'`,
      )
  return sums && sums.count > 0 ? sums : undefined
}
