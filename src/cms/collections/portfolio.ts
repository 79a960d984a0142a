import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { bilingualLine, bilingualText } from '@/cms/fields/bilingual'
import { numbered } from '@/cms/fields/numbered-order'
import { labelled } from '@/cms/fields/options'
import { pictureFields } from '@/cms/fields/picture'
import { clearSampleMarkOnEdit, sampleField } from '@/cms/fields/sample'
import { fillSearchText, localizedSearchTextField } from '@/cms/fields/search-text'
import { renewAfterChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import { portfolioCategories } from '@/domain/portfolio'
import { publicPage } from '../public-page'

export const Portfolio = numbered({
  slug: slugs.portfolio,
  labels: { singular: 'Portfolio item', plural: 'Portfolio' },
  admin: {
    group: 'Stories and pictures',
    useAsTitle: 'title',
    description:
      'The pictures of our work on the Portfolio page. Only published ones are shown. Drag to reorder them.',
    defaultColumns: ['title', 'isSample', 'image', 'category', '_status', 'updatedAt'],
    preview: (_doc, { locale }) => publicPage('/portfolio', locale),
  },
  access: { read: staffOrPublished, create: staff, update: staff, delete: trashOrAdmins },
  trash: true,
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: {
    beforeChange: [fillSearchText(['title', 'description', 'category']), clearSampleMarkOnEdit],
    afterChange: [renewAfterChange],
    afterDelete: [renewAfterChange],
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
      required: true,
      defaultValue: 0,
      index: true,
      admin: { hidden: true },
    },
    sampleField,
    localizedSearchTextField,
  ],
})
