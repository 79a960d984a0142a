import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Volunteer } from '@/cms/payload-types'
import { toVerifyCode, VERIFY_CODE_LENGTH } from '@/domain/verification'

/**
 * Maintains what a volunteer's printed credentials depend on, however the document is saved: a unique code
 * from the start, since a card may be printed at any time; the day of the approval or last renewal while
 * approved; and the reason of a rejection while rejected.
 */
export const keepCredentials: CollectionBeforeChangeHook<Volunteer> = ({ data, originalDoc }) => {
  const status = data.status ?? originalDoc?.status
  const standing =
    originalDoc?.status === 'approved' ? (data.approvedAt ?? originalDoc.approvedAt) : null
  return {
    ...data,
    verifyCode: originalDoc?.verifyCode || toVerifyCode(randomBytes(VERIFY_CODE_LENGTH)),
    approvedAt: status === 'approved' ? (standing ?? new Date().toISOString()) : null,
    ...(status === 'rejected' ? {} : { rejectionReason: null }),
  }
}
