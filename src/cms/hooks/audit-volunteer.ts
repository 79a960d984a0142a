import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { type AuditEntry, actorOf, changesBetween, writeAudit } from '@/cms/audit'
import type { Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { volunteerName } from '@/domain/volunteer'
import { idOf } from '@/lib/id-of'

const DETAILS = [
  ...(['firstName', 'lastName', 'email', 'phone', 'address', 'emergencyContact'] as const),
  ...(['occupation', 'organization', 'interests', 'availability', 'experience'] as const),
  ...(['motivation', 'skills', 'language'] as const),
] satisfies (keyof Volunteer)[]

/**
 * Logs changes of an application's status, photo and card, that its details were corrected, and moves to and
 * from the trash. The details themselves are personal data and stay out of the log, which nobody can erase;
 * its arrival is not logged, since the application itself records it.
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
  if (isRenewed(previousDoc, doc))
    fields.approvedAt = { from: previousDoc.approvedAt, to: doc.approvedAt }
  if (detailsOf(previousDoc) !== detailsOf(doc)) fields.details = { to: 'changed' }
  if (inTrash) await log(req, doc, { action: doc.deletedAt ? 'deleted' : 'restored' })
  if (Object.keys(fields).length > 0) await log(req, doc, { action: 'changed', changes: fields })
  return doc
}

/** Logs that an application was deleted for good, and deletes its hours. */
export const auditVolunteerDelete: CollectionAfterDeleteHook<Volunteer> = async ({ doc, req }) => {
  await req.payload.db.deleteMany({
    collection: slugs.volunteerHours,
    where: { volunteer: { equals: doc.id } },
  })
  await log(req, doc, { action: 'deleted', changes: { forGood: { to: true } } })
  return doc
}

function isRenewed(before: Volunteer, after: Volunteer): boolean {
  const isStanding = before.status === 'approved' && after.status === 'approved'
  return isStanding && before.approvedAt !== after.approvedAt
}

/** Returns the applicant's details as text for comparison. */
function detailsOf(volunteer: Volunteer): string {
  return JSON.stringify(DETAILS.map((name) => volunteer[name] || null))
}

function loggedPartOf({ status, photo, image, externalImageUrl, deletedAt }: Volunteer) {
  return {
    status,
    photo: idOf(photo ?? image) ?? externalImageUrl,
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
