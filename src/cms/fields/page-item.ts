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
      afterChange: [leaveTakenAnchor, renewAfterChange],
      afterDelete: [renewAfterChange],
    },
    fields: [
      ...withMailToDonors(toPayloadFields(fields)),
      ...more,
      // For the panel, whose lists show no field of a group.
      { name: 'name', type: 'text', admin: { hidden: true } },
      // The item in its page's address. It stays when the title changes, so that links still work.
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

/** The column of the items' pictures, where they have one. */
function pictureOf(fields: Field[]): string[] {
  return fields.some((field) => 'name' in field && field.name === 'image') ? ['image'] : []
}

const nameByTitle: CollectionBeforeChangeHook = async (args) => {
  const { title }: Titled = { ...args.originalDoc, ...args.data }
  return { ...args.data, name: title?.en || title?.hi, anchor: await addressOf('anchor', args) }
}
