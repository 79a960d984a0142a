import type { CollectionBeforeChangeHook } from 'payload'
import type { Volunteer } from '@/cms/payload-types'

/**
 * Has an applicant told that the application is here, or approved, by any way of saving. The mail is
 * stored as due with what it tells of, so that a crash loses neither. A rejection is told of where
 * the admin wants it.
 */
export const planApplicantMail: CollectionBeforeChangeHook<Volunteer> = ({
  data,
  originalDoc,
  operation,
}) => {
  // Imported volunteers applied long ago.
  if (operation === 'create' && data.importBatch) return { ...data, mailDue: null }
  const status = data.status ?? originalDoc?.status
  const isNews = operation === 'create' || status !== originalDoc?.status
  // One that is due already tells of what was before.
  const isGiven = data.mailDue && data.mailDue !== originalDoc?.mailDue
  if (!isNews || isGiven) return data
  if (status === 'approved') return { ...data, mailDue: 'approved' }
  const isNew = operation === 'create' && status === 'pending' && !data.suspectedSpam
  return { ...data, mailDue: isNew ? 'received' : null }
}
