import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`failed_refund_paise\` numeric;`)
  await db.run(sql`CREATE INDEX \`transactions_failed_refund_paise_idx\` ON \`transactions\` (\`failed_refund_paise\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`transactions_failed_refund_paise_idx\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`failed_refund_paise\`;`)
}
