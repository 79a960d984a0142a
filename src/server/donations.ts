import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { DonationDto, DonationStatsDto } from '@/domain/donation'
import type { DatedListQuery } from '@/domain/list-query'
import { fromPaise } from '@/lib/money'
import type { Page } from './answers'
import { findPage, listFilter } from './documents'
import { getPayloadClient } from './payload-client'

type Totals = { paise: number; count: number }

/** The donations that really came in, newest first: what was paid with test keys is none. */
export async function listDonations(query: DatedListQuery): Promise<Page<DonationDto>> {
  const { items, total } = await findPage({
    collection: slugs.donations,
    query,
    where: { testMode: { not_equals: true } },
    filter: listFilter({ from: query.from, to: query.to }),
  })
  return { items: items.map(toDto), total }
}

/** Sum and number of the same donations, added up by the database. */
export async function getDonationStats(): Promise<DonationStatsDto> {
  const payload = await getPayloadClient()
  const isMongo = payload.db.name === 'mongoose'
  const { paise, count } = isMongo ? await sumInMongo() : await sumInSqlite()
  return { totalRaised: fromPaise(paise), totalDonations: count }
}

async function sumInSqlite(): Promise<Totals> {
  const { db } = await getPayloadClient()
  const table = db.tables[slugs.donations]
  const rows = await db.drizzle
    .select({
      paise: sql<number>`coalesce(sum(${table.amountPaise}), 0)`,
      count: sql<number>`count(*)`,
    })
    .from(table)
    .where(sql`${table.testMode} is not 1`)
  return rows[0] ?? { paise: 0, count: 0 }
}

async function sumInMongo(): Promise<Totals> {
  const { db } = await getPayloadClient()
  const rows = await db.collections[slugs.donations]?.aggregate<Totals>([
    { $match: { testMode: { $ne: true } } },
    { $group: { _id: null, paise: { $sum: '$amountPaise' }, count: { $sum: 1 } } },
  ])
  return rows?.[0] ?? { paise: 0, count: 0 }
}

function toDto(doc: Donation): DonationDto {
  return {
    id: doc.id,
    donorName: doc.donorName,
    email: doc.email || undefined,
    phone: doc.phone || undefined,
    address: doc.address || undefined,
    panNumber: doc.panNumber || undefined,
    amount: fromPaise(doc.amountPaise),
    paymentMethod: doc.paymentMethod,
    isAnonymous: doc.isAnonymous ?? false,
    message: doc.message || undefined,
    createdAt: doc.createdAt,
  }
}
