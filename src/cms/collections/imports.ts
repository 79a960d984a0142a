import type { CollectionConfig } from 'payload'
import { labelled } from '@/cms/fields/options'
import { slugs } from '@/cms/slugs'
import { importSubjects } from '@/domain/import/columns'
import { importStates } from '@/domain/import/import'
import { internal } from './internal'

/** Imports of gifts and volunteers from files, one row per import, with the outcome of each file row. */
export const Imports: CollectionConfig = {
  slug: slugs.imports,
  ...internal,
  defaultSort: ['-createdAt', '-id'],
  fields: [
    {
      name: 'subject',
      type: 'select',
      required: true,
      options: labelled(importSubjects),
      index: true,
    },
    { name: 'filename', type: 'text', maxLength: 200 },
    { name: 'state', type: 'select', required: true, options: labelled(importStates), index: true },
    { name: 'startedBy', type: 'text', required: true, maxLength: 100 },
    { name: 'headings', type: 'json' },
    // The index of each column in the file.
    { name: 'columns', type: 'json' },
    { name: 'sample', type: 'json' },
    // The file's cells, until it is imported.
    { name: 'table', type: 'json' },
    // The verdict on each row (domain/import/import.ts).
    { name: 'report', type: 'json' },
    { name: 'counts', type: 'json' },
    { name: 'rowCount', type: 'number', defaultValue: 0 },
    { name: 'imported', type: 'number', defaultValue: 0 },
    { name: 'amountPaise', type: 'number', defaultValue: 0 },
    // Rows that the admin wants imported in addition to the new ones.
    { name: 'also', type: 'json' },
    // Also the `updatedAt` of everything it created: a record with another one was changed since.
    { name: 'confirmedAt', type: 'date' },
    { name: 'note', type: 'textarea', maxLength: 1000 },
  ],
}
