import type { CollectionConfig } from 'payload'
import { text, textarea } from 'payload/shared'
import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { pictureFields } from '@/cms/fields/picture'
import { requiredInEnglish } from '@/cms/fields/required-in-english'
import { ownWhenEdited, sampleField } from '@/cms/fields/sample'
import { fillSearchText, localizedSearchTextField } from '@/cms/fields/search-text'
import { revalidateAfterChange, revalidateAfterDelete } from '@/cms/hooks/revalidate'
import { slugs } from '@/cms/slugs'
import { portfolioCategories } from '@/domain/portfolio'
import { publicPage } from '../public-page'

export const Portfolio: CollectionConfig = {
  slug: slugs.portfolio,
  labels: { singular: 'Portfolio item', plural: 'Portfolio' },
  admin: {
    group: 'Stories and pictures',
    useAsTitle: 'title',
    description: 'The pictures of our work on the Portfolio page. Only published ones are shown.',
    defaultColumns: ['title', 'isSample', 'image', 'category', '_status', 'sortOrder', 'updatedAt'],
    preview: (_doc, { locale }) => publicPage('/portfolio', locale),
  },
  access: { read: staffOrPublished, create: staff, update: staff, delete: trashOrAdmins },
  trash: true,
  versions: { drafts: true, maxPerDoc: 20 },
  defaultSort: ['sortOrder', '-createdAt', '-id'],
  hooks: {
    beforeChange: [fillSearchText(['title', 'description', 'category']), ownWhenEdited],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 200,
      validate: requiredInEnglish(text),
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 4000,
      validate: requiredInEnglish(textarea),
    },
    ...pictureFields('A landscape picture, 4:3, at least 1200 px wide.'),
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'general',
      options: labelled(portfolioCategories),
      admin: { position: 'sidebar' },
    },
    {
      name: 'sortOrder',
      type: 'number',
      label: 'Order',
      required: true,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar', step: 1, description: 'Smaller numbers come first.' },
    },
    sampleField,
    localizedSearchTextField,
  ],
}
