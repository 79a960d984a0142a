import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { UploadConfig } from 'payload'
import { getEnv } from '@/env'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Makes a handler that responds 404 for a missing file, for which Payload responds 500. With a bucket, Payload
 * itself responds 404.
 * @param folder the absolute path of the collection's files.
 */
export function refuseMissing(folder: string, message: string): FileHandler {
  return (_req, { params: { filename } }) =>
    getEnv().S3_BUCKET || existsSync(join(folder, basename(filename)))
      ? undefined
      : Response.json({ message }, { status: 404 })
}
