import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`disputes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`dispute_id\` text NOT NULL,
  	\`payment_id\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`currency\` text,
  	\`deducted_paise\` numeric DEFAULT 0,
  	\`status\` text NOT NULL,
  	\`phase\` text,
  	\`reason\` text,
  	\`respond_by\` text,
  	\`opened_at\` text,
  	\`test_mode\` integer DEFAULT false,
  	\`key_id\` text,
  	\`is_booked\` integer DEFAULT false,
  	\`revision\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`disputes_dispute_id_idx\` ON \`disputes\` (\`dispute_id\`);`)
  await db.run(sql`CREATE INDEX \`disputes_payment_id_idx\` ON \`disputes\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`disputes_amount_paise_idx\` ON \`disputes\` (\`amount_paise\`);`)
  await db.run(sql`CREATE INDEX \`disputes_status_idx\` ON \`disputes\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`disputes_is_booked_idx\` ON \`disputes\` (\`is_booked\`);`)
  await db.run(sql`CREATE INDEX \`disputes_updated_at_idx\` ON \`disputes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`disputes_created_at_idx\` ON \`disputes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`money_requests\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`call\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`subject_id\` text,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`lease_until\` text,
  	\`result_id\` text,
  	\`http_status\` numeric,
  	\`refusal\` text,
  	\`payment_id\` text,
  	\`amount_paise\` numeric,
  	\`refund_id\` text,
  	\`next_check_at\` text,
  	\`tries\` numeric DEFAULT 0,
  	\`requested_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`money_requests_key_idx\` ON \`money_requests\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`money_requests_subject_id_idx\` ON \`money_requests\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`money_requests_state_idx\` ON \`money_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`money_requests_next_check_at_idx\` ON \`money_requests\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`money_requests_updated_at_idx\` ON \`money_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`money_requests_created_at_idx\` ON \`money_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gateway_marks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`until\` text,
  	\`since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gateway_marks_name_idx\` ON \`gateway_marks\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`gateway_marks_updated_at_idx\` ON \`gateway_marks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gateway_marks_created_at_idx\` ON \`gateway_marks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`counted_transfers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`holder\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`counted_transfers_reference_idx\` ON \`counted_transfers\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`counted_transfers_updated_at_idx\` ON \`counted_transfers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`counted_transfers_created_at_idx\` ON \`counted_transfers\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`actor\` text NOT NULL,
  	\`actor_role\` text,
  	\`network\` text,
  	\`request_id\` text,
  	\`action\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`subject_id\` text,
  	\`label\` text,
  	\`changes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_log_key_idx\` ON \`audit_log\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_actor_idx\` ON \`audit_log\` (\`actor\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_subject_idx\` ON \`audit_log\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_subject_id_idx\` ON \`audit_log\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sid\` text NOT NULL,
  	\`user\` text NOT NULL,
  	\`password_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`has_second_factor\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_sid_idx\` ON \`sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`sessions_user_idx\` ON \`sessions\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`sessions_expires_at_idx\` ON \`sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_updated_at_idx\` ON \`sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_created_at_idx\` ON \`sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`one_time_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`hash\` text NOT NULL,
  	\`user\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`expires_at\` text,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`one_time_codes_hash_idx\` ON \`one_time_codes\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_user_idx\` ON \`one_time_codes\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_updated_at_idx\` ON \`one_time_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_created_at_idx\` ON \`one_time_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`holder\` text,
  	\`until\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`leases_name_idx\` ON \`leases\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`leases_updated_at_idx\` ON \`leases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leases_created_at_idx\` ON \`leases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_second_factor_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_second_factor_roles_order_idx\` ON \`site_settings_second_factor_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_second_factor_roles_parent_idx\` ON \`site_settings_second_factor_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_second_factor_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_second_factor_roles_order_idx\` ON \`_site_settings_v_version_second_factor_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_second_factor_roles_parent_idx\` ON \`_site_settings_v_version_second_factor_roles\` (\`parent_id\`);`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP INDEX \`testMode_amountPaise_refundedPaise_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`charged_back_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`decision_key\` text;`)
  await db.run(sql`CREATE INDEX \`testMode_amountPaise_refundedPaise_chargedBackPaise_idx\` ON \`donations\` (\`test_mode\`,\`amount_paise\`,\`refunded_paise\`,\`charged_back_paise\`);`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`key_id\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`currency\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`pan_number\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`is_anonymous\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`suspected_spam\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`reasons\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`detail\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`charged_back_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`open_refund\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`decision_key\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`pending_audit\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`lookup_failures\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`lookup_problem\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`difference\` text;`)
  await db.run(sql`CREATE INDEX \`transactions_suspected_spam_idx\` ON \`transactions\` (\`suspected_spam\`);`)
  await db.run(sql`CREATE INDEX \`transactions_open_refund_idx\` ON \`transactions\` (\`open_refund\`);`)
  await db.run(sql`CREATE INDEX \`transactions_lookup_problem_idx\` ON \`transactions\` (\`lookup_problem\`);`)
  await db.run(sql`CREATE INDEX \`transactions_difference_idx\` ON \`transactions\` (\`difference\`);`)
  await db.run(sql`ALTER TABLE \`gateway_events\` ADD \`is_false\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`gateway_events_is_false_idx\` ON \`gateway_events\` (\`is_false\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`disputes_id\` text(36) REFERENCES disputes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`money_requests_id\` text(36) REFERENCES money_requests(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`gateway_marks_id\` text(36) REFERENCES gateway_marks(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`counted_transfers_id\` text(36) REFERENCES counted_transfers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`settlements_id\` text(36) REFERENCES settlements(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`settlement_rows_id\` text(36) REFERENCES settlement_rows(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`audit_log_id\` text(36) REFERENCES audit_log(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disputes_id_idx\` ON \`payload_locked_documents_rels\` (\`disputes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_money_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`money_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_marks_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_marks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counted_transfers_id_idx\` ON \`payload_locked_documents_rels\` (\`counted_transfers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlements_id_idx\` ON \`payload_locked_documents_rels\` (\`settlements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlement_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`settlement_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`ALTER TABLE \`payment_settings\` ADD \`previous_webhook_secret_until\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`alert_email\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_alert_email\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`disputes\`;`)
  await db.run(sql`DROP TABLE \`money_requests\`;`)
  await db.run(sql`DROP TABLE \`gateway_marks\`;`)
  await db.run(sql`DROP TABLE \`counted_transfers\`;`)
  await db.run(sql`DROP TABLE \`settlements\`;`)
  await db.run(sql`DROP TABLE \`settlement_rows\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`leases\`;`)
  await db.run(sql`DROP TABLE \`site_settings_second_factor_roles\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_second_factor_roles\`;`)
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
  await db.run(sql`DROP INDEX \`testMode_amountPaise_refundedPaise_chargedBackPaise_idx\`;`)
  await db.run(sql`CREATE INDEX \`testMode_amountPaise_refundedPaise_idx\` ON \`donations\` (\`test_mode\`,\`amount_paise\`,\`refunded_paise\`);`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`charged_back_paise\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`revision\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`decision_key\`;`)
  await db.run(sql`DROP INDEX \`transactions_suspected_spam_idx\`;`)
  await db.run(sql`DROP INDEX \`transactions_open_refund_idx\`;`)
  await db.run(sql`DROP INDEX \`transactions_lookup_problem_idx\`;`)
  await db.run(sql`DROP INDEX \`transactions_difference_idx\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`key_id\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`pan_number\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`is_anonymous\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`suspected_spam\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`reasons\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`detail\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`charged_back_paise\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`open_refund\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`decision_key\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`revision\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`pending_audit\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`lookup_failures\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`lookup_problem\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`difference\`;`)
  await db.run(sql`DROP INDEX \`gateway_events_is_false_idx\`;`)
  await db.run(sql`ALTER TABLE \`gateway_events\` DROP COLUMN \`is_false\`;`)
  await db.run(sql`ALTER TABLE \`payment_settings\` DROP COLUMN \`previous_webhook_secret_until\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`alert_email\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_alert_email\`;`)
}
