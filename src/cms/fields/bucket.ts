import type { Field } from 'payload'
import { nobody } from '@/cms/access/roles'

/**
 * The fields in which the storage plugin keeps where a file is in the bucket. They exist without a bucket, too:
 * the plugin would add them only with `S3_BUCKET`, but the tables of SQLite do not depend on settings.
 */
export const bucketFields: Field[] = ['prefix', '_objectKey'].map((name) => ({
  name,
  type: 'text',
  // The plugin trusts what is stored: with another folder's name, a picture would show that folder's file.
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
}))
