import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`statement_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`financial_year\` numeric NOT NULL,
  	\`form\` text NOT NULL,
  	\`leaves_out_cash\` integer DEFAULT false NOT NULL,
  	\`sha256\` text,
  	\`row_count\` numeric NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`is_whole\` integer DEFAULT false NOT NULL,
  	\`made_by\` text NOT NULL,
  	\`filed_on\` text,
  	\`acknowledgement_number\` text,
  	\`filed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`statement_files_financial_year_idx\` ON \`statement_files\` (\`financial_year\`);`)
  await db.run(sql`CREATE INDEX \`statement_files_updated_at_idx\` ON \`statement_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`statement_files_created_at_idx\` ON \`statement_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`statement_parts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`file\` text NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`content\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`statement_parts_file_idx\` ON \`statement_parts\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`statement_parts_updated_at_idx\` ON \`statement_parts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`statement_parts_created_at_idx\` ON \`statement_parts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`approved80g_on\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_approved80g_on\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`statement_files\`;`)
  await db.run(sql`DROP TABLE \`statement_parts\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`approved80g_on\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_approved80g_on\`;`)
}
