import * as z from 'zod/mini'
import { certificateStates } from '../donation-certificate'
import { instant, optionalText, text } from './fields'

/** The tax office's certificate for a donor's gifts of a financial year. */
export const certificateResponse = z.object({
  id: text,
  year: z.number(),
  filename: text,
  uploadedBy: text,
  createdAt: instant,
  state: z.enum(certificateStates),
  /** Whether it can be assigned to another donor or deleted: never once its sending has begun. */
  mayChange: z.boolean(),
  /** The name on that year's newest gift with its PAN. */
  donorName: optionalText,
  email: optionalText,
  maskedPan: optionalText,
})
export type CertificateDto = z.output<typeof certificateResponse>

/** Response of POST /api/admin/certificate-mailings. */
export const certificateMailingResponse = z.object({
  /** Mails that go out now. */
  mails: z.number(),
})
