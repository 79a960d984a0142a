import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  LivePreviewConfig,
} from 'payload'
import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { renewAfterChange } from '@/cms/hooks/renew'
import type { PageFields } from '@/domain/pages/fields'
import { previewPath } from '@/domain/pages/preview'
import { addressOf, leaveTakenAnchor, type Titled } from './address'
import { BREAKPOINTS } from './breakpoints'
import { withMailToDonors } from './mail-to-donors'
import { toPayloadFields } from './page-fields'
import { clearSampleMarkOnEdit, sampleField } from './sample'

/** Drafts can be published at a set time. */
export const DRAFTS: CollectionConfig['versions'] = {
  drafts: { schedulePublish: true },
  maxPerDoc: 20,
}

/**
 * Configures the live preview next to an item's form.
 * @param pathOf returns the path in English of the page that shows an item.
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
  /** Returns the path in English of the page that shows an item. */
  pathOf: (doc: Record<string, unknown>) => string
  fields: PageFields
  /** Fields besides the texts. */
  more: Field[]
  hooks?: Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'beforeDelete'>
}

/** Makes a collection whose items are shown on a page, sorted by dragging. */
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
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        keepPlaceOnRestore,
        nameByTitle,
        clearSampleMarkOnEdit,
      ],
      afterChange: [leaveTakenAnchor, renewAfterChange],
      afterDelete: [renewAfterChange],
    },
    fields: [
      ...withMailToDonors(toPayloadFields(fields)),
      ...more,
      // For the panel: its lists cannot show fields of a group.
      { name: 'name', type: 'text', admin: { hidden: true } },
      // The item in its page's address. It stays when the title changes, so that links keep working.
      {
        name: 'anchor',
        type: 'text',
        index: true,
        admin: { hidden: true },
        disableDuplicate: true,
      },
      sampleField,
    ],
  }
}

/** Returns the column of the items' pictures, if they have any. */
function pictureOf(fields: Field[]): string[] {
  return fields.some((field) => 'name' in field && field.name === 'image') ? ['image'] : []
}

const nameByTitle: CollectionBeforeChangeHook = async (args) => {
  const { title }: Titled = { ...args.originalDoc, ...args.data }
  return { ...args.data, name: title?.en || title?.hi, anchor: await addressOf('anchor', args) }
}

/** A version brings back the texts, not the place and the address that the item had then. */
const keepPlaceOnRestore: CollectionBeforeChangeHook = ({ context, data, originalDoc }) =>
  context.isRestoringVersion
    ? { ...data, _order: originalDoc._order, anchor: originalDoc.anchor }
    : data
