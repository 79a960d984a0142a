import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`unapproved_day\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`is_approved_late\` integer DEFAULT false;`)
  // Of what is printed: the Indian day of the gift where it names no 80G approval.
  await db.run(sql`UPDATE \`receipts\` SET \`unapproved_day\` = CASE
    WHEN json_extract(\`printed\`, '$.en.registration80g') IS NULL
    THEN date(\`received_at\`, '+330 minutes') ELSE '' END;`)
  await db.run(sql`CREATE INDEX \`receipts_unapproved_day_idx\` ON \`receipts\` (\`unapproved_day\`);`)
  await db.run(sql`ALTER TABLE \`mail_texts\` ADD \`receipt_approved_en_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` ADD \`receipt_approved_en_body\` text;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` ADD \`receipt_approved_hi_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` ADD \`receipt_approved_hi_body\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`receipts_unapproved_day_idx\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`unapproved_day\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`is_approved_late\`;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` DROP COLUMN \`receipt_approved_en_subject\`;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` DROP COLUMN \`receipt_approved_en_body\`;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` DROP COLUMN \`receipt_approved_hi_subject\`;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` DROP COLUMN \`receipt_approved_hi_body\`;`)
}
