import type { AuditEntry } from '@/cms/audit'
import type { AuditChanges } from '@/domain/audit'
import { requestContext } from '@/lib/request-context'

// An audit entry is stored in the same statement as the change that it describes, and moved into
// the log afterwards: by the request that made the change, or by the reconciler after a crash.

/** An entry pending in a document, which supplies its subject and key. */
export type PendingEntry = Omit<AuditEntry, 'subject' | 'subjectId' | 'key'>

type EntryInput = Pick<AuditEntry, 'action' | 'label' | 'changes' | 'actor'> & {
  /** In the words of the person or the gateway. */
  note?: string
}

/**
 * Creates the entry of a change made now, by `actor` or else by the user of the current request.
 */
export function pendingEntry({ note, ...entry }: EntryInput): PendingEntry {
  const context = requestContext()
  return {
    ...entry,
    changes: { ...entry.changes, ...(note && { note: { to: note } }) },
    actor: entry.actor ?? context?.actor,
    network: context?.network,
    requestId: context?.requestId,
    at: new Date().toISOString(),
  }
}

/** Whether a field of a document holds a pending entry. */
export function isPendingEntry<Entry extends PendingEntry>(stored: unknown): stored is Entry {
  return typeof stored === 'object' && stored !== null && 'action' in stored
}

/**
 * Returns the changes between two versions; the fields in `always` are listed even if unchanged, so
 * that the log tells the whole story.
 */
export function changedFields<Field extends string>(
  [before, after]: [Partial<Record<Field, unknown>>, Partial<Record<Field, unknown>>],
  { fields, always }: { fields: readonly Field[]; always: readonly Field[] },
): AuditChanges {
  const changes: AuditChanges = {}
  for (const field of fields) {
    const [from, to] = [before[field] ?? undefined, after[field] ?? undefined]
    if (from !== to || always.includes(field)) changes[field] = { from, to }
  }
  return changes
}
