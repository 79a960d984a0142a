import type { CountedTransfer, Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { giftMethodLabels } from '@/domain/donation-methods'
import { MINUTE_MS } from '@/domain/durations'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { formatDate } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeWhere, findAll, findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { findAttempt } from '../payments/attempts'

/** After this time a reservation without a donation was left by a crash. */
const RESERVATION_MS = MINUTE_MS

/**
 * Counts a transfer, unless it is counted already: claimed twice, or claimed and entered by hand as
 * well, it is one gift. The reference is reserved first, under a unique index, so that of two at
 * once, on one server or several, one gets through.
 * @param reference as `bareReference` writes it; without one nothing can be told.
 * @param holder `transactionId` of the donation.
 * @param count writes the gift; the same holder may repeat it.
 * @throws ApiError 409 where a gift with this reference is counted already.
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

/** Also finds donations of versions that reserved nothing. */
async function refuseCounted(reference: string, holder: string): Promise<void> {
  const counted = await findCounted([reference], holder)
  if (counted[0]) throw alreadyCounted(counted[0])
}

/**
 * The gifts that are counted with one of these references.
 * @param except `transactionId` of a gift that does not matter.
 */
export async function findCounted(references: string[], except?: string): Promise<Donation[]> {
  if (references.length === 0) return []
  const donations = await findAll({
    collection: slugs.donations,
    where: { reference: { in: references } },
  })
  return donations.filter((doc) => doc.transactionId !== except && leftPaise(doc) > 0)
}

/**
 * The references by which claims would count, by their numbers: where a claim counted before, that of its
 * gift, which may have been corrected since; null where that is no transfer.
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

/** A bank numbers its transfers; cheques of two banks may have the same number. */
export function isTransfer({ paymentMethod }: Pick<Donation, 'paymentMethod'>): boolean {
  return paymentMethod === giftMethodLabels.upi || paymentMethod === giftMethodLabels.bank
}

/** What an admin sees of a gift already counted with the same reference. */
export function describeCounted(gift: Donation): string {
  const day = formatDate(receivedAtOf(gift))
  const amount = formatRupees(fromPaise(leftPaise(gift)))
  return `A gift with this reference is counted already: ${amount} of ${gift.donorName}, ${day}.`
}

async function reserve(reference: string, holder: string): Promise<void> {
  const made = await createIfAbsent({
    collection: slugs.countedTransfers,
    key: { field: 'reference', value: reference },
    data: { holder },
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
  const isNew = Date.now() - Date.parse(updatedAt) < RESERVATION_MS
  const transactionId = { equals: holder }
  const [gift, attempt] = await Promise.all([
    findFirst(slugs.donations, { transactionId }),
    findAttempt({ transactionId }),
  ])
  // What was accepted counts before its gift says so.
  const isAhead = attempt?.status === 'completed' && (!gift || attempt.isBooked === false)
  const counted = isAhead ? attempt : gift
  if (!counted) return isNew
  // Taken back, unless it has been reserved again since.
  if (leftPaise(counted) <= 0) return isNew && updatedAt > counted.updatedAt
  // A correction reserves before it writes, and leaves the reference that was wrong.
  return isNew || (gift ?? { reference }).reference === reference
}

function alreadyCounted(gift?: Donation): ApiError {
  const message = 'A gift with this reference is counted already.'
  return new ApiError(409, gift ? describeCounted(gift) : message)
}
