import type { Client } from '@libsql/client'
import { receivedInSqlite } from '../raw-queries'

/**
 * The tables whose admin list is searched and may grow large, with the rows that the list shows. Their search
 * index is read by search-index.ts.
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
    // Payload appends the last one to the order.
    order: 'test_mode, received_at, id, created_at',
  },
  transactions: { shown: 'TRUE', column: 'status', order: 'created_at, id' },
  donors: {
    shown: 'is_listed = 1',
    column: 'is_listed',
    order: 'is_listed, last_gift_at, id, created_at',
  },
  settlement_rows: { shown: 'TRUE', column: 'type', order: 'settled_at, id, created_at' },
}

/** What follows `CREATE INDEX`. SQLite stores this text: any change, even of white space, rebuilds the index. */
const INDEXES = [
  // For volunteers' skills: Payload's own index begins with their order, which no query uses.
  'volunteers_texts_parent ON volunteers_texts (parent_id)',
  // For finding donors (ids-by-email.ts).
  'donations_by_email ON donations (lower(email))',
  // The order in which a year's statement reads its gifts (statement-gifts.ts).
  `donations_by_day ON donations (test_mode, ${receivedInSqlite()}, id)`,
  // The few gifts whose donor is still to be determined (unplaced-gifts.ts).
  `donations_unplaced ON donations (id)
     WHERE test_mode = 0 AND donor_seen_at IS NOT updated_at`,
  // The lists of donations by payment method, purpose and campaign: covering indexes for filter, count and
  // order.
  `donations_by_method
     ON donations (test_mode, payment_method, received_at, id, created_at)`,
  'donations_by_purpose ON donations (test_mode, purpose, received_at, id, created_at, campaign)',
  `donations_by_campaign
     ON donations (test_mode, campaign, received_at, id, created_at, purpose)`,
  'transactions_by_status ON transactions (status, created_at, id)',
  // The few gifts whose donor still owes a PAN. The key comes first, although it is null in all of them:
  // otherwise SQLite would prefer the index of `test_mode` and read every row.
  `donations_without_pan
     ON donations (pan_key, test_mode, received_at, id, created_at,
       pan_number, is_unclaimed, refunded_paise, charged_back_paise, amount_paise)
     WHERE pan_key IS NULL`,
  // The few gifts that were partly or fully refunded (day-book-reversals.ts).
  `donations_gone_back ON donations (id)
     WHERE refunded_paise > 0 OR charged_back_paise > 0`,
  // The few that wait for an admin (attention.ts): otherwise SQLite would search for them day by day.
  `transactions_differing ON transactions (created_at, id)
     WHERE difference IS NOT NULL`,
  `transactions_refunding ON transactions (created_at, id)
     WHERE open_refund IS NOT NULL`,
  // Begins with the column that is null in nearly all payments: SQLite would use that one's own index.
  `transactions_failed_refunds ON transactions (open_refund, created_at, id)
     WHERE failed_refund_paise IS NOT NULL`,
  // The other order of the list of volunteers, with what Payload appends to it.
  `volunteers_by_name
     ON volunteers (deleted_at, search_text, id, created_at DESC)`,
  // The few applicants whose mail is due (src/server/volunteers/mails.ts).
  'volunteers_to_write_to ON volunteers (updated_at) WHERE mail_due IS NOT NULL',
  // The order of the list: Payload's own index does not contain the ids.
  'audit_log_sorted ON audit_log (created_at, id)',
  'audit_log_by_actor ON audit_log (actor, created_at, id)',
  'audit_log_by_subject ON audit_log (subject, created_at, id)',
  // The other order of the list of donors.
  'donors_by_sum ON donors (is_listed, total_paise, id, created_at)',
  // Covers which rows a list shows and in which order: skipped rows are never read.
  ...Object.entries(SEARCHED).map(([table, { order }]) => `${table}_sorted ON ${table} (${order})`),
]

/** Indexes of older versions, which kept each donor's first gift with the sums and stored PANs in plain text. */
const DROPPED_INDEXES = ['donations_by_donor', 'donations_by_pan']

/**
 * Maintains the indexes of the admin's lists (docs/decisions/0023-list-indexes.md): a trigram index, which
 * finds substrings without reading the whole table, and one in the order of the list, which skips to late
 * pages. Triggers maintain the first; it is rebuilt if they are new or its number of rows is not that of its
 * list.
 *
 * Both are created here, not in a migration: Payload can describe neither, and a migration that rebuilds a
 * table silently drops its indexes and triggers.
 */
export async function ensureListIndexes(client: Client): Promise<void> {
  for (const name of DROPPED_INDEXES) await client.execute(`DROP INDEX IF EXISTS ${name}`)
  await ensureIndexes(client)
  // Older versions could leave it empty; the list of donations filters by 'false'.
  await client.execute('UPDATE donations SET test_mode = 0 WHERE test_mode IS NULL')
  for (const table of Object.keys(SEARCHED) as (keyof typeof SEARCHED)[]) {
    const hadTriggers = await hasTriggers(client, table)
    await client.batch(schemaOf(table), 'write')
    if (!hadTriggers || !(await isIndexComplete(client, table))) await rebuild(client, table)
  }
}

/** Creates indexes that are missing or differ from those of an older version. */
async function ensureIndexes(client: Client): Promise<void> {
  const { rows } = await client.execute("SELECT sql FROM sqlite_master WHERE type = 'index'")
  const made = new Set(rows.map(({ sql }) => sql))
  for (const index of INDEXES) {
    const [name] = index.split(/\s/, 1)
    const sql = `CREATE INDEX ${index}`
    if (!made.has(sql)) await client.batch([`DROP INDEX IF EXISTS ${name}`, sql], 'write')
  }
}

function schemaOf(table: keyof typeof SEARCHED): string[] {
  const { shown, column } = SEARCHED[table]
  const insert = `INSERT INTO ${table}_search (id, search_text) SELECT NEW.id, NEW.search_text WHERE ${shown.replace(column, `NEW.${column}`)}`
  // The search index would have to be scanned for an id: an index of its content finds it.
  const remove = `DELETE FROM ${table}_search
    WHERE rowid = (SELECT id FROM ${table}_search_content WHERE c0 = OLD.id)`
  return [
    // Old names, from when the one of donations had another order.
    `DROP INDEX IF EXISTS ${table}_listed`,
    `DROP INDEX IF EXISTS ${table}_in_order`,
    // Ids, not rowids: VACUUM, and therefore a copy of the database, may change those.
    `CREATE VIRTUAL TABLE IF NOT EXISTS ${table}_search
     USING fts5(id UNINDEXED, search_text, tokenize = 'trigram case_sensitive 1')`,
    // FTS5 stores its input in the columns c0, c1 … of a table of this name (0146).
    `CREATE INDEX IF NOT EXISTS ${table}_search_ids ON ${table}_search_content (c0)`,
    // Triggers of older versions, which scanned the whole index.
    `DROP TRIGGER IF EXISTS ${table}_search_insert`,
    `DROP TRIGGER IF EXISTS ${table}_search_update`,
    `DROP TRIGGER IF EXISTS ${table}_search_delete`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_search_inserted AFTER INSERT ON ${table}
     BEGIN ${insert}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_search_updated AFTER UPDATE ON ${table}
     WHEN OLD.search_text IS NOT NEW.search_text OR OLD.${column} IS NOT NEW.${column}
     BEGIN ${remove}; ${insert}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_search_deleted AFTER DELETE ON ${table}
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

async function isIndexComplete(client: Client, table: keyof typeof SEARCHED): Promise<boolean> {
  const { rows } = await client.execute(
    // A table in which FTS5 keeps a small row per document: counting the index itself reads all of it.
    `SELECT (SELECT count(*) FROM ${table}_search_docsize)
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
