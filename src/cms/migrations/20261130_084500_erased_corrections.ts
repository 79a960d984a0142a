import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Gifts whose donor older versions erased kept the names and contacts of their last correction. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`UPDATE donations SET pending_audit = NULL WHERE donor_name = 'Erased' AND pending_audit IS NOT NULL`,
  )
}

/** Nothing to restore: older versions have written these entries to the activity log. */
export async function down(): Promise<void> {}
