import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  LivePreviewConfig,
} from 'payload'
import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { revalidateCollection } from '@/cms/hooks/revalidate'
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
      { name: 'anchor', type: 'text', index: true, admin: { hidden: true } },
      sampleField,
    ],
  }
}

/** The column of the items' pictures, where they have one. */
function pictureOf(fields: Field[]): string[] {
  return fields.some((field) => 'name' in field && field.name === 'image') ? ['image'] : []
}

type Titled = { title?: Partial<Record<'en' | 'hi', string | null>> }

const nameByTitle: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { title }: Titled = { ...originalDoc, ...data }
  return { ...data, name: title?.en || title?.hi, anchor: addressOf('anchor', data, originalDoc) }
}

type Item = Titled & Record<string, unknown>

/**
 * The end of an item's address: it follows the title until the item is published or somebody writes
 * another one, and stays from then on, so that links still work.
 * @param field in which it is kept.
 * @param data what is saved now.
 * @param saved the item as it was; undefined for a new one.
 * @returns undefined for a draft that has no title to take it from.
 */
export function addressOf(field: string, data: Item, saved: Item | undefined): string | undefined {
  const { title, _status }: Item = { ...saved, ...data }
  const kept = saved?.[field]
  const given = data[field] ?? kept
  const followsTitle =
    !given ||
    (given === kept && saved?._status !== 'published' && kept === toAnchor(saved?.title?.en))
  if (!followsTitle) return String(given)
  return toAnchor(title?.en) ?? (_status === 'published' ? newId() : undefined)
}

/** At most `ADDRESS_MAX_LENGTH` characters. */
function toAnchor(title: string | null | undefined): string | undefined {
  return title
    ?.toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, ADDRESS_MAX_LENGTH)
    .replace(/-$/, '')
}
