import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`filename\` text,
  	\`state\` text NOT NULL,
  	\`started_by\` text NOT NULL,
  	\`headings\` text,
  	\`columns\` text,
  	\`sample\` text,
  	\`table\` text,
  	\`report\` text,
  	\`counts\` text,
  	\`row_count\` numeric DEFAULT 0,
  	\`imported\` numeric DEFAULT 0,
  	\`amount_paise\` numeric DEFAULT 0,
  	\`also\` text,
  	\`confirmed_at\` text,
  	\`lease_until\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_subject_idx\` ON \`imports\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`imports_state_idx\` ON \`imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`import_batch\` text;`)
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`import_key\` text;`)
  await db.run(sql`CREATE INDEX \`volunteers_import_batch_idx\` ON \`volunteers\` (\`import_batch\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteers_import_key_idx\` ON \`volunteers\` (\`import_key\`);`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`old_receipt_number\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`import_batch\` text;`)
  await db.run(sql`CREATE INDEX \`donations_old_receipt_number_idx\` ON \`donations\` (\`old_receipt_number\`);`)
  await db.run(sql`CREATE INDEX \`donations_import_batch_idx\` ON \`donations\` (\`import_batch\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP INDEX \`volunteers_import_batch_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteers_import_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`import_batch\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`import_key\`;`)
  await db.run(sql`DROP INDEX \`donations_old_receipt_number_idx\`;`)
  await db.run(sql`DROP INDEX \`donations_import_batch_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`old_receipt_number\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`import_batch\`;`)
}
