import type { CollectionConfig } from 'payload'
import { admins, nobody } from '@/cms/access/roles'
import { attemptIdField } from '@/cms/fields/attempt-id'
import { dayPicker } from '@/cms/fields/dates'
import { importBatchField } from '@/cms/fields/import-batch'
import { labelled } from '@/cms/fields/options'
import { pictureFields } from '@/cms/fields/picture'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { addressTextField, fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { suspectedSpamField } from '@/cms/fields/suspected-spam'
import { auditVolunteerChange, auditVolunteerDelete } from '@/cms/hooks/audit-volunteer'
import { keepCredentials } from '@/cms/hooks/keep-credentials'
import { planApplicantMail } from '@/cms/hooks/plan-applicant-mail'
import { slugs } from '@/cms/slugs'
import {
  applicantMails,
  availabilityOptions,
  interestIds,
  volunteerStatuses,
} from '@/domain/volunteer'
import { REJECTION_REASON_MAX_LENGTH, VOLUNTEER_NOTES_MAX_LENGTH } from '@/domain/volunteer-desk'

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
  // Visitors apply only through /api/volunteers, which validates and rate-limits.
  access: { read: admins, create: admins, update: admins, delete: admins },
  // The QR codes on a copy's card and certificate would lead nowhere.
  disableDuplicate: true,
  trash: true,
  defaultSort: ['-createdAt', '-id'],
  hooks: {
    beforeChange: [
      keepCredentials,
      planApplicantMail,
      fillSearchText(['firstName', 'lastName', 'email', 'phone']),
      fillSearchText(['address'], addressTextField.name),
    ],
    afterChange: [auditVolunteerChange],
    afterDelete: [auditVolunteerDelete],
  },
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
      'A photo that an admin chose from the library instead. Public, like the whole library.',
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
    {
      name: 'rejectionReason',
      type: 'textarea',
      maxLength: REJECTION_REASON_MAX_LENGTH,
      admin: { position: 'sidebar', condition: (data) => data?.status === 'rejected' },
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: VOLUNTEER_NOTES_MAX_LENGTH,
      admin: { position: 'sidebar', description: 'For admins only: the volunteer never sees it.' },
    },
    {
      name: 'approvedAt',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: {
        date: dayPicker,
        position: 'sidebar',
        readOnly: true,
        description: 'The ID card is valid for a year from this day. Renew it in the dashboard.',
        condition: (data) => data?.status === 'approved',
      },
    },
    {
      name: 'verifyCode',
      type: 'text',
      unique: true,
      index: true,
      access: { create: nobody, update: nobody },
      admin: {
        position: 'sidebar',
        readOnly: true,
        disableListColumn: true,
        description: 'The QR codes on card and certificate lead to /verify/ and this code.',
      },
    },
    // Initially the language of the form's page.
    { name: 'language', type: 'text', maxLength: 2, admin: { hidden: true } },
    // The e-mail still to be queued for the applicant, stored atomically with the change it is about.
    {
      name: 'mailDue',
      type: 'select',
      options: labelled(applicantMails),
      index: true,
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    importBatchField,
    // Import and row: the same row creates only one volunteer.
    {
      name: 'importKey',
      type: 'text',
      unique: true,
      maxLength: 100,
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    suspectedSpamField,
    attemptIdField,
    ...privacyNoticeFields,
    searchTextField,
    addressTextField,
  ],
}
