import * as z from 'zod/mini'
import { describeIssues } from '@/domain/field-errors'
import { ApiError } from './api-error'

export const MAX_BODY_BYTES = 64 * 1024

/**
 * Parses a JSON body.
 * @throws ApiError 400 if it is not JSON.
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw new ApiError(400, 'The request could not be read')
  }
}

/**
 * Checks a value against a schema of `src/domain`, and returns it parsed.
 * @throws ApiError 400 with the message of each field.
 */
export function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown) {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const { message, errors } = describeIssues(result.error)
  throw new ApiError(400, message, { errors })
}

/**
 * Reads the raw body of a request, and never more than allowed, whatever length it claims.
 * @param maxBytes 64 KB by default.
 * @param message tells a person that it is larger.
 * @throws ApiError 413 if it is larger.
 */
export async function readBytes(
  req: Request,
  maxBytes = MAX_BODY_BYTES,
  message = 'The request is too large.',
): Promise<Uint8Array> {
  const tooLarge = new ApiError(413, message)
  if (Number(req.headers.get('content-length')) > maxBytes) throw tooLarge
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of req.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
