import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`free_pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	\`layout\` text,
  	\`address\` text,
  	\`name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`free_pages_address_idx\` ON \`free_pages\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`free_pages_updated_at_idx\` ON \`free_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`free_pages_created_at_idx\` ON \`free_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`free_pages_deleted_at_idx\` ON \`free_pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`free_pages__status_idx\` ON \`free_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_free_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_description_en\` text,
  	\`version_description_hi\` text,
  	\`version_layout\` text,
  	\`version_address\` text,
  	\`version_name\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`free_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_free_pages_v_parent_idx\` ON \`_free_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_version_version_address_idx\` ON \`_free_pages_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_version_version_updated_at_idx\` ON \`_free_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_version_version_created_at_idx\` ON \`_free_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_version_version_deleted_at_idx\` ON \`_free_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_version_version__status_idx\` ON \`_free_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_created_at_idx\` ON \`_free_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_updated_at_idx\` ON \`_free_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_snapshot_idx\` ON \`_free_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_published_locale_idx\` ON \`_free_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_free_pages_v_latest_idx\` ON \`_free_pages_v\` (\`latest\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`donate_page_tiers_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`amount\` numeric,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`donate_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`donate_page_tiers_items_order_idx\` ON \`donate_page_tiers_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`donate_page_tiers_items_parent_id_idx\` ON \`donate_page_tiers_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`donate_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`tiers_heading_en\` text,
  	\`tiers_heading_hi\` text,
  	\`tiers_lead_en\` text,
  	\`tiers_lead_hi\` text,
  	\`quick_heading_en\` text,
  	\`quick_heading_hi\` text,
  	\`quick_lead_en\` text,
  	\`quick_lead_hi\` text,
  	\`form_heading_en\` text,
  	\`form_heading_hi\` text,
  	\`form_lead_en\` text,
  	\`form_lead_hi\` text,
  	\`upi_heading_en\` text,
  	\`upi_heading_hi\` text,
  	\`upi_lead_en\` text,
  	\`upi_lead_hi\` text,
  	\`upi_check_name_en\` text,
  	\`upi_check_name_hi\` text,
  	\`upi_afterwards_en\` text,
  	\`upi_afterwards_hi\` text,
  	\`bank_heading_en\` text,
  	\`bank_heading_hi\` text,
  	\`bank_lead_en\` text,
  	\`bank_lead_hi\` text,
  	\`bank_afterwards_en\` text,
  	\`bank_afterwards_hi\` text,
  	\`tax_heading_en\` text,
  	\`tax_heading_hi\` text,
  	\`tax_text_en\` text,
  	\`tax_text_hi\` text,
  	\`tax_conditions_en\` text,
  	\`tax_conditions_hi\` text,
  	\`tax_certificate_en\` text,
  	\`tax_certificate_hi\` text,
  	\`tax_transparency_en\` text,
  	\`tax_transparency_hi\` text,
  	\`notes_heading_en\` text,
  	\`notes_heading_hi\` text,
  	\`notes_points_en\` text,
  	\`notes_points_hi\` text,
  	\`notes_links_refund_policy_en\` text,
  	\`notes_links_refund_policy_hi\` text,
  	\`notes_links_privacy_en\` text,
  	\`notes_links_privacy_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`donate_page__status_idx\` ON \`donate_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_donate_page_v_version_tiers_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`amount\` numeric,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_donate_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_donate_page_v_version_tiers_items_order_idx\` ON \`_donate_page_v_version_tiers_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_donate_page_v_version_tiers_items_parent_id_idx\` ON \`_donate_page_v_version_tiers_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_donate_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_tiers_heading_en\` text,
  	\`version_tiers_heading_hi\` text,
  	\`version_tiers_lead_en\` text,
  	\`version_tiers_lead_hi\` text,
  	\`version_quick_heading_en\` text,
  	\`version_quick_heading_hi\` text,
  	\`version_quick_lead_en\` text,
  	\`version_quick_lead_hi\` text,
  	\`version_form_heading_en\` text,
  	\`version_form_heading_hi\` text,
  	\`version_form_lead_en\` text,
  	\`version_form_lead_hi\` text,
  	\`version_upi_heading_en\` text,
  	\`version_upi_heading_hi\` text,
  	\`version_upi_lead_en\` text,
  	\`version_upi_lead_hi\` text,
  	\`version_upi_check_name_en\` text,
  	\`version_upi_check_name_hi\` text,
  	\`version_upi_afterwards_en\` text,
  	\`version_upi_afterwards_hi\` text,
  	\`version_bank_heading_en\` text,
  	\`version_bank_heading_hi\` text,
  	\`version_bank_lead_en\` text,
  	\`version_bank_lead_hi\` text,
  	\`version_bank_afterwards_en\` text,
  	\`version_bank_afterwards_hi\` text,
  	\`version_tax_heading_en\` text,
  	\`version_tax_heading_hi\` text,
  	\`version_tax_text_en\` text,
  	\`version_tax_text_hi\` text,
  	\`version_tax_conditions_en\` text,
  	\`version_tax_conditions_hi\` text,
  	\`version_tax_certificate_en\` text,
  	\`version_tax_certificate_hi\` text,
  	\`version_tax_transparency_en\` text,
  	\`version_tax_transparency_hi\` text,
  	\`version_notes_heading_en\` text,
  	\`version_notes_heading_hi\` text,
  	\`version_notes_points_en\` text,
  	\`version_notes_points_hi\` text,
  	\`version_notes_links_refund_policy_en\` text,
  	\`version_notes_links_refund_policy_hi\` text,
  	\`version_notes_links_privacy_en\` text,
  	\`version_notes_links_privacy_hi\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_donate_page_v_version_version__status_idx\` ON \`_donate_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_donate_page_v_created_at_idx\` ON \`_donate_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_donate_page_v_updated_at_idx\` ON \`_donate_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_donate_page_v_snapshot_idx\` ON \`_donate_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_donate_page_v_published_locale_idx\` ON \`_donate_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_donate_page_v_latest_idx\` ON \`_donate_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`join_page_steps_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`join_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`join_page_steps_items_order_idx\` ON \`join_page_steps_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`join_page_steps_items_parent_id_idx\` ON \`join_page_steps_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`join_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`steps_heading_en\` text,
  	\`steps_heading_hi\` text,
  	\`steps_review_time_en\` text,
  	\`steps_review_time_hi\` text,
  	\`form_heading_en\` text,
  	\`form_heading_hi\` text,
  	\`form_lead_en\` text,
  	\`form_lead_hi\` text,
  	\`success_title_en\` text,
  	\`success_title_hi\` text,
  	\`success_text_en\` text,
  	\`success_text_hi\` text,
  	\`success_home_en\` text,
  	\`success_home_hi\` text,
  	\`success_activities_en\` text,
  	\`success_activities_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`join_page__status_idx\` ON \`join_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_join_page_v_version_steps_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_join_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_join_page_v_version_steps_items_order_idx\` ON \`_join_page_v_version_steps_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_join_page_v_version_steps_items_parent_id_idx\` ON \`_join_page_v_version_steps_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_join_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_steps_heading_en\` text,
  	\`version_steps_heading_hi\` text,
  	\`version_steps_review_time_en\` text,
  	\`version_steps_review_time_hi\` text,
  	\`version_form_heading_en\` text,
  	\`version_form_heading_hi\` text,
  	\`version_form_lead_en\` text,
  	\`version_form_lead_hi\` text,
  	\`version_success_title_en\` text,
  	\`version_success_title_hi\` text,
  	\`version_success_text_en\` text,
  	\`version_success_text_hi\` text,
  	\`version_success_home_en\` text,
  	\`version_success_home_hi\` text,
  	\`version_success_activities_en\` text,
  	\`version_success_activities_hi\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_join_page_v_version_version__status_idx\` ON \`_join_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_join_page_v_created_at_idx\` ON \`_join_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_join_page_v_updated_at_idx\` ON \`_join_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_join_page_v_snapshot_idx\` ON \`_join_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_join_page_v_published_locale_idx\` ON \`_join_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_join_page_v_latest_idx\` ON \`_join_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`contact_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`details_heading_en\` text,
  	\`details_heading_hi\` text,
  	\`details_response_time_en\` text,
  	\`details_response_time_hi\` text,
  	\`details_address_not_set_en\` text,
  	\`details_address_not_set_hi\` text,
  	\`details_phone_not_set_en\` text,
  	\`details_phone_not_set_hi\` text,
  	\`details_email_not_set_en\` text,
  	\`details_email_not_set_hi\` text,
  	\`map_heading_en\` text,
  	\`map_heading_hi\` text,
  	\`map_not_set_en\` text,
  	\`map_not_set_hi\` text,
  	\`form_heading_en\` text,
  	\`form_heading_hi\` text,
  	\`form_lead_en\` text,
  	\`form_lead_hi\` text,
  	\`success_title_en\` text,
  	\`success_title_hi\` text,
  	\`success_text_en\` text,
  	\`success_text_hi\` text,
  	\`closing_heading_en\` text,
  	\`closing_heading_hi\` text,
  	\`closing_donate_en\` text,
  	\`closing_donate_hi\` text,
  	\`closing_join_en\` text,
  	\`closing_join_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_page__status_idx\` ON \`contact_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_details_heading_en\` text,
  	\`version_details_heading_hi\` text,
  	\`version_details_response_time_en\` text,
  	\`version_details_response_time_hi\` text,
  	\`version_details_address_not_set_en\` text,
  	\`version_details_address_not_set_hi\` text,
  	\`version_details_phone_not_set_en\` text,
  	\`version_details_phone_not_set_hi\` text,
  	\`version_details_email_not_set_en\` text,
  	\`version_details_email_not_set_hi\` text,
  	\`version_map_heading_en\` text,
  	\`version_map_heading_hi\` text,
  	\`version_map_not_set_en\` text,
  	\`version_map_not_set_hi\` text,
  	\`version_form_heading_en\` text,
  	\`version_form_heading_hi\` text,
  	\`version_form_lead_en\` text,
  	\`version_form_lead_hi\` text,
  	\`version_success_title_en\` text,
  	\`version_success_title_hi\` text,
  	\`version_success_text_en\` text,
  	\`version_success_text_hi\` text,
  	\`version_closing_heading_en\` text,
  	\`version_closing_heading_hi\` text,
  	\`version_closing_donate_en\` text,
  	\`version_closing_donate_hi\` text,
  	\`version_closing_join_en\` text,
  	\`version_closing_join_hi\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version__status_idx\` ON \`_contact_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_created_at_idx\` ON \`_contact_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_updated_at_idx\` ON \`_contact_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_snapshot_idx\` ON \`_contact_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_published_locale_idx\` ON \`_contact_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_latest_idx\` ON \`_contact_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`activities_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`empty_title_en\` text,
  	\`empty_title_hi\` text,
  	\`empty_description_en\` text,
  	\`empty_description_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`activities_page__status_idx\` ON \`activities_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_activities_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_empty_title_en\` text,
  	\`version_empty_title_hi\` text,
  	\`version_empty_description_en\` text,
  	\`version_empty_description_hi\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_activities_page_v_version_version__status_idx\` ON \`_activities_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_activities_page_v_created_at_idx\` ON \`_activities_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_activities_page_v_updated_at_idx\` ON \`_activities_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_activities_page_v_snapshot_idx\` ON \`_activities_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_activities_page_v_published_locale_idx\` ON \`_activities_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_activities_page_v_latest_idx\` ON \`_activities_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`inspiration_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`empty_title_en\` text,
  	\`empty_title_hi\` text,
  	\`empty_description_en\` text,
  	\`empty_description_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`inspiration_page__status_idx\` ON \`inspiration_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_inspiration_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_empty_title_en\` text,
  	\`version_empty_title_hi\` text,
  	\`version_empty_description_en\` text,
  	\`version_empty_description_hi\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_inspiration_page_v_version_version__status_idx\` ON \`_inspiration_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_inspiration_page_v_created_at_idx\` ON \`_inspiration_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_inspiration_page_v_updated_at_idx\` ON \`_inspiration_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_inspiration_page_v_snapshot_idx\` ON \`_inspiration_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_inspiration_page_v_published_locale_idx\` ON \`_inspiration_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_inspiration_page_v_latest_idx\` ON \`_inspiration_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`portfolio_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`empty_title_en\` text,
  	\`empty_title_hi\` text,
  	\`empty_description_en\` text,
  	\`empty_description_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolio_page__status_idx\` ON \`portfolio_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_portfolio_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_empty_title_en\` text,
  	\`version_empty_title_hi\` text,
  	\`version_empty_description_en\` text,
  	\`version_empty_description_hi\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_version_version__status_idx\` ON \`_portfolio_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_created_at_idx\` ON \`_portfolio_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_updated_at_idx\` ON \`_portfolio_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_snapshot_idx\` ON \`_portfolio_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_published_locale_idx\` ON \`_portfolio_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_latest_idx\` ON \`_portfolio_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label_en\` text,
  	\`label_hi\` text,
  	\`page_path\` text,
  	\`page_own_id\` text(36),
  	FOREIGN KEY (\`page_own_id\`) REFERENCES \`free_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_order_idx\` ON \`navigation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_parent_id_idx\` ON \`navigation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_page_page_own_idx\` ON \`navigation_menu\` (\`page_own_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_quick_links_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label_en\` text,
  	\`label_hi\` text,
  	\`page_path\` text,
  	\`page_own_id\` text(36),
  	FOREIGN KEY (\`page_own_id\`) REFERENCES \`free_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_quick_links_links_order_idx\` ON \`navigation_footer_quick_links_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_quick_links_links_parent_id_idx\` ON \`navigation_footer_quick_links_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_quick_links_links_page_page_own_idx\` ON \`navigation_footer_quick_links_links\` (\`page_own_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_more_links_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label_en\` text,
  	\`label_hi\` text,
  	\`page_path\` text,
  	\`page_own_id\` text(36),
  	FOREIGN KEY (\`page_own_id\`) REFERENCES \`free_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_more_links_links_order_idx\` ON \`navigation_footer_more_links_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_more_links_links_parent_id_idx\` ON \`navigation_footer_more_links_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_more_links_links_page_page_own_idx\` ON \`navigation_footer_more_links_links\` (\`page_own_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`donate_prompt_title_en\` text,
  	\`donate_prompt_title_hi\` text,
  	\`donate_prompt_subtitle_en\` text,
  	\`donate_prompt_subtitle_hi\` text,
  	\`footer_blurb_en\` text,
  	\`footer_blurb_hi\` text,
  	\`footer_quick_links_heading_en\` text,
  	\`footer_quick_links_heading_hi\` text,
  	\`footer_more_links_heading_en\` text,
  	\`footer_more_links_heading_hi\` text,
  	\`footer_contact_heading_en\` text,
  	\`footer_contact_heading_hi\` text,
  	\`footer_contact_not_set_en\` text,
  	\`footer_contact_not_set_hi\` text,
  	\`footer_contact_contact_en\` text,
  	\`footer_contact_contact_hi\` text,
  	\`footer_tax_note_en\` text,
  	\`footer_tax_note_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label_en\` text,
  	\`label_hi\` text,
  	\`page_path\` text,
  	\`page_own_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_own_id\`) REFERENCES \`free_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_order_idx\` ON \`_navigation_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_parent_id_idx\` ON \`_navigation_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_page_page_own_idx\` ON \`_navigation_v_version_menu\` (\`page_own_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_quick_links_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label_en\` text,
  	\`label_hi\` text,
  	\`page_path\` text,
  	\`page_own_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_own_id\`) REFERENCES \`free_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_quick_links_links_order_idx\` ON \`_navigation_v_version_footer_quick_links_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_quick_links_links_parent_id_idx\` ON \`_navigation_v_version_footer_quick_links_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_quick_links_links_page_page_idx\` ON \`_navigation_v_version_footer_quick_links_links\` (\`page_own_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_more_links_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label_en\` text,
  	\`label_hi\` text,
  	\`page_path\` text,
  	\`page_own_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_own_id\`) REFERENCES \`free_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_more_links_links_order_idx\` ON \`_navigation_v_version_footer_more_links_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_more_links_links_parent_id_idx\` ON \`_navigation_v_version_footer_more_links_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_more_links_links_page_page__idx\` ON \`_navigation_v_version_footer_more_links_links\` (\`page_own_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_donate_prompt_title_en\` text,
  	\`version_donate_prompt_title_hi\` text,
  	\`version_donate_prompt_subtitle_en\` text,
  	\`version_donate_prompt_subtitle_hi\` text,
  	\`version_footer_blurb_en\` text,
  	\`version_footer_blurb_hi\` text,
  	\`version_footer_quick_links_heading_en\` text,
  	\`version_footer_quick_links_heading_hi\` text,
  	\`version_footer_more_links_heading_en\` text,
  	\`version_footer_more_links_heading_hi\` text,
  	\`version_footer_contact_heading_en\` text,
  	\`version_footer_contact_heading_hi\` text,
  	\`version_footer_contact_not_set_en\` text,
  	\`version_footer_contact_not_set_hi\` text,
  	\`version_footer_contact_contact_en\` text,
  	\`version_footer_contact_contact_hi\` text,
  	\`version_footer_tax_note_en\` text,
  	\`version_footer_tax_note_hi\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_snapshot_idx\` ON \`_navigation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_published_locale_idx\` ON \`_navigation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`first_run\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`dismissed_at\` text,
  	\`mail_tested_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`portfolio\` ADD \`is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`portfolio_is_sample_idx\` ON \`portfolio\` (\`is_sample\`);`)
  await db.run(sql`ALTER TABLE \`_portfolio_v\` ADD \`version_is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version_is_sample_idx\` ON \`_portfolio_v\` (\`version_is_sample\`);`)
  await db.run(sql`ALTER TABLE \`slider_images\` ADD \`is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`slider_images_is_sample_idx\` ON \`slider_images\` (\`is_sample\`);`)
  await db.run(sql`ALTER TABLE \`inspirations\` ADD \`is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`inspirations_is_sample_idx\` ON \`inspirations\` (\`is_sample\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`posts_is_sample_idx\` ON \`posts\` (\`is_sample\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_is_sample_idx\` ON \`_posts_v\` (\`version_is_sample\`);`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`details_en\` text;`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`details_hi\` text;`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`picture_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`programs_picture_idx\` ON \`programs\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`programs_is_sample_idx\` ON \`programs\` (\`is_sample\`);`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_details_en\` text;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_details_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_picture_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_picture_idx\` ON \`_programs_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_is_sample_idx\` ON \`_programs_v\` (\`version_is_sample\`);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`stories_is_sample_idx\` ON \`stories\` (\`is_sample\`);`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_is_sample_idx\` ON \`_stories_v\` (\`version_is_sample\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_sample\` integer;`)
  await db.run(sql`CREATE INDEX \`media_title_idx\` ON \`media\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`media_is_sample_idx\` ON \`media\` (\`is_sample\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`free_pages_id\` text(36) REFERENCES free_pages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`documents_id\` text(36) REFERENCES documents(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_free_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`free_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`ALTER TABLE \`privacy_page\` ADD \`valid_from\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_page\` ADD \`version\` numeric;`)
  await db.run(sql`ALTER TABLE \`_privacy_page_v\` ADD \`version_valid_from\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_page_v\` ADD \`version_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`terms_page\` ADD \`valid_from\` text;`)
  await db.run(sql`ALTER TABLE \`terms_page\` ADD \`version\` numeric;`)
  await db.run(sql`ALTER TABLE \`_terms_page_v\` ADD \`version_valid_from\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_page_v\` ADD \`version_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`refund_policy_page\` ADD \`valid_from\` text;`)
  await db.run(sql`ALTER TABLE \`refund_policy_page\` ADD \`version\` numeric;`)
  await db.run(sql`ALTER TABLE \`_refund_policy_page_v\` ADD \`version_valid_from\` text;`)
  await db.run(sql`ALTER TABLE \`_refund_policy_page_v\` ADD \`version_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`site_settings_home_counters\` ADD \`year\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_home_counters\` ADD \`definition_en\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_home_counters\` ADD \`definition_hi\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_home_counters\` ADD \`is_sample\` integer;`)
  await db.run(sql`ALTER TABLE \`site_settings_achievements\` ADD \`year\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_achievements\` ADD \`definition_en\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_achievements\` ADD \`definition_hi\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_achievements\` ADD \`is_sample\` integer;`)
  await db.run(sql`ALTER TABLE \`site_settings_impact_tiles\` ADD \`year\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_impact_tiles\` ADD \`definition_en\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_impact_tiles\` ADD \`definition_hi\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_impact_tiles\` ADD \`is_sample\` integer;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`palette\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_home_counters\` ADD \`year\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_home_counters\` ADD \`definition_en\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_home_counters\` ADD \`definition_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_home_counters\` ADD \`is_sample\` integer;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_achievements\` ADD \`year\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_achievements\` ADD \`definition_en\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_achievements\` ADD \`definition_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_achievements\` ADD \`is_sample\` integer;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_impact_tiles\` ADD \`year\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_impact_tiles\` ADD \`definition_en\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_impact_tiles\` ADD \`definition_hi\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_impact_tiles\` ADD \`is_sample\` integer;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_palette\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`free_pages\`;`)
  await db.run(sql`DROP TABLE \`_free_pages_v\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`donate_page_tiers_items\`;`)
  await db.run(sql`DROP TABLE \`donate_page\`;`)
  await db.run(sql`DROP TABLE \`_donate_page_v_version_tiers_items\`;`)
  await db.run(sql`DROP TABLE \`_donate_page_v\`;`)
  await db.run(sql`DROP TABLE \`join_page_steps_items\`;`)
  await db.run(sql`DROP TABLE \`join_page\`;`)
  await db.run(sql`DROP TABLE \`_join_page_v_version_steps_items\`;`)
  await db.run(sql`DROP TABLE \`_join_page_v\`;`)
  await db.run(sql`DROP TABLE \`contact_page\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v\`;`)
  await db.run(sql`DROP TABLE \`activities_page\`;`)
  await db.run(sql`DROP TABLE \`_activities_page_v\`;`)
  await db.run(sql`DROP TABLE \`inspiration_page\`;`)
  await db.run(sql`DROP TABLE \`_inspiration_page_v\`;`)
  await db.run(sql`DROP TABLE \`portfolio_page\`;`)
  await db.run(sql`DROP TABLE \`_portfolio_page_v\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_quick_links_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_more_links_links\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_quick_links_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_more_links_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`first_run\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_programs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	\`features_en\` text,
  	\`features_hi\` text,
  	\`part\` text DEFAULT 'marigold',
  	\`name\` text,
  	\`anchor\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_programs\`("id", "_order", "title_en", "title_hi", "description_en", "description_hi", "features_en", "features_hi", "part", "name", "anchor", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "title_en", "title_hi", "description_en", "description_hi", "features_en", "features_hi", "part", "name", "anchor", "updated_at", "created_at", "deleted_at", "_status" FROM \`programs\`;`)
  await db.run(sql`DROP TABLE \`programs\`;`)
  await db.run(sql`ALTER TABLE \`__new_programs\` RENAME TO \`programs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`programs__order_idx\` ON \`programs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`programs_anchor_idx\` ON \`programs\` (\`anchor\`);`)
  await db.run(sql`CREATE INDEX \`programs_updated_at_idx\` ON \`programs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`programs_created_at_idx\` ON \`programs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`programs_deleted_at_idx\` ON \`programs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`programs__status_idx\` ON \`programs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__programs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_description_en\` text,
  	\`version_description_hi\` text,
  	\`version_features_en\` text,
  	\`version_features_hi\` text,
  	\`version_part\` text DEFAULT 'marigold',
  	\`version_name\` text,
  	\`version_anchor\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__programs_v\`("id", "parent_id", "version__order", "version_title_en", "version_title_hi", "version_description_en", "version_description_hi", "version_features_en", "version_features_hi", "version_part", "version_name", "version_anchor", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version__order", "version_title_en", "version_title_hi", "version_description_en", "version_description_hi", "version_features_en", "version_features_hi", "version_part", "version_name", "version_anchor", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_programs_v\`;`)
  await db.run(sql`DROP TABLE \`_programs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__programs_v\` RENAME TO \`_programs_v\`;`)
  await db.run(sql`CREATE INDEX \`_programs_v_parent_idx\` ON \`_programs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version__order_idx\` ON \`_programs_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_anchor_idx\` ON \`_programs_v\` (\`version_anchor\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_updated_at_idx\` ON \`_programs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_created_at_idx\` ON \`_programs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_deleted_at_idx\` ON \`_programs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version__status_idx\` ON \`_programs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_created_at_idx\` ON \`_programs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_updated_at_idx\` ON \`_programs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_snapshot_idx\` ON \`_programs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_published_locale_idx\` ON \`_programs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_latest_idx\` ON \`_programs_v\` (\`latest\`);`)
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
  await db.run(sql`DROP INDEX \`portfolio_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`portfolio\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`DROP INDEX \`_portfolio_v_version_version_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`_portfolio_v\` DROP COLUMN \`version_is_sample\`;`)
  await db.run(sql`DROP INDEX \`slider_images_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`slider_images\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`DROP INDEX \`inspirations_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`inspirations\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`DROP INDEX \`posts_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_is_sample\`;`)
  await db.run(sql`DROP INDEX \`stories_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`DROP INDEX \`_stories_v_version_version_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`_stories_v\` DROP COLUMN \`version_is_sample\`;`)
  await db.run(sql`DROP INDEX \`media_title_idx\`;`)
  await db.run(sql`DROP INDEX \`media_is_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`ALTER TABLE \`privacy_page\` DROP COLUMN \`valid_from\`;`)
  await db.run(sql`ALTER TABLE \`privacy_page\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_page_v\` DROP COLUMN \`version_valid_from\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_page_v\` DROP COLUMN \`version_version\`;`)
  await db.run(sql`ALTER TABLE \`terms_page\` DROP COLUMN \`valid_from\`;`)
  await db.run(sql`ALTER TABLE \`terms_page\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`_terms_page_v\` DROP COLUMN \`version_valid_from\`;`)
  await db.run(sql`ALTER TABLE \`_terms_page_v\` DROP COLUMN \`version_version\`;`)
  await db.run(sql`ALTER TABLE \`refund_policy_page\` DROP COLUMN \`valid_from\`;`)
  await db.run(sql`ALTER TABLE \`refund_policy_page\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`_refund_policy_page_v\` DROP COLUMN \`version_valid_from\`;`)
  await db.run(sql`ALTER TABLE \`_refund_policy_page_v\` DROP COLUMN \`version_version\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_home_counters\` DROP COLUMN \`year\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_home_counters\` DROP COLUMN \`definition_en\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_home_counters\` DROP COLUMN \`definition_hi\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_home_counters\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_achievements\` DROP COLUMN \`year\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_achievements\` DROP COLUMN \`definition_en\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_achievements\` DROP COLUMN \`definition_hi\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_achievements\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_impact_tiles\` DROP COLUMN \`year\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_impact_tiles\` DROP COLUMN \`definition_en\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_impact_tiles\` DROP COLUMN \`definition_hi\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_impact_tiles\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`palette\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_home_counters\` DROP COLUMN \`year\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_home_counters\` DROP COLUMN \`definition_en\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_home_counters\` DROP COLUMN \`definition_hi\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_home_counters\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_achievements\` DROP COLUMN \`year\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_achievements\` DROP COLUMN \`definition_en\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_achievements\` DROP COLUMN \`definition_hi\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_achievements\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_impact_tiles\` DROP COLUMN \`year\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_impact_tiles\` DROP COLUMN \`definition_en\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_impact_tiles\` DROP COLUMN \`definition_hi\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_impact_tiles\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_palette\`;`)
}
