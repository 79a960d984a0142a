import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  LivePreviewConfig,
  PayloadRequest,
} from 'payload'
import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import type { slugs } from '@/cms/slugs'
import type { PageFields } from '@/domain/pages/fields'
import { ADDRESS_MAX_LENGTH } from '@/domain/pages/free-page'
import { previewPath } from '@/domain/pages/preview'
import { newId } from '@/lib/new-id'
import { BREAKPOINTS } from './breakpoints'
import { withMailToDonors } from './mail-to-donors'
import { toPayloadFields } from './page-fields'
import { ownWhenEdited, sampleField } from './sample'

/** Drafts can be published at a set time. */
export const DRAFTS: CollectionConfig['versions'] = {
  drafts: { schedulePublish: true },
  maxPerDoc: 20,
}

/**
 * The real page beside the form of an item.
 * @param pathOf where an item is shown, as the page's path in English.
 */
export function livePreview(pathOf: (doc: Record<string, unknown>) => string): LivePreviewConfig {
  return {
    url: ({ data, locale }) => previewPath('live', pathOf(data), locale?.code),
    breakpoints: BREAKPOINTS,
  }
}

type PageItem = {
  slug: string
  labels: { singular: string; plural: string }
  description: string
  /** Where an item is shown, as the page's path in English. */
  pathOf: (doc: Record<string, unknown>) => string
  fields: PageFields
  /** Beyond the texts. */
  more: Field[]
  hooks?: Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'beforeDelete'>
}

/** A collection whose items stand on a page in the order that editors drag them into. */
export function pageItems({
  slug,
  labels,
  description,
  pathOf,
  fields,
  more,
  hooks = {},
}: PageItem): CollectionConfig {
  return {
    slug,
    labels,
    orderable: true,
    admin: {
      group: 'Stories and pictures',
      useAsTitle: 'name',
      description,
      defaultColumns: ['name', ...pictureOf(more), 'isSample', '_status', 'updatedAt'],
      preview: (doc, { locale }) => previewPath('draft', pathOf(doc), locale),
      livePreview: livePreview(pathOf),
    },
    access: { read: staffOrPublished, create: staff, update: staff, delete: trashOrAdmins },
    trash: true,
    versions: DRAFTS,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), nameByTitle, ownWhenEdited],
      afterChange: [revalidateCollection],
      afterDelete: [revalidateCollection],
    },
    fields: [
      ...withMailToDonors(toPayloadFields(fields)),
      ...more,
      // For the panel, whose lists show no field of a group.
      { name: 'name', type: 'text', admin: { hidden: true } },
      // Of the item in its page's address. It stays when the title changes, so that links still work.
      {
        ...{ name: 'anchor', type: 'text', index: true },
        ...{ admin: { hidden: true }, disableDuplicate: true },
      },
      sampleField,
    ],
  }
}

/** The column of the items' pictures, where they have one. */
function pictureOf(fields: Field[]): string[] {
  return fields.some((field) => 'name' in field && field.name === 'image') ? ['image'] : []
}

type Titled = { title?: Partial<Record<'en' | 'hi', string | null>> }

const nameByTitle: CollectionBeforeChangeHook = async (args) => {
  const { title }: Titled = { ...args.originalDoc, ...args.data }
  return { ...args.data, name: title?.en || title?.hi, anchor: await addressOf('anchor', args) }
}

type Item = Titled & Record<string, unknown>

/** What a hook knows before an item is saved. */
type Save = {
  collection: { slug: string }
  data?: Item
  /** The item as it was; nothing for a new one, and what was copied for a copy. */
  originalDoc?: Item
  req: PayloadRequest
}

/**
 * The end of an item's address: it follows the title until the item is published or somebody writes
 * another one, and stays from then on, so that links still work. A second item with that title gets a number.
 * @param field in which it is kept.
 * @returns undefined for a draft that has no title to take it from.
 */
export async function addressOf(field: string, save: Save): Promise<string | undefined> {
  const { data = {}, originalDoc: saved } = save
  const { title, _status }: Item = { ...saved, ...data }
  const kept = saved?.[field]
  const given = data[field] ?? kept
  const followsTitle =
    !given ||
    (given === kept &&
      saved?._status !== 'published' &&
      isAnchorOf(toAnchor(saved?.title?.en), String(kept)))
  if (!followsTitle) return String(given)
  const anchor = toAnchor(title?.en)
  if (!anchor) return _status === 'published' ? newId() : undefined
  const taken = await takenAddresses(field, save)
  const isKept = typeof kept === 'string' && isAnchorOf(anchor, kept) && !taken.has(kept)
  return isKept ? kept : firstFree(anchor, taken)
}

/** What the other items have, drafts and trash included. */
async function takenAddresses(
  field: string,
  { collection, originalDoc, req }: Save,
): Promise<Set<unknown>> {
  const read = {
    collection: collection.slug as typeof slugs.programs,
    where: { id: { not_equals: originalDoc?.id ?? '' } },
    ...{ depth: 0, pagination: false, trash: true, overrideAccess: true, req },
    select: { [field]: true },
  } as const
  const published = await req.payload.find(read)
  const newest = await req.payload.find({ ...read, draft: true })
  return new Set([...published.docs, ...newest.docs].map((item) => Reflect.get(item, field)))
}

function firstFree(anchor: string, taken: Set<unknown>): string {
  let number = 1
  while (taken.has(numbered(anchor, number))) number += 1
  return numbered(anchor, number)
}

/** The first goes without a number. */
function numbered(anchor: string, number: number): string {
  if (number === 1) return anchor
  const end = `-${number}`
  return cut(anchor, ADDRESS_MAX_LENGTH - end.length) + end
}

function isAnchorOf(anchor: string | undefined, address: string): boolean {
  const number = Number(address.match(/-(\d{1,3})$/)?.[1] ?? 1)
  return anchor !== undefined && [anchor, numbered(anchor, number)].includes(address)
}

/** At most `ADDRESS_MAX_LENGTH` characters. */
function toAnchor(title: string | null | undefined): string | undefined {
  const words = title?.toLowerCase().match(/[a-z0-9]+/g)
  return words ? cut(words.join('-'), ADDRESS_MAX_LENGTH) : undefined
}

function cut(anchor: string, length: number): string {
  return anchor.slice(0, length).replace(/-$/, '')
}
