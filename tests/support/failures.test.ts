import { describe, expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest, readFailures } from './failures'

describe('failuresOfVitest', () => {
  test('names each failed test with its message', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'holds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'adds up',
              failureMessages: ['\u001b[31m1 is not 2\u001b[0m'],
            },
          ],
        },
      ],
    }
    expect(failuresOfVitest(report)).toEqual([
      { test: 'a.test.ts › adds up', message: '1 is not 2' },
    ])
  })

  test('names a file that broke before its first test', () => {
    const file = { name: 'b.test.ts', status: 'failed', message: 'no such module' }
    expect(failuresOfVitest({ testResults: [{ ...file, assertionResults: [] }] })).toEqual([
      { test: 'b.test.ts', message: 'no such module' },
    ])
  })
})

test('failuresOfPlaywright finds them in nested suites, and errors outside any test', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'c.spec.ts',
    line: 7,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'not there' }] }] }],
  })
  const report = {
    suites: [{ specs: [], suites: [{ specs: [spec('opens', true), spec('closes', false)] }] }],
    errors: [{ message: 'the worker ended' }],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    { test: 'c.spec.ts:7 › closes', message: 'not there' },
    { test: 'outside any test', message: 'the worker ended' },
  ])
})

test('readFailures tells none where there is no report', () => {
  expect(readFailures('no-such-report.json', failuresOfVitest)).toEqual([])
})
