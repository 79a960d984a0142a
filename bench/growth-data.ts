import type { Client } from '@libsql/client'
import { sqliteOf } from '@/cms/database/adapters'
import { panKeyOf, sealPan } from '@/cms/database/encryption/sealed-fields'
import { ensureListIndexes } from '@/cms/database/sqlite/list-indexes'
import { ensureMonthSums } from '@/cms/database/sqlite/months'
import { slugs } from '@/cms/slugs'
import { marksOf } from '@/domain/donor'
import { toSearchKey } from '@/domain/search-text'
import { getPayloadClient } from '@/server/payload-client'
import { nameOf, PRINTED, sqlGatewayIdOf } from './sample-values'

/**
 * Fills the SQLite database in the environment with donations (their number is the first argument),
 * spread over the last three years, and with related records: for each hundred 30 donors, 90
 * payment attempts, 95 receipts, 80 settlement rows, 80 events, 80 e-mails, 100 audit entries, ten
 * volunteers and ten messages. A separate program, started by bench/growth.ts.
 */
const GIFTS = Number(process.argv[2])
const SECONDS_OF_ALL = 3 * 365 * 24 * 60 * 60
const PEOPLE_BATCH = 5_000
const GIFT_BATCH = 50_000
/** A prime without common factors, so that the gifts of one donor are not next to each other. */
const SPREAD = 7919
const FILLED = [
  ...['donations', 'donors', 'donor_marks', 'transactions', 'receipts', 'settlements'],
  ...['settlement_rows', 'gateway_events', 'mails', 'audit_log', 'contacts'],
  ...['volunteers', 'volunteers_interests', 'volunteers_texts'],
]

const donors = Math.ceil(GIFTS * 0.3)
const others = Math.ceil(GIFTS * 0.1)
const payload = await getPayloadClient()
await payload.updateGlobal({
  slug: slugs.siteSettings,
  data: { registration80g: 'AAATM1234F20214', approved80gOn: '2021-05-28T06:30:00.000Z' },
  overrideAccess: true,
})
const { client } = sqliteOf(payload)
await fill(client)
await payload.destroy()
process.exit()

async function fill(client: Client): Promise<void> {
  // The file is temporary: a power cut may corrupt it.
  await client.execute('PRAGMA synchronous = OFF')
  await client.execute('PRAGMA cache_size = -500000')
  await client.execute('PRAGMA temp_store = MEMORY')
  const rebuild = await dropIndexes(client)
  await client.batch(
    [
      'CREATE TEMP TABLE people (number INTEGER PRIMARY KEY, id, name, email, phone, pan, pan_key, words)',
      `CREATE TEMP TABLE purposes AS SELECT row_number() OVER () - 1 AS number, id, name FROM programs
       WHERE _status = 'published' LIMIT 6`,
      'UPDATE programs SET can_be_given_for = 1 WHERE id IN (SELECT id FROM purposes)',
    ],
    'write',
  )
  for (let from = 0; from < donors; from += PEOPLE_BATCH) {
    const numbers = range(from, Math.min(donors, from + PEOPLE_BATCH))
    await insertPeople(client, numbers.map(person))
  }
  const begunAt = Math.floor(Date.now() / 1000) - SECONDS_OF_ALL
  const step = SECONDS_OF_ALL / GIFTS
  for (let from = 0; from < GIFTS; from += GIFT_BATCH) {
    const before = Math.min(GIFTS, from + GIFT_BATCH)
    await client.batch(giftStatements({ from, before, begunAt, step }), 'write')
  }
  await client.batch(otherStatements({ begunAt, step }), 'write')
  for (const sql of rebuild) await client.execute(sql)
  // Recreates the dropped triggers, and with them the search indexes and the sums.
  await ensureListIndexes(client)
  await ensureMonthSums(client)
  const { rows } = await client.execute(`SELECT count(*) FROM ${slugs.donations}`)
  if (Number(rows[0]?.[0]) !== GIFTS) throw new Error(`${rows[0]?.[0]} donations, not ${GIFTS}`)
}

/** Drops the indexes: recreating them at the end takes a tenth of the time. @returns the SQL to recreate them. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.execute({
    sql: `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND type IN ('index', 'trigger')
          AND tbl_name IN (SELECT value FROM json_each(?))`,
    args: [JSON.stringify(FILLED)],
  })
  for (const { type, name } of rows) await client.execute(`DROP ${type} "${name}"`)
  return rows.filter(({ type }) => type === 'index').map(({ sql }) => String(sql))
}

function person(number: number) {
  const { first, last } = nameOf(number)
  const name = `${first} ${last}`
  const email = `person${number}@example.org`
  const digits = String((number * SPREAD) % 1e9).padStart(9, '0')
  const phone = `+91 9${digits}`
  const letter = String.fromCharCode(65 + (Math.floor(number / 10_000) % 26))
  const group = String.fromCharCode(65 + (Math.floor(number / 260_000) % 26))
  const pan = `AA${group}PA${String(number % 10_000).padStart(4, '0')}${letter}`
  // One in ten has no PAN.
  const hasPan = number % 10 !== 7
  const panKey = hasPan ? panKeyOf(pan) : null
  const id = idOf('d', number)
  return {
    number,
    id,
    name,
    email,
    phone,
    panKey,
    pan: hasPan ? sealPan(pan) : null,
    words: toSearchKey([name, email, phone].join('\n')),
    donorWords: toSearchKey([name, email, phone, `+919${digits}`].join('\n')),
    marks: marksOf({ donorName: name, email, phone, panKey })?.sure ?? [],
  }
}

async function insertPeople(client: Client, people: ReturnType<typeof person>[]): Promise<void> {
  const args = [JSON.stringify(people)]
  const of = (field: string) => `value ->> '$.${field}'`
  await client.batch(
    [
      {
        sql: `INSERT INTO people SELECT ${['number', 'id', 'name', 'email', 'phone', 'pan', 'panKey', 'words'].map(of)}
              FROM json_each(?)`,
        args,
      },
      {
        sql: `INSERT INTO donor_marks (id, key, mark, donor)
              SELECT printf('6500000e%015x%x', person.value ->> '$.number', mark.key), mark.value, mark.value, person.value ->> '$.id'
              FROM json_each(?) AS person, json_each(person.value, '$.marks') AS mark`,
        args,
      },
      {
        sql: `INSERT INTO donors (id, key, name, email, phone, address, search_text, is_listed, is_stale)
              SELECT ${of('id')}, ${of('marks[0]')}, ${of('name')}, ${of('email')}, ${of('phone')},
                '1 Station Road, Pune', ${of('donorWords')}, 1, 0 FROM json_each(?)`,
        args,
      },
    ],
    'write',
  )
}

type Portion = { from: number; before: number; begunAt: number; step: number }

/** Builds the gifts of a range with their related rows; eight of ten came through the gateway. */
function giftStatements({ from, before, begunAt, step }: Portion): string[] {
  const gifts = `
    WITH RECURSIVE numbers(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${before}),
    gifts AS (
      SELECT i, ${sqlIdOf('b', 'i')} AS id, ${sqlIdOf('c', 'i')} AS attempt,
        strftime('%Y-%m-%dT%H:%M:%fZ', ${begunAt} + i * ${step}, 'unixepoch') AS at,
        CASE WHEN i % 10 < 6 THEN 'UPI' WHEN i % 10 < 8 THEN 'Card'
          WHEN i % 10 = 8 THEN 'Cash' ELSE 'Bank transfer' END AS method,
        i % 10 < 8 AS is_online, 5000 + i % 400 * 1000 AS paise,
        ${sqlGatewayIdOf('pay', 'i')} AS payment, ${sqlGatewayIdOf('order', 'i')} AS order_id,
        printf('TXN%012d', i) AS number, people.id AS donor, people.name, email, phone, pan, pan_key, words,
        purposes.id AS purpose, purposes.name AS purpose_name
      FROM numbers
        JOIN people ON people.number = i * ${SPREAD} % ${donors}
        LEFT JOIN purposes ON i % 3 = 0 AND purposes.number = i / 3 % 6)`
  return [
    `INSERT INTO donations (id, donor_name, email, phone, address, pan_number, pan_key, amount_paise,
       payment_method, message, payment_id, transaction_id, refunded_paise, received_at, recorded_by,
       test_mode, search_text, created_at, updated_at, purpose, purpose_name, has_receipt, donor, donor_seen_at)
     ${gifts}
     SELECT id, name, email, phone, '1 Station Road, Pune', pan, pan_key, paise, method,
       CASE WHEN i % 5 = 0 THEN 'With gratitude.' END, CASE WHEN is_online THEN payment END,
       CASE WHEN is_online THEN number END, CASE WHEN i % 200 = 0 THEN paise ELSE 0 END, at,
       CASE WHEN is_online THEN NULL ELSE 'admin' END, 0, words || char(10) || char(10), at, at,
       purpose, purpose_name, i % 20 > 0, donor, at FROM gifts`,
    `INSERT INTO transactions (id, transaction_id, order_id, payment_id, amount_paise, status, gateway,
       method, test_mode, donor_name, email, phone, pan_number, pan_key, paid_at, is_booked, refunded_paise,
       search_text, created_at, updated_at, purpose, purpose_name)
     ${gifts}
     SELECT attempt, number, order_id, CASE WHEN is_online THEN payment END, paise,
       CASE WHEN is_online THEN 'completed' ELSE 'failed' END, 'Razorpay', method, 0, name, email, phone,
       pan, pan_key, CASE WHEN is_online THEN at END, 1, CASE WHEN i % 200 = 0 THEN paise ELSE 0 END,
       ${sqlSearchKey('number || char(10) || payment || char(10) || order_id')} || char(10) || char(10) || words,
       at, at, purpose, purpose_name FROM gifts WHERE is_online OR i % 10 = 9`,
    `INSERT INTO receipts (id, number, financial_year, serial, test_mode, key, donation, edition, code,
       status, is_settled, received_at, donor_name, address, pan_number, pan_key, amount_paise,
       payment_method, printed, unapproved_day, created_at, updated_at)
     ${gifts}, dated AS (
       SELECT *, CAST(strftime('%Y', at, '+330 minutes', '-3 months') AS INTEGER) AS year FROM gifts)
     SELECT ${sqlIdOf('1', 'i')}, printf('%d-%02d/%06d', year, (year + 1) % 100, i), year, i, 0, id || '/1', id, 1,
       printf('%016d', i), 'valid', 1, at, name,
       '1 Station Road, Pune', pan, pan_key, paise, method, '${PRINTED}', date(at, '+330 minutes'), at, at FROM dated WHERE i % 20`,
    `INSERT INTO settlement_rows (id, row_key, settlement_id, entity_id, type, amount_paise, credit_paise,
       debit_paise, fee_paise, tax_paise, payment_id, settled_at, test_mode, utr, search_text, created_at, updated_at)
     ${gifts}
     SELECT ${sqlIdOf('2', 'i')}, payment, 'setl_' || substr(at, 1, 10), payment, 'payment', paise, paise - 200, 0, 200,
       30, payment, at, 0, 'UTR' || substr(at, 1, 10), ${sqlSearchKey("'setl_' || substr(at, 1, 10)")}, at, at
     FROM gifts WHERE is_online`,
    `INSERT INTO gateway_events (id, event_id, type, body, outcome, is_open, created_at, updated_at)
     ${gifts}
     SELECT ${sqlIdOf('3', 'i')}, 'evt_' || i, 'payment.captured', '{"payment":"' || payment || '"}', 'booked', 0, at, at
     FROM gifts WHERE is_online`,
    `INSERT INTO mails (id, key, "to", subject, text, status, tries, sent_at, created_at, updated_at)
     ${gifts}
     SELECT ${sqlIdOf('4', 'i')}, 'thanks:' || id, email, 'Thank you', 'Thank you for your gift, ' || name || '.',
       'sent', 1, at, at, at FROM gifts WHERE is_online`,
    `INSERT INTO audit_log (id, key, actor, actor_role, action, subject, subject_id, label, changes, created_at, updated_at)
     ${gifts}
     SELECT ${sqlIdOf('5', 'i')}, 'gift:' || id, CASE WHEN is_online THEN 'Razorpay' ELSE 'admin' END,
       CASE WHEN is_online THEN 'system' ELSE 'admin' END, 'recorded', 'donation', id, name,
       '{"amount":{"to":' || paise / 100 || '}}', at, at FROM gifts`,
  ]
}

/** Builds the rows derived from all gifts, the messages and the volunteers. */
function otherStatements({ begunAt, step }: Pick<Portion, 'begunAt' | 'step'>): string[] {
  const numbers = `
    WITH RECURSIVE numbers(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${others}),
    persons AS (
      SELECT i, ${sqlIdOf('a', 'i')} AS id, name, email, phone, words,
        strftime('%Y-%m-%dT%H:%M:%fZ', ${begunAt} + i * ${step * 10}, 'unixepoch') AS at
      FROM numbers JOIN people ON people.number = i)`
  return [
    `INSERT INTO settlements (id, settlement_id, amount_paise, fees_paise, utr, status, settled_at, key_id,
       gross_paise, fee_paise, tax_paise, gift_count, row_count, is_open, search_text, created_at, updated_at)
     SELECT ${sqlIdOf('6', 'row_number() OVER ()')}, settlement_id, sum(credit_paise), 0, max(utr), 'processed', max(settled_at),
       'rzp_live_key', sum(amount_paise), sum(fee_paise), sum(tax_paise), count(*), count(*), 0,
       ${sqlSearchKey('settlement_id || char(10) || max(utr)')}, max(settled_at), max(settled_at)
     FROM settlement_rows GROUP BY settlement_id`,
    `UPDATE donors SET gift_count = sums.count, total_paise = sums.paise,
       first_gift_at = sums.first, last_gift_at = sums.last
     FROM (SELECT donor, count(*) FILTER (WHERE refunded_paise = 0) AS count,
         sum(amount_paise - refunded_paise) AS paise, min(received_at) AS first, max(received_at) AS last
       FROM donations GROUP BY donor) AS sums WHERE sums.donor = donors.id`,
    `INSERT INTO contacts (id, name, email, phone, subject, message, status, search_text, created_at, updated_at)
     ${numbers}
     SELECT id, name, email, phone, 'Donation', 'When does the receipt of my last gift come?',
       CASE WHEN i % 50 = 0 THEN 'new' ELSE 'answered' END,
       lower(words || char(10) || 'donation' || char(10) || 'when does the receipt of my last gift come?'),
       at, at FROM persons`,
    `INSERT INTO volunteers (id, first_name, last_name, email, phone, emergency_contact, address,
       availability, experience, motivation, status, approved_at, verify_code, search_text, address_text,
       created_at, updated_at)
     ${numbers}
     SELECT id, substr(name, 1, instr(name, ' ') - 1), substr(name, instr(name, ' ') + 1), email, phone, phone,
       i || ' Station Road, Village ' || i % 250, '6-10 hours',
       'Taught children for a year and helped at two health camps.',
       'I want to give back to the village that I come from.',
       CASE WHEN i % 50 = 0 THEN 'pending' ELSE 'approved' END, CASE WHEN i % 50 THEN at END,
       printf('%016d', i), replace(words, ' ', char(10)), i || ' station road, village ' || i % 250, at, at
     FROM persons`,
    `INSERT INTO volunteers_interests (id, "order", parent_id, value)
     ${numbers}
     SELECT id || '-1', 1, id, 'child-education' FROM persons`,
    `INSERT INTO volunteers_texts ("order", parent_id, path, text)
     ${numbers}
     SELECT 1, id, 'skills', 'Cooking' FROM persons`,
  ]
}

/** Returns ids in creation order, like the site's own. @param kind a hex digit. */
function idOf(kind: string, number: number): string {
  return `6500000${kind}${number.toString(16).padStart(16, '0')}`
}

/** Does what `toSearchKey` does to ASCII texts without a %. */
function sqlSearchKey(text: string): string {
  return `replace(lower(${text}), '_', '${toSearchKey('_')}')`
}

function sqlIdOf(kind: string, number: string): string {
  return `printf('6500000${kind}%016x', ${number})`
}

function range(from: number, before: number): number[] {
  return Array.from({ length: before - from }, (_, index) => from + index)
}
