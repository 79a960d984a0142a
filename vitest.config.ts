import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': new URL('./payload.config.ts', import.meta.url).pathname,
  '@/': `${new URL('./src/', import.meta.url).pathname}`,
}

// A busy machine is slow, not wrong.
const testTimeout = 60_000

/** A process runs many files: the set-up resets state between files, without loading everything again. */
const isolate = false

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{repository,support}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'simulator/**/*.test.ts',
          ],
          setupFiles: ['tests/support/unit-setup.ts'],
          testTimeout,
          expect: { poll: { timeout: 15_000 } },
          isolate,
        },
      },
      int('sqlite'),
      int('mongodb', ['tests/support/mongo-setup.ts']),
    ],
  },
})

/** The same suite on each database. */
function int(database: string, globalSetup: string[] = []) {
  return {
    resolve: { alias },
    test: {
      name: `int-${database}`,
      include: ['tests/int/**/*.test.ts'],
      env: { TEST_DATABASE: database },
      globalSetup,
      setupFiles: ['tests/support/int-setup.ts'],
      testTimeout,
      hookTimeout: 120_000,
      isolate,
    },
  }
}
