import * as z from 'zod/mini'
import { auditActions, auditSubjects } from '../audit'
import { instant, optionalText, text } from './fields'

/** An item of GET /api/admin/audit-log. */
export const auditResponse = z.object({
  id: text,
  /** Name of the account, or 'system', 'visitor' or the gateway. */
  actor: text,
  /** Absent if no account acted. */
  actorRole: optionalText,
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: optionalText,
  /** A name for the subject, such as a donor or a username. */
  label: optionalText,
  /** By field; of a secret, only that it has changed. */
  changes: z.optional(
    z.record(z.string(), z.object({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) })),
  ),
  /** The client's address, shortened to its network. */
  network: optionalText,
  requestId: optionalText,
  createdAt: instant,
})
export type AuditDto = z.output<typeof auditResponse>

/** An item of GET /api/admin/audit-log/actors. */
export const auditActorResponse = z.object({ name: text })
export type AuditActorDto = z.output<typeof auditActorResponse>
