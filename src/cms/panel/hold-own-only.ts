import type { BuildFormStateArgs, SanitizedPermissions } from 'payload'

type Asked = Pick<BuildFormStateArgs, 'collectionSlug' | 'globalSlug' | 'returnLockStatus'>

/**
 * Payload locks a document for anyone who opens its form, even an account that may not change it. Such an
 * account gets the form without a lock.
 */
export function holdOwnOnly<Args extends Asked>(
  args: Args,
  { collections, globals }: SanitizedPermissions,
): Args {
  const { collectionSlug, globalSlug } = args
  // Both are needed where a call names both: the note then says both.
  const mayUpdate = [
    ...(collectionSlug ? [collections?.[collectionSlug]?.update] : []),
    ...(globalSlug ? [globals?.[globalSlug]?.update] : []),
  ].every(Boolean)
  return mayUpdate ? args : { ...args, returnLockStatus: false }
}
