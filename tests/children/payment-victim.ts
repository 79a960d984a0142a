/**
 * Processes one donation like a server, in a process that kills itself at a given database write;
 * started by tests/int/payments-kill.test.ts. First it reconciles and prints the state of the ledger, then
 * it takes a donation from order to verification.
 */
import { DAY_MS } from '@/domain/durations'
import { backgroundSettled } from '@/server/background'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { verifyPayment } from '@/server/payments/verify'
import { PRACTICE_KEYS } from '../../simulator/server'
import { dieAtWrite } from '../support/die-at-write'
import { payOrder } from '../support/paid-order'
import { bookkeeping, enterKeys } from '../support/payments'

const IN_A_YEAR_MS = 365 * DAY_MS

const payload = await getPayloadClient()
await enterKeys(PRACTICE_KEYS)
await reconcile(new Date(Date.now() + IN_A_YEAR_MS))
await backgroundSettled()
const { donations, transactions, mails, receipts } = await bookkeeping()
console.log(
  JSON.stringify({
    donations: donations.map(({ paymentId, amountPaise }) => ({ paymentId, amountPaise })),
    open: transactions.filter(({ isBooked }) => isBooked === false).length,
    completed: transactions.filter(({ status }) => status === 'completed').length,
    receipts: receipts.map(({ serial, status, isSettled }) => ({ serial, status, isSettled })),
    mails: mails.map(({ key, status }) => ({ key, status })),
  }),
)

const writes = await dieAtWrite()
await verifyPayment(await payOrder())
await backgroundSettled()
console.log(JSON.stringify({ writes: writes() }))
await payload.destroy()
process.exit(0)
