import { fileTooLarge, uploadMessages } from '@/domain/upload-messages'
import { ApiError } from './api-error'
import { readBytes } from './request-body'

/** Room in a multipart body besides the file, for headers and small form fields. */
export const FRAME_BYTES = 64 * 1024

/**
 * Returns the file in the field `file` of a multipart body.
 * @throws ApiError 400 if it is missing or empty, 413 if it exceeds `maxBytes`.
 */
export async function readFile(req: Request, maxBytes: number): Promise<File> {
  const bytes = await readBytes(req, maxBytes + FRAME_BYTES, fileTooLarge(maxBytes))
  const headers = { 'Content-Type': req.headers.get('content-type') ?? '' }
  const form = await new Response(Buffer.from(bytes), { headers }).formData().catch(() => null)
  const file = form?.get('file')
  if (!(file instanceof File) || file.size === 0) {
    const message = file instanceof File ? uploadMessages.fileEmpty : uploadMessages.fileRequired
    throw new ApiError(400, message, { errors: { file: message } })
  }
  return file
}
