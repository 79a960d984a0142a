import * as z from 'zod/mini'
import { GATEWAY_NAME } from './gateways'
import { datedListQuery } from './list-query'
import { messages } from './messages'
import { optionalChoice, optionalLine } from './text'

/** What an entry of the audit log is about. */
export const auditSubjects = [
  'transaction',
  'donation',
  'donor',
  'dispute',
  'monthly-gift',
  'pledge',
  'payment-settings',
  'site-settings',
  'notifications',
  'mail-texts',
  'user',
  'login',
  'export',
  'statement',
  'donation-certificate',
  'volunteer',
  'media',
  'sample-content',
  'import',
  'personal-data',
  'backup',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** What can happen to a subject. */
export const auditActions = [
  // Money.
  'created',
  'accepted',
  'rejected',
  'reopened',
  'ignored',
  'recorded',
  'voided',
  'settled',
  'failed',
  'refund-requested',
  'refund-made',
  'refund-refused',
  'refund-set-aside',
  'refunded',
  'disputed',
  'corrected',
  'cancel-requested',
  'stopped',
  'receipt-issued',
  'receipt-corrected',
  'receipt-voided',
  'receipt-sent',
  // People.
  'mailed',
  'merged',
  'separated',
  'told-apart',
  // Settings, accounts, exports.
  'changed',
  'deleted',
  'restored',
  'exported',
  'viewed',
  'erased',
  'imported',
  'undone',
  'filed',
  'password-changed',
  'password-reset',
  'second-factor-enabled',
  'second-factor-disabled',
  'sessions-ended',
  'secret-revoked',
  'refused',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The value of a field before and after; of a secret, only that it has changed. */
export type AuditChange = { from?: unknown; to?: unknown }
/** How a picture appears in a change; entries of older versions hold only its id. */
export type NamedPicture = { id: string; name: string }
export type AuditChanges = Record<string, AuditChange>

/** Names of actors without an account. */
export const SYSTEM_ACTOR = 'system'
export const VISITOR_ACTOR = 'visitor'
/** A donor who has opened 'My giving' by mail. */
export const DONOR_ACTOR = 'donor'
export const GATEWAY_ACTOR = GATEWAY_NAME

/** The query of GET /api/admin/audit-log: by actor, subject, document and day. */
export const auditQuery = z.extend(z.omit(datedListQuery, { search: true }), {
  actor: optionalLine(100),
  subject: optionalChoice(auditSubjects, messages.noSuchSubject),
  subjectId: optionalLine(100),
})
export type AuditQuery = z.output<typeof auditQuery>

/** The lists that the dashboard exports. */
export type ExportedList =
  | 'volunteers'
  | 'event-sign-ups'
  | 'donations'
  | 'donors'
  | 'transactions'
  | 'settlement-rows'
  | 'import-rows'
  | 'statement'
  | 'day-book'
  | 'receipts'
  | 'receipt-register'

/** Returns by how much a number fell; 0 if it did not fall, or is not a number. */
export function fallOf({ from, to }: AuditChange = {}): number {
  if (typeof from !== 'number') return 0
  return Math.max(0, from - (typeof to === 'number' ? to : 0))
}
