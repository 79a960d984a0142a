import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Volunteer } from '@/cms/payload-types'
import { toVerifyCode, VERIFY_CODE_LENGTH } from '@/domain/verification'

/**
 * Keeps what a volunteer's printed credentials depend on, by any way of saving: a code of its own from the
 * first day, since a card may be printed at any time; the day of the approval, or of the last renewal,
 * as long as it stands;
 * the reason of a rejection as long as that stands.
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
