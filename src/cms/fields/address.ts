import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload'
import { withLease } from '@/cms/database/lease'
import { changeVersion, newestVersion } from '@/cms/database/queries/newest-version'
import { wasPublished } from '@/cms/database/queries/was-published'
import type { slugs } from '@/cms/slugs'
import { ADDRESS_MAX_LENGTH } from '@/domain/pages/free-page'
import { newId } from '@/lib/new-id'
import { romanize } from '@/lib/romanize'

export type Titled = { title?: Partial<Record<'en' | 'hi', string | null>> }

/** The collections whose items have an `anchor`. */
export type AnchoredCollection = (typeof slugs)['programs' | 'campaigns' | 'stories']
type AddressedCollection = AnchoredCollection | typeof slugs.freePages

type Item = Titled & Record<string, unknown>

/** A hook's arguments before an item is saved. */
type Save = {
  collection: { slug: string }
  data?: Item
  /** The item before the save; undefined for a new one, and for a copy its original. */
  originalDoc?: Item
  req: PayloadRequest
}

/**
 * Returns the end of an item's address: it follows the title until the item is published or somebody sets
 * another one, and then stays, so that links keep working, even if the item is unpublished for a while. A second
 * item with the same title gets a number.
 * @param field the field that stores it.
 * @returns undefined for a draft without a title.
 */
export async function addressOf(field: string, save: Save): Promise<string | undefined> {
  const { collection, data = {}, originalDoc: saved, req } = save
  const { title, _status }: Item = { ...saved, ...data }
  const kept = saved?.[field]
  const given = data[field] ?? kept
  const followsTitle =
    !given ||
    (given === kept &&
      saved?._status !== 'published' &&
      isAnchorOf(anchorOf(saved), String(kept)) &&
      !(await wasPublished(req.payload, collection.slug as AddressedCollection, saved?.id)))
  if (!followsTitle) return String(given)
  const anchor = anchorOf({ title })
  if (!anchor) return _status === 'published' ? newId() : undefined
  const taken = await takenAddresses(req.payload, {
    collection: collection.slug,
    field,
    id: saved?.id,
  })
  const isKept = typeof kept === 'string' && isAnchorOf(anchor, kept) && !taken.has(kept)
  return isKept ? kept : firstFree(anchor, taken)
}

/** Checks the address after a save: another item, saved at the same time, may have taken it. */
export const leaveTakenAnchor: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.anchor || doc.anchor === previousDoc?.anchor) return doc
  const anchor = await moveFromTaken(req.payload, collection.slug as AnchoredCollection, doc)
  return { ...doc, anchor }
}

/**
 * Gives an item another address if another item has the same. Serialized by a lease, so that of several items
 * with one address the last keeps it.
 * @returns the item's address now.
 */
export function moveFromTaken(
  payload: Payload,
  collection: AnchoredCollection,
  { id, anchor, title }: Titled & { id: string; anchor: string },
): Promise<string> {
  return withLease(payload, `addresses of ${collection}`, async () => {
    const taken = await takenAddresses(payload, { collection, field: 'anchor', id })
    if (!taken.has(anchor)) return anchor
    const ofTitle = anchorOf({ title })
    const free = firstFree(ofTitle && isAnchorOf(ofTitle, anchor) ? ofTitle : anchor, taken)
    await replaceAnchor(payload, { collection, id, from: anchor, to: free })
    return free
  })
}

type Replacement = { collection: AnchoredCollection; id: string; from: string; to: string }

/** Replaces the address in the item and its newest draft, bypassing hooks and versions: nothing else changes. */
async function replaceAnchor(
  payload: Payload,
  { collection, id, from, to }: Replacement,
): Promise<void> {
  const where = { id: { equals: id } }
  const stored = await payload.db.findOne<{ id: string; anchor?: string; updatedAt: string }>({
    collection,
    where,
  })
  if (stored?.anchor === from) {
    const data = { anchor: to, updatedAt: stored.updatedAt }
    await payload.db.updateOne({ collection, where, data, returning: false })
  }
  const newest = await newestVersion(payload, collection, id)
  if (newest?.version.anchor === from) {
    await changeVersion(payload, collection, newest, { anchor: to })
  }
}

/** Returns the addresses of the other items, including drafts and trash. */
async function takenAddresses(
  payload: Payload,
  { collection, field, id }: { collection: string; field: string; id: unknown },
): Promise<Set<unknown>> {
  const read = {
    collection: collection as AnchoredCollection,
    where: { id: { not_equals: id ?? '' } },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    select: { [field]: true },
  } as const
  const published = await payload.find(read)
  const newest = await payload.find({ ...read, draft: true })
  return new Set([...published.docs, ...newest.docs].map((item) => Reflect.get(item, field)))
}

function firstFree(anchor: string, taken: Set<unknown>): string {
  let number = 1
  while (taken.has(numbered(anchor, number))) number += 1
  return numbered(anchor, number)
}

/** Appends a number, except 1. */
function numbered(anchor: string, number: number): string {
  if (number === 1) return anchor
  const end = `-${number}`
  return truncate(anchor, ADDRESS_MAX_LENGTH - end.length) + end
}

function isAnchorOf(anchor: string | undefined, address: string): boolean {
  const number = Number(address.match(/-(\d{1,3})$/)?.[1] ?? 1)
  return anchor !== undefined && [anchor, numbered(anchor, number)].includes(address)
}

/** Makes an address from the English title, or from the Hindi one if that is the only one. */
function anchorOf({ title }: Titled = {}): string | undefined {
  return toAnchor(title?.en) ?? toAnchor(title?.hi)
}

/** Makes an address of at most `ADDRESS_MAX_LENGTH` characters from a title. */
function toAnchor(title: string | null | undefined): string | undefined {
  const words =
    title &&
    romanize(title)
      .toLowerCase()
      .match(/[a-z0-9]+/g)
  return words ? truncate(words.join('-'), ADDRESS_MAX_LENGTH) : undefined
}

function truncate(anchor: string, length: number): string {
  return anchor.slice(0, length).replace(/-$/, '')
}
