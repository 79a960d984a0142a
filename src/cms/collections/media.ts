import fs from 'node:fs'
import path from 'node:path'
import type { CollectionConfig, UploadConfig } from 'payload'
import { admins, anyone, staff } from '@/cms/access/roles'
import { keepFile } from '@/cms/hooks/keep-file'
import { adminsDescribeOfficialPictures, keepOfficialPictures } from '@/cms/hooks/official-pictures'
import { prepareImage } from '@/cms/hooks/prepare-image'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { slugs } from '@/cms/slugs'
import { imageWidthsPx } from '@/domain/picture'
import { getEnv } from '@/env'

/** Pictures that anyone may see. Served at /media/{filename}. */
export const Media: CollectionConfig = {
  slug: slugs.media,
  labels: { singular: 'Picture', plural: 'Media' },
  admin: {
    group: 'Library',
    description: 'Pictures for the whole site. JPEG, PNG or WebP; many can be uploaded at a time.',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'createdAt'],
  },
  access: { read: anyone, create: staff, update: staff, delete: staff },
  defaultSort: ['-createdAt', '-id'],
  disableDuplicate: true,
  hooks: {
    beforeOperation: [keepFile, prepareImage],
    beforeChange: [adminsDescribeOfficialPictures],
    beforeDelete: [keepOfficialPictures],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  upload: imageUpload('public', 'public, max-age=31536000, immutable'),
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Description of the picture',
      localized: true,
      maxLength: 300,
      admin: { description: 'Read aloud to visitors who cannot see the picture.' },
    },
  ],
}

/** Photos that applicants send: seen by admins only, never in the public library. */
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
  fields: [],
}

function imageUpload(folder: 'public' | 'private', cacheControl: string): UploadConfig {
  const env = getEnv()
  const staticDir = path.resolve(env.MEDIA_DIR, folder)
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
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: 75 } },
    })),
    // A picture that is not there is a 404, where Payload responds with 500.
    handlers: [
      (_req, { params: { filename } }) =>
        env.S3_BUCKET || fs.existsSync(path.join(staticDir, path.basename(filename)))
          ? undefined
          : Response.json({ message: 'There is no such picture.' }, { status: 404 }),
    ],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', cacheControl)
      return headers
    },
  }
}
