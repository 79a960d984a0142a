import type { BuildFormStateArgs, SanitizedPermissions } from 'payload'

type FormRequest = Pick<BuildFormStateArgs, 'collectionSlug' | 'globalSlug' | 'returnLockStatus'>

/**
 * Makes Payload lock a document only for accounts that may change it. Payload itself locks it for anyone who
 * opens its form.
 * @param args of Payload's call for the state of a form.
 * @returns the arguments to use.
 */
export function lockOnlyEditable<Args extends FormRequest>(
  args: Args,
  { collections, globals }: SanitizedPermissions,
): Args {
  const { collectionSlug, globalSlug } = args
  // A call may name both, and the lock then covers both.
  const mayUpdate = [
    ...(collectionSlug ? [collections?.[collectionSlug]?.update] : []),
    ...(globalSlug ? [globals?.[globalSlug]?.update] : []),
  ].every(Boolean)
  return mayUpdate ? args : { ...args, returnLockStatus: false }
}
