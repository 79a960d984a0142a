import type {
  FlattenedField,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  TypedUser,
} from 'payload'
import { slugs } from '@/cms/slugs'
import { hasText } from '@/lib/has-text'
import { isRecord } from '@/lib/is-record'

/** Collections that are not counted: pictures, which may be thousands, and accounts. */
const NOT_COUNTED: readonly string[] = [slugs.media, slugs.users]

export type LackingItem = {
  /** The name of the page or collection. */
  label: unknown
  /** The title of a collection's item. */
  title?: string
  /** The path of its form. */
  path: string
  /** Number of texts in English without Hindi. */
  count: number
}

/** Whether any of these fields has texts in both languages. */
export function hasHindi(fields: FlattenedField[]): boolean {
  return fields.some(
    (field) =>
      isPair(field) ||
      isLocalized(field) ||
      ('flattenedFields' in field && hasHindi(field.flattenedFields)),
  )
}

/**
 * Counts the texts in English without Hindi.
 * @param data a document, read with the locale `all`.
 */
export function countLackingHindi(fields: FlattenedField[], data: unknown): number {
  if (!isRecord(data)) return 0
  return sum(fields.map((field) => countIn(field, data[field.name])))
}

function countIn(field: FlattenedField, value: unknown): number {
  if (isPair(field) || isLocalized(field)) {
    return isRecord(value) && hasText(value.en) && !hasText(value.hi) ? 1 : 0
  }
  if (field.type === 'blocks') {
    const rows = Array.isArray(value) ? value : []
    return sum(
      rows.map((row) => {
        const block = field.blocks.find(({ slug }) => slug === row?.blockType)
        return block ? countLackingHindi(block.flattenedFields, row) : 0
      }),
    )
  }
  if (!('flattenedFields' in field)) return 0
  const parts = Array.isArray(value) ? value : [value]
  return sum(parts.map((part) => countLackingHindi(field.flattenedFields, part)))
}

/** Lists everything with missing Hindi that an account may see in the panel. */
export async function listLackingHindi(payload: Payload, user: TypedUser): Promise<LackingItem[]> {
  const { globals, collections } = payload.config
  const ofPages = globals
    .filter((global) => isShown(global, user) && hasHindi(global.flattenedFields))
    .map((global) => ofGlobal(payload, global, user))
  const ofLists = collections
    .filter((one) => !NOT_COUNTED.includes(one.slug) && isShown(one, user))
    .filter((collection) => hasHindi(collection.flattenedFields))
    .map((collection) => ofCollection(payload, collection, user))
  const items = await Promise.all([...ofPages, ...ofLists])
  return items.flat().filter(({ count }) => count > 0)
}

async function ofGlobal(
  payload: Payload,
  { slug, label, flattenedFields, versions }: SanitizedGlobalConfig,
  user: TypedUser,
): Promise<LackingItem[]> {
  const data = await payload.findGlobal({
    slug: slug as GlobalSlug,
    locale: 'all',
    depth: 0,
    draft: Boolean(versions?.drafts),
    user,
    overrideAccess: false,
  })
  const count = countLackingHindi(flattenedFields, data)
  return [{ label, path: `/cms/globals/${slug}`, count }]
}

async function ofCollection(
  payload: Payload,
  { slug, labels, flattenedFields, admin, versions }: SanitizedCollectionConfig,
  user: TypedUser,
): Promise<LackingItem[]> {
  const { docs } = await payload.find({
    collection: slug as never,
    locale: 'all',
    depth: 0,
    pagination: false,
    draft: Boolean(versions?.drafts),
    user,
    overrideAccess: false,
  })
  return docs.map((doc: Record<string, unknown>) => ({
    label: labels.singular,
    title: nameOf(doc[admin.useAsTitle ?? 'id']),
    path: `/cms/collections/${slug}/${doc.id}`,
    count: countLackingHindi(flattenedFields, doc),
  }))
}

function isShown(
  { admin }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  user: TypedUser,
): boolean {
  const { hidden } = admin
  return !(typeof hidden === 'function' ? hidden({ user: user as never }) : hidden)
}

/** Whether a field is a group of a text and its Hindi. */
function isPair(field: FlattenedField): boolean {
  if (field.type !== 'group' || !('flattenedFields' in field)) return false
  const names = field.flattenedFields.map(({ name }) => name)
  return names.length === 2 && names.includes('en') && names.includes('hi')
}

function isLocalized(field: FlattenedField): boolean {
  const isTextual = ['text', 'textarea', 'richText'].includes(field.type)
  return isTextual && 'localized' in field && field.localized === true && !field.admin?.hidden
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value
  return isRecord(value) ? String(value.en ?? value.hi ?? '') : ''
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
