import * as z from 'zod/mini'
import { listQuery } from './list-query'
import { messages } from './messages'
import { isPan, maskPan, panField } from './pan'
import { monthsBefore, retentionPeriods } from './retention'
import { optionalLine } from './text'

/** A certificate from the portal is about 100 kB. */
export const CERTIFICATE_MAX_BYTES = 2 * 1024 * 1024

/**
 * The states of a certificate: its donor is unknown; its donor has no e-mail address; it can be sent;
 * it is in the outbox; it was sent; the mail server refused it.
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

/** The query of the certificates of a financial year, given by the year in which it begins. */
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
 * Whether a certificate was queued so long ago that retention may have deleted its mail
 * (src/server/personal-data/retention.ts): a missing mail then no longer means that it was never sent.
 * @param queuedAt ISO date.
 */
export function wasQueuedLongAgo(queuedAt: string | null | undefined, now: Date): boolean {
  if (!queuedAt) return false
  return new Date(queuedAt) < monthsBefore(now, retentionPeriods.mails.least)
}

/** In file names, underscores and digits may directly precede or follow a PAN. */
const LIKE_PAN = /(?<![A-Z])[A-Z]{5}\d{4}[A-Z](?![A-Z])/gi

/** Returns the PANs in a text, each once, in upper case. */
export function pansIn(text: string): string[] {
  const found = (text.match(LIKE_PAN) ?? []).map((pan) => pan.toUpperCase())
  return [...new Set(found)].filter(isPan)
}

/** Masks each PAN in a text, such as a file name. */
export function hidePans(text: string): string {
  return text.replace(LIKE_PAN, maskPan)
}
