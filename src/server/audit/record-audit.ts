import { type AuditEntry, writeAudit } from '@/cms/audit'
import { requestContext } from '@/lib/request-context'
import { getPayloadClient } from '../payload-client'

/** Adds an entry to the audit log with `writeAudit`; except for a HEAD, which exports nothing. */
export async function recordAudit(entry: AuditEntry): Promise<void> {
  if (entry.action === 'exported' && requestContext()?.isHead) return
  await writeAudit(await getPayloadClient(), entry)
}
