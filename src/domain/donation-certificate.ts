import * as z from 'zod/mini'
import { listQuery } from './list-query'
import { messages } from './messages'
import { isPan, maskPan, panField } from './pan'
import { monthsBefore, retentionPeriods } from './retention'
import { optionalLine } from './text'

/** A certificate of the portal has some 100 kB. */
export const CERTIFICATE_MAX_BYTES = 2 * 1024 * 1024

/**
 * Where a certificate stands: nobody knows yet whose it is; its donor has no e-mail address; it can be
 * sent; it is on its way; it was sent; the mail server did not take it.
 */
export const certificateStates = [
  'unmatched',
  'no-email',
  'ready',
  'waiting',
  'sent',
  'failed',
] as const
export type CertificateState = (typeof certificateStates)[number]

/** The query of the certificates: of a financial year, by the year in which it begins. */
export const certificateListQuery = z.extend(z.omit(listQuery, { search: true }), {
  year: optionalLine(4),
})
export type CertificateListQuery = z.output<typeof certificateListQuery>

/** The query of an upload. */
export const certificateUploadQuery = z.object({ year: optionalLine(4) }, messages.bodyInvalid)

/** Body of POST /api/admin/donation-certificates/{id}/donor. */
export const certificateDonorForm = z.object({ panNumber: panField }, messages.bodyInvalid)
export type CertificateDonorInput = z.output<typeof certificateDonorForm>

/** Body of POST /api/admin/certificate-mailings. */
export const certificateMailingForm = z.object(
  { year: z.int(messages.bodyInvalid) },
  messages.bodyInvalid,
)

/**
 * Whether its sending began so long ago that retention may have deleted its mail since
 * (src/server/personal-data/retention.ts): a missing mail no longer means that it was never sent.
 * @param queuedAt when the sending began.
 */
export function wentOutLongAgo(queuedAt: string | null | undefined, now: Date): boolean {
  if (!queuedAt) return false
  return new Date(queuedAt) < monthsBefore(now, retentionPeriods.mails.least)
}

/** Underscores and digits of file names may stand right beside it. */
const LIKE_PAN = /(?<![A-Z])[A-Z]{5}\d{4}[A-Z](?![A-Z])/gi

/** The PANs in a text, each once, in capitals. */
export function pansIn(text: string): string[] {
  const found = (text.match(LIKE_PAN) ?? []).map((pan) => pan.toUpperCase())
  return [...new Set(found)].filter(isPan)
}

/** A text, such as the name of a file, with each PAN masked. */
export function hidePans(text: string): string {
  return text.replace(LIKE_PAN, maskPan)
}
