import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { mayUpdate } from '@/cms/accounts/may-update'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'

/** The collection of Payload's document locks, and a single lock. */
const LOCKS = /^payload-locked-documents(\/|$)/
const LOCK = /^payload-locked-documents\/([^/]+)$/

/** The body that the panel sends when somebody takes over a document. */
const takeover = z.strictObject({
  user: z.object({ relationTo: z.literal(slugs.users), value: z.union([z.string(), z.number()]) }),
})

/**
 * Whether a write changes no lock, or only as the panel does: it takes a lock over in the user's own name, or
 * ends it. Payload lets any session write any lock, for any account and time, which could lock everybody out
 * of a document.
 * @param path under Payload's REST, in lower case.
 */
export async function respectsLocks(
  payload: Payload,
  user: User,
  path: string,
  req: Request,
): Promise<boolean> {
  if (!LOCKS.test(path)) return true
  const id = LOCK.exec(path)?.[1]
  if (!id || !['PATCH', 'DELETE'].includes(req.method)) return false
  if (req.method === 'PATCH' && !(await isInOwnName(req, user))) return false
  const lock = await payload.findByID({
    collection: 'payload-locked-documents',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return lock === null || mayUpdate(payload, user, lock)
}

async function isInOwnName(req: Request, { id }: User): Promise<boolean> {
  const sent: unknown = await req
    .clone()
    .json()
    .catch(() => null)
  const body = takeover.safeParse(sent)
  return body.success && String(body.data.user.value) === String(id)
}
