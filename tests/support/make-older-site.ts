/**
 * Creates a database of this version, for tests/int/older-sites.test.ts of later versions:
 *   npm run fixture     writes tests/fixtures/site-<version>.db.gz
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-fixture-'))
const file = path.join(folder, 'site.db')
// Practice keys: they encrypt only generated data.
Object.assign(process.env, {
  DATABASE_URI: `file:${file}`,
  MEDIA_DIR: path.join(folder, 'media'),
  SEED: 'none',
  LOG_LEVEL: 'error',
  ADMIN_PASSWORD: 'correct-horse-battery',
  PAYLOAD_SECRET: '0123456789abcdef'.repeat(4),
  SETTINGS_KEY: 'fedcba9876543210'.repeat(4),
})

const { getPayloadClient } = await import('@/server/payload-client')
const { placeGifts } = await import('@/server/donors/place')
const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
const payload = await getPayloadClient()
const make = (collection: string, data: object) =>
  payload.create({ collection, data, overrideAccess: true } as never) as Promise<{ id: string }>

const gifts = ['Asha Devi', 'Ravi Kumar', 'आशा देवी'].map((donorName, index) => ({
  donorName,
  amountPaise: 50_100 + index * 100,
  paymentMethod: 'Cash',
  email: `donor${index}@example.org`,
  panNumber: index === 0 ? 'ABCPE1234F' : undefined,
  receivedAt: `2026-11-1${index}T06:00:00.000Z`,
}))
const [first] = await Promise.all(gifts.map((gift) => make('donations', gift)))
for (const status of ['pending', 'approved', 'rejected']) {
  await make('volunteers', {
    firstName: 'Meera',
    lastName: status,
    email: `${status}@example.org`,
    status,
    phone: '9876543210',
    address: 'House 4, Rampur',
    interests: ['healthcare'],
  })
}
await make('receipts', {
  number: 'R/2026-27/000001',
  financialYear: 2026,
  serial: 1,
  edition: 1,
  status: 'valid',
  key: first?.id,
  donation: first?.id,
  code: 'ABCD2345EFGH6789',
  printed: {},
  donorName: 'Asha Devi',
  amountPaise: 50_100,
  receivedAt: '2026-11-10T06:00:00.000Z',
})
await placeGifts()
await payload.destroy()
const gzipped = zlib.gzipSync(fs.readFileSync(file), { level: 9 })
const target = `tests/fixtures/site-${version}.db.gz`
fs.writeFileSync(target, gzipped)
console.log(`${target}  ${Math.round(gzipped.length / 1000)} kB`)
fs.rmSync(folder, { recursive: true })
process.exit(0)
