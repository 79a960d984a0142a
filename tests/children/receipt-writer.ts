/**
 * Confirms many payments at once like a server, in a separate process: tests/int/receipts-kill.test.ts
 * starts two at once, and one kills itself on the way. Without GIFTS it finishes incomplete work
 * and prints the register.
 */
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { backgroundSettled } from '@/server/background'
import { findAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { verifyPayment } from '@/server/payments/verify'
import { PRACTICE_KEYS } from '../../simulator/server'
import { payOrder } from '../support/paid-order'
import { enterKeys } from '../support/payments'

const gifts = Number(process.env.GIFTS ?? 0)
/** After how many confirmations it dies, while the others are in progress. */
const killAfter = Number(process.env.KILL_AFTER ?? Number.POSITIVE_INFINITY)
const IN_A_YEAR_MS = 365 * DAY_MS

const payload = await getPayloadClient()
if (gifts > 0) {
  const paid = []
  for (let at = 0; at < gifts; at += 1) paid.push(await payOrder())
  let confirmed = 0
  await Promise.all(
    paid.map(async (input) => {
      await verifyPayment(input)
      confirmed += 1
      if (confirmed === killAfter) process.kill(process.pid, 'SIGKILL')
    }),
  )
} else {
  await enterKeys(PRACTICE_KEYS)
  await reconcile(new Date(Date.now() + IN_A_YEAR_MS), { isAll: true })
  const donations = await findAll({ collection: slugs.donations })
  const receipts = await findAll({ collection: slugs.receipts, sort: 'serial' })
  console.log(
    JSON.stringify({
      donations: donations.map(({ id }) => id),
      receipts: receipts.map(({ donation, serial, status, isSettled }) => ({
        donation,
        serial,
        status,
        isSettled,
      })),
    }),
  )
}
await backgroundSettled()
await payload.destroy()
process.exit(0)
