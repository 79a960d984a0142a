import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`programs_updates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`day\` text,
  	\`text_en\` text,
  	\`text_hi\` text,
  	\`picture_id\` text(36),
  	\`mail_to_donors\` integer DEFAULT false,
  	\`mail_to_unrestricted\` integer DEFAULT false,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programs_updates_order_idx\` ON \`programs_updates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`programs_updates_parent_id_idx\` ON \`programs_updates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`programs_updates_picture_idx\` ON \`programs_updates\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v_version_updates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`day\` text,
  	\`text_en\` text,
  	\`text_hi\` text,
  	\`picture_id\` text(36),
  	\`mail_to_donors\` integer DEFAULT false,
  	\`mail_to_unrestricted\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_v_version_updates_order_idx\` ON \`_programs_v_version_updates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_updates_parent_id_idx\` ON \`_programs_v_version_updates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_updates_picture_idx\` ON \`_programs_v_version_updates\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_updates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`day\` text,
  	\`text_en\` text,
  	\`text_hi\` text,
  	\`picture_id\` text(36),
  	\`mail_to_donors\` integer DEFAULT false,
  	\`mail_to_unrestricted\` integer DEFAULT false,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_updates_order_idx\` ON \`campaigns_updates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_updates_parent_id_idx\` ON \`campaigns_updates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_updates_picture_idx\` ON \`campaigns_updates\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	\`need_count\` numeric,
  	\`need_things_en\` text,
  	\`need_things_hi\` text,
  	\`need_cost_rupees\` numeric,
  	\`picture_id\` text(36),
  	\`details_en\` text,
  	\`details_hi\` text,
  	\`thanks_en\` text,
  	\`thanks_hi\` text,
  	\`program_id\` text(36),
  	\`goal_rupees\` numeric,
  	\`starts_on\` text,
  	\`ends_on\` text,
  	\`next_id\` text(36),
  	\`name\` text,
  	\`anchor\` text,
  	\`is_sample\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`next_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns__order_idx\` ON \`campaigns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_picture_idx\` ON \`campaigns\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_program_idx\` ON \`campaigns\` (\`program_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_next_idx\` ON \`campaigns\` (\`next_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_anchor_idx\` ON \`campaigns\` (\`anchor\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_is_sample_idx\` ON \`campaigns\` (\`is_sample\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_updated_at_idx\` ON \`campaigns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_created_at_idx\` ON \`campaigns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_deleted_at_idx\` ON \`campaigns\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns__status_idx\` ON \`campaigns\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v_version_updates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`day\` text,
  	\`text_en\` text,
  	\`text_hi\` text,
  	\`picture_id\` text(36),
  	\`mail_to_donors\` integer DEFAULT false,
  	\`mail_to_unrestricted\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_updates_order_idx\` ON \`_campaigns_v_version_updates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_updates_parent_id_idx\` ON \`_campaigns_v_version_updates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_updates_picture_idx\` ON \`_campaigns_v_version_updates\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_description_en\` text,
  	\`version_description_hi\` text,
  	\`version_need_count\` numeric,
  	\`version_need_things_en\` text,
  	\`version_need_things_hi\` text,
  	\`version_need_cost_rupees\` numeric,
  	\`version_picture_id\` text(36),
  	\`version_details_en\` text,
  	\`version_details_hi\` text,
  	\`version_thanks_en\` text,
  	\`version_thanks_hi\` text,
  	\`version_program_id\` text(36),
  	\`version_goal_rupees\` numeric,
  	\`version_starts_on\` text,
  	\`version_ends_on\` text,
  	\`version_next_id\` text(36),
  	\`version_name\` text,
  	\`version_anchor\` text,
  	\`version_is_sample\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_next_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_parent_idx\` ON \`_campaigns_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version__order_idx\` ON \`_campaigns_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_picture_idx\` ON \`_campaigns_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_program_idx\` ON \`_campaigns_v\` (\`version_program_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_next_idx\` ON \`_campaigns_v\` (\`version_next_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_anchor_idx\` ON \`_campaigns_v\` (\`version_anchor\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_is_sample_idx\` ON \`_campaigns_v\` (\`version_is_sample\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_updated_at_idx\` ON \`_campaigns_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_created_at_idx\` ON \`_campaigns_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_deleted_at_idx\` ON \`_campaigns_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version__status_idx\` ON \`_campaigns_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_created_at_idx\` ON \`_campaigns_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_updated_at_idx\` ON \`_campaigns_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_snapshot_idx\` ON \`_campaigns_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_published_locale_idx\` ON \`_campaigns_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_latest_idx\` ON \`_campaigns_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`receipts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`financial_year\` numeric NOT NULL,
  	\`serial\` numeric NOT NULL,
  	\`test_mode\` integer DEFAULT false NOT NULL,
  	\`key\` text NOT NULL,
  	\`donation\` text NOT NULL,
  	\`edition\` numeric NOT NULL,
  	\`code\` text NOT NULL,
  	\`status\` text DEFAULT 'valid' NOT NULL,
  	\`void_reason\` text,
  	\`voided_at\` text,
  	\`corrections\` numeric DEFAULT 0,
  	\`corrected_at\` text,
  	\`is_settled\` integer DEFAULT false,
  	\`language\` text,
  	\`received_at\` text NOT NULL,
  	\`donor_name\` text NOT NULL,
  	\`address\` text,
  	\`pan_number\` text,
  	\`amount_paise\` numeric NOT NULL,
  	\`payment_method\` text,
  	\`reference\` text,
  	\`printed\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_number_idx\` ON \`receipts\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_key_idx\` ON \`receipts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`receipts_donation_idx\` ON \`receipts\` (\`donation\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_code_idx\` ON \`receipts\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`receipts_status_idx\` ON \`receipts\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`receipts_is_settled_idx\` ON \`receipts\` (\`is_settled\`);`)
  await db.run(sql`CREATE INDEX \`receipts_amount_paise_idx\` ON \`receipts\` (\`amount_paise\`);`)
  await db.run(sql`CREATE INDEX \`receipts_updated_at_idx\` ON \`receipts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_created_at_idx\` ON \`receipts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testMode_financialYear_serial_idx\` ON \`receipts\` (\`test_mode\`,\`financial_year\`,\`serial\`);`)
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
  await db.run(sql`CREATE TABLE \`qr_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`campaign\` text NOT NULL,
  	\`qr_code_id\` text,
  	\`image_url\` text,
  	\`key_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`qr_codes_key_idx\` ON \`qr_codes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_campaign_idx\` ON \`qr_codes\` (\`campaign\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`qr_codes_qr_code_id_idx\` ON \`qr_codes\` (\`qr_code_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_key_id_idx\` ON \`qr_codes\` (\`key_id\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_updated_at_idx\` ON \`qr_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`qr_codes_created_at_idx\` ON \`qr_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`volunteer_hours\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`volunteer\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`minutes\` numeric NOT NULL,
  	\`activity\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteer_hours_key_idx\` ON \`volunteer_hours\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_hours_volunteer_idx\` ON \`volunteer_hours\` (\`volunteer\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_hours_updated_at_idx\` ON \`volunteer_hours\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_hours_created_at_idx\` ON \`volunteer_hours\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`donor_logins\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`link_hash\` text NOT NULL,
  	\`browser_hash\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`tries_left\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	\`session_hash\` text,
  	\`ends_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`donor_logins_email_idx\` ON \`donor_logins\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`donor_logins_link_hash_idx\` ON \`donor_logins\` (\`link_hash\`);`)
  await db.run(sql`CREATE INDEX \`donor_logins_browser_hash_idx\` ON \`donor_logins\` (\`browser_hash\`);`)
  await db.run(sql`CREATE INDEX \`donor_logins_expires_at_idx\` ON \`donor_logins\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`donor_logins_session_hash_idx\` ON \`donor_logins\` (\`session_hash\`);`)
  await db.run(sql`CREATE INDEX \`donor_logins_ends_at_idx\` ON \`donor_logins\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`donor_logins_updated_at_idx\` ON \`donor_logins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donor_logins_created_at_idx\` ON \`donor_logins\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tribute_cards\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`transaction_id\` text NOT NULL,
  	\`occasion\` text NOT NULL,
  	\`honouree\` text NOT NULL,
  	\`from_name\` text NOT NULL,
  	\`message\` text,
  	\`language\` text,
  	\`recipient_email\` text,
  	\`send_on\` text,
  	\`send_at\` text,
  	\`mailed_at\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tribute_cards_number_idx\` ON \`tribute_cards\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tribute_cards_transaction_id_idx\` ON \`tribute_cards\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`tribute_cards_send_at_idx\` ON \`tribute_cards\` (\`send_at\`);`)
  await db.run(sql`CREATE INDEX \`tribute_cards_mailed_at_idx\` ON \`tribute_cards\` (\`mailed_at\`);`)
  await db.run(sql`CREATE INDEX \`tribute_cards_updated_at_idx\` ON \`tribute_cards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tribute_cards_created_at_idx\` ON \`tribute_cards\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`wants_updates\` integer DEFAULT false,
  	\`decided_at\` text NOT NULL,
  	\`words\` numeric,
  	\`language\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_preferences_email_idx\` ON \`mail_preferences\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_preferences_key_idx\` ON \`mail_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mail_preferences_wants_updates_idx\` ON \`mail_preferences\` (\`wants_updates\`);`)
  await db.run(sql`CREATE INDEX \`mail_preferences_updated_at_idx\` ON \`mail_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_preferences_created_at_idx\` ON \`mail_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`update_mailings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`cursor\` text,
  	\`done_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`update_mailings_key_idx\` ON \`update_mailings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`update_mailings_updated_at_idx\` ON \`update_mailings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`update_mailings_created_at_idx\` ON \`update_mailings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notice_windows\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notice_windows_recipient_idx\` ON \`notice_windows\` (\`recipient\`);`)
  await db.run(sql`CREATE INDEX \`notice_windows_updated_at_idx\` ON \`notice_windows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notice_windows_created_at_idx\` ON \`notice_windows\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`transparency_page_money_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`year\` numeric,
  	\`amount\` numeric,
  	\`document_id\` text(36),
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`transparency_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`transparency_page_money_items_order_idx\` ON \`transparency_page_money_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`transparency_page_money_items_parent_id_idx\` ON \`transparency_page_money_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`transparency_page_money_items_document_idx\` ON \`transparency_page_money_items\` (\`document_id\`);`)
  await db.run(sql`CREATE TABLE \`_transparency_page_v_version_money_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`year\` numeric,
  	\`amount\` numeric,
  	\`document_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_transparency_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_transparency_page_v_version_money_items_order_idx\` ON \`_transparency_page_v_version_money_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_page_v_version_money_items_parent_id_idx\` ON \`_transparency_page_v_version_money_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_page_v_version_money_items_document_idx\` ON \`_transparency_page_v_version_money_items\` (\`document_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_receipt_wordings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`statement_en\` text,
  	\`statement_hi\` text,
  	\`signatory_en\` text,
  	\`signatory_hi\` text,
  	\`designation_en\` text,
  	\`designation_hi\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_receipt_wordings_order_idx\` ON \`site_settings_receipt_wordings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_receipt_wordings_parent_id_idx\` ON \`site_settings_receipt_wordings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_receipt_wordings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`statement_en\` text,
  	\`statement_hi\` text,
  	\`signatory_en\` text,
  	\`signatory_hi\` text,
  	\`designation_en\` text,
  	\`designation_hi\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_receipt_wordings_order_idx\` ON \`_site_settings_v_version_receipt_wordings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_receipt_wordings_parent_id_idx\` ON \`_site_settings_v_version_receipt_wordings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_recipients_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications_recipients\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_recipients_kinds_order_idx\` ON \`notifications_recipients_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_recipients_kinds_parent_idx\` ON \`notifications_recipients_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_recipients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`rhythm\` text DEFAULT 'at-once' NOT NULL,
  	\`gifts_from_rupees\` numeric DEFAULT 10000,
  	\`since\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_recipients_order_idx\` ON \`notifications_recipients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_recipients_parent_id_idx\` ON \`notifications_recipients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`inspirations\` ADD \`program_id\` text(36) REFERENCES programs(id);`)
  await db.run(sql`CREATE INDEX \`inspirations_program_idx\` ON \`inspirations\` (\`program_id\`);`)
  await db.run(sql`ALTER TABLE \`inspirations_locales\` ADD \`line\` text;`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`can_be_given_for\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_can_be_given_for\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`mail_due\` text;`)
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`import_batch\` text;`)
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`import_key\` text;`)
  await db.run(sql`CREATE INDEX \`volunteers_mail_due_idx\` ON \`volunteers\` (\`mail_due\`);`)
  await db.run(sql`CREATE INDEX \`volunteers_import_batch_idx\` ON \`volunteers\` (\`import_batch\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteers_import_key_idx\` ON \`volunteers\` (\`import_key\`);`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`purpose\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`purpose_name\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`campaign\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`campaign_name\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`updates_agreed_at\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`updates_words\` numeric;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`has_receipt\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`corrections\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`pending_audit\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`old_receipt_number\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`import_batch\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`is_unclaimed\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`donations_purpose_idx\` ON \`donations\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`donations_campaign_idx\` ON \`donations\` (\`campaign\`);`)
  await db.run(sql`CREATE INDEX \`donations_received_at_idx\` ON \`donations\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_reference_idx\` ON \`donations\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`donations_old_receipt_number_idx\` ON \`donations\` (\`old_receipt_number\`);`)
  await db.run(sql`CREATE INDEX \`donations_import_batch_idx\` ON \`donations\` (\`import_batch\`);`)
  await db.run(sql`CREATE INDEX \`campaign_testMode_amountPaise_refundedPaise_chargedBackP_idx\` ON \`donations\` (\`campaign\`,\`test_mode\`,\`amount_paise\`,\`refunded_paise\`,\`charged_back_paise\`);`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`updates_agreed_at\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`updates_words\` numeric;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`purpose\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`purpose_name\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`campaign\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`campaign_name\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`qr_code\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`is_unclaimed\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`transactions_purpose_idx\` ON \`transactions\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`transactions_campaign_idx\` ON \`transactions\` (\`campaign\`);`)
  await db.run(sql`CREATE INDEX \`transactions_qr_code_idx\` ON \`transactions\` (\`qr_code\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`failed_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`purpose\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`purpose_name\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`campaign\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`campaign_name\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`updates_agreed_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`updates_words\` numeric;`)
  await db.run(sql`CREATE INDEX \`subscriptions_failed_at_idx\` ON \`subscriptions\` (\`failed_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_purpose_idx\` ON \`subscriptions\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_campaign_idx\` ON \`subscriptions\` (\`campaign\`);`)
  await db.run(sql`ALTER TABLE \`pledges\` ADD \`purpose\` text;`)
  await db.run(sql`ALTER TABLE \`pledges\` ADD \`purpose_name\` text;`)
  await db.run(sql`ALTER TABLE \`pledges\` ADD \`campaign\` text;`)
  await db.run(sql`ALTER TABLE \`pledges\` ADD \`campaign_name\` text;`)
  await db.run(sql`CREATE INDEX \`pledges_purpose_idx\` ON \`pledges\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`pledges_campaign_idx\` ON \`pledges\` (\`campaign\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`mailing\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`unsubscribe_url\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`receipt\` text;`)
  await db.run(sql`CREATE INDEX \`mails_mailing_idx\` ON \`mails\` (\`mailing\`);`)
  await db.run(sql`CREATE INDEX \`mails_unsubscribe_url_idx\` ON \`mails\` (\`unsubscribe_url\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`campaigns_id\` text(36) REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`qr_codes_id\` text(36) REFERENCES qr_codes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notice_windows_id\` text(36) REFERENCES notice_windows(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_qr_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`qr_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notice_windows_id_idx\` ON \`payload_locked_documents_rels\` (\`notice_windows_id\`);`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`money_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`money_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`money_lead_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`money_lead_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`money_received_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`money_received_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`money_spent_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`money_spent_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_money_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_money_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_money_lead_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_money_lead_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_money_received_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_money_received_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_money_spent_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_money_spent_hi\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`validity80g\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`approved80g_on\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`pan\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_validity80g\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_approved80g_on\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_pan\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`programs_updates\`;`)
  await db.run(sql`DROP TABLE \`_programs_v_version_updates\`;`)
  await db.run(sql`DROP TABLE \`campaigns_updates\`;`)
  await db.run(sql`DROP TABLE \`campaigns\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v_version_updates\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v\`;`)
  await db.run(sql`DROP TABLE \`receipts\`;`)
  await db.run(sql`DROP TABLE \`statement_files\`;`)
  await db.run(sql`DROP TABLE \`statement_parts\`;`)
  await db.run(sql`DROP TABLE \`qr_codes\`;`)
  await db.run(sql`DROP TABLE \`volunteer_hours\`;`)
  await db.run(sql`DROP TABLE \`donor_logins\`;`)
  await db.run(sql`DROP TABLE \`tribute_cards\`;`)
  await db.run(sql`DROP TABLE \`mail_preferences\`;`)
  await db.run(sql`DROP TABLE \`update_mailings\`;`)
  await db.run(sql`DROP TABLE \`notice_windows\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`transparency_page_money_items\`;`)
  await db.run(sql`DROP TABLE \`_transparency_page_v_version_money_items\`;`)
  await db.run(sql`DROP TABLE \`site_settings_receipt_wordings\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_receipt_wordings\`;`)
  await db.run(sql`DROP TABLE \`notifications_recipients_kinds\`;`)
  await db.run(sql`DROP TABLE \`notifications_recipients\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_inspirations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`image_id\` text(36),
  	\`external_image_url\` text,
  	\`sort_order\` numeric DEFAULT 0,
  	\`is_sample\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_inspirations\`("id", "_order", "image_id", "external_image_url", "sort_order", "is_sample", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "image_id", "external_image_url", "sort_order", "is_sample", "updated_at", "created_at", "deleted_at" FROM \`inspirations\`;`)
  await db.run(sql`DROP TABLE \`inspirations\`;`)
  await db.run(sql`ALTER TABLE \`__new_inspirations\` RENAME TO \`inspirations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`inspirations__order_idx\` ON \`inspirations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inspirations_image_idx\` ON \`inspirations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`inspirations_sort_order_idx\` ON \`inspirations\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`inspirations_is_sample_idx\` ON \`inspirations\` (\`is_sample\`);`)
  await db.run(sql`CREATE INDEX \`inspirations_updated_at_idx\` ON \`inspirations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inspirations_created_at_idx\` ON \`inspirations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`inspirations_deleted_at_idx\` ON \`inspirations\` (\`deleted_at\`);`)
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
  	\`free_pages_id\` text(36),
  	\`volunteers_id\` text(36),
  	\`volunteer_photos_id\` text(36),
  	\`contacts_id\` text(36),
  	\`donations_id\` text(36),
  	\`transactions_id\` text(36),
  	\`disputes_id\` text(36),
  	\`money_requests_id\` text(36),
  	\`gateway_events_id\` text(36),
  	\`gateway_marks_id\` text(36),
  	\`gateway_plans_id\` text(36),
  	\`subscriptions_id\` text(36),
  	\`pledges_id\` text(36),
  	\`counted_transfers_id\` text(36),
  	\`settlements_id\` text(36),
  	\`settlement_rows_id\` text(36),
  	\`mails_id\` text(36),
  	\`audit_log_id\` text(36),
  	\`media_id\` text(36),
  	\`documents_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolio\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slider_images_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inspirations_id\`) REFERENCES \`inspirations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programs_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`free_pages_id\`) REFERENCES \`free_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteers_id\`) REFERENCES \`volunteers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteer_photos_id\`) REFERENCES \`volunteer_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`donations_id\`) REFERENCES \`donations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transactions_id\`) REFERENCES \`transactions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`disputes_id\`) REFERENCES \`disputes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`money_requests_id\`) REFERENCES \`money_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gateway_events_id\`) REFERENCES \`gateway_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gateway_marks_id\`) REFERENCES \`gateway_marks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gateway_plans_id\`) REFERENCES \`gateway_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pledges_id\`) REFERENCES \`pledges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counted_transfers_id\`) REFERENCES \`counted_transfers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`settlements_id\`) REFERENCES \`settlements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`settlement_rows_id\`) REFERENCES \`settlement_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "programs_id", "stories_id", "free_pages_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "disputes_id", "money_requests_id", "gateway_events_id", "gateway_marks_id", "gateway_plans_id", "subscriptions_id", "pledges_id", "counted_transfers_id", "settlements_id", "settlement_rows_id", "mails_id", "audit_log_id", "media_id", "documents_id", "users_id") SELECT "id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "programs_id", "stories_id", "free_pages_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "disputes_id", "money_requests_id", "gateway_events_id", "gateway_marks_id", "gateway_plans_id", "subscriptions_id", "pledges_id", "counted_transfers_id", "settlements_id", "settlement_rows_id", "mails_id", "audit_log_id", "media_id", "documents_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_portfolio_id_idx\` ON \`payload_locked_documents_rels\` (\`portfolio_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slider_images_id_idx\` ON \`payload_locked_documents_rels\` (\`slider_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inspirations_id_idx\` ON \`payload_locked_documents_rels\` (\`inspirations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programs_id_idx\` ON \`payload_locked_documents_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_free_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`free_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteers_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_donations_id_idx\` ON \`payload_locked_documents_rels\` (\`donations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transactions_id_idx\` ON \`payload_locked_documents_rels\` (\`transactions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disputes_id_idx\` ON \`payload_locked_documents_rels\` (\`disputes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_money_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`money_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_events_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_marks_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_marks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pledges_id_idx\` ON \`payload_locked_documents_rels\` (\`pledges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counted_transfers_id_idx\` ON \`payload_locked_documents_rels\` (\`counted_transfers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlements_id_idx\` ON \`payload_locked_documents_rels\` (\`settlements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlement_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`settlement_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`volunteers_mail_due_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteers_import_batch_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteers_import_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`mail_due\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`import_batch\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`import_key\`;`)
  await db.run(sql`DROP INDEX \`donations_purpose_idx\`;`)
  await db.run(sql`DROP INDEX \`donations_campaign_idx\`;`)
  await db.run(sql`DROP INDEX \`donations_received_at_idx\`;`)
  await db.run(sql`DROP INDEX \`donations_reference_idx\`;`)
  await db.run(sql`DROP INDEX \`donations_old_receipt_number_idx\`;`)
  await db.run(sql`DROP INDEX \`donations_import_batch_idx\`;`)
  await db.run(sql`DROP INDEX \`campaign_testMode_amountPaise_refundedPaise_chargedBackP_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`purpose\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`purpose_name\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`campaign\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`campaign_name\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`updates_agreed_at\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`updates_words\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`has_receipt\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`corrections\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`pending_audit\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`old_receipt_number\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`import_batch\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`is_unclaimed\`;`)
  await db.run(sql`DROP INDEX \`transactions_purpose_idx\`;`)
  await db.run(sql`DROP INDEX \`transactions_campaign_idx\`;`)
  await db.run(sql`DROP INDEX \`transactions_qr_code_idx\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`updates_agreed_at\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`updates_words\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`purpose\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`purpose_name\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`campaign\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`campaign_name\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`qr_code\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`is_unclaimed\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_failed_at_idx\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_purpose_idx\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_campaign_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`failed_at\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`purpose\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`purpose_name\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`campaign\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`campaign_name\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`updates_agreed_at\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`updates_words\`;`)
  await db.run(sql`DROP INDEX \`pledges_purpose_idx\`;`)
  await db.run(sql`DROP INDEX \`pledges_campaign_idx\`;`)
  await db.run(sql`ALTER TABLE \`pledges\` DROP COLUMN \`purpose\`;`)
  await db.run(sql`ALTER TABLE \`pledges\` DROP COLUMN \`purpose_name\`;`)
  await db.run(sql`ALTER TABLE \`pledges\` DROP COLUMN \`campaign\`;`)
  await db.run(sql`ALTER TABLE \`pledges\` DROP COLUMN \`campaign_name\`;`)
  await db.run(sql`DROP INDEX \`mails_mailing_idx\`;`)
  await db.run(sql`DROP INDEX \`mails_unsubscribe_url_idx\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`mailing\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`unsubscribe_url\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`receipt\`;`)
  await db.run(sql`ALTER TABLE \`inspirations_locales\` DROP COLUMN \`line\`;`)
  await db.run(sql`ALTER TABLE \`programs\` DROP COLUMN \`can_be_given_for\`;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` DROP COLUMN \`version_can_be_given_for\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`money_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`money_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`money_lead_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`money_lead_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`money_received_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`money_received_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`money_spent_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`money_spent_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_money_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_money_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_money_lead_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_money_lead_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_money_received_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_money_received_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_money_spent_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_money_spent_hi\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`validity80g\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`approved80g_on\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`pan\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_validity80g\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_approved80g_on\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_pan\`;`)
}
