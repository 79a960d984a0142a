import type { BuildFormStateArgs, SanitizedPermissions } from 'payload'

type Asked = Pick<BuildFormStateArgs, 'collectionSlug' | 'globalSlug' | 'returnLockStatus'>

/**
 * The panel notes who is at a document, and keeps others from it, for whoever asks about its form:
 * also for accounts that may not change it. They get the form and hold nothing.
 */
export function holdOwnOnly<Args extends Asked>(
  args: Args,
  { collections, globals }: SanitizedPermissions,
): Args {
  const { collectionSlug, globalSlug } = args
  // Of both, where a call names both: the note then says both.
  const mayUpdate = [
    ...(collectionSlug ? [collections?.[collectionSlug]?.update] : []),
    ...(globalSlug ? [globals?.[globalSlug]?.update] : []),
  ].every(Boolean)
  return mayUpdate ? args : { ...args, returnLockStatus: false }
}
