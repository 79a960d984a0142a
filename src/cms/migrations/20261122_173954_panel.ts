import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`kind\` text DEFAULT 'annual-report' NOT NULL,
  	\`year\` text,
  	\`is_active\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_is_active_idx\` ON \`documents\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`title\` text;`)
  await db.run(sql`CREATE INDEX \`media_title_idx\` ON \`media\` (\`title\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`documents_id\` text(36) REFERENCES documents(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`documents\`;`)
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
  	\`programs_id\` text(36),
  	\`stories_id\` text(36),
  	\`volunteers_id\` text(36),
  	\`volunteer_photos_id\` text(36),
  	\`contacts_id\` text(36),
  	\`donations_id\` text(36),
  	\`transactions_id\` text(36),
  	\`disputes_id\` text(36),
  	\`money_requests_id\` text(36),
  	\`gateway_events_id\` text(36),
  	\`gateway_marks_id\` text(36),
  	\`counted_transfers_id\` text(36),
  	\`settlements_id\` text(36),
  	\`settlement_rows_id\` text(36),
  	\`mails_id\` text(36),
  	\`audit_log_id\` text(36),
  	\`media_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolio\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slider_images_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inspirations_id\`) REFERENCES \`inspirations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programs_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteers_id\`) REFERENCES \`volunteers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteer_photos_id\`) REFERENCES \`volunteer_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`donations_id\`) REFERENCES \`donations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transactions_id\`) REFERENCES \`transactions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`disputes_id\`) REFERENCES \`disputes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`money_requests_id\`) REFERENCES \`money_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gateway_events_id\`) REFERENCES \`gateway_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gateway_marks_id\`) REFERENCES \`gateway_marks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counted_transfers_id\`) REFERENCES \`counted_transfers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`settlements_id\`) REFERENCES \`settlements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`settlement_rows_id\`) REFERENCES \`settlement_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "programs_id", "stories_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "disputes_id", "money_requests_id", "gateway_events_id", "gateway_marks_id", "counted_transfers_id", "settlements_id", "settlement_rows_id", "mails_id", "audit_log_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "programs_id", "stories_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "disputes_id", "money_requests_id", "gateway_events_id", "gateway_marks_id", "counted_transfers_id", "settlements_id", "settlement_rows_id", "mails_id", "audit_log_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programs_id_idx\` ON \`payload_locked_documents_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteers_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_donations_id_idx\` ON \`payload_locked_documents_rels\` (\`donations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transactions_id_idx\` ON \`payload_locked_documents_rels\` (\`transactions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disputes_id_idx\` ON \`payload_locked_documents_rels\` (\`disputes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_money_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`money_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_events_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_marks_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_marks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counted_transfers_id_idx\` ON \`payload_locked_documents_rels\` (\`counted_transfers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlements_id_idx\` ON \`payload_locked_documents_rels\` (\`settlements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlement_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`settlement_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`media_title_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`title\`;`)
}
