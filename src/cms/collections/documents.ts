import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { staff, staffOrActive } from '@/cms/access/roles'
import { bucketFields } from '@/cms/fields/bucket'
import { toPayloadFields } from '@/cms/fields/page-fields'
import { checkPdf } from '@/cms/hooks/check-pdf'
import { refuseMissing } from '@/cms/hooks/refuse-missing'
import { renewAfterChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import { line, required } from '@/domain/pages/fields'
import { getEnv } from '@/env'
import { publicPage } from '../public-page'

const FOLDER = path.resolve(getEnv().MEDIA_DIR, 'documents')

const KINDS = [
  { value: 'annual-report', label: 'Annual report' },
  { value: 'accounts', label: 'Accounts and audit' },
  { value: 'certificate', label: 'Certificate or order' },
  { value: 'policy', label: 'Policy' },
  { value: 'other', label: 'Another document' },
]

/** PDFs for visitors: annual reports, the 80G order. Served at /files/{filename}. */
export const Documents: CollectionConfig = {
  slug: slugs.documents,
  labels: { singular: 'Document', plural: 'Documents' },
  admin: {
    group: 'Stories and pictures',
    useAsTitle: 'filename',
    description:
      'Reports, certificates and orders as PDF, at most 10 MB each. Those that are switched on appear on the Transparency page.',
    defaultColumns: ['filename', 'kind', 'year', 'isActive', 'createdAt'],
    preview: (_doc, { locale }) => publicPage('/transparency', locale),
  },
  access: { read: staffOrActive, create: staff, update: staff, delete: staff },
  defaultSort: ['-year', '-createdAt', '-id'],
  disableDuplicate: true,
  hooks: {
    beforeOperation: [checkPdf],
    afterChange: [renewAfterChange],
    afterDelete: [renewAfterChange],
  },
  upload: {
    staticDir: FOLDER,
    handlers: [refuseMissing(FOLDER, 'There is no such document.')],
    mimeTypes: ['application/pdf'],
    pasteURL: false,
    hideRemoveFile: true,
    // A PDF may contain scripts and forms: browsers must download it, not open it on this origin.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'public, max-age=300')
      return headers
    },
  },
  fields: [
    ...toPayloadFields({ title: required(line) }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'annual-report',
      options: KINDS,
      admin: { position: 'sidebar' },
    },
    {
      name: 'year',
      type: 'text',
      maxLength: 20,
      admin: { position: 'sidebar', description: 'Such as 2025–26.' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Shown on the site',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    ...bucketFields,
  ],
}
