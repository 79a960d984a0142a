import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { isEmail } from '@/domain/email'
import { GATEWAY_NAME } from '@/domain/gateways'
import {
  type AttentionReason,
  type GatewayPayment,
  reasonsOfPayment,
  statusFor,
} from '@/domain/payment-attempt'
import { PHONE_MAX_LENGTH } from '@/domain/phone'
import { cleanText } from '@/domain/text'
import { createOrFind } from '../documents/create-if-absent'
import { countTransferOnce } from '../donations/gift-reference'
import { isApiError } from '../http/api-error'
import { type MonthlyPayment, monthlyPaymentOf } from '../monthly-gifts/charges'
import {
  type AttemptData,
  causedByGateway,
  changeAttempt,
  findAttempt,
  newAttempt,
  nextCheckAt,
  received,
} from './attempts'
import { formColumns } from './donor-details'
import { followUp } from './follow-up'
import type { GatewayAccount } from './gateway/gateway-settings'
import { findClaimOf, qrGiftOf, UNKNOWN_DONOR } from './qr-gifts'

const MAX_DETAIL_LENGTH = 300

/** Records a second payment of one order, to be refunded or counted by an admin. */
export function recordSecond(attempt: Transaction, payment: GatewayPayment): Promise<Transaction> {
  const { orderId, gateway, testMode, keyId, monthlyGift } = attempt
  return recordQuarantined(payment, {
    transactionId: `second_${payment.id}`,
    secondPaymentOf: orderId,
    gateway,
    testMode,
    keyId,
    monthlyGift,
    ...formColumns(attempt),
    reasons: reasonsOfPayment(payment, ['second-payment']),
  })
}

/** Records money that belongs to no order of this site: it may be the charge of a monthly gift. */
export async function recordStrayed(
  payment: GatewayPayment,
  account: GatewayAccount,
): Promise<Transaction | null> {
  const monthly = await monthlyPaymentOf(payment, account)
  if (!monthly) {
    const gift = await qrGiftOf(payment)
    if (gift) return recordQrGift(payment, gift, account)
    return recordUnmatched(payment, account)
  }
  try {
    return await record(payment, {
      transactionId: `monthly_${payment.id}`,
      testMode: account.isTest,
      keyId: account.keyId,
      ...monthlyData(payment, monthly, account),
    })
  } catch (error) {
    const { orderId } = payment
    if (orderId && (await findAttempt({ orderId: { equals: orderId } }))) return null
    throw error
  }
}

/**
 * Counts a gift by a campaign's QR code: for the donor who has already reported it, or else for
 * nobody until somebody claims it. If its reference is already counted, it waits for an admin's
 * decision.
 * @returns null if the donor's claim changed in the meantime.
 */
async function recordQrGift(
  payment: GatewayPayment,
  gift: AttemptData,
  account: GatewayAccount,
): Promise<Transaction | null> {
  const { isTest, keyId } = account
  const claim = await findClaimOf(payment)
  const transactionId = claim?.transactionId ?? `qr_${payment.id}`
  const save = (reasons: AttentionReason[]) => {
    const status = statusFor(reasons, account)
    const paid = { ...gift, status, reasons, testMode: isTest, keyId } as const
    if (claim) return completeClaim(claim, payment, paid)
    const nobody = { donorName: UNKNOWN_DONOR, isAnonymous: true, isUnclaimed: true }
    return record(payment, { ...paid, ...nobody, transactionId })
  }
  try {
    return await countTransferOnce({ reference: payment.rrn, holder: transactionId }, () =>
      save(reasonsOfPayment(payment, [])),
    )
  } catch (error) {
    if (!isApiError(error)) throw error
    return save(reasonsOfPayment(payment, ['second-payment']))
  }
}

/** Turns a donor's claim into the payment that it reported. */
async function completeClaim(
  claim: Transaction,
  payment: GatewayPayment,
  paid: AttemptData,
): Promise<Transaction | null> {
  const completed = await changeAttempt(
    claim,
    {
      ...paid,
      ...received(claim, payment),
      gateway: GATEWAY_NAME,
      method: payment.method,
      paymentId: payment.id,
      refundedPaise: payment.refundedPaise,
      nextCheckAt: nextCheckAt(claim, 'completed'),
    },
    causedByGateway('settled'),
  )
  return completed && followUp(completed)
}

/**
 * Returns the ledger data of a payment of a monthly gift: a charge counts as a donation; the small
 * payment that authorises a later start never does, since the gateway refunds it.
 */
export function monthlyData(
  payment: GatewayPayment,
  { gift, kind }: MonthlyPayment,
  account: GatewayAccount,
): AttemptData & Pick<Transaction, 'status'> {
  const donor = { monthlyGift: gift.number, ...formColumns(gift) }
  if (kind === 'token') {
    return { ...donor, status: 'ignored', reasons: [], failure: 'Confirms a later start' }
  }
  const { failure } = received(gift, payment)
  if (kind === 'second') {
    const reasons = reasonsOfPayment(payment, ['second-payment'])
    return { ...donor, secondPaymentOf: payment.orderId, status: 'quarantined', reasons, failure }
  }
  const isExact = payment.amountPaise === gift.amountPaise
  const reasons = reasonsOfPayment(payment, isExact ? [] : ['amount-mismatch'])
  const status = statusFor(reasons, account)
  // Through its order, a second payment of the same bill is recognised.
  return { ...donor, orderId: payment.orderId, status, reasons, failure }
}

/** Records money that belongs to nothing on this site, until an admin decides what it is. */
function recordUnmatched(
  payment: GatewayPayment,
  { isTest, keyId }: GatewayAccount,
): Promise<Transaction> {
  const { email, phone, detail } = payment.payer
  return recordQuarantined(payment, {
    transactionId: `unmatched_${payment.id}`,
    testMode: isTest,
    keyId,
    // A donation only accepts a valid address.
    email: email && isEmail(email) ? email : null,
    // The payer may have typed two numbers.
    phone: phone && phone.length <= PHONE_MAX_LENGTH ? phone : null,
    // A character cut in half could not be stored.
    detail: detail && cleanText(detail.slice(0, MAX_DETAIL_LENGTH)),
    reasons: reasonsOfPayment(payment, ['unmatched']),
  })
}

function recordQuarantined(
  payment: GatewayPayment,
  data: AttemptData & { transactionId: string },
): Promise<Transaction> {
  return record(payment, { ...data, status: 'quarantined' })
}

async function record(
  payment: GatewayPayment,
  data: AttemptData & Pick<Transaction, 'transactionId' | 'status'>,
): Promise<Transaction> {
  const paidAt = payment.madeAt ?? new Date().toISOString()
  const recorded = await createOrFind({
    collection: slugs.transactions,
    key: 'paymentId',
    data: newAttempt(
      {
        ...data,
        paymentId: payment.id,
        amountPaise: payment.amountPaise,
        currency: payment.currency,
        method: payment.method,
        refundedPaise: payment.refundedPaise,
        paidAt,
        nextCheckAt: nextCheckAt({ createdAt: paidAt }, data.status),
      },
      causedByGateway('settled'),
    ),
  })
  return followUp(recorded)
}
