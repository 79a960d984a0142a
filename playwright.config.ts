import { defineConfig } from '@playwright/test'
import { chromiumLaunch, ensureChromium } from './tests/support/chromium'

const browser = await ensureChromium()
if ('missing' in browser) throw new Error(browser.missing)

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'drills/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: ['./tests/support/browser-setup.ts', './tests/support/sample-site-setup.ts'],
  // Two cores carry two sites with their browsers: each worker has a server of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: chromiumLaunch(browser.executablePath),
    // A trace costs a tenth of the time; `--trace=on` makes one where it is wanted.
    trace: 'off',
  },
})
