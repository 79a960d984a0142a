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
/** Fields that change on every save, or mean nothing to a reader. */
const NOT_LOGGED = ['id', 'createdAt', 'updatedAt', 'globalType', '_status', 'sessions']

export type AuditEntry = {
  action: AuditAction
  subject: AuditSubject
  subjectId?: string
  /** A name for the subject, such as a donor or a username. */
  label?: string
  changes?: AuditChanges
  /** Idempotency key: a second entry with the same key is dropped. */
  key?: string
  /** Who acts; by default the current request's actor. */
  actor?: Actor
  /** As in `RequestContext`; by default the current request's. */
  network?: string
  requestId?: string
  /** ISO date; by default now. */
  at?: string
}

/**
 * Adds an entry to the audit log. Actor, network and request id come from the request context unless the
 * entry sets them.
 * @throws the database's error if it cannot be stored.
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

/** Returns the network of an address: its first three bytes (IPv4) or its first 48 bits (IPv6). */
export function networkOf(address: string): string | undefined {
  return cidrOf(address, { ipv4: 24, ipv6: 48 })
}

/**
 * Returns the differences between two states of a document, field by field.
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

/** Makes a hook that logs each save of a global that changed something. */
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

/** Adds the current names of changed pictures: later they may be deleted. */
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

/** Returns the account that saved through Payload's panel or REST API; empty for the site itself. */
export function actorOf(user: object | null | undefined): { actor?: Actor } {
  if (!user || !('username' in user) || !('id' in user)) return {}
  const role = 'role' in user ? String(user.role) : undefined
  return { actor: { id: String(user.id), name: String(user.username), role } }
}

/** Reduces a related upload to its id, and an empty value to undefined. */
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
