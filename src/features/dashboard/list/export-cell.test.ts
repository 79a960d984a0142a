import { expect, test } from 'vitest'
import { exportCell } from './export-cell'

test.each([
  ['2026-03-31T18:30:00.000Z', '2026-04-01 00:00'],
  ['2026-03-31T18:29:59.999Z', '2026-03-31 23:59'],
  ['2026-03-05', '2026-03-05'],
  ['as said on 2026-03-31T18:30:00.000Z', 'as said on 2026-03-31T18:30:00.000Z'],
  [['a', 'b'], 'a, b'],
  [12.5, 12.5],
  [undefined, ''],
  [false, 'false'],
])('%j is written as %j', (value, cell) => {
  expect(exportCell(value)).toBe(cell)
})
