import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'

/** Renews the cached pages that show this collection, so that a save is seen on the next request. */
export const revalidateAfterChange: CollectionAfterChangeHook = ({ collection, doc }) => {
  renew(collection.slug)
  return doc
}

export const revalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, doc }) => {
  renew(collection.slug)
  return doc
}

export const revalidateAfterGlobalChange: GlobalAfterChangeHook = ({ global, doc }) => {
  renew(global.slug)
  return doc
}

/** Next keeps no cache outside a request (seed, commands, tests), and says so by throwing. */
const OUTSIDE_NEXT = /static generation store missing/

function renew(tag: string) {
  try {
    revalidateTag(tag, { expire: 0 })
  } catch (error) {
    if (!(error instanceof Error && OUTSIDE_NEXT.test(error.message))) throw error
  }
}
