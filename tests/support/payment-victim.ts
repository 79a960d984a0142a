/**
 * A server's work on one donation, in a process that kills itself at a given write to the database:
 * tests/int/payments-kill.test.ts starts it. First it reconciles and tells what the ledger says, then
 * it takes a donation from order to verification.
 */
import { createHmac } from 'node:crypto'
import { backgroundSettled } from '@/server/background'
import { getPayloadClient } from '@/server/payload-client'
import { createOrder } from '@/server/payments/orders'
import { reconcile } from '@/server/payments/reconcile'
import { verifyPayment } from '@/server/payments/verify'
import { PRACTICE_KEYS } from '../../simulator/server'
import { bookkeeping, donationOf, enterKeys } from './payments'

/** After which write; none where the process shall live. */
const killAt = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY)
const gatewayUrl = process.env.RAZORPAY_API_URL ?? ''
const IN_A_YEAR_MS = 365 * 24 * 60 * 60 * 1000

const payload = await getPayloadClient()
await enterKeys(PRACTICE_KEYS)
await reconcile(new Date(Date.now() + IN_A_YEAR_MS))
await backgroundSettled()
const { donations, transactions, mails } = await bookkeeping()
console.log(
  JSON.stringify({
    donations: donations.map(({ paymentId, amountPaise }) => ({ paymentId, amountPaise })),
    open: transactions.filter(({ isBooked }) => isBooked === false).length,
    completed: transactions.filter(({ status }) => status === 'completed').length,
    mails: mails.map(({ key, status }) => ({ key, status })),
  }),
)

let writes = 0
const { create } = payload
const { updateOne } = payload.db
payload.create = ((args: never) => mortal(() => create.call(payload, args))) as typeof create
payload.db.updateOne = ((args: never) =>
  mortal(() => updateOne.call(payload.db, args))) as typeof updateOne

const { orderId, donationId } = await createOrder(donationOf(), 'en')
const paid = await fetch(`${gatewayUrl}/_simulator/pay`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ orderId, outcome: 'captured' }),
})
const { id: paymentId } = (await paid.json()) as { id: string }
await verifyPayment({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: createHmac('sha256', PRACTICE_KEYS.keySecret)
    .update(`${orderId}|${paymentId}`)
    .digest('hex'),
  donationId,
})
await backgroundSettled()
console.log(JSON.stringify({ writes }))
await payload.destroy()
process.exit(0)

async function mortal<Result>(write: () => Promise<Result>): Promise<Result> {
  writes += 1
  const mine = writes
  const result = await write()
  if (mine === killAt) process.kill(process.pid, 'SIGKILL')
  return result
}
