import type { CollectionConfig } from 'payload'
import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { bilingualLine, bilingualText } from '@/cms/fields/bilingual'
import { labelled } from '@/cms/fields/options'
import { pictureFields } from '@/cms/fields/picture'
import { ownWhenEdited, sampleField } from '@/cms/fields/sample'
import { fillSearchText, localizedSearchTextField } from '@/cms/fields/search-text'
import { revalidateCollection } from '@/cms/hooks/revalidate'
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
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    bilingualLine({ name: 'title', maxLength: 200 }),
    bilingualText({ name: 'description', maxLength: 4000 }),
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
