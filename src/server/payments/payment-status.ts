import type { Transaction } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { asStoredNumber } from '@/domain/claim-number'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import { leftPaise } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import type { PaymentStatusDto } from '@/domain/responses/payment'
import { getEnv, siteUrl } from '@/env'
import { fromPaise } from '@/lib/money'
import { findCounted, referencesOfClaims } from '../donations/gift-reference'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { withLock } from '../with-lock'
import { findAttempt, rereadAttempt } from './attempts'
import { findGateway } from './gateway/gateway-settings'
import { checkAttempt } from './reconcile'

/** The minimum interval for asking the gateway about one attempt, however many tabs ask, in ms. */
const ASK_EVERY_MS = 3_000
/** When the gateway was last asked about an attempt; forgotten on restart. */
const lastAsked = new Map<string, number>()
const MAX_REMEMBERED = 1_000

/**
 * Returns the state of a donation, for a donor who lost the tab. It contains no name, so that the
 * number is enough to read it. Asks the gateway if our ledger does not know yet.
 * @throws ApiError 404 if there is no such donation.
 */
export async function getPaymentStatus(donationId: string): Promise<PaymentStatusDto> {
  const attempt = await findAttempt({ transactionId: { equals: asStoredNumber(donationId) } })
  if (!attempt) throw new ApiError(404, messages.notFound)
  const isOpen = attempt.status === 'pending' || attempt.status === 'failed'
  const current = isOpen ? await askAgain(attempt) : attempt
  return {
    ...toDto(current),
    ...((await isRecordedAlready(current)) && { isRecordedAlready: true as const }),
  }
}

/** Whether a claim was rejected because its payment counts already: claimed twice, or entered by hand. */
async function isRecordedAlready(attempt: Transaction): Promise<boolean> {
  const { gateway, status, transactionId: number, reference, voidCause } = attempt
  const hasGoneBack = voidCause && voidCause !== 'entered-by-mistake'
  if (gateway !== CLAIM_GATEWAY || status !== 'failed' || hasGoneBack) return false
  const counts = (await referencesOfClaims([{ number, reference }])).get(number)
  return counts ? (await findCounted([counts], number)).length > 0 : false
}

/** Returns the address where a donor sees the state of a donation. */
export function statusPageUrl(donationId: string, locale: Locale): string {
  const path = localePath(locale, `/donate/status/${encodeURIComponent(donationId)}`)
  return siteUrl(getEnv()) + path
}

async function askAgain(attempt: Transaction): Promise<Transaction> {
  const account = attempt.orderId ? await findGateway() : null
  if (!account) return attempt
  return withLock(`status ${attempt.id}`, async () => {
    if (Date.now() - (lastAsked.get(attempt.id) ?? 0) < ASK_EVERY_MS) {
      return rereadAttempt(attempt)
    }
    if (lastAsked.size >= MAX_REMEMBERED) lastAsked.clear()
    lastAsked.set(attempt.id, Date.now())
    try {
      return await checkAttempt(attempt, account)
    } catch (error) {
      logError('The gateway did not answer about a payment', error)
      return attempt
    }
  })
}

function toDto(attempt: Transaction): PaymentStatusDto {
  const { transactionId, gateway, status, amountPaise, chargedBackPaise, voidCause } = attempt
  const hasGoneBack = status === 'failed' && voidCause && voidCause !== 'entered-by-mistake'
  // A bank may also take back what was refunded before; nobody gets more than they gave.
  const returnedPaise = amountPaise - leftPaise(attempt)
  // A lost dispute took it.
  const isTakenBack = (chargedBackPaise ?? 0) > 0 && returnedPaise >= amountPaise
  return {
    donationId: transactionId,
    kind: gateway === CLAIM_GATEWAY ? 'claim' : 'payment',
    // An admin's decision not to count it is between the foundation and the donor.
    status: status === 'ignored' ? 'quarantined' : status,
    amount: fromPaise(amountPaise),
    refunded: fromPaise(returnedPaise),
    ...(hasGoneBack && { wentBack: voidCause }),
    ...(isTakenBack && { wentBack: 'returned-by-bank' as const }),
  }
}
