import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_settings_earlier12a\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`from\` text,
  	\`until\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_earlier12a_order_idx\` ON \`site_settings_earlier12a\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_earlier12a_parent_id_idx\` ON \`site_settings_earlier12a\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_earlier12a\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`from\` text,
  	\`until\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_earlier12a_order_idx\` ON \`_site_settings_v_version_earlier12a\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_earlier12a_parent_id_idx\` ON \`_site_settings_v_version_earlier12a\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`from12a\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_from12a\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_settings_earlier12a\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_earlier12a\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`from12a\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_from12a\`;`)
}
