import type { AuditEntry } from '@/cms/audit'
import type { Donation, MoneyRequest } from '@/cms/payload-types'
import { type AuditAction, type AuditChanges, SYSTEM_ACTOR } from '@/domain/audit'
import { requestContext } from '@/lib/request-context'
import { isPendingEntry, pendingEntry } from '../audit/pending-entry'
import { recordAudit } from '../audit/record-audit'

type GiftEntry = {
  action: AuditAction
  changes: AuditChanges
  /** Distinguishes this entry from the gift's others. */
  key: string
  requestedBy: MoneyRequest['requestedBy']
}

/**
 * Creates the audit entry of a change to a gift, to be stored in the same statement.
 * `writeGiftAudit` moves it into the log; after a crash the reconciler or the next change does.
 */
export function pendingGiftAudit(
  { id, donorName }: Donation,
  { action, changes, key, requestedBy }: GiftEntry,
): AuditEntry {
  const actor = requestContext()?.actor ?? { name: requestedBy || SYSTEM_ACTOR }
  return {
    ...pendingEntry({ action, label: donorName, changes, actor }),
    subject: 'donation',
    subjectId: id,
    key: `gift ${id} ${key}`,
  }
}

/** Moves a gift's pending entry into the audit log, once. */
export async function writeGiftAudit({ pendingAudit }: Donation): Promise<void> {
  if (isPendingEntry<AuditEntry>(pendingAudit)) await recordAudit(pendingAudit)
}
