import type { InStatement, InValue } from '@libsql/client'
import { sqliteOf } from '@/cms/database/adapters'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { toSearchKey } from '@/domain/search-text'
import { interestIds } from '@/domain/volunteer'
import { placeGifts } from '@/server/donors/place'
import { getPayloadClient } from '@/server/payload-client'
import { nameOf } from './sample-values'

/**
 * Fills the tables of the SQLite database in the environment through Payload's connection. A separate
 * program, because only one process may use a file (bench/api.ts starts it).
 */
const VOLUNTEERS = 10_000
/** The number is the first argument: browser tests need none. */
const DONATIONS = Number(process.argv[2] ?? 100_000)

const BATCH = 1_000

await seedManyRecords()
process.exit()

async function seedManyRecords(): Promise<void> {
  const payload = await getPayloadClient()
  const { client } = sqliteOf(payload)
  const insert = async (rows: InStatement[]) => {
    for (let at = 0; at < rows.length; at += BATCH) {
      await client.batch(rows.slice(at, at + BATCH), 'write')
    }
  }
  await insert(range(VOLUNTEERS).flatMap(volunteer))
  await insert(range(DONATIONS).map(donation))
  const { totalDocs } = await payload.count({ collection: slugs.donations, overrideAccess: true })
  if (totalDocs !== DONATIONS) throw new Error(`${totalDocs} donations instead of ${DONATIONS}`)
  // Otherwise the site under test would group the donors, and take a whole core for minutes.
  await placeGifts()
  await payload.destroy()
}

function volunteer(index: number): InStatement[] {
  const id = idOf('a', index)
  const { first, last, email, phone } = personOf(index)
  const interests = [0, 1, 2].map((step) => interestIds[(index + step) % interestIds.length] ?? '')
  return [
    insertInto('volunteers', {
      id,
      first_name: first,
      last_name: last,
      email,
      phone,
      emergency_contact: phone,
      address: addressOf(index),
      availability: '6-10 hours',
      experience: 'Taught children for a year and helped at two health camps.',
      motivation: 'I want to give back to the village that I come from.',
      status: index % 3 === 0 ? 'approved' : 'pending',
      approved_at: index % 3 === 0 ? datesOf(index).created_at : null,
      verify_code: String(index).padStart(16, '0'),
      search_text: toSearchKey([first, last, email, phone].join('\n')),
      address_text: toSearchKey(addressOf(index)),
      ...datesOf(index),
    }),
    ...interests.map((value, order) =>
      insertInto('volunteers_interests', {
        id: `${id}-${order}`,
        order: order + 1,
        parent_id: id,
        value,
      }),
    ),
    ...['Teaching', 'Cooking'].map((text, order) =>
      insertInto('volunteers_texts', { order: order + 1, parent_id: id, path: 'skills', text }),
    ),
  ]
}

function addressOf(index: number): string {
  return `${index} Station Road, Village ${index % 250}`
}

function donation(index: number): InStatement {
  const { first, last, email, phone } = personOf(index)
  const name = `${first} ${last}`
  return insertInto('donations', {
    id: idOf('b', index),
    donor_name: name,
    email,
    phone,
    amount_paise: 5_000 + (index % 400) * 1_000,
    payment_method: 'UPI',
    message: index % 5 === 0 ? 'With gratitude.' : null,
    payment_id: `pay_${index}`,
    search_text: toSearchKey([name, email, phone].join('\n')),
    ...datesOf(index),
  })
}

function personOf(index: number) {
  const phone = `+91 9${String(index * 7919)
    .padStart(9, '0')
    .slice(-9)}`
  return { ...nameOf(index), email: `person${index}@example.org`, phone }
}

function datesOf(index: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + index * MINUTE_MS).toISOString()
  return { created_at: at, updated_at: at }
}

function insertInto(table: string, row: Record<string, InValue>): InStatement {
  const columns = Object.keys(row)
  return {
    sql: `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    args: Object.values(row),
  }
}

/** Returns ids in creation order, like Payload's own. */
function idOf(kind: 'a' | 'b', index: number): string {
  return `019${kind}0000-0000-7000-8000-${String(index).padStart(12, '0')}`
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
