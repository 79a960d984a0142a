import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`donation_certificates\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`financial_year\` numeric NOT NULL,
  	\`filename\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`pan_number\` text,
  	\`pan_key\` text,
  	\`uploaded_by\` text NOT NULL,
  	\`queued_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`donation_certificates_financial_year_idx\` ON \`donation_certificates\` (\`financial_year\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`donation_certificates_key_idx\` ON \`donation_certificates\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`donation_certificates_pan_key_idx\` ON \`donation_certificates\` (\`pan_key\`);`)
  await db.run(sql`CREATE INDEX \`donation_certificates_updated_at_idx\` ON \`donation_certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donation_certificates_created_at_idx\` ON \`donation_certificates\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`pan_key\` text;`)
  await db.run(sql`CREATE INDEX \`donations_pan_key_idx\` ON \`donations\` (\`pan_key\`);`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`pan_key\` text;`)
  await db.run(sql`CREATE INDEX \`receipts_pan_key_idx\` ON \`receipts\` (\`pan_key\`);`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`pan_key\` text;`)
  await db.run(sql`CREATE INDEX \`transactions_pan_key_idx\` ON \`transactions\` (\`pan_key\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`pan_key\` text;`)
  await db.run(sql`CREATE INDEX \`subscriptions_pan_key_idx\` ON \`subscriptions\` (\`pan_key\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`certificate\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`language\` text DEFAULT 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`donation_certificates\`;`)
  await db.run(sql`DROP INDEX \`donations_pan_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`pan_key\`;`)
  await db.run(sql`DROP INDEX \`receipts_pan_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`pan_key\`;`)
  await db.run(sql`DROP INDEX \`transactions_pan_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`pan_key\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_pan_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`pan_key\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`certificate\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`language\`;`)
}
