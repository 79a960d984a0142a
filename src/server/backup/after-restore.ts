import { closeDatabase, openDatabase } from '@/cms/database/open-database'
import { readLastReceipts } from '@/cms/database/queries/last-receipts'
import { unlockDatabase } from '@/cms/database/sqlite/lock'
import { receiptNumber } from '@/domain/receipt'
import { databaseKind, type Env } from '@/env'
import type { Manifest } from './manifest'

/**
 * Lists what people have to do again after a restore: what happened since the backup is not in it.
 */
export async function describeDuties(
  { DATABASE_URI }: Pick<Env, 'DATABASE_URI'>,
  { createdAt, database: { counts } }: Manifest,
): Promise<string> {
  // A backup of a version without receipts lacks the table.
  const numbers = counts.receipts ? await lastNumbers(DATABASE_URI) : []
  const highest =
    numbers.length > 0
      ? `the highest numbers are ${numbers.join(', ')}`
      : 'the backup contains none'
  return [
    `What happened after ${createdAt} is missing:`,
    `  Receipts  ${highest}. Donors may hold higher ones, which the`,
    '            site would issue again: record their gifts before new ones, in the order of the receipts.',
    '            Payments through the gateway are fetched again automatically: compare their numbers.',
    '  Erasures  repeat the erasures that people have asked for since.',
  ].join('\n')
}

async function lastNumbers(uri: string): Promise<string[]> {
  const database = await openDatabase(uri)
  if (!database) return []
  try {
    const last = await readLastReceipts(database)
    return last.map((each) => receiptNumber({ ...each, testMode: false }))
  } finally {
    await closeDatabase(database)
    if (databaseKind(uri) === 'sqlite') await unlockDatabase(uri)
  }
}
