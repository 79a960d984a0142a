import { uploadMessages } from '@/domain/upload-messages'
import { ApiError } from './api-error'
import { readBytes } from './request-body'

/** What a multipart body may hold besides the file. */
const FRAME_BYTES = 64 * 1024

/**
 * The file in the field `file` of a multipart body.
 * @throws ApiError 400 where there is no file or an empty one, 413 where it has more than `maxBytes`.
 */
export async function readFile(req: Request, maxBytes: number): Promise<File> {
  const bytes = await readBytes(req, maxBytes + FRAME_BYTES)
  const headers = { 'Content-Type': req.headers.get('content-type') ?? '' }
  const form = await new Response(Buffer.from(bytes), { headers }).formData().catch(() => null)
  const file = form?.get('file')
  if (!(file instanceof File) || file.size === 0) {
    const message = file instanceof File ? uploadMessages.fileEmpty : uploadMessages.fileRequired
    throw new ApiError(400, message, { errors: { file: message } })
  }
  return file
}
