import type { Where } from 'payload'
import { allOf } from '@/cms/database/all-of'
import { auditActors } from '@/cms/database/queries/audit-actors'
import type { AuditLog } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { AuditChanges, AuditQuery } from '@/domain/audit'
import { type AuditActorDto, type AuditDto, auditResponse } from '@/domain/responses/audit'
import { withinDays } from '../documents/conditions'
import { findPage } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { historyOf } from './history'

const collection = slugs.auditLog

/**
 * Returns a page of the audit log, newest first. A document's history includes related documents.
 */
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

/** Lists everyone whom the log names, alphabetically. */
export async function listAuditActors(): Promise<AuditActorDto[]> {
  return (await auditActors(await getPayloadClient())).map((name) => ({ name }))
}

type Filters = Omit<AuditQuery, 'page' | 'limit' | 'subjectId'>

/** @param ids of the documents whose entries are wanted; none means all. */
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

/** The column holds any JSON; `writeAudit` stores one change per field. */
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
