import type { Client } from '@libsql/client'
import { leftInSqlite, receivedInSqlite } from '../raw-queries'

/**
 * Maintains the sums of each month on SQLite (`MonthRow` of month-row.ts), which would otherwise be computed
 * from all donations each time (decision 0154). Triggers update them in the same statement that changes a
 * gift, whatever sends it. They are created here, not in a migration, for the reason given in
 * list-indexes.ts. If the table or a trigger is missing or differs, or the sums do not match the gifts,
 * everything is rebuilt.
 * @returns whether the sums were wrong although table and triggers were right: something bypassed them.
 */
export async function ensureMonthSums(client: Client): Promise<boolean> {
  const areCurrent = await hasCurrentSchema(client)
  if (areCurrent && (await areSumsRight(client))) return false
  await client.batch(
    [
      ...TRIGGERS.map(({ name }) => `DROP TRIGGER IF EXISTS ${name}`),
      'DROP TABLE IF EXISTS donation_months',
      // From older versions, which kept each donor's first gift here.
      'DROP TABLE IF EXISTS donation_firsts',
      TABLE,
      addToMonths('', '+'),
      ...TRIGGERS.map(({ sql }) => sql),
    ],
    'write',
  )
  return areCurrent
}

/** The prefix of columns: the row before or after a change in a trigger, '' for the table. */
type Row = '' | 'OLD.' | 'NEW.'

const KEYS = ['payment_method', 'purpose', 'purpose_name', 'campaign', 'campaign_name']
const SUMS = ['paise', 'given', 'listed']
/** Only updates of these columns change sums; linking a gift to its donor, for example, does not. */
const SUMMED = [
  ...['test_mode', 'received_at', 'created_at', ...KEYS],
  ...['amount_paise', 'refunded_paise', 'charged_back_paise'],
]

/** Returns SQL that adds gifts to the sums of their months, or subtracts them. */
function addToMonths(row: Row, sign: '+' | '-'): string {
  const left = leftInSqlite(row)
  const values = [left, `(${left} > 0)`, '1']
  return `INSERT INTO donation_months (month, ${KEYS}, ${SUMS})
    SELECT coalesce(strftime('%Y-%m', ${receivedInSqlite(row)}, '+330 minutes'), ''),
      ${KEYS.map((key) => `coalesce(${row}${key}, '')`)},
      ${values.map((value) => `${sign}sum(${value})`)}
    ${row === '' ? 'FROM donations' : ''} WHERE ${row}test_mode = 0 GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT DO UPDATE SET ${SUMS.map((name) => `${name} = ${name} + excluded.${name}`)}`
}

const TABLE = `CREATE TABLE donation_months (month TEXT, ${KEYS.map((key) => `${key} TEXT`)},
  ${SUMS.map((name) => `${name} INTEGER`)}, PRIMARY KEY (month, ${KEYS})) WITHOUT ROWID`

const TRIGGERS = [
  trigger('inserted', 'INSERT ON donations', [addToMonths('NEW.', '+')]),
  trigger('updated', `UPDATE ON donations WHEN ${isChanged()}`, [
    addToMonths('OLD.', '-'),
    addToMonths('NEW.', '+'),
  ]),
  trigger('deleted', 'DELETE ON donations', [addToMonths('OLD.', '-')]),
]

function isChanged(): string {
  const columns = (row: Row) => SUMMED.map((name) => row + name).join(', ')
  return `(${columns('OLD.')}) IS NOT (${columns('NEW.')})`
}

function trigger(event: string, on: string, statements: string[]) {
  const name = `donation_sums_${event}`
  return { name, sql: `CREATE TRIGGER ${name} AFTER ${on} BEGIN ${statements.join('; ')}; END` }
}

/** Whether table and triggers are exactly those of this version: SQLite stores their SQL. */
async function hasCurrentSchema(client: Client): Promise<boolean> {
  const wanted = [TABLE, ...TRIGGERS.map(({ sql }) => sql)]
  const { rows } = await client.execute({
    sql: 'SELECT count(*) FROM sqlite_master WHERE sql IN (SELECT value FROM json_each(?))',
    args: [JSON.stringify(wanted)],
  })
  return Number(rows[0]?.[0]) === wanted.length
}

async function areSumsRight(client: Client): Promise<boolean> {
  const { rows } = await client.execute(
    `SELECT (SELECT coalesce(sum(paise), 0) FROM donation_months) =
        (SELECT coalesce(sum(${leftInSqlite()}), 0) FROM donations WHERE test_mode = 0)
      AND (SELECT coalesce(sum(listed), 0) FROM donation_months) =
        (SELECT count(*) FROM donations WHERE test_mode = 0)`,
  )
  return Number(rows[0]?.[0]) === 1
}
