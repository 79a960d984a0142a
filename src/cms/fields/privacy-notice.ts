import type { Field } from 'payload'
import { nobody } from '@/cms/access/roles'
import { momentPicker } from './dates'

const access = { create: nobody, update: nobody }

/**
 * The privacy notice on the form that created a record, and when: the server sets both
 * (src/server/privacy-notice.ts). Absent in records from older versions and in those entered by hand.
 */
export const privacyNoticeFields: Field[] = [
  {
    name: 'noticeVersion',
    type: 'number',
    label: 'Privacy notice (version)',
    access,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'noticeAt',
    type: 'date',
    label: 'Privacy notice shown on',
    access,
    admin: { date: momentPicker, position: 'sidebar', readOnly: true },
  },
]
