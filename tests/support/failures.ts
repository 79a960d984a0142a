import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A failed test: its file and title, and the first lines of what went wrong. */
export type Failure = { test: string; message: string }

const LINES_SHOWN = 12

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const playwrightError = z.object({ message: z.string().optional() })

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).optional()
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      ok: z.boolean(),
      tests: z.array(
        z.object({ results: z.array(z.object({ errors: z.array(playwrightError).optional() })) }),
      ),
    }),
  ),
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError).default([]),
})

/** The failed tests of Vitest's JSON report, and the files that broke before their first test. */
export function failuresOfVitest(report: unknown): Failure[] {
  return vitestReport.parse(report).testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') {
      return [{ test: file.name, message: shorten(file.message) }]
    }
    return failed.map((test) => ({
      test: `${file.name} › ${test.fullName}`,
      message: shorten(test.failureMessages?.join('\n') ?? ''),
    }))
  })
}

/** The failed tests of Playwright's JSON report, and its errors outside any test. */
export function failuresOfPlaywright(report: unknown): Failure[] {
  const { suites, errors } = playwrightReport.parse(report)
  return [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map((error) => ({ test: 'outside any test', message: shorten(error.message ?? '') })),
  ]
}

/** The failures told by the report of a runner; none where there is no readable report. */
export function readFailures(reportFile: string, find: (report: unknown) => Failure[]): Failure[] {
  if (!existsSync(reportFile)) return []
  try {
    return find(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    return []
  }
}

function failuresOfSuite({ suites = [], specs }: z.infer<typeof playwrightSuite>): Failure[] {
  const own = specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((run) => run.errors ?? []))
      return {
        test: `${spec.file}:${spec.line} › ${spec.title}`,
        message: shorten(errors.map((error) => error.message ?? '').join('\n')),
      }
    })
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

function shorten(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, LINES_SHOWN).join('\n')
}
