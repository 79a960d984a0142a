import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runChild } from './child-process'
import { readResults, type TestResult } from './test-results'

const RUN_LIMIT_MS = 180_000
const TEST_LIMIT_MS = 2 * RUN_LIMIT_MS
// Inside the repository, so that the tests in it can find their runner.
const CACHE = resolve('.cache')
mkdirSync(CACHE, { recursive: true })
const folder = mkdtempSync(join(CACHE, 'results-'))
const report = join(folder, 'results.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a test runner on the folder, and reads the results of its reporter. */
async function run(script: string, args: string[]): Promise<TestResult[]> {
  rmSync(report, { force: true })
  const command = [join('node_modules', script), ...args]
  const env = { ...process.env, TEST_RESULTS: report }
  const { exitCode } = await runChild(process.execPath, command, { limitMs: RUN_LIMIT_MS, env })
  return readResults('the runner', report, exitCode)
}

/** A test that passes, one that fails, and one that is skipped. */
const threeTests = (runner: string) => `
  import { expect, test } from '${runner}'
  test('adds', () => expect(1 + 1).toBe(2))
  test('fails', () => expect(1).toBe(2))
  test.skip('waits', () => {})
`
const HOOK_FAILS = `
  import { beforeAll, describe, test } from 'vitest'
  describe('of a hook', () => {
    beforeAll(() => {
      throw new Error('No start')
    })
    test('is lost', () => {})
  })
`

it(
  'Vitest names each failure, of a test, a hook or a whole file',
  async () => {
    const root = join(folder, 'vitest')
    mkdirSync(root)
    writeFileSync(join(root, 'vitest.config.mjs'), 'export default { test: { exclude: [] } }')
    writeFileSync(join(root, 'three.test.ts'), threeTests('vitest'))
    writeFileSync(join(root, 'broken.test.ts'), "import 'no-such-package'")
    writeFileSync(join(root, 'hook.test.ts'), HOOK_FAILS)
    const args = ['run', `--root=${root}`, `--reporter=${reporter('vitest')}`]
    const results = await run('vitest/vitest.mjs', args)
    expect(results.map(({ name, outcome }) => `${outcome} ${name.trim()}`).sort()).toEqual([
      'failed broken.test.ts',
      'failed hook.test.ts',
      'failed three.test.ts › fails',
      'passed three.test.ts › adds',
      'skipped hook.test.ts › of a hook > is lost',
      'skipped three.test.ts › waits',
    ])
    const messages = results.flatMap(({ message }) => message ?? []).join('\n')
    expect(messages).toContain('no-such-package')
    expect(messages).toContain('No start')
    expect(messages).toContain('expected 1 to be 2')
  },
  TEST_LIMIT_MS,
)

it(
  'Playwright names each failure, of a test or outside any',
  async () => {
    const root = join(folder, 'playwright')
    mkdirSync(root)
    writeFileSync(join(root, 'playwright.config.ts'), 'export default {}')
    writeFileSync(join(root, 'three.spec.ts'), threeTests('@playwright/test'))
    const args = ['test', `--config=${root}`, `--reporter=${reporter('playwright')}`]
    expect(await run('@playwright/test/cli.js', [...args, 'three'])).toEqual([
      { name: expect.stringMatching(/three\.spec\.ts:3 › adds$/), outcome: 'passed' },
      {
        name: expect.stringMatching(/three\.spec\.ts:4 › fails$/),
        outcome: 'failed',
        message: expect.stringMatching(/Expected: 2\nReceived: 1/),
      },
      { name: expect.stringMatching(/three\.spec\.ts:5 › waits$/), outcome: 'skipped' },
    ])

    writeFileSync(join(root, 'broken.spec.ts'), "throw new Error('No start')")
    expect(await run('@playwright/test/cli.js', [...args, 'broken'])).toContainEqual({
      name: 'outside any test',
      outcome: 'failed',
      message: expect.stringContaining('No start'),
    })
  },
  TEST_LIMIT_MS,
)

describe('readResults', () => {
  it('treats a runner without results as a failure, even if it reports success', () => {
    expect(readResults('Vitest', join(folder, 'none.json'), 0)).toMatchObject([
      { name: 'Vitest', outcome: 'failed' },
    ])
  })

  it('treats a runner that failed without a failed test as a failure', () => {
    writeFileSync(report, JSON.stringify([{ name: 'adds', outcome: 'passed' }]))
    expect(readResults('Vitest', report, 0)).toHaveLength(1)
    expect(readResults('Vitest', report, null)).toMatchObject([
      { outcome: 'passed' },
      { name: 'Vitest', outcome: 'failed' },
    ])
  })
})

function reporter(runner: string): string {
  return resolve(`tests/support/${runner}-results.ts`)
}
