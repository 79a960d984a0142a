import type { CountedTransfer, Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { giftMethodLabels } from '@/domain/donation-methods'
import { MINUTE_MS } from '@/domain/durations'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { inBothDigits } from '@/domain/typed-number'
import { formatDate } from '@/lib/dates'
import { inChunks } from '@/lib/in-chunks'
import { formatRupees, fromPaise } from '@/lib/money'
import { isAhead } from '../clock-ahead'
import { VALUES_PER_QUERY } from '../documents/conditions'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeWhere, findAll, findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { findAttempt } from '../payments/attempts'

/** After this time a reservation without a donation must be left over from a crash. */
const RESERVATION_MS = MINUTE_MS

/**
 * Counts a transfer, unless it is already counted: claimed twice, or claimed and also entered by
 * hand, it is one gift. The reference is reserved first, under a unique index, so that of two
 * concurrent attempts, even on different servers, one succeeds.
 * @param reference as written by `bareReference`; without one, duplicates cannot be detected.
 * @param holder `transactionId` of the donation.
 * @param count writes the gift; the same holder may repeat it.
 * @throws ApiError 409 if a gift with this reference is already counted.
 */
export async function countTransferOnce<Result>(
  { reference, holder }: { reference: string | null | undefined; holder: string },
  count: () => Promise<Result>,
): Promise<Result> {
  if (!reference) return count()
  await refuseCounted(reference, holder)
  await reserve(reference, holder)
  return count()
}

/** Also finds donations of older versions, which reserved nothing. */
async function refuseCounted(reference: string, holder: string): Promise<void> {
  const counted = await findCounted([reference], holder)
  if (counted[0]) throw alreadyCounted(counted[0])
}

/**
 * Finds the gifts already counted with one of these references.
 * @param except `transactionId` of a gift to ignore.
 */
export async function findCounted(references: string[], except?: string): Promise<Donation[]> {
  if (references.length === 0) return []
  const donations = await findAll({
    collection: slugs.donations,
    where: { reference: { in: references.flatMap(inBothDigits) } },
  })
  return donations.filter((doc) => doc.transactionId !== except && leftPaise(doc) > 0)
}

/** Returns those of some transfers' references that donors have reported, and that wait for an admin. */
export async function findReported(references: string[]): Promise<Set<string>> {
  const reported = new Set<string>()
  for (const some of inChunks([...new Set(references)], VALUES_PER_QUERY)) {
    const claims = await findAll({
      collection: slugs.transactions,
      where: {
        and: [
          { gateway: { equals: CLAIM_GATEWAY } },
          { status: { equals: 'pending' } },
          { suspectedSpam: { not_equals: true } },
          { reference: { in: some } },
        ],
      },
      select: { reference: true, transactionId: true },
    })
    const counting = await referencesOfClaims(
      claims.map(({ transactionId, reference }) => ({ number: transactionId, reference })),
    )
    for (const reference of counting.values()) if (reference) reported.add(reference)
  }
  return reported
}

/**
 * Returns, by number, the references under which claims count. If a claim was counted before, it is
 * that of its gift, which may have been corrected since; null if that is not a transfer.
 */
export async function referencesOfClaims(
  claims: { number: string; reference?: string | null }[],
): Promise<Map<string, string | null>> {
  const numbers = claims.map(({ number }) => number)
  const gifts =
    numbers.length === 0
      ? []
      : await findAll({
          collection: slugs.donations,
          where: { transactionId: { in: numbers } },
        })
  const byNumber = new Map(gifts.map((gift) => [gift.transactionId, gift]))
  return new Map(
    claims.map(({ number, reference = null }) => {
      const gift = byNumber.get(number)
      if (!gift) return [number, reference]
      return [number, isTransfer(gift) ? (gift.reference ?? null) : null]
    }),
  )
}

/** Whether the bank numbers such payments uniquely. Cheques of two banks may share a number. */
export function isTransfer({ paymentMethod }: Pick<Donation, 'paymentMethod'>): boolean {
  return paymentMethod === giftMethodLabels.upi || paymentMethod === giftMethodLabels.bank
}

/** Describes to an admin the gift already counted with the same reference. */
export function describeCounted(gift: Donation): string {
  const day = formatDate(receivedAtOf(gift))
  const amount = formatRupees(fromPaise(leftPaise(gift)))
  return `A gift with this reference is counted already: ${amount} of ${gift.donorName}, ${day}.`
}

async function reserve(reference: string, holder: string): Promise<void> {
  const made = await createIfAbsent({
    collection: slugs.countedTransfers,
    key: 'reference',
    data: { reference, holder },
  })
  if (made) return
  const known = await findFirst(slugs.countedTransfers, { reference: { equals: reference } })
  if (!known) return
  if (known.holder !== holder && (await isStillHeld(known))) throw alreadyCounted()
  const taken = await changeWhere({
    collection: slugs.countedTransfers,
    where: { and: [{ id: { equals: known.id } }, { holder: { equals: known.holder } }] },
    data: { holder },
  })
  if (!taken) throw alreadyCounted()
}

async function isStillHeld({ holder, reference, updatedAt }: CountedTransfer): Promise<boolean> {
  const reservedAt = new Date(updatedAt)
  const isNew = Date.now() - reservedAt.getTime() < RESERVATION_MS && !isAhead(reservedAt)
  const transactionId = { equals: holder }
  const [gift, attempt] = await Promise.all([
    findFirst(slugs.donations, { transactionId }),
    findAttempt({ transactionId }),
  ])
  // An accepted attempt counts before its gift is booked.
  const isUnbooked = attempt?.status === 'completed' && (!gift || attempt.isBooked === false)
  const counted = isUnbooked ? attempt : gift
  if (!counted) return isNew
  // Taken back, unless it has been reserved again since.
  if (leftPaise(counted) <= 0) return isNew && updatedAt > counted.updatedAt
  // A correction reserves before it writes, and releases the wrong reference.
  return isNew || (gift ?? { reference }).reference === reference
}

function alreadyCounted(gift?: Donation): ApiError {
  const message = 'A gift with this reference is counted already.'
  return new ApiError(409, gift ? describeCounted(gift) : message)
}
