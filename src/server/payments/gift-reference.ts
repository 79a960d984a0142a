import { slugs } from '@/cms/slugs'
import { ApiError } from '../api-error'
import { getPayloadClient } from '../payload-client'

/** A bank's reference (UTR) as it is compared: people type it with spaces and in small letters. */
export function bareReference(reference: string): string {
  return reference.replace(/\s/g, '').toUpperCase()
}

/**
 * One transfer is one gift, whether it is claimed twice, or claimed and entered by hand as well.
 * @param reference of the bank or of UPI; without one nothing can be told.
 * @throws ApiError 409 where a gift with this reference is counted already.
 */
export async function refuseCounted(reference: string | null | undefined): Promise<void> {
  if (!reference) return
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.donations,
    where: { reference: { in: [reference, bareReference(reference)] } },
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
