import { type SumsOfMonth, sumByMonth } from '@/cms/database/queries/sums'
import { slugs } from '@/cms/slugs'
import { type IndianMonth, indianMonthsUntil } from '@/domain/indian-month'
import { UNRESTRICTED } from '@/domain/list-query'
import { toPurposeKey } from '@/domain/purpose'
import type { ComparedDto, HomeDto } from '@/domain/responses/home'
import { fromPaise } from '@/lib/money'
import { isWithin } from '../documents/conditions'
import { countAll } from '../documents/records'
import { getPayloadClient } from '../payload-client'
import { listPurposes } from '../purposes/service'

/** This month and the twelve before it: the first is the same month of the previous year. */
const MONTHS = 13

/** Returns the foundation's figures by Indian month. */
export async function readHome(now = new Date()): Promise<HomeDto> {
  const payload = await getPayloadClient()
  const months = indianMonthsUntil(now, MONTHS)
  const compared = [months.at(-1), months.at(-2), months[0]].filter((month) => month !== undefined)
  const [sums, newDonors, newVolunteers, purposes] = await Promise.all([
    sumByMonth(payload, months),
    Promise.all(compared.map(countNewDonors)),
    Promise.all(compared.map(countVolunteers)),
    listPurposes(),
  ])
  const names = new Map(purposes.map(({ key, name }) => [key, name]))
  const year = sums.filter(({ month }) => month !== months[0]?.month)
  const byMonth = new Map(addUp(sums, ({ month }) => month).map((sum) => [sum.key, sum]))
  return {
    months: months.map(({ month }) => {
      const { amount = 0, count = 0 } = byMonth.get(month) ?? {}
      return { month, amount, count }
    }),
    ways: addUp(year, ({ paymentMethod }) => paymentMethod).map(({ key, ...sum }) => ({
      method: key,
      ...sum,
    })),
    purposes: addUp(year, purposeOf).map((sum) => ({
      ...sum,
      name: names.get(sum.key) ?? nameIn(year, sum.key),
    })),
    newDonors: toCompared(newDonors),
    newVolunteers: toCompared(newVolunteers),
  }
}

/** Counts donors with an e-mail address or phone number: without, every gift makes a new one. */
function countNewDonors(month: IndianMonth): Promise<number> {
  return countAll({
    collection: slugs.donors,
    where: {
      and: [
        { isListed: { equals: true } },
        ...isWithin('firstGiftAt', month),
        { or: [{ email: { exists: true } }, { phone: { exists: true } }] },
      ],
    },
  })
}

function countVolunteers(month: IndianMonth): Promise<number> {
  return countAll({
    collection: slugs.volunteers,
    where: { and: isWithin('createdAt', month) },
  })
}

/** As in the filter of the donations list: a program's gifts include those of its campaigns. */
function purposeOf({ purpose, campaign }: SumsOfMonth): string {
  if (purpose) return toPurposeKey('program', purpose)
  return campaign ? toPurposeKey('campaign', campaign) : UNRESTRICTED
}

/**
 * Returns the name stored with the gifts, for a program or campaign no longer offered or deleted.
 */
function nameIn(sums: SumsOfMonth[], key: string): string | undefined {
  const named = sums.filter((sum) => purposeOf(sum) === key)
  const all = named.map(({ purpose, purposeName, campaignName }) =>
    purpose ? purposeName : campaignName,
  )
  return all.toSorted().at(-1) || undefined
}

/** Adds up the sums with the same key, largest first. */
function addUp(sums: SumsOfMonth[], keyOf: (sum: SumsOfMonth) => string) {
  const totals = new Map<string, { paise: number; count: number }>()
  for (const sum of sums) {
    const key = keyOf(sum)
    const { paise, count } = totals.get(key) ?? { paise: 0, count: 0 }
    totals.set(key, { paise: paise + sum.paise, count: count + sum.count })
  }
  return [...totals]
    .toSorted(([, a], [, b]) => b.paise - a.paise)
    .map(([key, { paise, count }]) => ({ key, amount: fromPaise(paise), count }))
}

function toCompared([thisMonth = 0, lastMonth = 0, lastYear = 0]: number[]): ComparedDto {
  return { thisMonth, lastMonth, lastYear }
}
