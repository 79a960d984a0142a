import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settlements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`settlement_id\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`fees_paise\` numeric,
  	\`utr\` text,
  	\`status\` text NOT NULL,
  	\`settled_at\` text NOT NULL,
  	\`key_id\` text NOT NULL,
  	\`test_mode\` integer DEFAULT false NOT NULL,
  	\`gross_paise\` numeric DEFAULT 0,
  	\`fee_paise\` numeric DEFAULT 0,
  	\`tax_paise\` numeric DEFAULT 0,
  	\`refunded_paise\` numeric DEFAULT 0,
  	\`adjusted_paise\` numeric DEFAULT 0,
  	\`gift_count\` numeric DEFAULT 0,
  	\`row_count\` numeric DEFAULT 0,
  	\`is_open\` integer DEFAULT true,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settlements_settlement_id_idx\` ON \`settlements\` (\`settlement_id\`);`)
  await db.run(sql`CREATE INDEX \`settlements_settled_at_idx\` ON \`settlements\` (\`settled_at\`);`)
  await db.run(sql`CREATE INDEX \`settlements_test_mode_idx\` ON \`settlements\` (\`test_mode\`);`)
  await db.run(sql`CREATE INDEX \`settlements_is_open_idx\` ON \`settlements\` (\`is_open\`);`)
  await db.run(sql`CREATE INDEX \`settlements_updated_at_idx\` ON \`settlements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`settlements_created_at_idx\` ON \`settlements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`settlement_rows\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`row_key\` text NOT NULL,
  	\`settlement_id\` text NOT NULL,
  	\`entity_id\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`credit_paise\` numeric NOT NULL,
  	\`debit_paise\` numeric NOT NULL,
  	\`fee_paise\` numeric NOT NULL,
  	\`tax_paise\` numeric NOT NULL,
  	\`payment_id\` text,
  	\`order_id\` text,
  	\`method\` text,
  	\`utr\` text,
  	\`settled_at\` text NOT NULL,
  	\`dispute_id\` text,
  	\`description\` text,
  	\`test_mode\` integer DEFAULT false NOT NULL,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settlement_rows_row_key_idx\` ON \`settlement_rows\` (\`row_key\`);`)
  await db.run(sql`CREATE INDEX \`settlement_rows_settlement_id_idx\` ON \`settlement_rows\` (\`settlement_id\`);`)
  await db.run(sql`CREATE INDEX \`settlement_rows_payment_id_idx\` ON \`settlement_rows\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`settlement_rows_settled_at_idx\` ON \`settlement_rows\` (\`settled_at\`);`)
  await db.run(sql`CREATE INDEX \`settlement_rows_updated_at_idx\` ON \`settlement_rows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`settlement_rows_created_at_idx\` ON \`settlement_rows\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gateway_marks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gateway_marks_name_idx\` ON \`gateway_marks\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`gateway_marks_updated_at_idx\` ON \`gateway_marks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gateway_marks_created_at_idx\` ON \`gateway_marks\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`settlements_id\` text(36) REFERENCES settlements(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`settlement_rows_id\` text(36) REFERENCES settlement_rows(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`gateway_marks_id\` text(36) REFERENCES gateway_marks(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlements_id_idx\` ON \`payload_locked_documents_rels\` (\`settlements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlement_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`settlement_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_marks_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_marks_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settlements\`;`)
  await db.run(sql`DROP TABLE \`settlement_rows\`;`)
  await db.run(sql`DROP TABLE \`gateway_marks\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`portfolio_id\` text(36),
  	\`slider_images_id\` text(36),
  	\`inspirations_id\` text(36),
  	\`posts_id\` text(36),
  	\`volunteers_id\` text(36),
  	\`volunteer_photos_id\` text(36),
  	\`contacts_id\` text(36),
  	\`donations_id\` text(36),
  	\`transactions_id\` text(36),
  	\`gateway_events_id\` text(36),
  	\`mails_id\` text(36),
  	\`media_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolio\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slider_images_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inspirations_id\`) REFERENCES \`inspirations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteers_id\`) REFERENCES \`volunteers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteer_photos_id\`) REFERENCES \`volunteer_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`donations_id\`) REFERENCES \`donations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transactions_id\`) REFERENCES \`transactions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gateway_events_id\`) REFERENCES \`gateway_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "gateway_events_id", "mails_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "gateway_events_id", "mails_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_portfolio_id_idx\` ON \`payload_locked_documents_rels\` (\`portfolio_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slider_images_id_idx\` ON \`payload_locked_documents_rels\` (\`slider_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inspirations_id_idx\` ON \`payload_locked_documents_rels\` (\`inspirations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteers_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_donations_id_idx\` ON \`payload_locked_documents_rels\` (\`donations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transactions_id_idx\` ON \`payload_locked_documents_rels\` (\`transactions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_events_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
