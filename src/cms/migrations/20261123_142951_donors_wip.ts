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
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor_seen_at\` text;`)
  await db.run(sql`CREATE INDEX \`donations_donor_idx\` ON \`donations\` (\`donor\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`donors\`;`)
  await db.run(sql`DROP TABLE \`donor_marks\`;`)
  await db.run(sql`DROP TABLE \`donor_proposals\`;`)
  await db.run(sql`DROP INDEX \`donations_donor_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor_seen_at\`;`)
}
