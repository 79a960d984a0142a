import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { type AuditEntry, actorOf, changesBetween, writeAudit } from '@/cms/audit'
import type { Volunteer } from '@/cms/payload-types'
import { volunteerName } from '@/domain/volunteer'

/**
 * Logs what changes of an application's status and photo, and that it was put into the trash or
 * taken out of it. What else it holds is personal and stays out of the log, which nobody can erase;
 * so does its arrival, which the application itself tells.
 */
export const auditVolunteerChange: CollectionAfterChangeHook<Volunteer> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') return doc
  const changes = changesBetween(loggedPartOf(previousDoc), loggedPartOf(doc), ['photo'])
  const { inTrash, ...fields } = changes
  if (inTrash) await log(req, doc, { action: doc.deletedAt ? 'deleted' : 'restored' })
  if (Object.keys(fields).length > 0) await log(req, doc, { action: 'changed', changes: fields })
  return doc
}

/** Logs that an application was deleted for good. */
export const auditVolunteerDelete: CollectionAfterDeleteHook<Volunteer> = async ({ doc, req }) => {
  await log(req, doc, { action: 'deleted', changes: { forGood: { to: true } } })
  return doc
}

function loggedPartOf({ status, photo, image, externalImageUrl, deletedAt }: Volunteer) {
  const file = photo ?? image
  return {
    status,
    photo: (typeof file === 'object' ? file?.id : file) ?? externalImageUrl,
    inTrash: Boolean(deletedAt),
  }
}

function log(
  req: PayloadRequest,
  volunteer: Volunteer,
  entry: Pick<AuditEntry, 'action' | 'changes'>,
): Promise<void> {
  return writeAudit(req.payload, {
    ...entry,
    subject: 'volunteer',
    subjectId: volunteer.id,
    label: volunteerName(volunteer),
    ...actorOf(req.user),
  })
}
