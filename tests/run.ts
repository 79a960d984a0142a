import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildCurrent } from '@/bootstrap/build'
import { endAllChildren, endChild, isStillRunningAfter, startChild } from './support/child-process'
import { ensureChromium } from './support/chromium'
import {
  addCounts,
  type Counts,
  closingLine,
  countPlaywright,
  countVitest,
  readCounts,
} from './support/counts'
import {
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  readFailures,
} from './support/failures'
import { STAND_IN_KIND, startMongo } from './support/mongo'

type Outcome = Counts & { note?: string; failures?: Failure[] }
type StageResult = Outcome & { name: string; seconds: number }
/** What another stage came to, once it has ended; undefined where it does not run at all. */
type Earlier = (name: string) => Promise<StageResult> | undefined
type Stage = {
  name: string
  group: string
  /** Goes on at the same time as the stage before it. */
  isBeside?: true
  run(earlier: Earlier): Promise<Outcome>
}

const ROOT = join(import.meta.dirname, '..')
const REPORTS = join(ROOT, '.cache/test-reports')
const STAGE_LIMIT_MS = 40 * 60_000
const BUILD_STAGE = 'build'
const SQLITE_STAGE = 'integration on SQLite'
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }
const ONE_FAILED: Counts = { ...NOTHING, failed: 1 }

const STAGES: Stage[] = [
  { name: 'unit', group: 'unit', run: () => runVitest('unit') },
  { name: SQLITE_STAGE, group: 'int', run: () => runVitest('int', { TEST_DATABASE: 'sqlite' }) },
  // Each of the two keeps one core busy, and they share nothing.
  { name: 'integration on MongoDB', group: 'int', isBeside: true, run: runOnMongo },
  { name: BUILD_STAGE, group: 'e2e', run: build },
  { name: 'end to end', group: 'e2e', run: runPlaywright },
]

// The build's inputs and the runners' settings are found from the root of the repository.
process.chdir(ROOT)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await endAllChildren(signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

process.exitCode = await main(process.argv.slice(2))

/** Runs the stages of the named groups, or all, one after the other; a failed one stops none. */
async function main(groups: string[]): Promise<number> {
  const unknown = groups.filter((name) => !STAGES.some((stage) => stage.group === name))
  if (unknown.length > 0) {
    console.error(`No such tests: ${unknown.join(', ')}. There are unit, int and e2e.`)
    return 2
  }
  mkdirSync(REPORTS, { recursive: true })
  const underway = new Map<string, Promise<StageResult>>()
  for (const stage of STAGES) {
    if (groups.length > 0 && !groups.includes(stage.group)) continue
    if (!stage.isBeside) await Promise.all(underway.values())
    underway.set(
      stage.name,
      runStage(stage, (name) => underway.get(name)),
    )
  }
  const results = await Promise.all(underway.values())
  const total = addCounts(results)
  printTable(results)
  printFailures(results)
  console.log(closingLine(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

async function runStage(stage: Stage, earlier: Earlier): Promise<StageResult> {
  console.log(`\n── ${stage.name}`)
  const start = Date.now()
  const outcome = await stage.run(earlier).catch((error: unknown): Outcome => {
    const note = error instanceof Error ? error.message : String(error)
    return { ...ONE_FAILED, note }
  })
  if (outcome.note) console.log(outcome.note)
  return { ...outcome, name: stage.name, seconds: (Date.now() - start) / 1000 }
}

async function runVitest(project: string, env: Record<string, string> = {}): Promise<Outcome> {
  const report = newReport(`${project}-${env.TEST_DATABASE ?? 'none'}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const exitCode = await runNode([vitest, 'run', '--project', project, ...reporters], env)
  const failures = readFailures(report, failuresOfVitest)
  return { ...readCounts(report, countVitest, exitCode), failures }
}

async function runOnMongo(earlier: Earlier): Promise<Outcome> {
  const mongo = await startMongo()
  if ('skipped' in mongo) {
    // The same suite ran on SQLite: as many tests are missing here, and they are named as skipped.
    const sqlite = await earlier(SQLITE_STAGE)
    const skipped = Math.max(1, sqlite ? sqlite.passed + sqlite.failed + sqlite.skipped : 1)
    return { ...NOTHING, skipped, note: `Skipped, no MongoDB: ${mongo.skipped}` }
  }
  console.log(`MongoDB: ${mongo.kind}`)
  try {
    return await runVitest('int', {
      TEST_DATABASE: 'mongodb',
      MONGODB_TEST_URI: mongo.uri,
      MONGODB_IS_STAND_IN: String(mongo.kind === STAND_IN_KIND),
    })
  } finally {
    await mongo.stop()
  }
}

async function build(): Promise<Outcome> {
  if (isBuildCurrent()) return { ...NOTHING, note: 'The build is current.' }
  const npm = process.env.npm_execpath
  const exitCode = npm
    ? await runNode([npm, 'run', 'build'])
    : await runProgram('npm', ['run', 'build'])
  return exitCode === 0 ? NOTHING : { ...ONE_FAILED, note: 'npm run build failed.' }
}

async function runPlaywright(earlier: Earlier): Promise<Outcome> {
  const build = await earlier(BUILD_STAGE)
  if (build && build.failed > 0) return { ...ONE_FAILED, note: 'Not run: the build failed.' }
  const browser = await ensureChromium()
  if ('missing' in browser) return { ...ONE_FAILED, note: `Not run: ${browser.missing}` }

  const report = newReport('e2e')
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const exitCode = await runNode([playwright, 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(browser.executablePath && { CHROMIUM_PATH: browser.executablePath }),
  })
  const failures = readFailures(report, failuresOfPlaywright)
  return { ...readCounts(report, countPlaywright, exitCode), failures }
}

/** The place of a report; an older run's is removed, so that it is never counted again. */
function newReport(name: string): string {
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

function runNode(args: string[], env: Record<string, string> = {}): Promise<number | null> {
  return runProgram(process.execPath, args, env)
}

async function runProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number | null> {
  const child = await startChild(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (await isStillRunningAfter(child, STAGE_LIMIT_MS)) {
    console.log(`Ended after ${STAGE_LIMIT_MS / 60_000} minutes.`)
    await endChild(child, 'SIGTERM')
  }
  return child.ended
}

function printTable(results: StageResult[]) {
  const row = (name: string, ...cells: (string | number)[]) =>
    console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(''))
  console.log()
  row('', 'passed', 'failed', 'skipped', 'seconds')
  for (const { name, passed, failed, skipped, seconds } of results) {
    row(name, passed, failed, skipped, seconds.toFixed(1))
  }
  for (const { name, note } of results) {
    if (note) console.log(`${name}: ${note}`)
  }
  console.log()
}

/** All that failed once more at the end: the log of a whole run is long. */
function printFailures(results: StageResult[]) {
  for (const { name, failures = [] } of results) {
    for (const { test, message } of failures) {
      console.log(`FAILED (${name}) ${test}\n${message}\n`)
    }
  }
}
