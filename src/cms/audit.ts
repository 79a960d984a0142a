import type { BasePayload, FlattenedField, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { slugs } from '@/cms/slugs'
import {
  type AuditAction,
  type AuditChanges,
  type AuditSubject,
  type NamedPicture,
  SYSTEM_ACTOR,
  VISITOR_ACTOR,
} from '@/domain/audit'
import { cidrOf } from '@/lib/cidr'
import { type Actor, requestContext } from '@/lib/request-context'

/** Longest label of an entry, in characters. */
const MAX_LABEL_LENGTH = 300
/** Changed on every save, or of no meaning to a reader. */
const NOT_LOGGED = ['id', 'createdAt', 'updatedAt', 'globalType', '_status', 'sessions']

export type AuditEntry = {
  action: AuditAction
  subject: AuditSubject
  subjectId?: string
  /** Names the subject for a reader, such as a donor or a username. */
  label?: string
  changes?: AuditChanges
  /** Written once: a second entry with the same key is dropped. */
  key?: string
  /** Who acts, where the current request does not tell. */
  actor?: Actor
  /** As in `RequestContext`, where the current request does not tell. */
  network?: string
  requestId?: string
  /** ISO date, where it happened earlier than now. */
  at?: string
}

/**
 * Adds an entry to the audit log. Who acts, from where and in which request is taken from the
 * request context unless the entry says so.
 * @throws where the database does not take it.
 */
export async function writeAudit(payload: BasePayload, entry: AuditEntry): Promise<void> {
  const context = requestContext()
  const actor = entry.actor ?? context?.actor ?? { name: context ? VISITOR_ACTOR : SYSTEM_ACTOR }
  const { action, subject, subjectId, label, changes, key, at } = entry
  const data = {
    action,
    subject,
    subjectId,
    label: label?.slice(0, MAX_LABEL_LENGTH),
    changes,
    actor: actor.name,
    actorRole: actor.role,
    network: entry.network ?? context?.network,
    requestId: entry.requestId ?? context?.requestId,
    ...(key && { key }),
    ...(at && { createdAt: at }),
  }
  try {
    await payload.create({ collection: slugs.auditLog, data, depth: 0, overrideAccess: true })
  } catch (error) {
    if (!key || !(await isWritten(payload, key))) throw error
  }
}

/** The network of an address: its first three bytes (IPv4) or its first 48 bits (IPv6). */
export function networkOf(address: string): string | undefined {
  return cidrOf(address, { ipv4: 24, ipv6: 48 })
}

/**
 * What differs between two states of a document, field by field.
 * @param secrets names of fields whose values never appear.
 */
export function changesBetween(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
  secrets: readonly string[] = [],
): AuditChanges {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after)])
  const changes: AuditChanges = {}
  for (const name of names) {
    if (NOT_LOGGED.includes(name)) continue
    const from = plain(before?.[name])
    const to = plain(after[name])
    if (JSON.stringify(from) === JSON.stringify(to)) continue
    changes[name] = secrets.includes(name) ? { to: 'changed' } : { from, to }
  }
  return changes
}

type Audited = { subject: AuditSubject; secrets?: readonly string[] }

/** Logs each save of a global that changed something. */
export function auditGlobalChange({ subject, secrets }: Audited): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, global, req }) => {
    const found = changesBetween(previousDoc, doc, secrets)
    const changes = await withPictureNames(found, global.flattenedFields, req)
    if (Object.keys(changes).length > 0) {
      const actor = actorOf(req.user)
      await writeAudit(req.payload, { action: 'changed', subject, changes, ...actor })
    }
    return doc
  }
}

/** Names the pictures among what changed as they are called now: later they may be gone. */
async function withPictureNames(
  changes: AuditChanges,
  fields: FlattenedField[],
  req: PayloadRequest,
): Promise<AuditChanges> {
  const named = { ...changes }
  for (const field of fields) {
    const change = changes[field.name]
    if (!change || field.type !== 'upload' || field.relationTo !== slugs.media) continue
    named[field.name] = {
      from: await namedPicture(change.from, req),
      to: await namedPicture(change.to, req),
    }
  }
  return named
}

async function namedPicture(id: unknown, req: PayloadRequest): Promise<unknown> {
  if (typeof id !== 'string') return id
  const picture = await req.payload.findByID({
    collection: slugs.media,
    id,
    depth: 0,
    req,
    disableErrors: true,
    overrideAccess: true,
  })
  return picture ? ({ id, name: picture.title ?? id } satisfies NamedPicture) : id
}

/** The account behind a save through Payload's panel or its REST; nothing where none is known. */
export function actorOf(user: object | null | undefined): { actor?: Actor } {
  if (!user || !('username' in user) || !('id' in user)) return {}
  const role = 'role' in user ? String(user.role) : undefined
  return { actor: { id: String(user.id), name: String(user.username), role } }
}

/** A related document is logged by its id, an empty value as nothing at all. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && 'id' in value && 'filename' in value) return value.id
  return value
}

async function isWritten(payload: BasePayload, key: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: slugs.auditLog,
    where: { key: { equals: key } },
    overrideAccess: true,
  })
  return totalDocs > 0
}
