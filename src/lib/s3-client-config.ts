import type { S3ClientConfig } from '@aws-sdk/client-s3'

const CONNECT_LIMIT_MS = 5_000

type Settings = {
  S3_REGION: string
  S3_ENDPOINT?: string
  S3_ACCESS_KEY_ID?: string
  S3_SECRET_ACCESS_KEY?: string
}

/** By itself the SDK waits without end for a bucket that says nothing. */
type Limits =
  | {
      /** For a request until its response begins. */
      requestTimeout: number
    }
  | {
      /** While no byte comes or goes. */
      socketTimeout: number
    }

/** How the site reaches the buckets of the `S3_…` settings. */
export function s3ClientConfig(env: Settings, limits: Limits): S3ClientConfig {
  return {
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_ENDPOINT !== undefined,
    // Providers other than Amazon may not know the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      throwOnRequestTimeout: true,
      ...limits,
    },
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
  }
}
