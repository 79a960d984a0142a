import type { CollectionBeforeChangeHook } from 'payload'
import type { Volunteer } from '@/cms/payload-types'

/**
 * Schedules a mail to the applicant when the application arrives or is approved, however it is saved. The mail
 * is marked as due atomically with the change, so that a crash loses neither. A rejection is only mailed if the
 * admin wants it.
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
  // A mail that was already due is about an earlier change.
  const isGiven = data.mailDue && data.mailDue !== originalDoc?.mailDue
  if (!isNews || isGiven) return data
  if (status === 'approved') return { ...data, mailDue: 'approved' }
  const isNew = operation === 'create' && status === 'pending' && !data.suspectedSpam
  return { ...data, mailDue: isNew ? 'received' : null }
}
