import { type BasePayload, type CollectionSlug, createLocalReq, type GlobalSlug } from 'payload'
import type { User } from '@/cms/payload-types'

/** What Payload locks while somebody edits: a document of a collection, or a global. */
export type Held = {
  document?: { relationTo: CollectionSlug } | null
  globalSlug?: string | null
}

/** Whether an account may update documents of that kind at all. */
export async function mayUpdate(payload: BasePayload, user: User, held: Held): Promise<boolean> {
  const { access } = held.document
    ? payload.collections[held.document.relationTo].config
    : (payload.globals.config.find(({ slug }) => slug === (held.globalSlug as GlobalSlug)) ?? {})
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return (await access?.update?.({ req })) !== false
}
