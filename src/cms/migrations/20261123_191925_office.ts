import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`donors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`address\` text,
  	\`language\` text,
  	\`notes\` text,
  	\`merged_into\` text,
  	\`merged_at\` text,
  	\`merged_by\` text,
  	\`gift_count\` numeric DEFAULT 0,
  	\`total_paise\` numeric DEFAULT 0,
  	\`last_gift_at\` text,
  	\`is_listed\` integer DEFAULT false,
  	\`has_proposals\` integer DEFAULT false,
  	\`is_stale\` integer DEFAULT true,
  	\`pending_audit\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`donors_key_idx\` ON \`donors\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`donors_merged_into_idx\` ON \`donors\` (\`merged_into\`);`)
  await db.run(sql`CREATE INDEX \`donors_is_stale_idx\` ON \`donors\` (\`is_stale\`);`)
  await db.run(sql`CREATE INDEX \`donors_updated_at_idx\` ON \`donors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donors_created_at_idx\` ON \`donors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`isListed_lastGiftAt_idx\` ON \`donors\` (\`is_listed\`,\`last_gift_at\`);`)
  await db.run(sql`CREATE INDEX \`isListed_totalPaise_idx\` ON \`donors\` (\`is_listed\`,\`total_paise\`);`)
  await db.run(sql`CREATE INDEX \`isListed_hasProposals_lastGiftAt_idx\` ON \`donors\` (\`is_listed\`,\`has_proposals\`,\`last_gift_at\`);`)
  await db.run(sql`CREATE TABLE \`donor_marks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`mark\` text NOT NULL,
  	\`donor\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`donor_marks_key_idx\` ON \`donor_marks\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`donor_marks_mark_idx\` ON \`donor_marks\` (\`mark\`);`)
  await db.run(sql`CREATE INDEX \`donor_marks_donor_idx\` ON \`donor_marks\` (\`donor\`);`)
  await db.run(sql`CREATE INDEX \`donor_marks_updated_at_idx\` ON \`donor_marks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donor_marks_created_at_idx\` ON \`donor_marks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`donor_proposals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`pair\` text NOT NULL,
  	\`one\` text NOT NULL,
  	\`other\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`decided_by\` text,
  	\`decided_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`donor_proposals_pair_idx\` ON \`donor_proposals\` (\`pair\`);`)
  await db.run(sql`CREATE INDEX \`donor_proposals_one_idx\` ON \`donor_proposals\` (\`one\`);`)
  await db.run(sql`CREATE INDEX \`donor_proposals_other_idx\` ON \`donor_proposals\` (\`other\`);`)
  await db.run(sql`CREATE INDEX \`donor_proposals_updated_at_idx\` ON \`donor_proposals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donor_proposals_created_at_idx\` ON \`donor_proposals\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`event_sign_ups\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text,
  	\`minutes\` numeric,
  	\`volunteer\` text,
  	\`notice_version\` numeric,
  	\`notice_at\` text,
  	\`suspected_spam\` integer DEFAULT false,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`event_sign_ups_key_idx\` ON \`event_sign_ups\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_event_idx\` ON \`event_sign_ups\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_suspected_spam_idx\` ON \`event_sign_ups\` (\`suspected_spam\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_updated_at_idx\` ON \`event_sign_ups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`event_sign_ups_created_at_idx\` ON \`event_sign_ups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_texts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`application_received_en_subject\` text,
  	\`application_received_en_body\` text,
  	\`application_received_hi_subject\` text,
  	\`application_received_hi_body\` text,
  	\`application_approved_en_subject\` text,
  	\`application_approved_en_body\` text,
  	\`application_approved_hi_subject\` text,
  	\`application_approved_hi_body\` text,
  	\`application_declined_en_subject\` text,
  	\`application_declined_en_body\` text,
  	\`application_declined_hi_subject\` text,
  	\`application_declined_hi_body\` text,
  	\`thank_you_en_subject\` text,
  	\`thank_you_en_body\` text,
  	\`thank_you_en_use\` text,
  	\`thank_you_en_use_for_purpose\` text,
  	\`thank_you_en_receipt\` text,
  	\`thank_you_en_monthly\` text,
  	\`thank_you_hi_subject\` text,
  	\`thank_you_hi_body\` text,
  	\`thank_you_hi_use\` text,
  	\`thank_you_hi_use_for_purpose\` text,
  	\`thank_you_hi_receipt\` text,
  	\`thank_you_hi_monthly\` text,
  	\`receipt_again_en_subject\` text,
  	\`receipt_again_en_body\` text,
  	\`receipt_again_hi_subject\` text,
  	\`receipt_again_hi_body\` text,
  	\`tax_certificate_en_subject\` text,
  	\`tax_certificate_en_body\` text,
  	\`tax_certificate_hi_subject\` text,
  	\`tax_certificate_hi_body\` text,
  	\`update_en_subject\` text,
  	\`update_en_body\` text,
  	\`update_en_footer\` text,
  	\`update_hi_subject\` text,
  	\`update_hi_body\` text,
  	\`update_hi_footer\` text,
  	\`tribute_card_en_subject\` text,
  	\`tribute_card_en_body\` text,
  	\`tribute_card_en_subject_memory\` text,
  	\`tribute_card_en_subject_festival\` text,
  	\`tribute_card_en_subject_other\` text,
  	\`tribute_card_en_footer\` text,
  	\`tribute_card_hi_subject\` text,
  	\`tribute_card_hi_body\` text,
  	\`tribute_card_hi_subject_memory\` text,
  	\`tribute_card_hi_subject_festival\` text,
  	\`tribute_card_hi_subject_other\` text,
  	\`tribute_card_hi_footer\` text,
  	\`my_giving_en_subject\` text,
  	\`my_giving_en_body\` text,
  	\`my_giving_hi_subject\` text,
  	\`my_giving_hi_body\` text,
  	\`monthly_begins_later_en_subject\` text,
  	\`monthly_begins_later_en_body\` text,
  	\`monthly_begins_later_hi_subject\` text,
  	\`monthly_begins_later_hi_body\` text,
  	\`monthly_charge_failed_en_subject\` text,
  	\`monthly_charge_failed_en_body\` text,
  	\`monthly_charge_failed_hi_subject\` text,
  	\`monthly_charge_failed_hi_body\` text,
  	\`monthly_charges_stopped_en_subject\` text,
  	\`monthly_charges_stopped_en_body\` text,
  	\`monthly_charges_stopped_hi_subject\` text,
  	\`monthly_charges_stopped_hi_body\` text,
  	\`monthly_paused_en_subject\` text,
  	\`monthly_paused_en_body\` text,
  	\`monthly_paused_hi_subject\` text,
  	\`monthly_paused_hi_body\` text,
  	\`monthly_cancelled_en_subject\` text,
  	\`monthly_cancelled_en_body\` text,
  	\`monthly_cancelled_hi_subject\` text,
  	\`monthly_cancelled_hi_body\` text,
  	\`monthly_completed_en_subject\` text,
  	\`monthly_completed_en_body\` text,
  	\`monthly_completed_hi_subject\` text,
  	\`monthly_completed_hi_body\` text,
  	\`pledge_made_en_subject\` text,
  	\`pledge_made_en_body\` text,
  	\`pledge_made_hi_subject\` text,
  	\`pledge_made_hi_body\` text,
  	\`pledge_reminder_en_subject\` text,
  	\`pledge_reminder_en_body\` text,
  	\`pledge_reminder_hi_subject\` text,
  	\`pledge_reminder_hi_body\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`messages\` numeric DEFAULT 24 NOT NULL,
  	\`rejected_applications\` numeric DEFAULT 12 NOT NULL,
  	\`sign_ups\` numeric DEFAULT 12 NOT NULL,
  	\`failed_payments\` numeric DEFAULT 12 NOT NULL,
  	\`mails\` numeric DEFAULT 24 NOT NULL,
  	\`audit_log\` numeric DEFAULT 108 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`takes_sign_ups\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`places\` numeric;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`sign_ups_until\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_takes_sign_ups\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_places\` numeric;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_sign_ups_until\` text;`)
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`notice_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`notice_at\` text;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`notice_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`notice_at\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`pan_key\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`notice_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`notice_at\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor_seen_at\` text;`)
  await db.run(sql`CREATE INDEX \`donations_pan_key_idx\` ON \`donations\` (\`pan_key\`);`)
  await db.run(sql`CREATE INDEX \`donations_donor_idx\` ON \`donations\` (\`donor\`);`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`pan_key\` text;`)
  await db.run(sql`CREATE INDEX \`receipts_pan_key_idx\` ON \`receipts\` (\`pan_key\`);`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`pan_key\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`notice_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`notice_at\` text;`)
  await db.run(sql`CREATE INDEX \`transactions_pan_key_idx\` ON \`transactions\` (\`pan_key\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`pan_key\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`notice_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`notice_at\` text;`)
  await db.run(sql`CREATE INDEX \`subscriptions_pan_key_idx\` ON \`subscriptions\` (\`pan_key\`);`)
  await db.run(sql`ALTER TABLE \`pledges\` ADD \`notice_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`pledges\` ADD \`notice_at\` text;`)
  await db.run(sql`ALTER TABLE \`donor_logins\` ADD \`notice_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`donor_logins\` ADD \`notice_at\` text;`)
  await db.run(sql`ALTER TABLE \`tribute_cards\` ADD \`notice_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`tribute_cards\` ADD \`notice_at\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`certificate\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`id_card\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`language\` text DEFAULT 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`donors\`;`)
  await db.run(sql`DROP TABLE \`donor_marks\`;`)
  await db.run(sql`DROP TABLE \`donor_proposals\`;`)
  await db.run(sql`DROP TABLE \`donation_certificates\`;`)
  await db.run(sql`DROP TABLE \`event_sign_ups\`;`)
  await db.run(sql`DROP TABLE \`mail_texts\`;`)
  await db.run(sql`DROP TABLE \`retention\`;`)
  await db.run(sql`DROP INDEX \`donations_pan_key_idx\`;`)
  await db.run(sql`DROP INDEX \`donations_donor_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`pan_key\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`notice_at\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor_seen_at\`;`)
  await db.run(sql`DROP INDEX \`receipts_pan_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`pan_key\`;`)
  await db.run(sql`DROP INDEX \`transactions_pan_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`pan_key\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`notice_at\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_pan_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`pan_key\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`notice_at\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`takes_sign_ups\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`places\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`sign_ups_until\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_takes_sign_ups\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_places\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_sign_ups_until\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`notice_at\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`notice_at\`;`)
  await db.run(sql`ALTER TABLE \`pledges\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`pledges\` DROP COLUMN \`notice_at\`;`)
  await db.run(sql`ALTER TABLE \`donor_logins\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`donor_logins\` DROP COLUMN \`notice_at\`;`)
  await db.run(sql`ALTER TABLE \`tribute_cards\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`tribute_cards\` DROP COLUMN \`notice_at\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`certificate\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`id_card\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`language\`;`)
}
