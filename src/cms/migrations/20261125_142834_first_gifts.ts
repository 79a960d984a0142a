import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donors\` ADD \`first_gift_at\` text;`)
  await db.run(sql`CREATE INDEX \`isListed_firstGiftAt_idx\` ON \`donors\` (\`is_listed\`,\`first_gift_at\`);`)
  // Their first gift is found as the server looks at them again (src/server/donors/refresh.ts).
  await db.run(sql`UPDATE \`donors\` SET \`is_stale\` = 1;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`isListed_firstGiftAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`donors\` DROP COLUMN \`first_gift_at\`;`)
}
