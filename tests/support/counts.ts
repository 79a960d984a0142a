import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Counts Vitest's JSON report; a file that failed before its first test counts as one failed. */
export function countVitest(report: unknown): Counts {
  const { testResults, ...totals } = vitestReport.parse(report)
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: totals.numPassedTests,
    failed: totals.numFailedTests + brokenFiles.length,
    skipped: totals.numPendingTests + totals.numTodoTests,
  }
}

/** Counts Playwright's JSON report; a test that passed on a second try has passed. */
export function countPlaywright(report: unknown): Counts {
  const { stats } = playwrightReport.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/**
 * The counts of a runner that has ended. Without a readable report, or where it failed while no
 * test did (a crash, an unhandled error, no test found), that is one failed.
 */
export function readCounts(
  reportFile: string,
  count: (report: unknown) => Counts,
  exitCode: number | null,
): Counts {
  const counts = existsSync(reportFile) ? tryCount(reportFile, count) : undefined
  if (!counts) return { passed: 0, failed: 1, skipped: 0 }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** The closing line, read by machines: nothing may be printed after it. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

function tryCount(reportFile: string, count: (report: unknown) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch (error) {
    console.error(`The report ${reportFile} cannot be read:`, error)
    return undefined
  }
}
