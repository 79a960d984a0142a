import type { Plugin } from 'payload'
import type { Env } from '@/env'
import { s3ClientConfig } from '@/lib/s3-client-config'
import { slugs } from './slugs'

/** Enough for a file of 10 MB on a slow connection. */
const RESPONSE_LIMIT_MS = 20_000

/** The folder of each collection's files in the bucket. */
export const BUCKET_FOLDERS = {
  [slugs.media]: 'public',
  [slugs.documents]: 'documents',
  [slugs.volunteerPhotos]: 'private',
} as const

/** Returns the plugins that store uploads in a bucket; without `S3_BUCKET` none, and no SDK is loaded. */
export async function objectStorage(env: Env): Promise<Plugin[]> {
  if (!env.S3_BUCKET) return []
  const { s3Storage } = await import('@payloadcms/storage-s3')
  return [
    s3Storage({
      bucket: env.S3_BUCKET,
      collections: {
        [slugs.media]: { prefix: BUCKET_FOLDERS[slugs.media] },
        [slugs.documents]: { prefix: BUCKET_FOLDERS[slugs.documents] },
        [slugs.volunteerPhotos]: { prefix: BUCKET_FOLDERS[slugs.volunteerPhotos] },
      },
      // Two tries: a visitor or admin is waiting.
      config: { ...s3ClientConfig(env, { requestTimeout: RESPONSE_LIMIT_MS }), maxAttempts: 2 },
    }),
  ]
}
