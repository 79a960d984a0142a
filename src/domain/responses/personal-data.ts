import * as z from 'zod/mini'
import { personalKinds } from '../personal-data'
import { noticeForms } from '../privacy-notice'
import { retainedKinds } from '../retention'
import { instant, optionalText, text } from './fields'

/** Response of POST /api/admin/personal-data: what an erasure would do now. */
export const personalDataResponse = z.object({
  /** The values by which the records were found. */
  email: optionalText,
  phone: optionalText,
  maskedPan: optionalText,
  /** As written in the records, each once. */
  names: z.array(text),
  items: z.array(
    z.object({
      kind: z.enum(personalKinds),
      /** Records that would be erased or made anonymous. */
      erased: z.number(),
      /** Records that must be kept. */
      kept: z.number(),
      /** Until when the last of them is kept; absent if that depends on a decision, not a date. */
      keptUntil: z.optional(instant),
    }),
  ),
  /** The privacy notices on the forms that created the records, each with its first and last time. */
  notices: z.array(
    z.object({ form: z.enum(noticeForms), version: z.number(), first: instant, last: instant }),
  ),
})
export type PersonalDataDto = z.output<typeof personalDataResponse>

/** Response of POST /api/admin/personal-data/export: records by kind, as stored. */
export const personExportResponse = z.object({
  madeAt: instant,
  person: z.object({ email: optionalText, phone: optionalText, panNumber: optionalText }),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonExportDto = z.output<typeof personExportResponse>

/** Response of POST /api/admin/personal-data/erase. */
export const personErasedResponse = z.object({ erased: z.number() })
export type PersonErasedDto = z.output<typeof personErasedResponse>

/** Response of GET /api/admin/personal-data/retention: what the daily job would delete now. */
export const retentionPreviewResponse = z.object({
  /** Whether the job is enabled. */
  isOn: z.boolean(),
  items: z.array(
    z.object({
      kind: z.enum(retainedKinds),
      months: z.number(),
      /** Number of older records; for payments, those that would be made anonymous. */
      count: z.number(),
    }),
  ),
})
export type RetentionPreviewDto = z.output<typeof retentionPreviewResponse>
