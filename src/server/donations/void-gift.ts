import type { Donation, MoneyRequest } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { VoidInput } from '@/domain/payment-decisions'
import { renewGiftFigures } from '../campaigns/renew-figures'
import { changeWhere, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { findAttempt } from '../payments/attempts'
import { followReceipt } from '../receipts/follow'
import { undoClaim } from '../transactions/decisions'
import { wasCorrected } from './corrections'
import { pendingGiftAudit, writeGiftAudit } from './gift-audit'

/**
 * Voids a gift entered by hand, or a confirmed claim. It stays in the list but no longer counts;
 * its receipt states the cause.
 * @throws ApiError 404 if there is no such gift, 409 if it came through the gateway or is already
 * void.
 */
export async function voidGift(
  id: string,
  { reason, cause = 'entered-by-mistake', claim }: VoidInput,
  { key, requestedBy }: Pick<MoneyRequest, 'key' | 'requestedBy'>,
): Promise<Donation> {
  const gift = await requireById(slugs.donations, id)
  if (gift.decisionKey === key) return followVoid(gift)
  const { transactionId } = gift
  const attempt = transactionId && (await findAttempt({ transactionId: { equals: transactionId } }))
  if (attempt && !gift.recordedBy) {
    await undoClaim(attempt, { reason, cause, claim, key })
    return requireById(slugs.donations, id)
  }
  if (!gift.recordedBy) throw new ApiError(409, messages.notVoidable)
  await writeGiftAudit(gift)
  const { amountPaise, corrections } = gift
  const voided = await changeWhere({
    collection: slugs.donations,
    where: {
      and: [{ id: { equals: id } }, { refundedPaise: { equals: 0 } }, wasCorrected(corrections)],
    },
    data: {
      refundedPaise: amountPaise,
      voidCause: cause,
      decisionKey: key,
      // An outdated form must not correct it afterwards.
      corrections: (corrections ?? 0) + 1,
      pendingAudit: pendingGiftAudit(gift, {
        action: 'voided',
        key: 'voided',
        requestedBy,
        changes: {
          amountPaise: { to: amountPaise },
          refundedPaise: { to: amountPaise },
          paymentMethod: { to: gift.paymentMethod },
          voidCause: { to: cause },
          note: { to: reason },
        },
      }),
    },
  })
  if (!voided) throw new ApiError(409, messages.changedMeanwhile)
  return followVoid(voided)
}

/** Brings log, receipt and pages in line with a void; idempotent. */
export async function followVoid(gift: Donation): Promise<Donation> {
  await writeGiftAudit(gift)
  await followReceipt({ id: { equals: gift.id } })
  await renewGiftFigures(gift)
  return gift
}
