import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donations\` ADD \`corrections\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`pending_audit\` text;`)
  await db.run(sql`CREATE INDEX \`donations_reference_idx\` ON \`donations\` (\`reference\`);`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`corrections\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`corrected_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`donations_reference_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`corrections\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`pending_audit\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`corrections\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`corrected_at\`;`)
}
