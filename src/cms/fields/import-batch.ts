import type { Field } from 'payload'
import { nobody } from '@/cms/access/roles'

/** The id of the import (imports) that created the document. */
export const importBatchField: Field = {
  name: 'importBatch',
  type: 'text',
  index: true,
  maxLength: 100,
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
}
