import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { UploadConfig } from 'payload'
import { getEnv } from '@/env'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Makes a file that is not in its folder a 404, where Payload responds with 500. A bucket says so itself.
 * @param folder the absolute path in which the collection keeps its files
 */
export function refuseMissing(folder: string, message: string): FileHandler {
  return (_req, { params: { filename } }) =>
    getEnv().S3_BUCKET || existsSync(join(folder, basename(filename)))
      ? undefined
      : Response.json({ message }, { status: 404 })
}
