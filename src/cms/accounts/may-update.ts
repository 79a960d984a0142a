import { type BasePayload, type CollectionSlug, createLocalReq, type GlobalSlug } from 'payload'
import type { User } from '@/cms/payload-types'

/** What Payload locks while somebody edits it: a document of a collection, or a global. */
type Lockable = {
  document?: { relationTo: CollectionSlug } | null
  globalSlug?: string | null
}

/** Whether an account may update documents of this collection, or this global, at all. */
export async function mayUpdate(
  payload: BasePayload,
  user: User,
  lockable: Lockable,
): Promise<boolean> {
  const { access } = lockable.document
    ? payload.collections[lockable.document.relationTo].config
    : (payload.globals.config.find(({ slug }) => slug === (lockable.globalSlug as GlobalSlug)) ??
      {})
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return (await access?.update?.({ req })) !== false
}
