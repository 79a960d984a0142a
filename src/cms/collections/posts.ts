import type { CollectionConfig } from 'payload'
import { date, richText } from 'payload/shared'
import { staff, staffOrPublished, trashOrAdmins } from '@/cms/access/roles'
import { bilingualLine, nullIfBlank, requiredInEnglish } from '@/cms/fields/bilingual'
import { dayPicker, momentPicker } from '@/cms/fields/dates'
import { addressField } from '@/cms/fields/https-address'
import { labelled } from '@/cms/fields/options'
import { pictureFields } from '@/cms/fields/picture'
import { clearSampleMarkOnEdit, sampleField } from '@/cms/fields/sample'
import { fillSearchText, localizedSearchTextField } from '@/cms/fields/search-text'
import { dateByPublication } from '@/cms/hooks/date-by-publication'
import { deleteSignUps } from '@/cms/hooks/delete-sign-ups'
import { renewAfterChange } from '@/cms/hooks/renew'
import { requireEventDate } from '@/cms/hooks/require-event-date'
import type { Post } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { isAfterEvent, PLACES_MAX } from '@/domain/event-sign-up'
import { messages } from '@/domain/messages'
import { postTypes } from '@/domain/post'
import { publicPage } from '../public-page'

export const Posts: CollectionConfig = {
  slug: slugs.posts,
  labels: { singular: 'Activity', plural: 'Activities' },
  admin: {
    group: 'Stories and pictures',
    useAsTitle: 'title',
    description: 'News, pictures, videos and events on the Recent Activities page.',
    defaultColumns: ['title', 'isSample', 'image', 'type', '_status', 'eventDate', 'createdAt'],
    preview: (_doc, { locale }) => publicPage('/activities', locale),
  },
  access: { read: staffOrPublished, create: staff, update: staff, delete: trashOrAdmins },
  trash: true,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 20 },
  defaultSort: ['-createdAt', '-id'],
  hooks: {
    beforeChange: [
      requireEventDate,
      fillSearchText(['title', 'type', 'eventLocation']),
      dateByPublication,
      clearSampleMarkOnEdit,
    ],
    afterChange: [renewAfterChange],
    afterDelete: [deleteSignUps, renewAfterChange],
  },
  fields: [
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: labelled(postTypes),
      admin: { position: 'sidebar' },
    },
    bilingualLine({ name: 'title', maxLength: 200 }),
    {
      name: 'content',
      type: 'richText',
      required: true,
      localized: true,
      validate: requiredInEnglish(richText),
      hooks: { beforeChange: [nullIfBlank] },
    },
    ...pictureFields('A landscape picture, 16:9, at least 1200 px wide.'),
    addressField({
      name: 'videoUrl',
      label: 'Address of the video',
      admin: {
        description: 'A YouTube address is shown as a player that loads when it is tapped.',
        condition: (data) => data?.type === 'video',
      },
    }),
    {
      type: 'row',
      admin: { condition: (data) => data?.type === 'event' },
      fields: [
        {
          name: 'eventDate',
          type: 'date',
          label: 'When',
          admin: { date: momentPicker },
        },
        { name: 'eventLocation', type: 'text', label: 'Where', localized: true, maxLength: 300 },
      ],
    },
    {
      name: 'takesSignUps',
      type: 'checkbox',
      label: 'Takes sign-ups',
      defaultValue: false,
      admin: {
        condition: (data) => data?.type === 'event',
        description:
          'Its page then has a short form until the event begins. See who signed up in the dashboard, under Volunteers, Events. An event in the trash keeps its sign-ups; they are deleted when it is deleted for good.',
      },
    },
    {
      type: 'row',
      admin: { condition: (data) => data?.type === 'event' && Boolean(data.takesSignUps) },
      fields: [
        {
          name: 'places',
          type: 'number',
          label: 'Places',
          min: 1,
          max: PLACES_MAX,
          validate: (value: number | null | undefined) =>
            value === null ||
            value === undefined ||
            (Number.isInteger(value) && value >= 1 && value <= PLACES_MAX) ||
            messages.placesInvalid,
          admin: { description: 'Leave empty for no limit.' },
        },
        {
          name: 'signUpsUntil',
          type: 'date',
          label: 'Last day of sign-ups',
          validate: (value, options) => {
            const { eventDate, takesSignUps, signUpsUntil } = options.siblingData as Partial<Post>
            const isValid = date(value, options)
            // Hidden while the event takes no sign-ups.
            if (isValid !== true || !takesSignUps) return isValid
            return !isAfterEvent(signUpsUntil, eventDate) || messages.signUpsAfterEvent
          },
          admin: {
            description: 'Leave empty to take them until the event begins.',
            date: dayPicker,
          },
        },
      ],
    },
    sampleField,
    localizedSearchTextField,
  ],
}
