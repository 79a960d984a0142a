import type { S3ClientConfig } from '@aws-sdk/client-s3'

const CONNECT_LIMIT_MS = 5_000

type Settings = {
  S3_REGION: string
  S3_ENDPOINT?: string
  S3_ACCESS_KEY_ID?: string
  S3_SECRET_ACCESS_KEY?: string
}

/** Without limits the SDK waits forever for an unresponsive bucket. In milliseconds. */
type Limits =
  | {
      /** From a request until its response begins. */
      requestTimeout: number
    }
  | {
      /** Without any traffic. */
      socketTimeout: number
    }

/** Returns the client settings for the buckets of the `S3_…` variables. */
export function s3ClientConfig(env: Settings, limits: Limits): S3ClientConfig {
  // On Node 20 the SDK warns, in six lines, that its future releases will require a newer Node.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  return {
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_ENDPOINT !== undefined,
    // Providers other than Amazon may not support the checksums that the SDK adds by default.
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
