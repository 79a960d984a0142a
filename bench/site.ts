/**
 * Measures the weight and speed of the public site: `npm run bench`, or one part:
 * `npm run bench weight`, `npm run bench speed`, `npm run bench load`; or only some pages:
 * `npm run bench speed / /hi/about`.
 * The part `speed` needs Chromium. Times depend on the machine; bytes are the same everywhere.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../tests/support/app-server'
import { runChild } from '../tests/support/child-process'
import { findChromium } from '../tests/support/chromium'
import { publicPages } from '../tests/support/public-pages'
import { median, printRow } from './figures'
import { weighPage } from './page-weight'

const PARTS = ['weight', 'speed', 'load']
const RUNS = 3
const ATTEMPTS = 3
const RUN_LIMIT_MS = 120_000
const LOAD_SECONDS = 10
const CONNECTIONS = 20

const ROOT = join(import.meta.dirname, '..')
const LIGHTHOUSE = join(ROOT, 'bench/lighthouse/node_modules/lighthouse/cli/index.js')
const given = process.argv.slice(2)
const pages = given.filter((argument) => argument.startsWith('/'))
const wanted = given.filter((argument) => !argument.startsWith('/'))
const addresses = pages.length > 0 ? pages : publicPages.map(({ address }) => address)
const parts = wanted.length > 0 ? wanted : PARTS
const site = await startServer()
try {
  if (parts.includes('weight')) await printWeights()
  if (parts.includes('load')) await printLoad()
  if (parts.includes('speed')) await printSpeeds()
} finally {
  await site.stop()
}

async function printWeights() {
  console.log('\nFirst load, kB after gzip')
  printRow('', 'script', 'css', 'html')
  for (const address of addresses) {
    const { javascript, css, html } = await weighPage(site.url + address)
    printRow(address, javascript.toFixed(1), css.toFixed(1), html.toFixed(1))
  }
}

async function printSpeeds() {
  const browser = await findChromium()
  if ('missing' in browser) throw new Error(browser.missing)
  if (!existsSync(LIGHTHOUSE)) {
    execFileSync('npm', ['ci'], { cwd: join(ROOT, 'bench/lighthouse'), stdio: 'inherit' })
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  console.log(`\nLighthouse, mobile, median of ${RUNS}: scores, LCP and TBT in ms, CLS`)
  printRow('', 'perf', 'access', 'best', 'seo', 'LCP', 'TBT', 'CLS')
  for (const address of addresses) {
    const results: number[][] = []
    for (let run = 0; run < RUNS; run += 1) {
      results.push(
        await runLighthouse(address, join(folder, 'report.json'), browser.executablePath),
      )
    }
    const medians = (results[0] ?? []).map((_, column) =>
      median(results.map((values) => values[column] ?? Number.NaN)),
    )
    printRow(address, ...medians.map((value) => String(Number(value.toFixed(3)))))
  }
  await rm(folder, { recursive: true })
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Runs Lighthouse. Chrome sometimes records no page start (NO_NAVSTART): such a run is repeated. */
async function runLighthouse(address: string, file: string, chromePath?: string) {
  for (let left = ATTEMPTS; ; left -= 1) {
    const { exitCode, output } = await startLighthouse(address, file, chromePath)
    if (exitCode === 0) return readReport(file)
    if (left === 1) throw new Error(`Lighthouse failed on ${address}\n${output}`)
  }
}

function startLighthouse(address: string, file: string, chromePath?: string) {
  return runChild(
    process.execPath,
    [
      LIGHTHOUSE,
      site.url + address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      limitMs: RUN_LIMIT_MS,
      env: { ...process.env, ...(chromePath && { CHROME_PATH: chromePath }) },
    },
  )
}

function readReport(file: string): number[] {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    Math.round(value('largest-contentful-paint')),
    Math.round(value('total-blocking-time')),
    value('cumulative-layout-shift'),
  ]
}

/** Compares cached pages with a small static script of the same server. */
async function printLoad() {
  console.log(`\nRequests/s at ${CONNECTIONS} connections, uncompressed, ${LOAD_SECONDS} s each`)
  const script = await smallestScript()
  const floor = await requestsPerSecond(script)
  printRow('a small static script', floor.toFixed(0), '1.00')
  for (const address of ['/', '/about', '/what-we-do', '/hi/impact']) {
    const rate = await requestsPerSecond(address)
    printRow(address, rate.toFixed(0), (rate / floor).toFixed(2))
  }
}

async function smallestScript(): Promise<string> {
  const html = await (await fetch(site.url)).text()
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src)
  const sizes = await Promise.all(
    sources.map(async (src) => ({
      src,
      bytes: (await (await fetch(site.url + src)).arrayBuffer()).byteLength,
    })),
  )
  const smallest = sizes.sort((a, b) => a.bytes - b.bytes)[0]
  if (!smallest) throw new Error('The home page has no script')
  return smallest.src
}

async function requestsPerSecond(address: string): Promise<number> {
  // Rendered once before it is measured, so that it comes from the cache.
  await fetch(site.url + address)
  const { exitCode, output } = await runChild(
    process.execPath,
    [
      join(ROOT, 'node_modules/autocannon/autocannon.js'),
      '--json',
      '--no-progress',
      `--connections=${CONNECTIONS}`,
      `--duration=${LOAD_SECONDS}`,
      site.url + address,
    ],
    { limitMs: RUN_LIMIT_MS },
  )
  const json = output.split('\n').find((line) => line.startsWith('{'))
  if (exitCode !== 0 || !json) throw new Error(`autocannon failed on ${address}\n${output}`)
  return JSON.parse(json).requests.average
}
