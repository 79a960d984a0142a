import * as z from 'zod/mini'
import { text } from './fields'

/** Response of POST /api/upload and POST /api/admin/upload. */
export const uploadResponse = z.object({ url: text })
export type UploadDto = z.output<typeof uploadResponse>
