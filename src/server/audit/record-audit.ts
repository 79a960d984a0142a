import { type AuditEntry, writeAudit } from '@/cms/audit'
import { requestContext } from '@/lib/request-context'
import { getPayloadClient } from '../payload-client'

/**
 * Adds an entry to the audit log with `writeAudit`. A HEAD request exports nothing, so it is not
 * recorded.
 */
export async function recordAudit(entry: AuditEntry): Promise<void> {
  if (entry.action === 'exported' && requestContext()?.isHead) return
  await writeAudit(await getPayloadClient(), entry)
}
