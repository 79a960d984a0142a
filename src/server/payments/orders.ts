import { randomUUID } from 'node:crypto'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { CURRENCY, type OrderInput } from '@/domain/donation'
import { messages } from '@/domain/messages'
import { transactionSearchFields } from '@/domain/payment-attempt'
import { purposeKeyOf } from '@/domain/purpose'
import type { PaymentOrderDto } from '@/domain/responses/payment'
import { searchTextOf } from '@/domain/search-text'
import { newHexNumber } from '@/lib/hex-number'
import { toPaise } from '@/lib/money'
import { createIfAbsent } from '../documents/create-if-absent'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { findGivenForAgain } from '../purposes/given-for'
import { withLock } from '../with-lock'
import { findAttempt, nextCheckAt, noteOnAttempt } from './attempts'
import { donorDetails } from './donor-details'
import { type Gateway, type GatewayOrder, isGatewayError } from './gateway/gateway'
import { type GatewayAccount, requireOpenGateway } from './gateway/gateway-settings'

const ORDER_FAILED = 'Failed to create payment order'

/**
 * Creates the order of a donation. Called again with the same `attemptId` (a double click, a retry
 * after a lost response), it returns the same order.
 * @throws ApiError 400 if its purpose can no longer be chosen, 503 if no gateway is set up, 502 if
 * the gateway fails (then nothing counts), 409 if the attempt was about something else or is
 * settled.
 */
export async function createOrder(
  { attemptId = randomUUID(), ...donation }: OrderInput,
  language: Locale,
): Promise<PaymentOrderDto> {
  const account = await requireOpenGateway()
  return withLock(`order ${attemptId}`, async () => {
    const { attempt, isNew } = await openAttempt({ attemptId, donation, language, account })
    const orderId = attempt.orderId ?? (await orderAt(account.gateway, attempt, isNew))
    return {
      keyId: account.keyId,
      amount: attempt.amountPaise,
      currency: CURRENCY,
      orderId,
      donationId: attempt.transactionId,
    }
  })
}

type Opening = {
  attemptId: string
  donation: Omit<OrderInput, 'attemptId'>
  language: Locale
  account: GatewayAccount
}

/** Returns the transaction of an attempt, created if missing. */
async function openAttempt({
  attemptId,
  donation,
  language,
  account: { isTest, keyId },
}: Opening): Promise<{ attempt: Transaction; isNew: boolean }> {
  const amountPaise = toPaise(donation.amount)
  const attemptOf = { attemptId: { equals: attemptId } }
  const before = donation.givenFor ? await findAttempt(attemptOf) : null
  const givenFor = await findGivenForAgain(donation.givenFor, before)
  const made = await createIfAbsent({
    collection: slugs.transactions,
    key: 'attemptId',
    data: {
      attemptId,
      // Also the address of the donor's status page, so it must not be guessable.
      transactionId: newHexNumber(),
      amountPaise,
      donorName: donation.donorName,
      email: donation.email,
      phone: donation.phone,
      message: donation.message,
      ...donorDetails(donation),
      ...givenFor,
      language,
      status: 'pending',
      testMode: isTest,
      keyId,
    },
  })
  if (made) return { attempt: made, isNew: true }
  const known = await findAttempt(attemptOf)
  const isSame =
    known?.amountPaise === amountPaise &&
    known.email === donation.email &&
    purposeKeyOf(known) === donation.givenFor &&
    known.testMode === isTest
  const isOpen = known?.status === 'pending' || known?.status === 'failed'
  if (!known || !isSame || !isOpen) throw new ApiError(409, messages.attemptUsed)
  return { attempt: known, isNew: false }
}

async function orderAt(gateway: Gateway, attempt: Transaction, isNew: boolean): Promise<string> {
  const order = await askForOrder(gateway, attempt, isNew)
  const changed = await noteOnAttempt(attempt, {
    orderId: order.id,
    searchText: searchTextOf({ ...attempt, orderId: order.id }, transactionSearchFields),
    nextCheckAt: nextCheckAt(attempt, 'pending'),
  })
  // If another server was faster with the same attempt, its order is the one that counts.
  const stored = changed ?? (await findAttempt({ id: { equals: attempt.id } }))
  if (!stored?.orderId) throw new ApiError(502, ORDER_FAILED)
  return stored.orderId
}

/** An earlier attempt may have created it and lost the response: then its receipt identifies it. */
async function askForOrder(
  gateway: Gateway,
  { transactionId: receipt, amountPaise }: Transaction,
  isNew: boolean,
): Promise<GatewayOrder> {
  try {
    const known = isNew ? null : await gateway.findOrder(receipt)
    const order = known ?? (await gateway.createOrder({ amountPaise, receipt }))
    if (order.amountPaise === amountPaise && order.currency === CURRENCY) return order
    throw new Error('The gateway made an order of another amount')
  } catch (error) {
    logError('The gateway did not confirm a payment order', error, {
      reason: isGatewayError(error) ? error.failure : 'unknown',
    })
    throw new ApiError(502, ORDER_FAILED)
  }
}
