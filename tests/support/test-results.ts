import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The results that the reporters of both runners save for `tests/run.ts`. */
export type TestResult = {
  /** Project or file, and title. */
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** The first lines of what went wrong. */
  message?: string
}

const LINES_SHOWN = 12

/** Creates a failure with the first lines of its message. */
export function failed(name: string, message = ''): TestResult {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  return { name, outcome: 'failed', message: lines.slice(0, LINES_SHOWN).join('\n') }
}

/** Writes the results to the file that TEST_RESULTS names, if any. */
export function saveResults(results: TestResult[]): void {
  if (process.env.TEST_RESULTS) writeFileSync(process.env.TEST_RESULTS, JSON.stringify(results))
}

/**
 * Returns the results of a runner that has ended. No results, or a failed runner without a failed test (a
 * crash, no test found), count as a failure too.
 */
export function readResults(runner: string, file: string, exitCode: number | null): TestResult[] {
  if (!existsSync(file)) return [failed(runner, `Ended with code ${exitCode}, without results`)]
  const results = JSON.parse(readFileSync(file, 'utf8')) as TestResult[]
  if (exitCode === 0 || results.some(({ outcome }) => outcome === 'failed')) return results
  return [...results, failed(runner, `Ended with code ${exitCode}`)]
}
