import type { BuildFormStateArgs, SanitizedPermissions } from 'payload'

type Asked = Pick<BuildFormStateArgs, 'collectionSlug' | 'globalSlug' | 'returnLockStatus'>

/**
 * Opens the form without a lock for an account that may not change the document: Payload locks it for anyone
 * who opens its form.
 */
export function holdOwnOnly<Args extends Asked>(
  args: Args,
  { collections, globals }: SanitizedPermissions,
): Args {
  const { collectionSlug, globalSlug } = args
  // Both are required if a call names both, since the lock then covers both.
  const mayUpdate = [
    ...(collectionSlug ? [collections?.[collectionSlug]?.update] : []),
    ...(globalSlug ? [globals?.[globalSlug]?.update] : []),
  ].every(Boolean)
  return mayUpdate ? args : { ...args, returnLockStatus: false }
}
