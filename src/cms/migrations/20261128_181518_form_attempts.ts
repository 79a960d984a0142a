import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`volunteers\` ADD \`attempt_id\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteers_attempt_id_idx\` ON \`volunteers\` (\`attempt_id\`);`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`attempt_id\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contacts_attempt_id_idx\` ON \`contacts\` (\`attempt_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`volunteers_attempt_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteers\` DROP COLUMN \`attempt_id\`;`)
  await db.run(sql`DROP INDEX \`contacts_attempt_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`attempt_id\`;`)
}
