import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`gateway_plans\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`plan_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gateway_plans_key_idx\` ON \`gateway_plans\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`gateway_plans_updated_at_idx\` ON \`gateway_plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gateway_plans_created_at_idx\` ON \`gateway_plans\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`attempt_id\` text,
  	\`subscription_id\` text,
  	\`plan_id\` text,
  	\`amount_paise\` numeric NOT NULL,
  	\`status\` text DEFAULT 'starting' NOT NULL,
  	\`paid_count\` numeric DEFAULT 0,
  	\`start_at\` text,
  	\`charge_at\` text,
  	\`ended_at\` text,
  	\`hosted_url\` text,
  	\`method\` text,
  	\`token_payment_id\` text,
  	\`test_mode\` integer DEFAULT false,
  	\`key_id\` text,
  	\`donor_name\` text NOT NULL,
  	\`email\` text,
  	\`phone\` text,
  	\`address\` text,
  	\`pan_number\` text,
  	\`message\` text,
  	\`language\` text,
  	\`citizen_declared_at\` text,
  	\`cancel_requested_at\` text,
  	\`cancel_reason\` text,
  	\`replaces\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`pending\` text,
  	\`is_booked\` integer DEFAULT true,
  	\`next_check_at\` text,
  	\`lookup_failures\` numeric DEFAULT 0,
  	\`lookup_problem\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_number_idx\` ON \`subscriptions\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_attempt_id_idx\` ON \`subscriptions\` (\`attempt_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_subscription_id_idx\` ON \`subscriptions\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_amount_paise_idx\` ON \`subscriptions\` (\`amount_paise\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_status_idx\` ON \`subscriptions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_token_payment_id_idx\` ON \`subscriptions\` (\`token_payment_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_test_mode_idx\` ON \`subscriptions\` (\`test_mode\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_email_idx\` ON \`subscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_cancel_requested_at_idx\` ON \`subscriptions\` (\`cancel_requested_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_replaces_idx\` ON \`subscriptions\` (\`replaces\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_is_booked_idx\` ON \`subscriptions\` (\`is_booked\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_next_check_at_idx\` ON \`subscriptions\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_lookup_problem_idx\` ON \`subscriptions\` (\`lookup_problem\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_updated_at_idx\` ON \`subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_created_at_idx\` ON \`subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pledges\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`attempt_id\` text,
  	\`amount_paise\` numeric NOT NULL,
  	\`status\` text DEFAULT 'active' NOT NULL,
  	\`donor_name\` text NOT NULL,
  	\`email\` text,
  	\`phone\` text,
  	\`suspected_spam\` integer DEFAULT false,
  	\`language\` text,
  	\`citizen_declared_at\` text,
  	\`next_reminder_at\` text,
  	\`reminded_at\` text,
  	\`stopped_at\` text,
  	\`revision\` numeric DEFAULT 0,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pledges_number_idx\` ON \`pledges\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pledges_attempt_id_idx\` ON \`pledges\` (\`attempt_id\`);`)
  await db.run(sql`CREATE INDEX \`pledges_amount_paise_idx\` ON \`pledges\` (\`amount_paise\`);`)
  await db.run(sql`CREATE INDEX \`pledges_status_idx\` ON \`pledges\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`pledges_suspected_spam_idx\` ON \`pledges\` (\`suspected_spam\`);`)
  await db.run(sql`CREATE INDEX \`pledges_next_reminder_at_idx\` ON \`pledges\` (\`next_reminder_at\`);`)
  await db.run(sql`CREATE INDEX \`pledges_updated_at_idx\` ON \`pledges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pledges_created_at_idx\` ON \`pledges\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`portfolio\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`portfolio__order_idx\` ON \`portfolio\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`_portfolio_v\` ADD \`version__order\` text;`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version__order_idx\` ON \`_portfolio_v\` (\`version__order\`);`)
  await db.run(sql`ALTER TABLE \`slider_images\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`slider_images__order_idx\` ON \`slider_images\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`inspirations\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`inspirations__order_idx\` ON \`inspirations\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`citizen_declared_at\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`monthly_gift\` text;`)
  await db.run(sql`CREATE INDEX \`transactions_monthly_gift_idx\` ON \`transactions\` (\`monthly_gift\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`gateway_plans_id\` text(36) REFERENCES gateway_plans(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`subscriptions_id\` text(36) REFERENCES subscriptions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pledges_id\` text(36) REFERENCES pledges(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gateway_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`gateway_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pledges_id_idx\` ON \`payload_locked_documents_rels\` (\`pledges_id\`);`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`latest_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`latest_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`latest_activities_en\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`latest_activities_hi\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`latest_stories_en\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`latest_stories_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_latest_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_latest_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_latest_activities_en\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_latest_activities_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_latest_stories_en\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_latest_stories_hi\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`details_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`details_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`details_address_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`details_address_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`details_phone_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`details_phone_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`details_email_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`details_email_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`map_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`map_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_details_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_details_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_details_address_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_details_address_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_details_phone_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_details_phone_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_details_email_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_details_email_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_map_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_map_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` ADD \`closing_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`activities_page\` ADD \`closing_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`activities_page\` ADD \`closing_text_en\` text;`)
  await db.run(sql`ALTER TABLE \`activities_page\` ADD \`closing_text_hi\` text;`)
  await db.run(sql`ALTER TABLE \`activities_page\` ADD \`closing_donate_en\` text;`)
  await db.run(sql`ALTER TABLE \`activities_page\` ADD \`closing_donate_hi\` text;`)
  await db.run(sql`ALTER TABLE \`activities_page\` ADD \`closing_join_en\` text;`)
  await db.run(sql`ALTER TABLE \`activities_page\` ADD \`closing_join_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` ADD \`version_closing_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` ADD \`version_closing_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` ADD \`version_closing_text_en\` text;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` ADD \`version_closing_text_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` ADD \`version_closing_donate_en\` text;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` ADD \`version_closing_donate_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` ADD \`version_closing_join_en\` text;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` ADD \`version_closing_join_hi\` text;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` ADD \`closing_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` ADD \`closing_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` ADD \`closing_text_en\` text;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` ADD \`closing_text_hi\` text;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` ADD \`closing_donate_en\` text;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` ADD \`closing_donate_hi\` text;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` ADD \`closing_join_en\` text;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` ADD \`closing_join_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` ADD \`version_closing_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` ADD \`version_closing_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` ADD \`version_closing_text_en\` text;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` ADD \`version_closing_text_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` ADD \`version_closing_donate_en\` text;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` ADD \`version_closing_donate_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` ADD \`version_closing_join_en\` text;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` ADD \`version_closing_join_hi\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`closing_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`closing_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`closing_text_en\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`closing_text_hi\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`closing_donate_en\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`closing_donate_hi\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`closing_join_en\` text;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` ADD \`closing_join_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_closing_heading_en\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_closing_heading_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_closing_text_en\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_closing_text_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_closing_donate_en\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_closing_donate_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_closing_join_en\` text;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` ADD \`version_closing_join_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_none_yet_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_none_yet_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`registrations_not_published_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`registrations_not_published_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_annual_report_title_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_annual_report_title_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_annual_report_description_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_annual_report_description_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_annual_report_not_published_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_annual_report_not_published_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_audited_accounts_title_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_audited_accounts_title_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_audited_accounts_description_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_audited_accounts_description_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_audited_accounts_not_published_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_audited_accounts_not_published_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_trustees_title_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_trustees_title_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_trustees_description_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_trustees_description_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_trustees_not_published_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_items_trustees_not_published_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_none_yet_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_none_yet_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_registrations_not_published_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_registrations_not_published_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_annual_report_title_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_annual_report_title_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_annual_report_description_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_annual_report_description_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_annual_report_not_published_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_annual_report_not_published_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_audited_accounts_title_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_audited_accounts_title_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_audited_accounts_description_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_audited_accounts_description_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_audited_accounts_not_published_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_audited_accounts_not_published_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_trustees_title_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_trustees_title_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_trustees_description_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_trustees_description_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_trustees_not_published_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_items_trustees_not_published_hi\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`gateway_plans\`;`)
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`pledges\`;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "programs_id", "stories_id", "free_pages_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "disputes_id", "money_requests_id", "gateway_events_id", "gateway_marks_id", "counted_transfers_id", "settlements_id", "settlement_rows_id", "mails_id", "audit_log_id", "media_id", "documents_id", "users_id") SELECT "id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "programs_id", "stories_id", "free_pages_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "disputes_id", "money_requests_id", "gateway_events_id", "gateway_marks_id", "counted_transfers_id", "settlements_id", "settlement_rows_id", "mails_id", "audit_log_id", "media_id", "documents_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counted_transfers_id_idx\` ON \`payload_locked_documents_rels\` (\`counted_transfers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlements_id_idx\` ON \`payload_locked_documents_rels\` (\`settlements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settlement_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`settlement_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`portfolio__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`portfolio\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`_portfolio_v_version_version__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`DROP INDEX \`slider_images__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`slider_images\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`inspirations__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`inspirations\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`transactions_monthly_gift_idx\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`citizen_declared_at\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`monthly_gift\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`details_address_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`details_address_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`details_phone_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`details_phone_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`details_email_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`details_email_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`map_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` ADD \`map_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`details_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`contact_page\` DROP COLUMN \`details_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_details_address_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_details_address_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_details_phone_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_details_phone_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_details_email_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_details_email_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_map_not_set_en\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` ADD \`version_map_not_set_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_details_not_set_en\`;`)
  await db.run(sql`ALTER TABLE \`_contact_page_v\` DROP COLUMN \`version_details_not_set_hi\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`registrations_not_published_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`registrations_not_published_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_annual_report_title_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_annual_report_title_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_annual_report_description_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_annual_report_description_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_annual_report_not_published_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_annual_report_not_published_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_audited_accounts_title_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_audited_accounts_title_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_audited_accounts_description_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_audited_accounts_description_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_audited_accounts_not_published_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_audited_accounts_not_published_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_trustees_title_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_trustees_title_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_trustees_description_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_trustees_description_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_trustees_not_published_en\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` ADD \`documents_items_trustees_not_published_hi\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_none_yet_en\`;`)
  await db.run(sql`ALTER TABLE \`transparency_page\` DROP COLUMN \`documents_none_yet_hi\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_registrations_not_published_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_registrations_not_published_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_annual_report_title_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_annual_report_title_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_annual_report_description_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_annual_report_description_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_annual_report_not_published_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_annual_report_not_published_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_audited_accounts_title_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_audited_accounts_title_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_audited_accounts_description_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_audited_accounts_description_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_audited_accounts_not_published_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_audited_accounts_not_published_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_trustees_title_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_trustees_title_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_trustees_description_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_trustees_description_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_trustees_not_published_en\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` ADD \`version_documents_items_trustees_not_published_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_none_yet_en\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_page_v\` DROP COLUMN \`version_documents_none_yet_hi\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`latest_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`latest_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`latest_activities_en\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`latest_activities_hi\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`latest_stories_en\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`latest_stories_hi\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_latest_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_latest_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_latest_activities_en\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_latest_activities_hi\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_latest_stories_en\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_latest_stories_hi\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` DROP COLUMN \`closing_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` DROP COLUMN \`closing_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` DROP COLUMN \`closing_text_en\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` DROP COLUMN \`closing_text_hi\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` DROP COLUMN \`closing_donate_en\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` DROP COLUMN \`closing_donate_hi\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` DROP COLUMN \`closing_join_en\`;`)
  await db.run(sql`ALTER TABLE \`activities_page\` DROP COLUMN \`closing_join_hi\`;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` DROP COLUMN \`version_closing_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` DROP COLUMN \`version_closing_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` DROP COLUMN \`version_closing_text_en\`;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` DROP COLUMN \`version_closing_text_hi\`;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` DROP COLUMN \`version_closing_donate_en\`;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` DROP COLUMN \`version_closing_donate_hi\`;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` DROP COLUMN \`version_closing_join_en\`;`)
  await db.run(sql`ALTER TABLE \`_activities_page_v\` DROP COLUMN \`version_closing_join_hi\`;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` DROP COLUMN \`closing_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` DROP COLUMN \`closing_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` DROP COLUMN \`closing_text_en\`;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` DROP COLUMN \`closing_text_hi\`;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` DROP COLUMN \`closing_donate_en\`;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` DROP COLUMN \`closing_donate_hi\`;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` DROP COLUMN \`closing_join_en\`;`)
  await db.run(sql`ALTER TABLE \`inspiration_page\` DROP COLUMN \`closing_join_hi\`;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` DROP COLUMN \`version_closing_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` DROP COLUMN \`version_closing_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` DROP COLUMN \`version_closing_text_en\`;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` DROP COLUMN \`version_closing_text_hi\`;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` DROP COLUMN \`version_closing_donate_en\`;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` DROP COLUMN \`version_closing_donate_hi\`;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` DROP COLUMN \`version_closing_join_en\`;`)
  await db.run(sql`ALTER TABLE \`_inspiration_page_v\` DROP COLUMN \`version_closing_join_hi\`;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` DROP COLUMN \`closing_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` DROP COLUMN \`closing_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` DROP COLUMN \`closing_text_en\`;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` DROP COLUMN \`closing_text_hi\`;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` DROP COLUMN \`closing_donate_en\`;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` DROP COLUMN \`closing_donate_hi\`;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` DROP COLUMN \`closing_join_en\`;`)
  await db.run(sql`ALTER TABLE \`portfolio_page\` DROP COLUMN \`closing_join_hi\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` DROP COLUMN \`version_closing_heading_en\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` DROP COLUMN \`version_closing_heading_hi\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` DROP COLUMN \`version_closing_text_en\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` DROP COLUMN \`version_closing_text_hi\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` DROP COLUMN \`version_closing_donate_en\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` DROP COLUMN \`version_closing_donate_hi\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` DROP COLUMN \`version_closing_join_en\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_page_v\` DROP COLUMN \`version_closing_join_hi\`;`)
}
