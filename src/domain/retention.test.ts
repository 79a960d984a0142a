import { expect, test } from 'vitest'
import { monthsBefore } from './retention'

test.each([
  ['2026-11-23', 12, '2025-11-23'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-12-31', 6, '2026-06-30'],
])('%s, %i months before: %s, never a day of the month after', (now, months, before) => {
  expect(monthsBefore(new Date(now), months)).toEqual(new Date(before))
})
