/**
 * Runs all tests or some parts: npm test, npm test -- unit int e2e. `npm test -- long` runs those that
 * are too slow for CI. The last line has the counts; nothing may be printed after it.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAllChildren, endChild, isStillRunningAfter, startChild } from './support/child-process'
import { startMongo } from './support/mongo'
import { failed, readResults, type TestResult } from './support/test-results'

const ROOT = join(import.meta.dirname, '..')
const REPORTS = join(ROOT, '.cache/test-reports')
/** Both runners share the cores. */
const RUNNER_LIMIT_MS = 90 * 60_000
/** Linux keeps this folder in memory. */
const MEMORY_DISK = '/dev/shm'
const MEMORY_DISK_MIN_BYTES = 2 * 1024 ** 3
const PARTS = ['unit', 'int', 'e2e']
const LONG = 'long'
/** Integration tests that do more in the long run. */
const LONG_INT = ['imports.test']
const REPORTERS = './tests/support'
/** The script of each runner in node_modules, and its arguments. */
const VITEST = [
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  `--reporter=${REPORTERS}/vitest-results.ts`,
]
const PLAYWRIGHT = [
  '@playwright/test/cli.js',
  'test',
  `--reporter=list,${REPORTERS}/playwright-results.ts`,
]

// The build's inputs and the runners' settings are relative to the root of the repository.
process.chdir(ROOT)
mkdirSync(REPORTS, { recursive: true })
const temporary = makeTemporaryFolder()
process.env.TMPDIR = temporary

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await endAllChildren(signal)
    rmSync(temporary, { recursive: true, force: true })
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

try {
  process.exitCode = await main(process.argv.slice(2))
} finally {
  rmSync(temporary, { recursive: true, force: true })
}

/**
 * Runs the named parts, or all; a failing part does not stop the others. Both runners run at once, because
 * browser tests wait for pages half of the time (docs/decisions/0153).
 */
async function main(named: string[]): Promise<number> {
  const known = [...PARTS, LONG]
  const unknown = named.filter((part) => !known.includes(part))
  if (unknown.length > 0) {
    console.error(`No such tests: ${unknown.join(', ')}. Known: ${known.join(', ')}.`)
    return 2
  }
  if (named.includes(LONG)) {
    if (named.length > 1) {
      console.error(`Run the long tests by themselves: npm test -- ${LONG}`)
      return 2
    }
    process.env.LONG_TESTS = 'true'
    return summarise([
      ...(await runVitest(['int'], LONG_INT)),
      ...(await run('Playwright', [...PLAYWRIGHT, `--project=${LONG}`])),
    ])
  }
  const parts = named.length > 0 ? named : PARTS
  const runs: Promise<TestResult[]>[] = []
  if (parts.includes('unit') || parts.includes('int')) runs.push(runVitest(parts))
  if (parts.includes('e2e')) runs.push(run('Playwright', PLAYWRIGHT))
  return summarise((await Promise.all(runs)).flat())
}

/**
 * Runs Vitest.
 * @param files parts of file paths to run; all if empty.
 */
async function runVitest(parts: string[], files: string[] = []): Promise<TestResult[]> {
  const unit = parts.includes('unit') ? ['--project=unit'] : []
  if (!parts.includes('int')) return run('Vitest', [...VITEST, ...unit])
  const sqlite = [...VITEST, ...files, ...unit, '--project=int-sqlite']
  const mongo = await startMongo().catch((error: Error) => ({ broken: error.message }))
  if ('broken' in mongo) {
    return [...(await run('Vitest', sqlite)), failed('MongoDB', mongo.broken)]
  }
  if ('skipped' in mongo) {
    console.log(`Skipped, no MongoDB: ${mongo.skipped}`)
    const results = await run('Vitest', sqlite)
    // The same suite runs on both databases, so the same number of tests is missing.
    const missing = results.filter(({ name }) => name.startsWith('int-sqlite '))
    return [...results, ...missing.map(({ name }) => ({ name, outcome: 'skipped' as const }))]
  }
  console.log(mongo.kind)
  try {
    return await run('Vitest', [...sqlite, '--project=int-mongodb'], {
      MONGODB_TEST_URI: mongo.uri,
    })
  } finally {
    await mongo.stop()
  }
}

/**
 * Creates a temporary folder for this run, so that removing it also removes files left by skipped or killed
 * tests. In memory if there is room: test databases live for seconds and need no disk.
 */
function makeTemporaryFolder(): string {
  const parent = !process.env.TMPDIR && hasRoomInMemory() ? MEMORY_DISK : tmpdir()
  return mkdtempSync(join(parent, 'tests-'))
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY_DISK)) return false
  const { bavail, bsize } = statfsSync(MEMORY_DISK)
  return bavail * bsize >= MEMORY_DISK_MIN_BYTES
}

/** Runs a test runner to its end, and returns the results that its reporter saved. */
async function run(
  name: string,
  [script = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<TestResult[]> {
  const report = join(REPORTS, `${name}.json`)
  rmSync(report, { force: true })
  const child = await startChild(process.execPath, [join('node_modules', script), ...args], {
    env: { ...process.env, ...env, TEST_RESULTS: report },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (await isStillRunningAfter(child, RUNNER_LIMIT_MS)) {
    console.log(`Stopped after ${RUNNER_LIMIT_MS / 60_000} minutes.`)
    await endChild(child, 'SIGTERM')
  }
  return readResults(name, report, await child.ended)
}

/** Prints all failures again, because the log of a whole run is long; then the counts. */
function summarise(results: TestResult[]): number {
  const having = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome)
  const [passed, broken, skipped] = [having('passed'), having('failed'), having('skipped')]
  for (const { name, message } of broken) console.log(`\nFAILED ${name}\n${message}`)
  console.log(`\n${passed.length} passed, ${broken.length} failed, ${skipped.length} skipped`)
  return broken.length === 0 && passed.length > 0 ? 0 : 1
}
