import { defineConfig } from '@playwright/test'
import { chromiumLaunch, ensureChromium, FRUGAL_ARGS } from './tests/support/chromium'
import { optimizeLate } from './tests/support/late-optimizing'

// Workers also load this file, and start the servers.
optimizeLate()

const browser = await ensureChromium()
if ('missing' in browser) throw new Error(browser.missing)

export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // Last: each test starts its own servers, so that all workers end together.
    { name: 'drills', testDir: 'tests/drills', fullyParallel: true },
    // Too slow for every push: `npm test -- long`.
    ...(process.env.LONG_TESTS ? [{ name: 'long', testDir: 'tests/long' }] : []),
  ],
  outputDir: 'test-results',
  globalSetup: ['./tests/support/browser-setup.ts', './tests/support/sample-site-setup.ts'],
  // Each worker has its own server. With only two workers, two cores are half idle.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: chromiumLaunch(browser.executablePath, FRUGAL_ARGS),
    // Tracing costs a tenth of the time; `--trace=on` makes a trace when needed.
    trace: 'off',
  },
})
