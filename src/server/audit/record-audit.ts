import { type AuditEntry, writeAudit } from '@/cms/audit'
import { getPayloadClient } from '../payload-client'

/** Adds an entry to the audit log: see `writeAudit`. */
export async function recordAudit(entry: AuditEntry): Promise<void> {
  await writeAudit(await getPayloadClient(), entry)
}
