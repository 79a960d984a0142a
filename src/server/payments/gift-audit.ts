import { type AuditEntry, writeAudit } from '@/cms/audit'
import type { Donation, MoneyRequest } from '@/cms/payload-types'
import { type AuditAction, type AuditChanges, SYSTEM_ACTOR } from '@/domain/audit'
import { requestContext } from '@/lib/request-context'
import { getPayloadClient } from '../payload-client'

type GiftEntry = {
  action: AuditAction
  changes: AuditChanges
  /** Tells this entry from the others of the gift. */
  key: string
  requestedBy: MoneyRequest['requestedBy']
}

/**
 * The audit entry of a change of a gift, to be stored in the same statement: `writeGiftAudit` brings
 * it into the log, and after a crash the reconciler or the next change does.
 */
export function pendingGiftAudit(
  { id, donorName }: Donation,
  { action, changes, key, requestedBy }: GiftEntry,
): AuditEntry {
  const context = requestContext()
  return {
    ...{ action, changes, subject: 'donation', subjectId: id, label: donorName },
    key: `gift ${id} ${key}`,
    actor: context?.actor ?? { name: requestedBy || SYSTEM_ACTOR },
    network: context?.network,
    requestId: context?.requestId,
    at: new Date().toISOString(),
  }
}

/** Brings the entry that waits in a gift into the audit log, once. */
export async function writeGiftAudit({ pendingAudit }: Donation): Promise<void> {
  if (isEntry(pendingAudit)) await writeAudit(await getPayloadClient(), pendingAudit)
}

function isEntry(value: unknown): value is AuditEntry {
  return typeof value === 'object' && value !== null && 'action' in value && 'key' in value
}
