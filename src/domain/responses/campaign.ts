import * as z from 'zod/mini'
import { text } from './fields'

/** Response of POST /api/admin/campaigns/{id}/qr-code. */
export const qrCodeResponse = z.object({
  /** Address of the gateway's picture of the code. */
  imageUrl: text,
})
