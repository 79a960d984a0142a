import type { Plugin } from 'payload'
import type { Env } from '@/env'
import { s3ClientConfig } from '@/lib/s3-client-config'
import { slugs } from './slugs'

/** Time enough for a file of 10 MB on a slow line. */
const RESPONSE_LIMIT_MS = 20_000

/** The plugins that keep uploads in a bucket: none, and no SDK loaded, where `S3_BUCKET` is unset. */
export async function objectStorage(env: Env): Promise<Plugin[]> {
  if (!env.S3_BUCKET) return []
  const { s3Storage } = await import('@payloadcms/storage-s3')
  return [
    s3Storage({
      bucket: env.S3_BUCKET,
      collections: {
        [slugs.media]: { prefix: 'public' },
        [slugs.documents]: { prefix: 'documents' },
        [slugs.volunteerPhotos]: { prefix: 'private' },
      },
      // A visitor or admin waits: two tries are enough.
      config: { ...s3ClientConfig(env, { requestTimeout: RESPONSE_LIMIT_MS }), maxAttempts: 2 },
    }),
  ]
}
