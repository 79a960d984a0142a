import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`leases\`;`)
  await db.run(sql`DROP TABLE \`site_settings_second_factor_roles\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_second_factor_roles\`;`)
}
