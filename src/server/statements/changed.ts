import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '@/domain/durations'
import { financialYearOf } from '@/domain/financial-year'
import type { ChangedStatementDto } from '@/domain/responses/home'
import { perProcess } from '@/lib/per-process'
import { inBackground } from '../background'
import { changesSince } from './changes'
import { findFiled } from './due'

/** How long to wait for a comparison; the result of a longer one is found the next time. */
const PATIENCE_MS = 300
/** A result holds this many times as long as it took: comparing reads all gifts of a year. */
const HOLDS_TIMES = 20
/** How long to wait before comparing a file again that could not be compared. */
const RETRY_MS = 10 * MINUTE_MS

/** `holdsUntil` is not a time of day: set by a clock ahead, it would hold for as long as that clock was ahead. */
type Comparison = { file: string; rows: number; holdsUntil: number }
const comparisons = perProcess('statement-comparisons', () => ({
  last: undefined as Comparison | undefined,
  /** The file that is being compared. */
  underway: '',
}))

/** Finds the filed statement of the year that ended last, if its gifts have changed since. */
export async function findChangedStatement(now: Date): Promise<ChangedStatementDto | undefined> {
  const year = financialYearOf(now) - 1
  const file = await findFiled(year)
  if (!file?.filedOn) return undefined
  const { id, form, filedOn } = file
  const isCurrent = comparisons.last?.file === id && performance.now() < comparisons.last.holdsUntil
  if (!isCurrent && comparisons.underway !== id) {
    const comparison = compare(id)
    inBackground(comparison, 'A filed statement could not be compared')
    await Promise.race([comparison.catch(() => undefined), sleep(PATIENCE_MS)])
  }
  const { last } = comparisons
  if (last?.file !== id || last.rows === 0) return undefined
  return { year, form, filedOn, rows: last.rows }
}

async function compare(file: string): Promise<void> {
  comparisons.underway = file
  const startedAt = performance.now()
  try {
    const { total } = await changesSince(file)
    const tookMs = performance.now() - startedAt
    comparisons.last = { file, rows: total, holdsUntil: performance.now() + tookMs * HOLDS_TIMES }
  } catch (error) {
    const { last } = comparisons
    const rows = last?.file === file ? last.rows : 0
    comparisons.last = { file, rows, holdsUntil: performance.now() + RETRY_MS }
    throw error
  } finally {
    comparisons.underway = ''
  }
}
