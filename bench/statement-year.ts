import { createHash } from 'node:crypto'
import { sqliteOf } from '@/cms/database/adapters'
import { sealOlder } from '@/cms/database/upgrades/seal-older'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { changesSince } from '@/server/statements/changes'
import { makeFile } from '@/server/statements/files'
import { readFileContent } from '@/server/statements/parts'
import { getStatement, listFindings } from '@/server/statements/service'
import { PRINTED } from './sample-values'

/**
 * Adds PANs, receipts and settlements to the gifts of the database in the environment, and times
 * the statement of their year. A separate program, started by bench/statement.ts.
 */
const YEAR = '2025'
const MB = 1024 * 1024

const payload = await getPayloadClient()
await completeGifts()
await time('the PANs, encrypted', () => sealOlder(payload))
await payload.updateGlobal({
  slug: slugs.siteSettings,
  data: { registration80g: 'AAATM1234F20214', approved80gOn: '2021-05-28T06:30:00.000Z' },
  overrideAccess: true,
})

const statement = await time('pre-flight with all totals', () => getStatement(YEAR))
const query = { year: YEAR, kind: 'pan-missing', page: 1, limit: 50 } as const
await time('the gifts without a PAN, first page', () => listFindings(query))
const file = await time('the file, made and kept', () =>
  makeFile(YEAR, { leavesOutCash: false, leavesOutSmallCash: false }, 'bench'),
)
const bytes = await time('the file, read again', () => download(file.id))
const { total } = await time('changes since then', () => changesSince(file.id))
const { gifts, included, leftOut, receipts, gateway } = statement
const left = leftOut.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
console.log(`\n${gifts.count} gifts, ${included.donors} donors, ${file.rows} rows, ${bytes} bytes`)
console.log(`receipts differ by ₹${receipts.difference}, settlements by ₹${gateway.difference}`)
console.log(
  `file and gifts left out: ${Math.round(file.amount * 100) + left === Math.round(gifts.amount * 100)}`,
)
console.log(`changes since the file: ${total}`)
process.exit()

async function completeGifts(): Promise<void> {
  const { client } = sqliteOf(payload)
  await client.batch(
    [
      `UPDATE donations SET received_at = created_at, has_receipt = 1, address = '1 Station Road, Pune',
         pan_number = CASE WHEN rowid % 50 = 0 THEN NULL ELSE
           'AAAPA' || printf('%04d', rowid % 60000 % 10000) || char(65 + rowid % 60000 / 10000) END`,
      `INSERT INTO receipts (id, number, financial_year, serial, test_mode, key, donation, edition, code,
         status, is_settled, received_at, donor_name, amount_paise, printed, created_at, updated_at)
       SELECT 'r' || id, '2025-26/' || rowid, 2025, rowid, 0, id || '/1', id, 1, printf('%016d', rowid),
         'valid', 1, received_at, donor_name, amount_paise, '${PRINTED}', created_at, updated_at FROM donations`,
      `INSERT INTO settlement_rows (id, row_key, settlement_id, entity_id, type, amount_paise,
         credit_paise, debit_paise, fee_paise, tax_paise, payment_id, settled_at, test_mode, created_at, updated_at)
       SELECT 's' || id, payment_id, 'setl_1', payment_id, 'payment', amount_paise, amount_paise, 0, 0, 0,
         payment_id, created_at, 0, created_at, updated_at FROM donations`,
    ],
    'write',
  )
}

async function download(id: string): Promise<number> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of readFileContent(id)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  if (hash.digest('hex') !== file.sha256) throw new Error('Not the file that was made')
  return bytes
}

/** Prints the seconds, and the maximum growth of the used heap. */
async function time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  globalThis.gc?.()
  const before = process.memoryUsage()
  let heap = 0
  let rss = 0
  const timer = setInterval(() => {
    const now = process.memoryUsage()
    heap = Math.max(heap, now.heapUsed)
    rss = Math.max(rss, now.rss)
  }, 10)
  const begunAt = performance.now()
  const result = await work()
  const seconds = (performance.now() - begunAt) / 1000
  clearInterval(timer)
  const grown = (most: number, from: number) => `${Math.max(0, (most - from) / MB).toFixed(0)} MB`
  console.log(
    `${name.padEnd(38)}${seconds.toFixed(2).padStart(6)} s   heap +${grown(heap, before.heapUsed)}   rss +${grown(rss, before.rss)}`,
  )
  return result
}
