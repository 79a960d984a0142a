/**
 * Measures how long the dashboard takes from a click on a tab to the painted list, on 10,000
 * volunteers: npm run bench:dashboard
 * A real browser, the production build, a temporary SQLite file. Figures: docs/bench.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startServer, TEST_ADMIN } from '../tests/support/app-server'
import { chromiumLaunch, findChromium } from '../tests/support/chromium'
import { printRow, quantile } from './figures'
import { seedManyRecords, seedSecrets } from './seed'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
const TARGET_MS = 300

/** A list is shown once its first item is. */
const TABS = [
  { tab: 'Volunteers', painted: 'article' },
  { tab: 'Portfolio', painted: 'article' },
  { tab: 'About Slider', painted: 'ul li h3' },
  { tab: 'Inspiration', painted: 'ul li h3' },
]
/** The tab from which each switch starts; its list is empty. */
const START = '/admin?tab=contacts'

const dataDir = await mkdtemp(join(tmpdir(), 'manavta-bench-'))
try {
  console.log('Seeding 10,000 volunteers …')
  await seedManyRecords({ dataDir, donations: 0, seed: 'sample' })
  const server = await startServer({ dataDir, env: { ...seedSecrets, RATE_LIMIT_FACTOR: '1000' } })
  await measure(server.url)
  await server.stop()
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
process.exit()

async function measure(url: string): Promise<void> {
  const found = await findChromium()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await chromium.launch(chromiumLaunch(found.executablePath))
  const page = await browser.newPage({ baseURL: url })
  // tsx wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(TEST_ADMIN.username)
  await page.getByLabel('Password', { exact: true }).fill(TEST_ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin')
  console.log(`\nClick to painted list, ms; ${ROUNDS} rounds; target: median under ${TARGET_MS}\n`)
  printRow('', 'median', 'p95')
  for (const { tab, painted } of TABS) {
    const fetched: number[] = []
    const known: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(START)
      await page.waitForLoadState('networkidle')
      fetched.push(await switchTime(page, tab, painted))
      await page.waitForLoadState('networkidle')
      await page.getByRole('tab', { name: 'Contacts' }).click()
      known.push(await switchTime(page, tab, painted))
    }
    printRow(`${tab}, fetched`, ...figures(fetched))
    printRow(`${tab}, seen before`, ...figures(known))
  }
  await browser.close()
}

/** Runs in the page: measures from the click until the frame that paints the first item of the list. */
function switchTime(page: Page, tab: string, painted: string): Promise<number> {
  return page.evaluate(
    ({ tab, painted }) =>
      new Promise<number>((resolve) => {
        const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
        const button = tabs.find(({ textContent }) => textContent?.startsWith(tab))
        const begunAt = performance.now()
        button?.click()
        const look = () => {
          const first = `#tab-panel[aria-labelledby="${button?.id}"] ${painted}`
          // The frame after the one that finds the item has painted it.
          if (document.querySelector(first)) {
            requestAnimationFrame(() => resolve(performance.now() - begunAt))
          } else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    { tab, painted },
  )
}

function figures(times: number[]): string[] {
  return [0.5, 0.95].map((share) => quantile(times, share).toFixed(0))
}
