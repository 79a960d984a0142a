import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`unapproved_day\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`is_approval_untold\` integer DEFAULT false;`)
  // The Indian day of the gift, where what is printed names no 80G approval.
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
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`is_approval_untold\`;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` DROP COLUMN \`receipt_approved_en_subject\`;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` DROP COLUMN \`receipt_approved_en_body\`;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` DROP COLUMN \`receipt_approved_hi_subject\`;`)
  await db.run(sql`ALTER TABLE \`mail_texts\` DROP COLUMN \`receipt_approved_hi_body\`;`)
}
