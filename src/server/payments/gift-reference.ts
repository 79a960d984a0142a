import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { createIfAbsent } from '../documents/create-if-absent'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { findAttempt, leftPaise } from './attempts'

/** After this time a reservation without a donation was left by a crash. */
const RESERVATION_MS = 60 * 1000

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
  const donations = await findDonations({ reference: { equals: reference } })
  if (donations.some((doc) => doc.transactionId !== holder && leftPaise(doc) > 0)) {
    throw alreadyCounted()
  }
}

async function reserve(reference: string, holder: string): Promise<void> {
  const made = await createIfAbsent({
    collection: slugs.countedTransfers,
    key: { field: 'reference', value: reference },
    data: { holder },
  })
  if (made) return
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.countedTransfers,
    where: { reference: { equals: reference } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const known = docs[0]
  if (!known || known.holder === holder) return
  if (await isStillHeld(known.holder, known.updatedAt)) throw alreadyCounted()
  const taken = await payload.db.updateOne({
    collection: slugs.countedTransfers,
    where: { and: [{ id: { equals: known.id } }, { holder: { equals: known.holder } }] },
    data: { holder, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  if (!taken) throw alreadyCounted()
}

async function isStillHeld(holder: string, since: string): Promise<boolean> {
  const [donation] = await findDonations({ transactionId: { equals: holder } })
  if (donation) return leftPaise(donation) > 0
  const attempt = await findAttempt({ transactionId: { equals: holder } })
  if (attempt?.status === 'completed') return leftPaise(attempt) > 0
  return Date.now() - Date.parse(since) < RESERVATION_MS
}

async function findDonations(
  where: Parameters<typeof findAttempt>[0],
): Promise<
  Pick<Donation, 'transactionId' | 'amountPaise' | 'refundedPaise' | 'chargedBackPaise'>[]
> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.donations,
    where,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

function alreadyCounted(): ApiError {
  return new ApiError(409, 'A gift with this reference is counted already.')
}
