import type { Plugin } from 'payload'
import type { Env } from '@/env'
import { slugs } from './slugs'

const CONNECT_LIMIT_MS = 5_000
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
      config: {
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        forcePathStyle: env.S3_ENDPOINT !== undefined,
        // By itself the SDK waits without end for a bucket that says nothing.
        requestHandler: {
          connectionTimeout: CONNECT_LIMIT_MS,
          requestTimeout: RESPONSE_LIMIT_MS,
          throwOnRequestTimeout: true,
        },
        maxAttempts: 2,
        credentials: {
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
        },
      },
    }),
  ]
}
