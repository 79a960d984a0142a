import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': new URL('./payload.config.ts', import.meta.url).pathname,
  '@/': `${new URL('./src/', import.meta.url).pathname}`,
}

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/support/**/*.test.ts',
            'scripts/**/*.test.ts',
            'simulator/**/*.test.ts',
          ],
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          setupFiles: ['tests/support/int-setup.ts'],
          // Each file has a process and a database of its own.
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
