import type { Client } from '@libsql/client'
import { DONOR } from './new-donors'

/**
 * The tables whose admin list is searched and may grow large, with the rows that the list shows.
 * search.ts asks them.
 */
const SEARCHED = {
  volunteers: {
    shown: 'deleted_at IS NULL',
    column: 'deleted_at',
    order: 'deleted_at, created_at, id',
  },
  contacts: {
    shown: 'deleted_at IS NULL',
    column: 'deleted_at',
    order: 'deleted_at, created_at, id',
  },
  donations: {
    shown: 'test_mode IS NOT 1',
    column: 'test_mode',
    order: 'test_mode, received_at, id',
  },
  transactions: { shown: 'TRUE', column: 'status', order: 'created_at, id' },
}

/**
 * Keeps what the admin's lists need to stay quick (docs/decisions/0023-list-indexes.md): an index of
 * every three characters in a row, which finds a substring without reading the whole table, and one
 * in the order of the list, which skips to a late page. Triggers keep the first true; where they are
 * new, or it does not hold as many rows as its table shows, it is rebuilt.
 *
 * Both are made here and not in a migration: Payload can describe neither, and a migration that
 * rebuilds a table takes its indexes and triggers away without a word.
 */
export async function ensureListIndexes(client: Client): Promise<void> {
  // The skills of volunteers: Payload's own index begins with their order, which no list asks for.
  await client.execute(
    'CREATE INDEX IF NOT EXISTS volunteers_texts_parent ON volunteers_texts (parent_id)',
  )
  // By which donors are found (ids-by-email.ts).
  await client.execute('CREATE INDEX IF NOT EXISTS donations_by_email ON donations (lower(email))')
  // All that the sums of months (month-sums.ts) and new donors (new-donors.ts) read. The two dates are
  // there by themselves as well: without them SQLite would look each row up in its table.
  await client.execute(
    `CREATE INDEX IF NOT EXISTS donations_by_day ON donations (test_mode,
      coalesce(received_at, created_at), payment_method, purpose, campaign,
      amount_paise, refunded_paise, charged_back_paise, received_at, created_at)`,
  )
  await client.execute(
    `CREATE INDEX IF NOT EXISTS donations_by_donor ON donations (test_mode, ${DONOR},
      received_at, created_at, amount_paise, refunded_paise, charged_back_paise, email, phone)`,
  )
  // Of a time when PANs were stored as they are.
  await client.execute('DROP INDEX IF EXISTS donations_by_pan')
  // Of a time when it could be left out; the list of donations asks for 'false'.
  await client.execute('UPDATE donations SET test_mode = 0 WHERE test_mode IS NULL')
  for (const table of Object.keys(SEARCHED) as (keyof typeof SEARCHED)[]) {
    const hadTriggers = await hasTriggers(client, table)
    await client.batch(schemaOf(table), 'write')
    if (!hadTriggers || !(await isWhole(client, table))) await rebuild(client, table)
  }
}

function schemaOf(table: keyof typeof SEARCHED): string[] {
  const { shown, column, order } = SEARCHED[table]
  const insert = `INSERT INTO ${table}_search (id, search_text) SELECT NEW.id, NEW.search_text WHERE ${shown.replace(column, `NEW.${column}`)}`
  const remove = `DELETE FROM ${table}_search WHERE id = OLD.id`
  return [
    // All that tells which rows the list shows and in which order: skipped ones are never read.
    `CREATE INDEX IF NOT EXISTS ${table}_sorted ON ${table} (${order})`,
    // What it was called while that of donations had another order.
    `DROP INDEX IF EXISTS ${table}_listed`,
    `DROP INDEX IF EXISTS ${table}_in_order`,
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
