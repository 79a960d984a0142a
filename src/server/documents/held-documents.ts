import type { CollectionSlug } from 'payload'
import { mayUpdate } from '@/cms/accounts/may-update'
import { MINUTE_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { requestContext } from '@/lib/request-context'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'

/** How long Payload's panel considers a document in use after the last keystroke. */
const HELD_MS = 5 * MINUTE_MS

/**
 * Keeps the dashboard from changing what somebody else is editing in the panel.
 * @throws ApiError 409 if somebody who may change it is editing it.
 */
export async function refuseWhileHeld(collection: CollectionSlug, id: string): Promise<void> {
  const payload = await getPayloadClient()
  const now = Date.now()
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: {
      and: [
        { 'document.relationTo': { equals: collection } },
        { 'document.value': { equals: id } },
        { updatedAt: { greater_than: new Date(now - HELD_MS).toISOString() } },
        // Another server's clock may run up to this much ahead of ours.
        { updatedAt: { less_than: new Date(now + HELD_MS).toISOString() } },
      ],
    },
    depth: 1,
    pagination: false,
    overrideAccess: true,
  })
  const self = requestContext()?.actor?.id
  for (const { user, document, globalSlug } of docs) {
    // If the account is gone, only its id is left.
    const holder = user.value
    if (typeof holder !== 'object' || holder === null || String(holder.id) === self) continue
    if (await mayUpdate(payload, holder, { document, globalSlug })) {
      throw new ApiError(409, messages.heldInPanel)
    }
  }
}
