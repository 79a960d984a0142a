import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

const LINKS = [
  { table: 'programs', column: 'picture_id', index: 'programs_picture_idx', to: 'media' },
  { table: '_programs_v', column: 'version_picture_id', index: '_programs_v_version_version_picture_idx', to: 'media' },
  { table: 'inspirations', column: 'program_id', index: 'inspirations_program_idx', to: 'programs' },
] as const

/** Links that were added without saying what becomes of them kept what they lead to from being deleted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, column, index, to } of LINKS) {
    const run = (statement: string) => db.run(sql.raw(statement))
    await run(`DROP INDEX \`${index}\``)
    await run(`ALTER TABLE \`${table}\` RENAME COLUMN \`${column}\` TO \`old_link\``)
    await run(
      `ALTER TABLE \`${table}\` ADD \`${column}\` text(36) REFERENCES \`${to}\`(\`id\`) ON DELETE SET NULL`,
    )
    await run(`UPDATE \`${table}\` SET \`${column}\` = \`old_link\``)
    await run(`ALTER TABLE \`${table}\` DROP COLUMN \`old_link\``)
    await run(`CREATE INDEX \`${index}\` ON \`${table}\` (\`${column}\`)`)
  }
}

/** An older version works with them as they are now. */
export async function down(): Promise<void> {}
