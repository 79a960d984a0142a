import path from 'node:path'
import type { CollectionConfig, TextFieldSingleValidation, UploadConfig } from 'payload'
import { text } from 'payload/shared'
import { admins, anyone, staff } from '@/cms/access/roles'
import { bucketFields } from '@/cms/fields/bucket'
import { PICTURE_HINT } from '@/cms/fields/picture'
import { sampleField } from '@/cms/fields/sample'
import { keepFile } from '@/cms/hooks/keep-file'
import { nameByFile, TITLE_MAX_LENGTH } from '@/cms/hooks/name-by-file'
import { adminsDescribeOfficialPictures, keepPicturesInUse } from '@/cms/hooks/pictures-in-use'
import { prepareImage } from '@/cms/hooks/prepare-image'
import { refuseMissing } from '@/cms/hooks/refuse-missing'
import { renewAfterChange } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'
import { imageWidthsPx } from '@/domain/picture'
import { getEnv } from '@/env'

/** Requires a description in the panel; other pictures are described where they are used. */
const describedInPanel: TextFieldSingleValidation = (value, options) => {
  const isInPanel = options.req.payloadAPI === 'REST'
  if (isInPanel && !value?.trim()) return 'Please describe the picture'
  return text(value, options)
}

/** Pictures that anyone may see. Served at /media/{filename}. */
export const Media: CollectionConfig = {
  slug: slugs.media,
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Stories and pictures',
    description: 'Pictures for the whole site. JPEG, PNG or WebP; you can upload several at once.',
    useAsTitle: 'title',
    listSearchableFields: ['title', 'alt', 'filename'],
    defaultColumns: ['filename', 'title', 'alt', 'createdAt'],
  },
  access: { read: anyone, create: staff, update: staff, delete: staff },
  defaultSort: ['-createdAt', '-id'],
  disableDuplicate: true,
  hooks: {
    beforeOperation: [keepFile, nameByFile, prepareImage],
    beforeChange: [adminsDescribeOfficialPictures],
    beforeDelete: [keepPicturesInUse],
    afterChange: [renewAfterChange],
    afterDelete: [renewAfterChange],
  },
  upload: { ...imageUpload('public', 'public, max-age=31536000, immutable'), focalPoint: true },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Name',
      maxLength: TITLE_MAX_LENGTH,
      index: true,
      // Pictures from versions that stored no name.
      hooks: { afterRead: [({ value, data }) => value || data?.filename] },
      admin: {
        description: 'The original file name; it helps to find the picture again.',
      },
    },
    {
      name: 'alt',
      type: 'text',
      label: 'Description of the picture',
      localized: true,
      maxLength: 300,
      validate: describedInPanel,
      admin: { description: PICTURE_HINT },
    },
    // Never cleared by edits: a picture keeps its file (docs/decisions/0050).
    sampleField,
    ...bucketFields,
  ],
}

/** Photos from applicants: visible to admins only, never in the public library. */
export const VolunteerPhotos: CollectionConfig = {
  slug: slugs.volunteerPhotos,
  labels: { singular: 'Volunteer photo', plural: 'Volunteer photos' },
  admin: {
    group: 'People',
    description: 'Photos that came with applications. Private.',
    defaultColumns: ['filename', 'createdAt'],
  },
  access: { read: admins, create: admins, update: admins, delete: admins },
  defaultSort: ['-createdAt', '-id'],
  disableDuplicate: true,
  hooks: { beforeOperation: [keepFile, prepareImage] },
  upload: imageUpload('private', 'private, no-store'),
  fields: bucketFields,
}

function imageUpload(folder: 'public' | 'private', cacheControl: string): UploadConfig {
  const staticDir = path.resolve(getEnv().MEDIA_DIR, folder)
  return {
    staticDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    displayPreview: true,
    hideRemoveFile: true,
    adminThumbnail: `w${imageWidthsPx[0]}`,
    imageSizes: imageWidthsPx.map((width) => ({
      name: `w${width}`,
      width,
      // Never cropped here: pages apply the focal point with CSS.
      fit: 'inside',
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: 75 } },
    })),
    handlers: [refuseMissing(staticDir, 'There is no such picture.')],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', cacheControl)
      return headers
    },
  }
}
