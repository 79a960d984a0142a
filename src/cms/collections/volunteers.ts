import type { CollectionConfig } from 'payload'
import { admins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { pictureFields } from '@/cms/fields/picture'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { suspectedSpamField } from '@/cms/fields/suspected-spam'
import { slugs } from '@/cms/slugs'
import { availabilityOptions, interestIds, volunteerStatuses } from '@/domain/volunteer'

export const Volunteers: CollectionConfig = {
  slug: slugs.volunteers,
  labels: { singular: 'Volunteer', plural: 'Volunteers' },
  admin: {
    group: 'People',
    useAsTitle: 'firstName',
    description: 'Applications from the Volunteer page. Approve and print in the dashboard.',
    defaultColumns: [
      'firstName',
      'lastName',
      'phone',
      'email',
      'status',
      'suspectedSpam',
      'createdAt',
    ],
  },
  // Visitors apply through /api/volunteers, which validates and limits; never straight into here.
  access: { read: admins, create: admins, update: admins, delete: admins },
  trash: true,
  defaultSort: ['-createdAt', '-id'],
  hooks: { beforeChange: [fillSearchText(['firstName', 'lastName', 'email', 'phone'])] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', required: true, maxLength: 100 },
        { name: 'lastName', type: 'text', required: true, maxLength: 100 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', required: true },
        { name: 'phone', type: 'text', required: true, maxLength: 30 },
        { name: 'emergencyContact', type: 'text', maxLength: 200 },
      ],
    },
    { name: 'address', type: 'textarea', maxLength: 500 },
    {
      name: 'photo',
      type: 'upload',
      relationTo: slugs.volunteerPhotos,
      admin: { description: 'Private: shown to admins and printed on the ID card only.' },
    },
    ...pictureFields(
      'A photo that an admin chose from the library instead. Public, like all of it.',
    ),
    {
      type: 'row',
      fields: [
        { name: 'occupation', type: 'text', maxLength: 200 },
        { name: 'organization', type: 'text', maxLength: 200 },
      ],
    },
    { name: 'interests', type: 'select', hasMany: true, options: labelled(interestIds) },
    {
      name: 'availability',
      type: 'text',
      maxLength: 100,
      admin: {
        description: `${availabilityOptions.join(', ')} a week, or in the person's own words.`,
      },
    },
    { name: 'experience', type: 'textarea', maxLength: 4000 },
    { name: 'motivation', type: 'textarea', maxLength: 4000 },
    { name: 'skills', type: 'text', hasMany: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: labelled(volunteerStatuses),
      index: true,
      admin: { position: 'sidebar' },
    },
    suspectedSpamField,
    searchTextField,
  ],
}
