import type { CollectionConfig } from 'payload'
import { staff, staffOrActive } from '@/cms/access/roles'
import { bilingualLine } from '@/cms/fields/bilingual'
import { pictureFields } from '@/cms/fields/picture'
import { fillSearchText, localizedSearchTextField } from '@/cms/fields/search-text'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { slugs } from '@/cms/slugs'
import { publicPage } from '../public-page'

export const SliderImages: CollectionConfig = {
  slug: slugs.sliderImages,
  labels: { singular: 'Slider image', plural: 'About slider' },
  admin: {
    group: 'Content',
    useAsTitle: 'altText',
    description: 'The large pictures that change every five seconds at the top of the About page.',
    defaultColumns: ['altText', 'image', 'displayOrder', 'isActive', 'updatedAt'],
    preview: (_doc, { locale }) => publicPage('/about', locale),
  },
  access: { read: staffOrActive, create: staff, update: staff, delete: staff },
  trash: true,
  defaultSort: ['displayOrder', 'createdAt', 'id'],
  hooks: {
    beforeChange: [fillSearchText(['altText'])],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    ...pictureFields('16:9, at least 1920 × 1080 px, best 2560 × 1440 px; JPG or PNG under 2 MB.'),
    bilingualLine({
      name: 'altText',
      label: 'Description of the picture',
      maxLength: 300,
      admin: { description: 'Read aloud to visitors who cannot see the picture.' },
    }),
    {
      name: 'displayOrder',
      type: 'number',
      required: true,
      min: 0,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar', step: 1, description: 'Smaller numbers come first.' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Shown on the site',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    localizedSearchTextField,
  ],
}
