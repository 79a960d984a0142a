import type { Field } from 'payload'
import { nobody } from '@/cms/access/roles'

/**
 * A donor's PAN, and a keyed hash to find equal PANs. The database adapter encrypts the first and fills in the
 * second (src/cms/database/encryption/sealed-fields.ts): our own code reads and writes the plain PAN, Payload's
 * panel and REST never show it; docs/decisions/0129.
 */
export const panFields: Field[] = [
  {
    name: 'panNumber',
    type: 'text',
    label: 'PAN',
    maxLength: 10,
    access: { read: nobody },
  },
  {
    name: 'panKey',
    type: 'text',
    maxLength: 64,
    index: true,
    access: { read: nobody },
    admin: { hidden: true },
  },
]
