import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addCounts, closingLine, countPlaywright, countVitest, readCounts } from './counts'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
}
const playwright = { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } }

describe('countVitest', () => {
  test('counts todo tests as skipped', () => {
    expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  test('counts a file that failed before its first test as one failed', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const report = { ...vitest, testResults: [...vitest.testResults, broken] }
    expect(countVitest(report).failed).toBe(2)
  })
})

test('countPlaywright counts a test that passed on a second try as passed', () => {
  expect(countPlaywright(playwright)).toEqual({ passed: 6, failed: 1, skipped: 3 })
})

describe('readCounts', () => {
  const write = (content: string) => {
    const file = join(folder, 'report.json')
    writeFileSync(file, content)
    return file
  }
  const green = JSON.stringify({ stats: { ...playwright.stats, unexpected: 0 } })

  test('counts a runner without a report as one failed, even if it says that all is well', () => {
    const counts = readCounts(join(folder, 'none.json'), countPlaywright, 0)
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('counts a runner that failed without a failed test as one failed', () => {
    expect(readCounts(write(green), countPlaywright, 1).failed).toBe(1)
    expect(readCounts(write(green), countPlaywright, null).failed).toBe(1)
    expect(readCounts(write(green), countPlaywright, 0).failed).toBe(0)
  })
})

test('the closing line is the sum of all stages', () => {
  const stages = [countVitest(vitest), countPlaywright(playwright)]
  expect(closingLine(addCounts(stages))).toBe('11 passed, 2 failed, 6 skipped')
})
