import type { CollectionConfig } from 'payload'
import { staff } from '@/cms/access/roles'
import { pageItems } from '@/cms/fields/page-item'
import { yearField } from '@/cms/fields/year'
import { slugs } from '@/cms/slugs'
import { storyFields } from '@/domain/pages/stories'

export const Stories: CollectionConfig = pageItems({
  slug: slugs.stories,
  labels: { singular: 'Story', plural: 'Stories' },
  description: 'The stories on Stories of Change. Drag to reorder them.',
  pathOf: () => '/stories',
  fields: storyFields,
  more: [
    yearField({ name: 'year', min: 1900, max: 2100, admin: { position: 'sidebar' } }),
    {
      name: 'image',
      type: 'upload',
      relationTo: slugs.media,
      admin: { description: 'A landscape picture, 3:2, at least 1200 px wide.' },
    },
    {
      name: 'consent',
      type: 'textarea',
      label: 'Consent',
      maxLength: 1000,
      access: { read: staff },
      admin: {
        description:
          'Who agreed to be shown or quoted, and how and when. Visible to staff only, never on the site.',
      },
    },
  ],
})
