import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { writeSpreadsheet } from './write-spreadsheet'

it('keeps texts as texts, numbers as numbers and days as days', async () => {
  const rows = [
    ['Donor', 'Phone', 'Amount', 'Received', 'Made'],
    ['=1+1', '+919876543210', 500.5, '2026-03-05', '2026-03-05 10:30'],
    ['सीता देवी', '09876543210', -5, '', 'as said'],
  ]
  expect(await readSheet(await writeSpreadsheet({ rows }))).toEqual([
    rows[0],
    [
      ...['=1+1', '+919876543210', 500.5],
      ...[new Date('2026-03-05T00:00:00Z'), new Date('2026-03-05T10:30:00Z')],
    ],
    ['सीता देवी', '09876543210', -5, null, 'as said'],
  ])
})
