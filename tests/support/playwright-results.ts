import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { failed, saveResults, type TestResult } from './test-results'

/** Saves the outcome of each test, and errors outside any test, for `tests/run.ts`. */
export default class PlaywrightResults implements Reporter {
  #suite: Suite | undefined
  readonly #errors: TestResult[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onError(error: TestError): void {
    this.#errors.push(failed('outside any test', error.message))
  }

  onEnd(): void {
    saveResults([...(this.#suite?.allTests() ?? []).map(resultOf), ...this.#errors])
  }

  printsToStdio(): boolean {
    return false
  }
}

function resultOf(test: TestCase): TestResult {
  const { file, line } = test.location
  const name = `${relative('', file)}:${line} › ${test.title}`
  const outcome = test.outcome()
  if (outcome === 'skipped') return { name, outcome }
  // A test that passed on a retry has passed.
  if (outcome !== 'unexpected') return { name, outcome: 'passed' }
  const errors = test.results.flatMap((result) => result.errors)
  return failed(name, errors.map(({ message }) => message).join('\n'))
}
