import { anyone, staff, trashOrAdmins } from '@/cms/access/roles'
import { bilingualLine } from '@/cms/fields/bilingual'
import { numbered } from '@/cms/fields/numbered-order'
import { pictureFields } from '@/cms/fields/picture'
import { clearSampleMarkOnEdit, sampleField } from '@/cms/fields/sample'
import { fillSearchText, localizedSearchTextField } from '@/cms/fields/search-text'
import { renewAfterChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import { INSPIRATION_LINE_MAX_LENGTH } from '@/domain/inspiration'
import { publicPage } from '../public-page'

export const Inspirations = numbered({
  slug: slugs.inspirations,
  labels: { singular: 'Inspiration', plural: 'Inspirations' },
  admin: {
    group: 'Stories and pictures',
    useAsTitle: 'name',
    description:
      'The people whose lives guide us, shown on the Inspiration page. Drag to reorder them.',
    defaultColumns: ['name', 'isSample', 'image', 'updatedAt'],
    preview: (_doc, { locale }) => publicPage('/inspiration', locale),
  },
  access: { read: anyone, create: staff, update: staff, delete: trashOrAdmins },
  trash: true,
  hooks: {
    beforeChange: [fillSearchText(['name']), clearSampleMarkOnEdit],
    afterChange: [renewAfterChange],
    afterDelete: [renewAfterChange],
  },
  fields: [
    bilingualLine({ name: 'name', maxLength: 200 }),
    {
      name: 'line',
      type: 'text',
      label: 'Who they were (in one line)',
      localized: true,
      maxLength: INSPIRATION_LINE_MAX_LENGTH,
    },
    {
      name: 'program',
      type: 'relationship',
      relationTo: slugs.programs,
      label: 'The program that follows their example',
      admin: { description: 'The page links to it.' },
    },
    ...pictureFields('A square picture, at least 600 px wide. Optional.'),
    {
      name: 'sortOrder',
      type: 'number',
      min: 0,
      defaultValue: 0,
      index: true,
      admin: { hidden: true },
    },
    sampleField,
    localizedSearchTextField,
  ],
})
