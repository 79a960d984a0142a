import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node'
import { failed, saveResults, type TestResult } from './test-results'

/** Saves the outcome of each test, and errors outside any test, for `tests/run.ts`. */
export default class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    saveResults([
      ...modules.flatMap(resultsOf),
      ...unhandled.map((error) => failed('outside any test', error.message)),
    ])
  }
}

function resultsOf(module: TestModule): TestResult[] {
  const file = `${module.project.name} ${module.relativeModuleId}`
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()]
  return [
    ...groups.flatMap((group) => group.errors().map((error) => failed(file, error.message))),
    ...[...module.children.allTests()].map((test) => {
      const name = `${file} › ${test.fullName}`
      const { state, errors } = test.result()
      if (state === 'passed' || state === 'skipped') return { name, outcome: state }
      return failed(name, errors?.map(({ message }) => message).join('\n'))
    }),
  ]
}
