import type { CollectionBeforeChangeHook, CollectionConfig, Payload } from 'payload'
import { slugs } from '@/cms/slugs'
import { ORDER_MAX } from '@/domain/text'

// The API has a number for an item's position; the panel's lists are sorted by dragging, which uses
// Payload's text `_order`. The number is authoritative, `_order` is derived from it.

/** The field of the number, by collection. */
export const numberFields = {
  [slugs.portfolio]: 'sortOrder',
  [slugs.sliderImages]: 'displayOrder',
  [slugs.inspirations]: 'sortOrder',
} as const
export type NumberedCollection = keyof typeof numberFields

/** Whether a slug is that of a numbered collection. */
export function isNumbered(collection: unknown): collection is NumberedCollection {
  return typeof collection === 'string' && Object.hasOwn(numberFields, collection)
}

/** The fields that determine an item's position. */
export type Position = {
  createdAt?: string | null
  sortOrder?: number | null
  displayOrder?: number | null
}

/**
 * Returns a text that sorts like the numbers. Items with the same number are sorted by the time of their
 * creation: newest first in the portfolio, as on its page, oldest first elsewhere.
 */
export function orderKey(collection: NumberedCollection, item: Position): string {
  const number = (item[numberFields[collection]] ?? 0) + ORDER_MAX
  const time = item.createdAt ? Date.parse(item.createdAt) : Date.now()
  const age = collection === slugs.portfolio ? Number.MAX_SAFE_INTEGER - time : time
  return `${number.toFixed(6).padStart(15, '0')} ${String(age).padStart(16, '0')}`
}

/** In the panel items only move by dragging; new ones are added at the end. */
const keepOrder: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isNumbered(slug)) return data
  const field = numberFields[slug]
  const item = { ...originalDoc, ...data }
  if (req.payloadAPI === 'REST') {
    item[field] =
      operation === 'create' ? 1 + (await highest(req.payload, slug)) : originalDoc[field]
  }
  return { ...data, [field]: item[field], _order: orderKey(slug, item) }
}

async function highest(payload: Payload, collection: NumberedCollection): Promise<number> {
  const field = numberFields[collection]
  const { docs } = await payload.find({
    collection,
    sort: `-${field}`,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const number = (docs[0] as Position | undefined)?.[field]
  return typeof number === 'number' ? number : -1
}

/** Makes a collection whose items have a number in the API and are sorted by dragging in the panel. */
export function numbered(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    orderable: true,
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), keepOrder] },
  }
}
