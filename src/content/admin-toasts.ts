import type { ToastCopy } from './toasts'

/** Notices of the dashboard, which speaks English only. */
export const adminToastsContent = {
  paymentSettingsUpdated: success('Payment settings updated successfully'),
  paymentSettingsUpdateFailed: failure('Failed to update payment settings'),
  donationCounted: success('Counted as a donation'),
  testCounted: success('Settled. A test payment adds to no sum.'),
  donationCountFailed: failure('Failed to count it'),
  refundMade: success('Refunded'),
  refundFailed: failure('Failed to refund'),
  claimRejected: success('Rejected: it is not counted'),
  claimRejectFailed: failure('Failed to reject the claim'),
  paymentRecorded: success('Recorded as a donation'),
  paymentRecordFailed: failure('Failed to record the payment'),
  paymentIgnored: success('Set aside: it is not counted'),
  paymentIgnoreFailed: failure('Failed to set it aside'),
  eventDismissed: success('Message dismissed'),
  eventDismissFailed: failure('Failed to dismiss the message'),
  secretRevoked: success('The previous secret no longer works'),
  secretRevokeFailed: failure('Failed to revoke the previous secret'),
  mailRetried: success('The e-mail is on its way again'),
  mailRetryFailed: failure('Failed to send the e-mail again'),
  reconcileFailed: failure('Failed to check with the gateway'),
  giftRecorded: success('Gift recorded'),
  giftRecordFailed: failure('Failed to record the gift'),
  mandateEnded: success('Asked to end; the list says when it has'),
  mandateEndFailed: failure('Failed to end the monthly gift'),
  pledgeStopped: success('Reminders stopped'),
  pledgeStopFailed: failure('Failed to stop the reminders'),
  receiptSent: success('The receipt is on its way'),
  receiptSendFailed: failure('Failed to send the receipt'),
  receiptsFailed: failure('Failed to issue receipts'),
  giftCorrected: success('Gift corrected'),
  giftCorrectFailed: failure('Failed to correct the gift'),
  statementMade: success('The file was made'),
  statementFailed: failure('Failed to make the file'),
  statementFiled: success('Marked as filed'),
  statementCompareFailed: failure('Failed to compare the file'),
  giftVoided: success('Gift voided'),
  giftVoidFailed: failure('Failed to void the gift'),
  imageUploaded: success('Image uploaded successfully'),
  imageUploadFailed: failure('Failed to upload image'),
  sliderImageUploaded: success('Slider image uploaded successfully'),
  sliderImageUploadFailed: failure('Failed to upload slider image'),
  qrCodeUploaded: success('QR code uploaded successfully'),
  qrCodeUploadFailed: failure('Failed to upload QR code'),
  photoUploaded: success('Photo uploaded successfully'),
  photoUploadFailed: failure('Failed to upload photo'),
  photoUpdatedForIdCard: success('Photo updated for ID card'),
  photoUpdateFailed: failure('Failed to update photo'),
  cardRenewed: success('The card counts from today, for a year'),
  cardRenewFailed: failure('Failed to renew the card'),
  volunteersApproveFailed: failure('Failed to approve them all'),
  logoutFailed: failure('Failed to logout'),
  idCardsGenerated: { title: 'ID Cards Generated', description: 'The cards are ready to print.' },
  idCardGenerated: { title: 'ID Card Generated', description: 'The card is ready to print.' },
  certificateGenerated: {
    title: 'Certificate Generated',
    description: 'The certificate is ready to print.',
  },
} satisfies Record<string, ToastCopy>

function success(description: string): ToastCopy {
  return { title: 'Success', description }
}

function failure(description: string): ToastCopy {
  return { title: 'Error', description }
}
