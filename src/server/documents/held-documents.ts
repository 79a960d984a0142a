import type { CollectionSlug } from 'payload'
import { messages } from '@/domain/messages'
import { requestContext } from '@/lib/request-context'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'

/** As long as Payload's panel believes that somebody is at it, after the last letter typed. */
const HELD_MS = 5 * 60 * 1000

/**
 * Keeps the dashboard from changing what somebody else is just changing in the panel.
 * @throws ApiError 409 where somebody is.
 */
export async function refuseWhileHeld(collection: CollectionSlug, id: string): Promise<void> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: {
      and: [
        { 'document.relationTo': { equals: collection } },
        { 'document.value': { equals: id } },
        { updatedAt: { greater_than: new Date(Date.now() - HELD_MS).toISOString() } },
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const self = requestContext()?.actor?.id
  const isHeld = docs.some(({ user }) => String(user.value) !== self)
  if (isHeld) throw new ApiError(409, messages.heldInPanel)
}
