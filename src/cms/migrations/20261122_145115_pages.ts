import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`programs\` (
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
  await db.run(sql`CREATE INDEX \`programs__order_idx\` ON \`programs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`programs_anchor_idx\` ON \`programs\` (\`anchor\`);`)
  await db.run(sql`CREATE INDEX \`programs_updated_at_idx\` ON \`programs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`programs_created_at_idx\` ON \`programs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`programs_deleted_at_idx\` ON \`programs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`programs__status_idx\` ON \`programs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v\` (
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
  await db.run(sql`CREATE TABLE \`stories\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`category_en\` text,
  	\`category_hi\` text,
  	\`text_en\` text,
  	\`text_hi\` text,
  	\`quote_en\` text,
  	\`quote_hi\` text,
  	\`quoted_by_en\` text,
  	\`quoted_by_hi\` text,
  	\`place_en\` text,
  	\`place_hi\` text,
  	\`year\` numeric,
  	\`image_id\` text(36),
  	\`consent\` text,
  	\`name\` text,
  	\`anchor\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stories__order_idx\` ON \`stories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stories_image_idx\` ON \`stories\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_anchor_idx\` ON \`stories\` (\`anchor\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_deleted_at_idx\` ON \`stories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_category_en\` text,
  	\`version_category_hi\` text,
  	\`version_text_en\` text,
  	\`version_text_hi\` text,
  	\`version_quote_en\` text,
  	\`version_quote_hi\` text,
  	\`version_quoted_by_en\` text,
  	\`version_quoted_by_hi\` text,
  	\`version_place_en\` text,
  	\`version_place_hi\` text,
  	\`version_year\` numeric,
  	\`version_image_id\` text(36),
  	\`version_consent\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__order_idx\` ON \`_stories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_image_idx\` ON \`_stories_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_anchor_idx\` ON \`_stories_v\` (\`version_anchor\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_deleted_at_idx\` ON \`_stories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_snapshot_idx\` ON \`_stories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_published_locale_idx\` ON \`_stories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`previews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL,
  	\`posted_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`previews_key_idx\` ON \`previews\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`previews_posted_at_idx\` ON \`previews\` (\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`previews_updated_at_idx\` ON \`previews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`previews_created_at_idx\` ON \`previews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`hero_title_en\` text,
  	\`hero_title_hi\` text,
  	\`hero_eyebrow_en\` text,
  	\`hero_eyebrow_hi\` text,
  	\`hero_lead_en\` text,
  	\`hero_lead_hi\` text,
  	\`hero_support_en\` text,
  	\`hero_support_hi\` text,
  	\`hero_volunteer_en\` text,
  	\`hero_volunteer_hi\` text,
  	\`counters_heading_en\` text,
  	\`counters_heading_hi\` text,
  	\`impact_areas_heading_en\` text,
  	\`impact_areas_heading_hi\` text,
  	\`impact_areas_lead_en\` text,
  	\`impact_areas_lead_hi\` text,
  	\`impact_areas_link_label_en\` text,
  	\`impact_areas_link_label_hi\` text,
  	\`impact_areas_areas_education_title_en\` text,
  	\`impact_areas_areas_education_title_hi\` text,
  	\`impact_areas_areas_education_description_en\` text,
  	\`impact_areas_areas_education_description_hi\` text,
  	\`impact_areas_areas_healthcare_title_en\` text,
  	\`impact_areas_areas_healthcare_title_hi\` text,
  	\`impact_areas_areas_healthcare_description_en\` text,
  	\`impact_areas_areas_healthcare_description_hi\` text,
  	\`impact_areas_areas_environment_title_en\` text,
  	\`impact_areas_areas_environment_title_hi\` text,
  	\`impact_areas_areas_environment_description_en\` text,
  	\`impact_areas_areas_environment_description_hi\` text,
  	\`impact_areas_areas_women_empowerment_title_en\` text,
  	\`impact_areas_areas_women_empowerment_title_hi\` text,
  	\`impact_areas_areas_women_empowerment_description_en\` text,
  	\`impact_areas_areas_women_empowerment_description_hi\` text,
  	\`about_heading_en\` text,
  	\`about_heading_hi\` text,
  	\`about_paragraphs_en\` text,
  	\`about_paragraphs_hi\` text,
  	\`about_mission_title_en\` text,
  	\`about_mission_title_hi\` text,
  	\`about_mission_text_en\` text,
  	\`about_mission_text_hi\` text,
  	\`about_vision_title_en\` text,
  	\`about_vision_title_hi\` text,
  	\`about_vision_text_en\` text,
  	\`about_vision_text_hi\` text,
  	\`about_links_about_en\` text,
  	\`about_links_about_hi\` text,
  	\`about_links_objectives_en\` text,
  	\`about_links_objectives_hi\` text,
  	\`achievements_heading_en\` text,
  	\`achievements_heading_hi\` text,
  	\`achievements_lead_en\` text,
  	\`achievements_lead_hi\` text,
  	\`change_heading_en\` text,
  	\`change_heading_hi\` text,
  	\`change_lead_en\` text,
  	\`change_lead_hi\` text,
  	\`change_cards_donate_title_en\` text,
  	\`change_cards_donate_title_hi\` text,
  	\`change_cards_donate_description_en\` text,
  	\`change_cards_donate_description_hi\` text,
  	\`change_cards_donate_button_en\` text,
  	\`change_cards_donate_button_hi\` text,
  	\`change_cards_volunteer_title_en\` text,
  	\`change_cards_volunteer_title_hi\` text,
  	\`change_cards_volunteer_description_en\` text,
  	\`change_cards_volunteer_description_hi\` text,
  	\`change_cards_volunteer_button_en\` text,
  	\`change_cards_volunteer_button_hi\` text,
  	\`change_cards_share_title_en\` text,
  	\`change_cards_share_title_hi\` text,
  	\`change_cards_share_description_en\` text,
  	\`change_cards_share_description_hi\` text,
  	\`change_cards_share_button_en\` text,
  	\`change_cards_share_button_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_hero_title_en\` text,
  	\`version_hero_title_hi\` text,
  	\`version_hero_eyebrow_en\` text,
  	\`version_hero_eyebrow_hi\` text,
  	\`version_hero_lead_en\` text,
  	\`version_hero_lead_hi\` text,
  	\`version_hero_support_en\` text,
  	\`version_hero_support_hi\` text,
  	\`version_hero_volunteer_en\` text,
  	\`version_hero_volunteer_hi\` text,
  	\`version_counters_heading_en\` text,
  	\`version_counters_heading_hi\` text,
  	\`version_impact_areas_heading_en\` text,
  	\`version_impact_areas_heading_hi\` text,
  	\`version_impact_areas_lead_en\` text,
  	\`version_impact_areas_lead_hi\` text,
  	\`version_impact_areas_link_label_en\` text,
  	\`version_impact_areas_link_label_hi\` text,
  	\`version_impact_areas_areas_education_title_en\` text,
  	\`version_impact_areas_areas_education_title_hi\` text,
  	\`version_impact_areas_areas_education_description_en\` text,
  	\`version_impact_areas_areas_education_description_hi\` text,
  	\`version_impact_areas_areas_healthcare_title_en\` text,
  	\`version_impact_areas_areas_healthcare_title_hi\` text,
  	\`version_impact_areas_areas_healthcare_description_en\` text,
  	\`version_impact_areas_areas_healthcare_description_hi\` text,
  	\`version_impact_areas_areas_environment_title_en\` text,
  	\`version_impact_areas_areas_environment_title_hi\` text,
  	\`version_impact_areas_areas_environment_description_en\` text,
  	\`version_impact_areas_areas_environment_description_hi\` text,
  	\`version_impact_areas_areas_women_empowerment_title_en\` text,
  	\`version_impact_areas_areas_women_empowerment_title_hi\` text,
  	\`version_impact_areas_areas_women_empowerment_description_en\` text,
  	\`version_impact_areas_areas_women_empowerment_description_hi\` text,
  	\`version_about_heading_en\` text,
  	\`version_about_heading_hi\` text,
  	\`version_about_paragraphs_en\` text,
  	\`version_about_paragraphs_hi\` text,
  	\`version_about_mission_title_en\` text,
  	\`version_about_mission_title_hi\` text,
  	\`version_about_mission_text_en\` text,
  	\`version_about_mission_text_hi\` text,
  	\`version_about_vision_title_en\` text,
  	\`version_about_vision_title_hi\` text,
  	\`version_about_vision_text_en\` text,
  	\`version_about_vision_text_hi\` text,
  	\`version_about_links_about_en\` text,
  	\`version_about_links_about_hi\` text,
  	\`version_about_links_objectives_en\` text,
  	\`version_about_links_objectives_hi\` text,
  	\`version_achievements_heading_en\` text,
  	\`version_achievements_heading_hi\` text,
  	\`version_achievements_lead_en\` text,
  	\`version_achievements_lead_hi\` text,
  	\`version_change_heading_en\` text,
  	\`version_change_heading_hi\` text,
  	\`version_change_lead_en\` text,
  	\`version_change_lead_hi\` text,
  	\`version_change_cards_donate_title_en\` text,
  	\`version_change_cards_donate_title_hi\` text,
  	\`version_change_cards_donate_description_en\` text,
  	\`version_change_cards_donate_description_hi\` text,
  	\`version_change_cards_donate_button_en\` text,
  	\`version_change_cards_donate_button_hi\` text,
  	\`version_change_cards_volunteer_title_en\` text,
  	\`version_change_cards_volunteer_title_hi\` text,
  	\`version_change_cards_volunteer_description_en\` text,
  	\`version_change_cards_volunteer_description_hi\` text,
  	\`version_change_cards_volunteer_button_en\` text,
  	\`version_change_cards_volunteer_button_hi\` text,
  	\`version_change_cards_share_title_en\` text,
  	\`version_change_cards_share_title_hi\` text,
  	\`version_change_cards_share_description_en\` text,
  	\`version_change_cards_share_description_hi\` text,
  	\`version_change_cards_share_button_en\` text,
  	\`version_change_cards_share_button_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_snapshot_idx\` ON \`_home_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_published_locale_idx\` ON \`_home_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`about_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`story_heading_en\` text,
  	\`story_heading_hi\` text,
  	\`story_paragraphs_en\` text,
  	\`story_paragraphs_hi\` text,
  	\`vision_title_en\` text,
  	\`vision_title_hi\` text,
  	\`vision_text_en\` text,
  	\`vision_text_hi\` text,
  	\`mission_title_en\` text,
  	\`mission_title_hi\` text,
  	\`mission_text_en\` text,
  	\`mission_text_hi\` text,
  	\`mission_points_en\` text,
  	\`mission_points_hi\` text,
  	\`values_heading_en\` text,
  	\`values_heading_hi\` text,
  	\`values_lead_en\` text,
  	\`values_lead_hi\` text,
  	\`values_items_love_title_en\` text,
  	\`values_items_love_title_hi\` text,
  	\`values_items_love_description_en\` text,
  	\`values_items_love_description_hi\` text,
  	\`values_items_truth_title_en\` text,
  	\`values_items_truth_title_hi\` text,
  	\`values_items_truth_description_en\` text,
  	\`values_items_truth_description_hi\` text,
  	\`values_items_compassion_title_en\` text,
  	\`values_items_compassion_title_hi\` text,
  	\`values_items_compassion_description_en\` text,
  	\`values_items_compassion_description_hi\` text,
  	\`closing_heading_en\` text,
  	\`closing_heading_hi\` text,
  	\`closing_text_en\` text,
  	\`closing_text_hi\` text,
  	\`closing_what_we_do_en\` text,
  	\`closing_what_we_do_hi\` text,
  	\`closing_get_involved_en\` text,
  	\`closing_get_involved_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page__status_idx\` ON \`about_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_story_heading_en\` text,
  	\`version_story_heading_hi\` text,
  	\`version_story_paragraphs_en\` text,
  	\`version_story_paragraphs_hi\` text,
  	\`version_vision_title_en\` text,
  	\`version_vision_title_hi\` text,
  	\`version_vision_text_en\` text,
  	\`version_vision_text_hi\` text,
  	\`version_mission_title_en\` text,
  	\`version_mission_title_hi\` text,
  	\`version_mission_text_en\` text,
  	\`version_mission_text_hi\` text,
  	\`version_mission_points_en\` text,
  	\`version_mission_points_hi\` text,
  	\`version_values_heading_en\` text,
  	\`version_values_heading_hi\` text,
  	\`version_values_lead_en\` text,
  	\`version_values_lead_hi\` text,
  	\`version_values_items_love_title_en\` text,
  	\`version_values_items_love_title_hi\` text,
  	\`version_values_items_love_description_en\` text,
  	\`version_values_items_love_description_hi\` text,
  	\`version_values_items_truth_title_en\` text,
  	\`version_values_items_truth_title_hi\` text,
  	\`version_values_items_truth_description_en\` text,
  	\`version_values_items_truth_description_hi\` text,
  	\`version_values_items_compassion_title_en\` text,
  	\`version_values_items_compassion_title_hi\` text,
  	\`version_values_items_compassion_description_en\` text,
  	\`version_values_items_compassion_description_hi\` text,
  	\`version_closing_heading_en\` text,
  	\`version_closing_heading_hi\` text,
  	\`version_closing_text_en\` text,
  	\`version_closing_text_hi\` text,
  	\`version_closing_what_we_do_en\` text,
  	\`version_closing_what_we_do_hi\` text,
  	\`version_closing_get_involved_en\` text,
  	\`version_closing_get_involved_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version__status_idx\` ON \`_about_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_snapshot_idx\` ON \`_about_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_published_locale_idx\` ON \`_about_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_latest_idx\` ON \`_about_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`what_we_do_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`index_heading_en\` text,
  	\`index_heading_hi\` text,
  	\`parts_marigold_title_en\` text,
  	\`parts_marigold_title_hi\` text,
  	\`parts_marigold_lead_en\` text,
  	\`parts_marigold_lead_hi\` text,
  	\`parts_neem_title_en\` text,
  	\`parts_neem_title_hi\` text,
  	\`parts_neem_lead_en\` text,
  	\`parts_neem_lead_hi\` text,
  	\`parts_geru_title_en\` text,
  	\`parts_geru_title_hi\` text,
  	\`parts_geru_lead_en\` text,
  	\`parts_geru_lead_hi\` text,
  	\`parts_dusk_title_en\` text,
  	\`parts_dusk_title_hi\` text,
  	\`parts_dusk_lead_en\` text,
  	\`parts_dusk_lead_hi\` text,
  	\`closing_heading_en\` text,
  	\`closing_heading_hi\` text,
  	\`closing_text_en\` text,
  	\`closing_text_hi\` text,
  	\`closing_donate_en\` text,
  	\`closing_donate_hi\` text,
  	\`closing_join_en\` text,
  	\`closing_join_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`what_we_do_page__status_idx\` ON \`what_we_do_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_what_we_do_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_index_heading_en\` text,
  	\`version_index_heading_hi\` text,
  	\`version_parts_marigold_title_en\` text,
  	\`version_parts_marigold_title_hi\` text,
  	\`version_parts_marigold_lead_en\` text,
  	\`version_parts_marigold_lead_hi\` text,
  	\`version_parts_neem_title_en\` text,
  	\`version_parts_neem_title_hi\` text,
  	\`version_parts_neem_lead_en\` text,
  	\`version_parts_neem_lead_hi\` text,
  	\`version_parts_geru_title_en\` text,
  	\`version_parts_geru_title_hi\` text,
  	\`version_parts_geru_lead_en\` text,
  	\`version_parts_geru_lead_hi\` text,
  	\`version_parts_dusk_title_en\` text,
  	\`version_parts_dusk_title_hi\` text,
  	\`version_parts_dusk_lead_en\` text,
  	\`version_parts_dusk_lead_hi\` text,
  	\`version_closing_heading_en\` text,
  	\`version_closing_heading_hi\` text,
  	\`version_closing_text_en\` text,
  	\`version_closing_text_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_what_we_do_page_v_version_version__status_idx\` ON \`_what_we_do_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_what_we_do_page_v_created_at_idx\` ON \`_what_we_do_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_what_we_do_page_v_updated_at_idx\` ON \`_what_we_do_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_what_we_do_page_v_snapshot_idx\` ON \`_what_we_do_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_what_we_do_page_v_published_locale_idx\` ON \`_what_we_do_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_what_we_do_page_v_latest_idx\` ON \`_what_we_do_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`objectives_page_objectives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`objectives_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`objectives_page_objectives_order_idx\` ON \`objectives_page_objectives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`objectives_page_objectives_parent_id_idx\` ON \`objectives_page_objectives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`objectives_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`closing_heading_en\` text,
  	\`closing_heading_hi\` text,
  	\`closing_text_en\` text,
  	\`closing_text_hi\` text,
  	\`closing_donate_en\` text,
  	\`closing_donate_hi\` text,
  	\`closing_join_en\` text,
  	\`closing_join_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`objectives_page__status_idx\` ON \`objectives_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_objectives_page_v_version_objectives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`description_en\` text,
  	\`description_hi\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_objectives_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_objectives_page_v_version_objectives_order_idx\` ON \`_objectives_page_v_version_objectives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_objectives_page_v_version_objectives_parent_id_idx\` ON \`_objectives_page_v_version_objectives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_objectives_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_closing_heading_en\` text,
  	\`version_closing_heading_hi\` text,
  	\`version_closing_text_en\` text,
  	\`version_closing_text_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_objectives_page_v_version_version__status_idx\` ON \`_objectives_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_objectives_page_v_created_at_idx\` ON \`_objectives_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_objectives_page_v_updated_at_idx\` ON \`_objectives_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_objectives_page_v_snapshot_idx\` ON \`_objectives_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_objectives_page_v_published_locale_idx\` ON \`_objectives_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_objectives_page_v_latest_idx\` ON \`_objectives_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`impact_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`tiles_heading_en\` text,
  	\`tiles_heading_hi\` text,
  	\`tiles_note_en\` text,
  	\`tiles_note_hi\` text,
  	\`themes_heading_en\` text,
  	\`themes_heading_hi\` text,
  	\`themes_lead_en\` text,
  	\`themes_lead_hi\` text,
  	\`themes_items_learning_title_en\` text,
  	\`themes_items_learning_title_hi\` text,
  	\`themes_items_learning_description_en\` text,
  	\`themes_items_learning_description_hi\` text,
  	\`themes_items_care_title_en\` text,
  	\`themes_items_care_title_hi\` text,
  	\`themes_items_care_description_en\` text,
  	\`themes_items_care_description_hi\` text,
  	\`themes_items_village_title_en\` text,
  	\`themes_items_village_title_hi\` text,
  	\`themes_items_village_description_en\` text,
  	\`themes_items_village_description_hi\` text,
  	\`closing_heading_en\` text,
  	\`closing_heading_hi\` text,
  	\`closing_text_en\` text,
  	\`closing_text_hi\` text,
  	\`closing_donate_en\` text,
  	\`closing_donate_hi\` text,
  	\`closing_stories_en\` text,
  	\`closing_stories_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_page__status_idx\` ON \`impact_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_impact_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_tiles_heading_en\` text,
  	\`version_tiles_heading_hi\` text,
  	\`version_tiles_note_en\` text,
  	\`version_tiles_note_hi\` text,
  	\`version_themes_heading_en\` text,
  	\`version_themes_heading_hi\` text,
  	\`version_themes_lead_en\` text,
  	\`version_themes_lead_hi\` text,
  	\`version_themes_items_learning_title_en\` text,
  	\`version_themes_items_learning_title_hi\` text,
  	\`version_themes_items_learning_description_en\` text,
  	\`version_themes_items_learning_description_hi\` text,
  	\`version_themes_items_care_title_en\` text,
  	\`version_themes_items_care_title_hi\` text,
  	\`version_themes_items_care_description_en\` text,
  	\`version_themes_items_care_description_hi\` text,
  	\`version_themes_items_village_title_en\` text,
  	\`version_themes_items_village_title_hi\` text,
  	\`version_themes_items_village_description_en\` text,
  	\`version_themes_items_village_description_hi\` text,
  	\`version_closing_heading_en\` text,
  	\`version_closing_heading_hi\` text,
  	\`version_closing_text_en\` text,
  	\`version_closing_text_hi\` text,
  	\`version_closing_donate_en\` text,
  	\`version_closing_donate_hi\` text,
  	\`version_closing_stories_en\` text,
  	\`version_closing_stories_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_impact_page_v_version_version__status_idx\` ON \`_impact_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_impact_page_v_created_at_idx\` ON \`_impact_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_page_v_updated_at_idx\` ON \`_impact_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_page_v_snapshot_idx\` ON \`_impact_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_impact_page_v_published_locale_idx\` ON \`_impact_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_impact_page_v_latest_idx\` ON \`_impact_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`get_involved_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`ways_heading_en\` text,
  	\`ways_heading_hi\` text,
  	\`ways_items_volunteer_title_en\` text,
  	\`ways_items_volunteer_title_hi\` text,
  	\`ways_items_volunteer_description_en\` text,
  	\`ways_items_volunteer_description_hi\` text,
  	\`ways_items_volunteer_button_en\` text,
  	\`ways_items_volunteer_button_hi\` text,
  	\`ways_items_sponsor_title_en\` text,
  	\`ways_items_sponsor_title_hi\` text,
  	\`ways_items_sponsor_description_en\` text,
  	\`ways_items_sponsor_description_hi\` text,
  	\`ways_items_sponsor_button_en\` text,
  	\`ways_items_sponsor_button_hi\` text,
  	\`ways_items_donate_title_en\` text,
  	\`ways_items_donate_title_hi\` text,
  	\`ways_items_donate_description_en\` text,
  	\`ways_items_donate_description_hi\` text,
  	\`ways_items_donate_button_en\` text,
  	\`ways_items_donate_button_hi\` text,
  	\`ways_items_spread_the_word_title_en\` text,
  	\`ways_items_spread_the_word_title_hi\` text,
  	\`ways_items_spread_the_word_description_en\` text,
  	\`ways_items_spread_the_word_description_hi\` text,
  	\`ways_items_spread_the_word_button_en\` text,
  	\`ways_items_spread_the_word_button_hi\` text,
  	\`partnerships_heading_en\` text,
  	\`partnerships_heading_hi\` text,
  	\`partnerships_lead_en\` text,
  	\`partnerships_lead_hi\` text,
  	\`partnerships_items_corporate_title_en\` text,
  	\`partnerships_items_corporate_title_hi\` text,
  	\`partnerships_items_corporate_description_en\` text,
  	\`partnerships_items_corporate_description_hi\` text,
  	\`partnerships_items_educational_institutions_title_en\` text,
  	\`partnerships_items_educational_institutions_title_hi\` text,
  	\`partnerships_items_educational_institutions_description_en\` text,
  	\`partnerships_items_educational_institutions_description_hi\` text,
  	\`partnerships_items_ngo_collaborations_title_en\` text,
  	\`partnerships_items_ngo_collaborations_title_hi\` text,
  	\`partnerships_items_ngo_collaborations_description_en\` text,
  	\`partnerships_items_ngo_collaborations_description_hi\` text,
  	\`partnerships_contact_en\` text,
  	\`partnerships_contact_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`get_involved_page__status_idx\` ON \`get_involved_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_get_involved_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_ways_heading_en\` text,
  	\`version_ways_heading_hi\` text,
  	\`version_ways_items_volunteer_title_en\` text,
  	\`version_ways_items_volunteer_title_hi\` text,
  	\`version_ways_items_volunteer_description_en\` text,
  	\`version_ways_items_volunteer_description_hi\` text,
  	\`version_ways_items_volunteer_button_en\` text,
  	\`version_ways_items_volunteer_button_hi\` text,
  	\`version_ways_items_sponsor_title_en\` text,
  	\`version_ways_items_sponsor_title_hi\` text,
  	\`version_ways_items_sponsor_description_en\` text,
  	\`version_ways_items_sponsor_description_hi\` text,
  	\`version_ways_items_sponsor_button_en\` text,
  	\`version_ways_items_sponsor_button_hi\` text,
  	\`version_ways_items_donate_title_en\` text,
  	\`version_ways_items_donate_title_hi\` text,
  	\`version_ways_items_donate_description_en\` text,
  	\`version_ways_items_donate_description_hi\` text,
  	\`version_ways_items_donate_button_en\` text,
  	\`version_ways_items_donate_button_hi\` text,
  	\`version_ways_items_spread_the_word_title_en\` text,
  	\`version_ways_items_spread_the_word_title_hi\` text,
  	\`version_ways_items_spread_the_word_description_en\` text,
  	\`version_ways_items_spread_the_word_description_hi\` text,
  	\`version_ways_items_spread_the_word_button_en\` text,
  	\`version_ways_items_spread_the_word_button_hi\` text,
  	\`version_partnerships_heading_en\` text,
  	\`version_partnerships_heading_hi\` text,
  	\`version_partnerships_lead_en\` text,
  	\`version_partnerships_lead_hi\` text,
  	\`version_partnerships_items_corporate_title_en\` text,
  	\`version_partnerships_items_corporate_title_hi\` text,
  	\`version_partnerships_items_corporate_description_en\` text,
  	\`version_partnerships_items_corporate_description_hi\` text,
  	\`version_partnerships_items_educational_institutions_title_en\` text,
  	\`version_partnerships_items_educational_institutions_title_hi\` text,
  	\`version_partnerships_items_educational_institutions_description_en\` text,
  	\`version_partnerships_items_educational_institutions_description_hi\` text,
  	\`version_partnerships_items_ngo_collaborations_title_en\` text,
  	\`version_partnerships_items_ngo_collaborations_title_hi\` text,
  	\`version_partnerships_items_ngo_collaborations_description_en\` text,
  	\`version_partnerships_items_ngo_collaborations_description_hi\` text,
  	\`version_partnerships_contact_en\` text,
  	\`version_partnerships_contact_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_get_involved_page_v_version_version__status_idx\` ON \`_get_involved_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_get_involved_page_v_created_at_idx\` ON \`_get_involved_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_get_involved_page_v_updated_at_idx\` ON \`_get_involved_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_get_involved_page_v_snapshot_idx\` ON \`_get_involved_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_get_involved_page_v_published_locale_idx\` ON \`_get_involved_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_get_involved_page_v_latest_idx\` ON \`_get_involved_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`stories_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`note_en\` text,
  	\`note_hi\` text,
  	\`closing_heading_en\` text,
  	\`closing_heading_hi\` text,
  	\`closing_text_en\` text,
  	\`closing_text_hi\` text,
  	\`closing_donate_en\` text,
  	\`closing_donate_hi\` text,
  	\`closing_volunteer_en\` text,
  	\`closing_volunteer_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_page__status_idx\` ON \`stories_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_stories_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_note_en\` text,
  	\`version_note_hi\` text,
  	\`version_closing_heading_en\` text,
  	\`version_closing_heading_hi\` text,
  	\`version_closing_text_en\` text,
  	\`version_closing_text_hi\` text,
  	\`version_closing_donate_en\` text,
  	\`version_closing_donate_hi\` text,
  	\`version_closing_volunteer_en\` text,
  	\`version_closing_volunteer_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_stories_page_v_version_version__status_idx\` ON \`_stories_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_page_v_created_at_idx\` ON \`_stories_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_page_v_updated_at_idx\` ON \`_stories_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_page_v_snapshot_idx\` ON \`_stories_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_stories_page_v_published_locale_idx\` ON \`_stories_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_stories_page_v_latest_idx\` ON \`_stories_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`transparency_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`registrations_heading_en\` text,
  	\`registrations_heading_hi\` text,
  	\`registrations_lead_en\` text,
  	\`registrations_lead_hi\` text,
  	\`registrations_labels_registration_en\` text,
  	\`registrations_labels_registration_hi\` text,
  	\`registrations_labels_section80g_en\` text,
  	\`registrations_labels_section80g_hi\` text,
  	\`registrations_labels_section12a_en\` text,
  	\`registrations_labels_section12a_hi\` text,
  	\`registrations_labels_ngo_darpan_en\` text,
  	\`registrations_labels_ngo_darpan_hi\` text,
  	\`registrations_not_published_en\` text,
  	\`registrations_not_published_hi\` text,
  	\`registrations_none_yet_en\` text,
  	\`registrations_none_yet_hi\` text,
  	\`documents_heading_en\` text,
  	\`documents_heading_hi\` text,
  	\`documents_items_annual_report_title_en\` text,
  	\`documents_items_annual_report_title_hi\` text,
  	\`documents_items_annual_report_description_en\` text,
  	\`documents_items_annual_report_description_hi\` text,
  	\`documents_items_annual_report_not_published_en\` text,
  	\`documents_items_annual_report_not_published_hi\` text,
  	\`documents_items_audited_accounts_title_en\` text,
  	\`documents_items_audited_accounts_title_hi\` text,
  	\`documents_items_audited_accounts_description_en\` text,
  	\`documents_items_audited_accounts_description_hi\` text,
  	\`documents_items_audited_accounts_not_published_en\` text,
  	\`documents_items_audited_accounts_not_published_hi\` text,
  	\`documents_items_trustees_title_en\` text,
  	\`documents_items_trustees_title_hi\` text,
  	\`documents_items_trustees_description_en\` text,
  	\`documents_items_trustees_description_hi\` text,
  	\`documents_items_trustees_not_published_en\` text,
  	\`documents_items_trustees_not_published_hi\` text,
  	\`figures_heading_en\` text,
  	\`figures_heading_hi\` text,
  	\`figures_paragraphs_en\` text,
  	\`figures_paragraphs_hi\` text,
  	\`figures_source_en\` text,
  	\`figures_source_hi\` text,
  	\`giving_heading_en\` text,
  	\`giving_heading_hi\` text,
  	\`giving_points_en\` text,
  	\`giving_points_hi\` text,
  	\`closing_heading_en\` text,
  	\`closing_heading_hi\` text,
  	\`closing_text_en\` text,
  	\`closing_text_hi\` text,
  	\`closing_contact_en\` text,
  	\`closing_contact_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`transparency_page__status_idx\` ON \`transparency_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_transparency_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_registrations_heading_en\` text,
  	\`version_registrations_heading_hi\` text,
  	\`version_registrations_lead_en\` text,
  	\`version_registrations_lead_hi\` text,
  	\`version_registrations_labels_registration_en\` text,
  	\`version_registrations_labels_registration_hi\` text,
  	\`version_registrations_labels_section80g_en\` text,
  	\`version_registrations_labels_section80g_hi\` text,
  	\`version_registrations_labels_section12a_en\` text,
  	\`version_registrations_labels_section12a_hi\` text,
  	\`version_registrations_labels_ngo_darpan_en\` text,
  	\`version_registrations_labels_ngo_darpan_hi\` text,
  	\`version_registrations_not_published_en\` text,
  	\`version_registrations_not_published_hi\` text,
  	\`version_registrations_none_yet_en\` text,
  	\`version_registrations_none_yet_hi\` text,
  	\`version_documents_heading_en\` text,
  	\`version_documents_heading_hi\` text,
  	\`version_documents_items_annual_report_title_en\` text,
  	\`version_documents_items_annual_report_title_hi\` text,
  	\`version_documents_items_annual_report_description_en\` text,
  	\`version_documents_items_annual_report_description_hi\` text,
  	\`version_documents_items_annual_report_not_published_en\` text,
  	\`version_documents_items_annual_report_not_published_hi\` text,
  	\`version_documents_items_audited_accounts_title_en\` text,
  	\`version_documents_items_audited_accounts_title_hi\` text,
  	\`version_documents_items_audited_accounts_description_en\` text,
  	\`version_documents_items_audited_accounts_description_hi\` text,
  	\`version_documents_items_audited_accounts_not_published_en\` text,
  	\`version_documents_items_audited_accounts_not_published_hi\` text,
  	\`version_documents_items_trustees_title_en\` text,
  	\`version_documents_items_trustees_title_hi\` text,
  	\`version_documents_items_trustees_description_en\` text,
  	\`version_documents_items_trustees_description_hi\` text,
  	\`version_documents_items_trustees_not_published_en\` text,
  	\`version_documents_items_trustees_not_published_hi\` text,
  	\`version_figures_heading_en\` text,
  	\`version_figures_heading_hi\` text,
  	\`version_figures_paragraphs_en\` text,
  	\`version_figures_paragraphs_hi\` text,
  	\`version_figures_source_en\` text,
  	\`version_figures_source_hi\` text,
  	\`version_giving_heading_en\` text,
  	\`version_giving_heading_hi\` text,
  	\`version_giving_points_en\` text,
  	\`version_giving_points_hi\` text,
  	\`version_closing_heading_en\` text,
  	\`version_closing_heading_hi\` text,
  	\`version_closing_text_en\` text,
  	\`version_closing_text_hi\` text,
  	\`version_closing_contact_en\` text,
  	\`version_closing_contact_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_transparency_page_v_version_version__status_idx\` ON \`_transparency_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_page_v_created_at_idx\` ON \`_transparency_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_page_v_updated_at_idx\` ON \`_transparency_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_page_v_snapshot_idx\` ON \`_transparency_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_page_v_published_locale_idx\` ON \`_transparency_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_page_v_latest_idx\` ON \`_transparency_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`privacy_page_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading_en\` text,
  	\`heading_hi\` text,
  	\`paragraphs_en\` text,
  	\`paragraphs_hi\` text,
  	\`points_en\` text,
  	\`points_hi\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_page_sections_order_idx\` ON \`privacy_page_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_page_sections_parent_id_idx\` ON \`privacy_page_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`links_contact_en\` text,
  	\`links_contact_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_page__status_idx\` ON \`privacy_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_page_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading_en\` text,
  	\`heading_hi\` text,
  	\`paragraphs_en\` text,
  	\`paragraphs_hi\` text,
  	\`points_en\` text,
  	\`points_hi\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_page_v_version_sections_order_idx\` ON \`_privacy_page_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_page_v_version_sections_parent_id_idx\` ON \`_privacy_page_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_links_contact_en\` text,
  	\`version_links_contact_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_privacy_page_v_version_version__status_idx\` ON \`_privacy_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_page_v_created_at_idx\` ON \`_privacy_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_page_v_updated_at_idx\` ON \`_privacy_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_page_v_snapshot_idx\` ON \`_privacy_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_page_v_published_locale_idx\` ON \`_privacy_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_page_v_latest_idx\` ON \`_privacy_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`terms_page_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading_en\` text,
  	\`heading_hi\` text,
  	\`paragraphs_en\` text,
  	\`paragraphs_hi\` text,
  	\`points_en\` text,
  	\`points_hi\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`terms_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_page_sections_order_idx\` ON \`terms_page_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`terms_page_sections_parent_id_idx\` ON \`terms_page_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`terms_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`links_refund_policy_en\` text,
  	\`links_refund_policy_hi\` text,
  	\`links_privacy_en\` text,
  	\`links_privacy_hi\` text,
  	\`links_contact_en\` text,
  	\`links_contact_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_page__status_idx\` ON \`terms_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_terms_page_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading_en\` text,
  	\`heading_hi\` text,
  	\`paragraphs_en\` text,
  	\`paragraphs_hi\` text,
  	\`points_en\` text,
  	\`points_hi\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_terms_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_page_v_version_sections_order_idx\` ON \`_terms_page_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_terms_page_v_version_sections_parent_id_idx\` ON \`_terms_page_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_terms_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_links_refund_policy_en\` text,
  	\`version_links_refund_policy_hi\` text,
  	\`version_links_privacy_en\` text,
  	\`version_links_privacy_hi\` text,
  	\`version_links_contact_en\` text,
  	\`version_links_contact_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_terms_page_v_version_version__status_idx\` ON \`_terms_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_page_v_created_at_idx\` ON \`_terms_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_page_v_updated_at_idx\` ON \`_terms_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_page_v_snapshot_idx\` ON \`_terms_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_terms_page_v_published_locale_idx\` ON \`_terms_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_terms_page_v_latest_idx\` ON \`_terms_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`refund_policy_page_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading_en\` text,
  	\`heading_hi\` text,
  	\`paragraphs_en\` text,
  	\`paragraphs_hi\` text,
  	\`points_en\` text,
  	\`points_hi\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`refund_policy_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`refund_policy_page_sections_order_idx\` ON \`refund_policy_page_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`refund_policy_page_sections_parent_id_idx\` ON \`refund_policy_page_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`refund_policy_page\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meta_title_en\` text,
  	\`meta_title_hi\` text,
  	\`meta_description_en\` text,
  	\`meta_description_hi\` text,
  	\`title_en\` text,
  	\`title_hi\` text,
  	\`lead_en\` text,
  	\`lead_hi\` text,
  	\`links_contact_en\` text,
  	\`links_contact_hi\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`refund_policy_page__status_idx\` ON \`refund_policy_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_refund_policy_page_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading_en\` text,
  	\`heading_hi\` text,
  	\`paragraphs_en\` text,
  	\`paragraphs_hi\` text,
  	\`points_en\` text,
  	\`points_hi\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_refund_policy_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_refund_policy_page_v_version_sections_order_idx\` ON \`_refund_policy_page_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_refund_policy_page_v_version_sections_parent_id_idx\` ON \`_refund_policy_page_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_refund_policy_page_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_meta_title_en\` text,
  	\`version_meta_title_hi\` text,
  	\`version_meta_description_en\` text,
  	\`version_meta_description_hi\` text,
  	\`version_title_en\` text,
  	\`version_title_hi\` text,
  	\`version_lead_en\` text,
  	\`version_lead_hi\` text,
  	\`version_links_contact_en\` text,
  	\`version_links_contact_hi\` text,
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
  await db.run(sql`CREATE INDEX \`_refund_policy_page_v_version_version__status_idx\` ON \`_refund_policy_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_refund_policy_page_v_created_at_idx\` ON \`_refund_policy_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_refund_policy_page_v_updated_at_idx\` ON \`_refund_policy_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_refund_policy_page_v_snapshot_idx\` ON \`_refund_policy_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_refund_policy_page_v_published_locale_idx\` ON \`_refund_policy_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_refund_policy_page_v_latest_idx\` ON \`_refund_policy_page_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`programs_id\` text(36) REFERENCES programs(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`stories_id\` text(36) REFERENCES stories(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programs_id_idx\` ON \`payload_locked_documents_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`programs\`;`)
  await db.run(sql`DROP TABLE \`_programs_v\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`previews\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v\`;`)
  await db.run(sql`DROP TABLE \`about_page\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v\`;`)
  await db.run(sql`DROP TABLE \`what_we_do_page\`;`)
  await db.run(sql`DROP TABLE \`_what_we_do_page_v\`;`)
  await db.run(sql`DROP TABLE \`objectives_page_objectives\`;`)
  await db.run(sql`DROP TABLE \`objectives_page\`;`)
  await db.run(sql`DROP TABLE \`_objectives_page_v_version_objectives\`;`)
  await db.run(sql`DROP TABLE \`_objectives_page_v\`;`)
  await db.run(sql`DROP TABLE \`impact_page\`;`)
  await db.run(sql`DROP TABLE \`_impact_page_v\`;`)
  await db.run(sql`DROP TABLE \`get_involved_page\`;`)
  await db.run(sql`DROP TABLE \`_get_involved_page_v\`;`)
  await db.run(sql`DROP TABLE \`stories_page\`;`)
  await db.run(sql`DROP TABLE \`_stories_page_v\`;`)
  await db.run(sql`DROP TABLE \`transparency_page\`;`)
  await db.run(sql`DROP TABLE \`_transparency_page_v\`;`)
  await db.run(sql`DROP TABLE \`privacy_page_sections\`;`)
  await db.run(sql`DROP TABLE \`privacy_page\`;`)
  await db.run(sql`DROP TABLE \`_privacy_page_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_privacy_page_v\`;`)
  await db.run(sql`DROP TABLE \`terms_page_sections\`;`)
  await db.run(sql`DROP TABLE \`terms_page\`;`)
  await db.run(sql`DROP TABLE \`_terms_page_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_terms_page_v\`;`)
  await db.run(sql`DROP TABLE \`refund_policy_page_sections\`;`)
  await db.run(sql`DROP TABLE \`refund_policy_page\`;`)
  await db.run(sql`DROP TABLE \`_refund_policy_page_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_refund_policy_page_v\`;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "disputes_id", "money_requests_id", "gateway_events_id", "gateway_marks_id", "counted_transfers_id", "settlements_id", "settlement_rows_id", "mails_id", "audit_log_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "portfolio_id", "slider_images_id", "inspirations_id", "posts_id", "volunteers_id", "volunteer_photos_id", "contacts_id", "donations_id", "transactions_id", "disputes_id", "money_requests_id", "gateway_events_id", "gateway_marks_id", "counted_transfers_id", "settlements_id", "settlement_rows_id", "mails_id", "audit_log_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
}
