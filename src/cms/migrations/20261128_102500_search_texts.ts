import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { renewSearchText } from '@/cms/database/upgrades/search-texts'

const TABLES = [
  ...['portfolio_locales', 'slider_images_locales', 'inspirations_locales', 'posts_locales'],
  ...['volunteers', 'donations', 'donors', 'subscriptions', 'pledges', 'event_sign_ups'],
  ...['settlements', 'settlement_rows', 'transactions', 'contacts'],
]
/** Collections whose phone numbers older versions did not search. */
const WITHOUT_PHONE = ['transactions', 'contacts']
const BATCH = 1000

type Row = { place: number; text: string; phone: string | null }

/** Of this and older versions. Dropped, because list-indexes.ts then builds each search index once, which is faster. */
const TRIGGERS = ['insert', 'update', 'delete', 'inserted', 'updated', 'deleted']

/** Phone numbers are found however they are typed, and Hindi digits like 0-9. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const name of TABLES.flatMap((table) => TRIGGERS.map((each) => `${table}_search_${each}`))) {
    await db.run(sql.raw(`DROP TRIGGER IF EXISTS ${name}`))
  }
  for (const table of TABLES) await renew(db, table, 'search_text')
  await renew(db, 'volunteers', 'address_text')
}

async function renew(db: MigrateUpArgs['db'], table: string, column: string): Promise<void> {
  const [stored, phone] = [sql.raw(column), sql.raw(WITHOUT_PHONE.includes(table) ? 'phone' : 'NULL')]
  const from = sql.raw(table)
  for (let after = 0; ; ) {
    const rows = await db.all<Row>(
      sql`SELECT rowid AS place, ${stored} AS text, ${phone} AS phone FROM ${from}
        WHERE rowid > ${after} AND ${stored} IS NOT NULL ORDER BY rowid LIMIT ${BATCH}`,
    )
    for (const { place, text, phone } of rows) {
      const renewed = renewSearchText(text, phone)
      if (renewed === text) continue
      await db.run(sql`UPDATE ${from} SET ${stored} = ${renewed} WHERE rowid = ${place}`)
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)?.place ?? 0
  }
}

/** Older versions can search these texts too. */
export async function down(): Promise<void> {}
