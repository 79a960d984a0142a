import type { CollectionConfig } from 'payload'
import { slugs } from '@/cms/slugs'
import { internal } from './internal'

/**
 * The generated files of yearly statements, and which of them were filed. They contain PANs: only our own
 * calls read them, and log each read in the audit log; docs/decisions/0124.
 */
export const StatementFiles: CollectionConfig = {
  slug: slugs.statementFiles,
  ...internal,
  fields: [
    { name: 'financialYear', type: 'number', required: true, index: true },
    { name: 'form', type: 'text', required: true, maxLength: 30 },
    { name: 'leavesOutCash', type: 'checkbox', required: true, defaultValue: false },
    { name: 'leavesOutSmallCash', type: 'checkbox', defaultValue: false },
    { name: 'sha256', type: 'text', maxLength: 64 },
    { name: 'rowCount', type: 'number', required: true },
    { name: 'amountPaise', type: 'number', required: true },
    // False until all parts are stored.
    { name: 'isWhole', type: 'checkbox', required: true, defaultValue: false },
    { name: 'madeBy', type: 'text', required: true, maxLength: 100 },
    // Set once it is filed.
    { name: 'filedOn', type: 'text', maxLength: 10 },
    { name: 'acknowledgementNumber', type: 'text', maxLength: 50 },
    { name: 'filedBy', type: 'text', maxLength: 100 },
  ],
}

/** The files' contents, compressed and split into parts: a MongoDB document is limited to 16 MB. */
export const StatementParts: CollectionConfig = {
  slug: slugs.statementParts,
  ...internal,
  fields: [
    { name: 'file', type: 'text', required: true, index: true, maxLength: 64 },
    { name: 'position', type: 'number', required: true },
    // gzip as Base64. By default Payload refuses more than 40,000 characters.
    { name: 'content', type: 'textarea', required: true, maxLength: 400_000 },
  ],
}
