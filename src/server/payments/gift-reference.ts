import { slugs } from '@/cms/slugs'
import { ApiError } from '../api-error'
import { oneAtATime } from '../one-at-a-time'
import { getPayloadClient } from '../payload-client'

/** A bank's reference (UTR) as it is compared: people type it with spaces and in small letters. */
export function bareReference(reference: string): string {
  return reference.replace(/\s/g, '').toUpperCase()
}

/**
 * Counts a transfer, unless it is counted already: claimed twice, or claimed and entered by hand as
 * well, it is one gift. Of two at once the second waits for the first, and sees it.
 * @param reference as `bareReference` gives it; without one nothing can be told.
 * @param counting writes the gift.
 * @throws ApiError 409 where a gift with this reference is counted already.
 */
export async function countTransferOnce<Result>(
  reference: string | null | undefined,
  counting: () => Promise<Result>,
): Promise<Result> {
  if (!reference) return counting()
  return oneAtATime(`transfer ${reference}`, async () => {
    await refuseCounted(reference)
    return counting()
  })
}

async function refuseCounted(reference: string): Promise<void> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.donations,
    where: { reference: { equals: reference } },
    select: { amountPaise: true, refundedPaise: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const isCounted = docs.some(
    ({ amountPaise, refundedPaise }) => (refundedPaise ?? 0) < amountPaise,
  )
  if (isCounted) throw new ApiError(409, 'A gift with this reference is counted already.')
}
