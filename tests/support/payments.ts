import { randomUUID } from 'node:crypto'
import { sealSecret } from '@/cms/database/encryption/secret-box'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { backgroundSettled } from '@/server/background'
import { getPayloadClient } from '@/server/payload-client'
import { findAttempt } from '@/server/payments/attempts'
import type { Ledger } from '../../simulator/ledger'
import { emptyCollections } from './empty-collections'

/** Enters the keys of a practice account into the settings. */
export async function enterKeys(
  { keyId, keySecret }: { keyId: string; keySecret: string },
  more: { webhookSecret?: string; acceptsInternational?: boolean; isActive?: boolean } = {},
): Promise<void> {
  const payload = await getPayloadClient()
  await payload.updateGlobal({
    slug: slugs.paymentSettings,
    data: {
      keyId,
      keySecret: sealSecret(keySecret, 'keySecret'),
      webhookSecret: more.webhookSecret ? sealSecret(more.webhookSecret, 'webhookSecret') : null,
      isActive: more.isActive ?? true,
      acceptsInternational: more.acceptsInternational ?? false,
    },
    overrideAccess: true,
  })
}

/** Returns the form data of a donor, with a new attempt id. */
export function donationOf(amount = 500) {
  return {
    donorName: 'Asha Devi',
    email: 'asha@example.org',
    phone: '9876543210',
    amount,
    attemptId: randomUUID(),
  }
}

/** Returns the payment window's response for a payment. */
export function checkoutResponse(
  ledger: Ledger,
  { orderId, donationId }: { orderId: string; donationId: string },
  paymentId: string,
) {
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: ledger.sign(orderId, paymentId),
    donationId,
  }
}

/** Returns the stored transaction of a donation. @throws Error if it does not exist. */
export async function transactionOf(donationId: string): Promise<Transaction> {
  const found = await findAttempt({ transactionId: { equals: donationId } })
  if (!found) throw new Error('There is no such transaction')
  return found
}

/** Returns all transactions and donations. */
export async function moneyOnFile() {
  const payload = await getPayloadClient()
  const all = { depth: 0, pagination: false, limit: 0, overrideAccess: true } as const
  const [{ docs: transactions }, { docs: donations }] = await Promise.all([
    payload.find({ collection: slugs.transactions, ...all }),
    payload.find({ collection: slugs.donations, ...all }),
  ])
  return { transactions, donations }
}

/** Returns everything that payments leave behind, to count their results. */
export async function bookkeeping() {
  const payload = await getPayloadClient()
  const all = { depth: 0, pagination: false, limit: 0, overrideAccess: true } as const
  const [money, receipts, mails, events, disputes, requests, log] = await Promise.all([
    moneyOnFile(),
    payload.find({ collection: slugs.receipts, sort: 'serial', ...all }),
    payload.find({ collection: slugs.mails, ...all }),
    payload.find({ collection: slugs.gatewayEvents, ...all }),
    payload.find({ collection: slugs.disputes, ...all }),
    payload.find({ collection: slugs.moneyRequests, ...all }),
    payload.find({ collection: slugs.auditLog, sort: 'createdAt', ...all }),
  ])
  return {
    ...money,
    receipts: receipts.docs,
    mails: mails.docs,
    events: events.docs,
    disputes: disputes.docs,
    requests: requests.docs,
    log: log.docs,
  }
}

/** Empties the ledger, after an earlier test's last write has finished. */
export async function emptyBooks(): Promise<void> {
  await backgroundSettled()
  await emptyCollections(
    slugs.donations,
    slugs.receipts,
    slugs.mails,
    slugs.transactions,
    slugs.gatewayEvents,
    slugs.gatewayMarks,
    slugs.disputes,
    slugs.moneyRequests,
    slugs.countedTransfers,
    slugs.auditLog,
    slugs.settlements,
    slugs.settlementRows,
    slugs.statementFiles,
    slugs.statementParts,
    slugs.subscriptions,
    slugs.pledges,
    slugs.gatewayPlans,
    slugs.donorLogins,
    slugs.tributeCards,
    slugs.mailPreferences,
    slugs.updateMailings,
  )
}
