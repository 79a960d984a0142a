import { staff, staffOrActive, trashOrAdmins } from '@/cms/access/roles'
import { bilingualLine } from '@/cms/fields/bilingual'
import { numbered } from '@/cms/fields/numbered-order'
import { PICTURE_HINT, pictureFields } from '@/cms/fields/picture'
import { clearSampleMarkOnEdit, sampleField } from '@/cms/fields/sample'
import { fillSearchText, localizedSearchTextField } from '@/cms/fields/search-text'
import { renewAfterChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import { publicPage } from '../public-page'

export const SliderImages = numbered({
  slug: slugs.sliderImages,
  labels: { singular: 'Slider image', plural: 'About slider' },
  admin: {
    group: 'Stories and pictures',
    useAsTitle: 'altText',
    description:
      'The large pictures that change every five seconds at the top of the About page. Drag to reorder them.',
    defaultColumns: ['altText', 'isSample', 'image', 'isActive', 'updatedAt'],
    preview: (_doc, { locale }) => publicPage('/about', locale),
  },
  access: { read: staffOrActive, create: staff, update: staff, delete: trashOrAdmins },
  trash: true,
  hooks: {
    beforeChange: [fillSearchText(['altText']), clearSampleMarkOnEdit],
    afterChange: [renewAfterChange],
    afterDelete: [renewAfterChange],
  },
  fields: [
    ...pictureFields('16:9, at least 1920 × 1080 px, best 2560 × 1440 px; JPG or PNG under 2 MB.'),
    bilingualLine({
      name: 'altText',
      label: 'Description of the picture',
      maxLength: 300,
      admin: { description: PICTURE_HINT },
    }),
    {
      name: 'displayOrder',
      type: 'number',
      required: true,
      min: 0,
      defaultValue: 0,
      index: true,
      admin: { hidden: true },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Shown on the site',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    sampleField,
    localizedSearchTextField,
  ],
})
