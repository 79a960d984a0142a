import { expect, it } from 'vitest'
import { describeBackup } from './describe-backup'

it('says one donation and two donors', () => {
  const counts = { donations: 1, donors: 2, users: 1, sessions: 0 }
  const text = describeBackup({
    product: 'manavta',
    version: '1.0.0',
    createdAt: '2026-11-23T19:00:00.000Z',
    database: { kind: 'sqlite', isSnapshot: true, counts },
    media: 'included',
    hasKeys: false,
    files: [],
  })
  expect(text).toContain(
    '1 donation, 0 receipts, 0 transactions, 2 donors, 0 volunteers, 0 contacts, 1 user; 4 rows in all',
  )
})
