import { slugs } from '../../slugs'
import type { OpenDatabase } from '../open-database'

/** The last serial of a financial year, given by the year in which it begins. */
type LastReceipt = { financialYear: number; serial: number }

/** Reads the last receipt of each financial year, without practice receipts and without Payload. */
export async function readLastReceipts(database: OpenDatabase): Promise<LastReceipt[]> {
  if (database.kind === 'mongodb') {
    const found = await database.connection
      .collection(slugs.receipts)
      .aggregate([
        { $match: { testMode: { $ne: true } } },
        { $group: { _id: '$financialYear', serial: { $max: '$serial' } } },
        { $sort: { _id: 1 } },
      ])
      .toArray()
    return found.map(({ _id, serial }) => ({ financialYear: Number(_id), serial: Number(serial) }))
  }
  const { rows } = await database.client.execute(
    `SELECT financial_year, MAX(serial) AS serial FROM receipts
     WHERE test_mode IS NOT 1 GROUP BY financial_year ORDER BY financial_year`,
  )
  return rows.map(({ financial_year, serial }) => ({
    financialYear: Number(financial_year),
    serial: Number(serial),
  }))
}
