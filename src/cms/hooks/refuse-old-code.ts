import type { GlobalBeforeChangeHook } from 'payload'
import { refusal } from '@/cms/refusal'
import { asText } from './guard-fields'

const PICTURE = ['qrCode', 'qrCodeExternalUrl']

/**
 * Refuses a new UPI ID while the picture of a QR code stays: what donors scan would still send their gifts to the
 * previous account. Without a picture, the site draws the code from the ID.
 */
export const refuseOldCode: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const [before, after] = [originalDoc ?? {}, { ...originalDoc, ...data }]
  const isMoved = before.upiId && after.upiId && before.upiId !== after.upiId
  const keepsPicture = PICTURE.some(
    (name) => asText(after[name]) && asText(after[name]) === asText(before[name]),
  )
  if (isMoved && keepsPicture) {
    throw refusal(
      'The picture of the QR code is the one of the previous UPI ID. Remove it, and the site draws the code itself, or choose a new one.',
      400,
    )
  }
  return data
}
