import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Gifts that were entered by mistake and taken back have no donor. Older versions gave them one: they are
 * placed again (src/server/donors/place.ts); on MongoDB upgrades/donors.ts sees to it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`donations\` SET \`donor_seen_at\` = NULL
    WHERE \`donor\` IS NOT NULL AND coalesce(\`payment_id\`, '') = ''
      AND coalesce(\`refunded_paise\`, 0) + coalesce(\`charged_back_paise\`, 0) >= \`amount_paise\`;`)
}

/** An older version finds their donors by itself, once they change. */
export async function down(): Promise<void> {}
