import type { Where } from 'payload'
import { allOf } from '@/cms/database/all-of'
import { auditActors } from '@/cms/database/queries/audit-actors'
import type { AuditLog } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { AuditChanges, AuditQuery } from '@/domain/audit'
import { type AuditActorDto, type AuditDto, auditResponse } from '@/domain/responses/audit'
import { findPage, withinDays } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { historyOf } from './history'

const collection = slugs.auditLog

/** A page of the audit log, newest first; the history of one document with what belongs to it. */
export async function listAudit({
  page,
  limit,
  subjectId,
  ...filters
}: AuditQuery): Promise<Page<AuditDto>> {
  const { items, total } = await findPage({
    collection,
    query: { search: '', page, limit },
    filter: toFilter(filters, subjectId ? await historyOf(subjectId) : []),
  })
  return { items: items.map(toDto), total }
}

/** Everyone whom the log names, by the alphabet. */
export async function listAuditActors(): Promise<AuditActorDto[]> {
  return (await auditActors(await getPayloadClient())).map((name) => ({ name }))
}

type Filters = Omit<AuditQuery, 'page' | 'limit' | 'subjectId'>

/** @param ids of the documents whose entries are wanted; none for all. */
function toFilter({ actor, subject, from, to }: Filters, ids: string[]): Where | undefined {
  const exact = Object.entries({ actor, subject })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]): Where => ({ [field]: { equals: value } }))
  return allOf(
    ...exact,
    ids.length > 0 ? { subjectId: { in: ids } } : undefined,
    withinDays('createdAt', { from, to }),
  )
}

function toDto(doc: AuditLog): AuditDto {
  return { ...pickFields(auditResponse, doc), changes: toChanges(doc.changes) }
}

/** The column holds any JSON; what `writeAudit` puts there is a change for each field. */
function toChanges(stored: AuditLog['changes']): AuditChanges | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
  const changes: AuditChanges = {}
  for (const [field, change] of Object.entries(stored)) {
    if (typeof change !== 'object' || change === null) continue
    const { from, to } = change as { from?: unknown; to?: unknown }
    changes[field] = { from, to }
  }
  return changes
}
