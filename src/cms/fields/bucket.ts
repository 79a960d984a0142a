import type { Field } from 'payload'
import { nobody } from '@/cms/access/roles'

/**
 * The fields in which the storage plugin keeps a file's place in the bucket. They exist without a bucket too: the
 * plugin adds them only with `S3_BUCKET`, but SQLite's tables do not depend on settings.
 */
export const bucketFields: Field[] = ['prefix', '_objectKey'].map((name) => ({
  name,
  type: 'text',
  // The plugin trusts them: with another folder's name, a picture would show a file of that folder.
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
}))
