import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donations\` ADD \`void_cause\` text;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`void_cause\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`void_cause\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`void_cause\`;`)
}
