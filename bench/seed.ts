import { join } from 'node:path'
import { TEST_ADMIN } from '../tests/support/app-server'
import { runWithPayload } from '../tests/support/payload-child'

const SEED_LIMIT_MS = 300_000
const GROWTH_LIMIT_MS = 3_600_000

/** The secrets of databases seeded here: opening one needs the same. */
export const seedSecrets = {
  PAYLOAD_SECRET: '0123456789abcdef'.repeat(4),
  SETTINGS_KEY: 'fedcba9876543210'.repeat(4),
}

type ManyRecords = {
  dataDir: string
  /** How many donations, in addition to the volunteers. */
  donations: number
  /** Whether to add the sample content. */
  seed: 'none' | 'sample'
}

/** Creates a database with 10,000 volunteers in a folder, for `startServer({ dataDir })`. */
export function seedManyRecords({ dataDir, donations, seed }: ManyRecords): Promise<void> {
  return run('bench/many-records.ts', { dataDir, donations, seed, limitMs: SEED_LIMIT_MS })
}

/** Creates a database with the sample content, this many donations and their related records (growth-data.ts). */
export function seedGrowth(dataDir: string, donations: number): Promise<void> {
  const limitMs = GROWTH_LIMIT_MS
  return run('bench/growth-data.ts', { dataDir, donations, seed: 'sample', limitMs })
}

type Run = ManyRecords & { limitMs: number }

async function run(file: string, { dataDir, donations, seed, limitMs }: Run): Promise<void> {
  const { exitCode, output } = await runWithPayload(file, [String(donations)], {
    limitMs,
    env: {
      ...process.env,
      ...seedSecrets,
      NODE_ENV: 'production',
      DATABASE_URI: `file:${join(dataDir, 'site.db')}`,
      MEDIA_DIR: join(dataDir, 'media'),
      ADMIN_USERNAME: TEST_ADMIN.username,
      ADMIN_PASSWORD: TEST_ADMIN.password,
      SEED: seed,
    },
  })
  if (exitCode !== 0) throw new Error(`Seeding ended with code ${exitCode}: ${output}`)
}
