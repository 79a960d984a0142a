import type { CollectionAfterReadHook, Payload } from 'payload'
import { slugs } from '@/cms/slugs'
import { idOf } from '@/lib/id-of'

/**
 * Makes the panel show the name of the user who is editing a document. Payload shows the e-mail address, which
 * few accounts have here, or else the id; and editors may not read each other's accounts.
 */
export function nameEditors({ collections }: Payload): void {
  // Payload adds this collection after the config.
  collections['payload-locked-documents'].config.hooks.afterRead.push(nameEditor)
}

const nameEditor: CollectionAfterReadHook = async ({ doc, req: { payload, user } }) => {
  const id = idOf(doc.user?.value)
  if (!user || !id) return doc
  const account = await payload.db.findOne<{ id: string; username: string }>({
    collection: slugs.users,
    where: { id: { equals: id } },
    select: { username: true },
  })
  if (!account) return doc
  // Payload displays `email`.
  return { ...doc, user: { ...doc.user, value: { id, email: account.username } } }
}
