import { join } from 'node:path'
import { TEST_ADMIN } from '../tests/support/app-server'
import { runWithPayload } from '../tests/support/payload-child'

const SEED_LIMIT_MS = 300_000

/** The secrets of a database that was seeded here: opening it takes the same. */
export const seedSecrets = {
  PAYLOAD_SECRET: '0123456789abcdef'.repeat(4),
  SETTINGS_KEY: 'fedcba9876543210'.repeat(4),
}

type ManyRecords = {
  dataDir: string
  /** How many of them beside the volunteers. */
  donations: number
  /** Whether the sample content is there, too. */
  seed: 'none' | 'sample'
}

/** Makes a database with 10,000 volunteers in a folder, as `startServer({ dataDir })` opens it. */
export async function seedManyRecords({ dataDir, donations, seed }: ManyRecords): Promise<void> {
  const { exitCode, output } = await runWithPayload('bench/many-records.ts', [String(donations)], {
    limitMs: SEED_LIMIT_MS,
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
