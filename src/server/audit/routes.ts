import * as z from 'zod/mini'
import { auditQuery } from '@/domain/audit'
import { auditActorResponse, auditResponse } from '@/domain/responses/audit'
import { defineRoute, named } from '../http/define-route'
import { listAudit, listAuditActors } from './list-audit'

export const auditRoutes = [
  defineRoute('GET', '/api/admin/audit-log', {
    summary: 'Lists the audit log, newest first',
    access: 'admin',
    query: auditQuery,
    response: { pageOf: named('AuditEntry', auditResponse) },
    handle: ({ query }) => listAudit(query),
  }),
  defineRoute('GET', '/api/admin/audit-log/actors', {
    summary: 'Lists everyone named in the audit log',
    access: 'admin',
    response: z.array(named('AuditActor', auditActorResponse)),
    handle: listAuditActors,
  }),
] as const
