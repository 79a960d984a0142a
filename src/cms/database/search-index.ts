import type { Client } from '@libsql/client'

/**
 * The tables whose admin list is searched and may grow large, with the rows that the list shows.
 * src/server/search.ts asks them.
 */
const SEARCHED = {
  volunteers: { shown: 'deleted_at IS NULL', column: 'deleted_at' },
  contacts: { shown: 'deleted_at IS NULL', column: 'deleted_at' },
  donations: { shown: 'test_mode IS NOT 1', column: 'test_mode' },
  transactions: { shown: 'TRUE', column: 'status' },
}

/**
 * Keeps an index of every three characters in a row beside each searched table, so that a substring
 * is found without reading them all (docs/decisions/0023-search-index.md). Triggers keep it true;
 * where they are new, or it does not hold as many rows as its table shows, it is made anew.
 *
 * It is made here and not in a migration, because a migration that rebuilds a table takes its
 * triggers away without a word.
 */
export async function ensureSearchIndexes(client: Client): Promise<void> {
  for (const table of Object.keys(SEARCHED) as (keyof typeof SEARCHED)[]) {
    const hadTriggers = await hasTriggers(client, table)
    await client.batch(schemaOf(table), 'write')
    if (!hadTriggers || !(await isWhole(client, table))) await rebuild(client, table)
  }
}

function schemaOf(table: keyof typeof SEARCHED): string[] {
  const { shown, column } = SEARCHED[table]
  const insert = `INSERT INTO ${table}_search (id, search_text) SELECT NEW.id, NEW.search_text WHERE ${shown.replace(column, `NEW.${column}`)}`
  const remove = `DELETE FROM ${table}_search WHERE id = OLD.id`
  return [
    // Ids, not row numbers: VACUUM, and so a copy of the database, may change those.
    `CREATE VIRTUAL TABLE IF NOT EXISTS ${table}_search
     USING fts5(id UNINDEXED, search_text, tokenize = 'trigram case_sensitive 1')`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_search_insert AFTER INSERT ON ${table}
     BEGIN ${insert}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_search_update AFTER UPDATE ON ${table}
     WHEN OLD.search_text IS NOT NEW.search_text OR OLD.${column} IS NOT NEW.${column}
     BEGIN ${remove}; ${insert}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_search_delete AFTER DELETE ON ${table}
     BEGIN ${remove}; END`,
  ]
}

async function hasTriggers(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.execute({
    sql: "SELECT count(*) FROM sqlite_master WHERE type = 'trigger' AND name LIKE ?",
    args: [`${table}_search_%`],
  })
  return Number(rows[0]?.[0]) === 3
}

async function isWhole(client: Client, table: keyof typeof SEARCHED): Promise<boolean> {
  const { rows } = await client.execute(
    `SELECT (SELECT count(*) FROM ${table}_search)
          = (SELECT count(*) FROM ${table} WHERE ${SEARCHED[table].shown})`,
  )
  return rows[0]?.[0] === 1
}

async function rebuild(client: Client, table: keyof typeof SEARCHED): Promise<void> {
  await client.batch(
    [
      `DELETE FROM ${table}_search`,
      `INSERT INTO ${table}_search (id, search_text)
       SELECT id, search_text FROM ${table} WHERE ${SEARCHED[table].shown}`,
    ],
    'write',
  )
}
