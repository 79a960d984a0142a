import { expect, it } from 'vitest'
import { type AlertFacts, judgeProblems, problems } from './alert'
import { HOUR_MS } from './durations'

const NOW = new Date('2027-01-15T06:00:00.000Z')
const GB = 1024 ** 3
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString()

const quiet: AlertFacts = {
  stuckPayments: 0,
  paymentsWithoutEvent: 0,
  upForMs: 100 * HOUR_MS,
  disk: { freeBytes: 50 * GB, totalBytes: 100 * GB },
  backup: { isDaily: true, lastAt: at(-20) },
  certificateEndsAt: at(60 * 24),
}
const judge = (facts: Partial<AlertFacts>) => judgeProblems({ ...quiet, ...facts }, NOW)

it('finds nothing on a site that runs well', () => {
  expect(Object.values(judge({}))).toEqual(problems.map(() => false))
})

it('finds payments that are stuck, a gateway that does not answer, and a webhook that is silent', () => {
  expect(judge({ stuckPayments: 1 }).payments).toBe(true)
  expect(judge({ outageSince: at(-2) }).gateway).toBe(true)
  expect(judge({ outageSince: null }).gateway).toBeNull()
  expect(judge({ paymentsWithoutEvent: 2 }).webhook).toBe(true)
})

it.each([
  [10 * GB, 100 * GB, false],
  [10 * GB - 1, 100 * GB, true],
  [GB, 5 * GB, false],
  [GB - 1, 5 * GB, true],
])('judges a disk with %i of %i bytes free: %s', (freeBytes, totalBytes, isLow) => {
  expect(judge({ disk: { freeBytes, totalBytes } }).disk).toBe(isLow)
})

it.each([
  [{ isDaily: true, lastAt: at(-48) }, false],
  [{ isDaily: true, lastAt: at(-48.1) }, true],
  [{ isDaily: true }, true],
  [{ isDaily: false }, null],
  [{ isDaily: false, lastAt: at(-1000) }, null],
])('judges the backups %o: %s', (backup, isMissing) => {
  expect(judge({ backup }).backup).toBe(isMissing)
})

it('waits for the first backup after a start', () => {
  expect(judge({ backup: { isDaily: true }, upForMs: HOUR_MS / 2 }).backup).toBeNull()
})

it('waits for it also if the site was off for days, so that the newest backup is old', () => {
  const backup = { isDaily: true, lastAt: at(-240) }
  expect(judge({ backup, upForMs: HOUR_MS / 2 }).backup).toBeNull()
  expect(judge({ backup, upForMs: 2 * HOUR_MS }).backup).toBe(true)
})

it.each([
  [at(14 * 24), false],
  [at(14 * 24 - 1), true],
  [at(-1), true],
  [null, null],
])('judges a certificate that ends %s: %s', (certificateEndsAt, isDue) => {
  expect(judge({ certificateEndsAt }).certificate).toBe(isDue)
})

it('does not judge what the system does not tell', () => {
  expect(judge({ disk: null }).disk).toBeNull()
})
