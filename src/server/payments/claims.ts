import { randomBytes } from 'node:crypto'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { giftMethodLabels, type PaymentClaimInput } from '@/domain/donation'
import type { WithSpamTrap } from '@/domain/spam-trap'
import { toPaise } from '@/lib/money'
import { insertOnce } from '../insert-once'
import { noteSpam } from '../spam-trap'
import { bareReference } from './gift-reference'

/**
 * Keeps what a donor says to have paid by UPI or bank, until an admin finds it in the account. It
 * counts for nothing before. Sent twice with one reference, it is kept once.
 */
export async function createPaymentClaim(
  { values, spamReason }: WithSpamTrap<PaymentClaimInput>,
  language: Locale,
): Promise<void> {
  noteSpam(spamReason)
  const reference = bareReference(values.reference)
  await insertOnce({
    collection: slugs.transactions,
    key: { field: 'attemptId', value: `${values.method}:${reference}:${toPaise(values.amount)}` },
    data: {
      transactionId: randomBytes(16).toString('hex'),
      reference,
      amountPaise: toPaise(values.amount),
      donorName: values.donorName,
      email: values.email,
      phone: values.phone,
      message: values.message,
      language,
      status: 'pending',
      gateway: CLAIM_GATEWAY,
      method: giftMethodLabels[values.method],
      testMode: false,
    },
  })
}

/** `gateway` of what no gateway knows of. */
export const CLAIM_GATEWAY = 'Direct'
