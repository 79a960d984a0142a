/**
 * Measures the yearly statement on 100,000 gifts: npm run bench:statement
 * A temporary SQLite file, in one process. Figures: docs/bench.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runWithPayload } from '../tests/support/payload-child'
import { seedManyRecords, seedSecrets } from './seed'

const GIFTS = 100_000
const LIMIT_MS = 300_000

const dataDir = await mkdtemp(join(tmpdir(), 'manavta-bench-'))
try {
  console.log(`Seeding ${GIFTS} gifts …`)
  await seedManyRecords({ dataDir, donations: GIFTS, seed: 'none' })
  const { exitCode, output } = await runWithPayload('bench/statement-year.ts', [], {
    limitMs: LIMIT_MS,
    env: {
      ...process.env,
      ...seedSecrets,
      NODE_ENV: 'production',
      DATABASE_URI: `file:${join(dataDir, 'site.db')}`,
      MEDIA_DIR: join(dataDir, 'media'),
      SEED: 'none',
    },
  })
  console.log(output)
  process.exitCode = exitCode ?? 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
