import * as z from 'zod/mini'
import { certificateStates } from '../donation-certificate'
import { instant, optionalText, text } from './fields'

/** The certificate of the tax office for a donor's gifts of a financial year. */
export const certificateResponse = z.object({
  id: text,
  year: z.number(),
  filename: text,
  uploadedBy: text,
  createdAt: instant,
  state: z.enum(certificateStates),
  /** Name on the newest gift of that year with its PAN. */
  donorName: optionalText,
  email: optionalText,
  maskedPan: optionalText,
})
export type CertificateDto = z.output<typeof certificateResponse>

/** Response of POST /api/admin/donation-certificates/mailings. */
export const certificateMailingResponse = z.object({
  /** Mails that go out now. */
  mails: z.number(),
})
