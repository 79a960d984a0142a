import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { revalidateAfterChange, revalidateAfterDelete } from '@/cms/hooks/revalidate'
import type { PageFields } from '@/domain/pages/fields'
import { previewPath } from '@/domain/pages/preview'
import { newId } from '@/lib/new-id'
import { toPayloadFields } from './page-fields'

type PageItem = {
  slug: string
  labels: { singular: string; plural: string }
  description: string
  /** The page that shows the items, by its path in English. */
  path: string
  fields: PageFields
  /** Beyond the texts. */
  more: Field[]
}

/** A collection whose items stand on a page in the order that editors drag them into. */
export function pageItems({
  slug,
  labels,
  description,
  path,
  fields,
  more,
}: PageItem): CollectionConfig {
  return {
    slug,
    labels,
    orderable: true,
    admin: {
      group: 'Stories and pictures',
      useAsTitle: 'name',
      description,
      defaultColumns: ['name', ...pictureOf(more), '_status', 'updatedAt'],
      preview: (_doc, { locale }) => previewPath('draft', path, locale),
    },
    access: { read: staffOrPublished, create: staff, update: staff, delete: trashOrAdmins },
    trash: true,
    versions: { drafts: true, maxPerDoc: 20 },
    hooks: {
      beforeChange: [nameByTitle],
      afterChange: [revalidateAfterChange],
      afterDelete: [revalidateAfterDelete],
    },
    fields: [
      ...toPayloadFields(fields),
      ...more,
      // For the panel, whose lists show no field of a group.
      { name: 'name', type: 'text', admin: { hidden: true } },
      // Of the item in its page's address. It stays when the title changes, so that links still work.
      { name: 'anchor', type: 'text', index: true, admin: { hidden: true } },
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
  const anchor = data.anchor ?? originalDoc?.anchor
  return { ...data, name: title?.en || title?.hi, anchor: anchor || toAnchor(title?.en) }
}

function toAnchor(title: string | null | undefined): string {
  const words = title?.toLowerCase().match(/[a-z0-9]+/g)
  return words ? words.join('-') : newId()
}
