import type { Block, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { addressOf } from '@/cms/fields/address'
import { toPayloadFields } from '@/cms/fields/page-fields'
import { DRAFTS, livePreview } from '@/cms/fields/page-item'
import { renewAfterChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import {
  ADDRESS_MAX_LENGTH,
  type BlockName,
  blocks,
  freePageFields,
  isFreeAddress,
} from '@/domain/pages/free-page'
import { previewPath } from '@/domain/pages/preview'

const LABELS: Record<BlockName, string> = {
  text: 'Heading and text',
  pictureAndText: 'Picture and text',
  gallery: 'Gallery',
  figures: 'Figures',
  quote: 'Quote',
  steps: 'Steps',
  callToAction: 'Call to action',
  video: 'Video',
  documents: 'Documents',
  questions: 'Questions and answers',
}

const previewOf = (doc: Record<string, unknown>) => `/${doc.address || doc.id}`

const nameAndAddress: CollectionBeforeValidateHook = async (args) => {
  const { title } = { ...args.originalDoc, ...args.data }
  return {
    ...args.data,
    name: title?.en || title?.hi,
    address: await addressOf('address', args),
  }
}

/** Pages that editors create, such as /our-school. */
export const FreePages: CollectionConfig = {
  slug: slugs.freePages,
  labels: { singular: 'Page of your own', plural: 'Pages of your own' },
  admin: {
    group: 'Pages',
    useAsTitle: 'name',
    description: 'Build a page from blocks, then add it to the menu.',
    defaultColumns: ['name', 'address', '_status', 'updatedAt'],
    preview: (doc, { locale }) => previewPath('draft', previewOf(doc), locale),
    livePreview: livePreview(previewOf),
  },
  access: { read: staffOrPublished, create: staff, update: staff, delete: trashOrAdmins },
  trash: true,
  versions: DRAFTS,
  hooks: {
    beforeValidate: [nameAndAddress],
    afterChange: [renewAfterChange],
    afterDelete: [renewAfterChange],
  },
  fields: [
    ...toPayloadFields(freePageFields),
    {
      name: 'layout',
      type: 'blocks',
      label: 'Blocks',
      labels: { singular: 'Block', plural: 'Blocks' },
      maxRows: 30,
      blocks: Object.entries(blocks).map(
        ([slug, fields]): Block => ({
          slug,
          labels: { singular: LABELS[slug as BlockName], plural: LABELS[slug as BlockName] },
          admin: { disableBlockName: true },
          fields: toPayloadFields(fields),
        }),
      ),
    },
    {
      name: 'address',
      type: 'text',
      unique: true,
      index: true,
      disableDuplicate: true,
      maxLength: ADDRESS_MAX_LENGTH,
      validate: (value: string | null | undefined) =>
        isFreeAddress(value ?? '') ||
        'Please use lower-case letters, digits and hyphens, such as our-school. Addresses of the site’s own pages are taken.',
      admin: {
        position: 'sidebar',
        description:
          'The end of the page’s web address: our-school is at /our-school. If you change it, old links stop working.',
      },
    },
    // For the panel: its lists cannot show fields of a group.
    { name: 'name', type: 'text', admin: { hidden: true } },
  ],
}
