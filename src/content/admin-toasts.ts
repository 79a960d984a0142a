import type { ToastCopy } from './toasts'

/** The dashboard speaks English only. */
export type AdminToastsContent = {
  paymentSettingsUpdated: ToastCopy
  paymentSettingsUpdateFailed: ToastCopy
  donationCounted: ToastCopy
  donationCountFailed: ToastCopy
  refundMade: ToastCopy
  refundFailed: ToastCopy
  claimRejected: ToastCopy
  claimRejectFailed: ToastCopy
  paymentRecorded: ToastCopy
  paymentRecordFailed: ToastCopy
  paymentIgnored: ToastCopy
  paymentIgnoreFailed: ToastCopy
  eventDismissed: ToastCopy
  eventDismissFailed: ToastCopy
  secretRevoked: ToastCopy
  secretRevokeFailed: ToastCopy
  mailRetried: ToastCopy
  mailRetryFailed: ToastCopy
  reconcileFailed: ToastCopy
  giftRecorded: ToastCopy
  giftRecordFailed: ToastCopy
  giftVoided: ToastCopy
  giftVoidFailed: ToastCopy
  imageUploaded: ToastCopy
  imageUploadFailed: ToastCopy
  sliderImageUploaded: ToastCopy
  sliderImageUploadFailed: ToastCopy
  qrCodeUploaded: ToastCopy
  qrCodeUploadFailed: ToastCopy
  photoUploaded: ToastCopy
  photoUploadFailed: ToastCopy
  photoUpdatedForIdCard: ToastCopy
  photoUpdateFailed: ToastCopy
  uploadFailed: ToastCopy
  loggedOut: ToastCopy
  logoutFailed: ToastCopy
  idCardGenerated: ToastCopy
  certificateGenerated: ToastCopy
}

export const adminToastsContent: AdminToastsContent = {
  paymentSettingsUpdated: {
    title: 'Success',
    description: 'Payment settings updated successfully',
  },
  paymentSettingsUpdateFailed: {
    title: 'Error',
    description: 'Failed to update payment settings',
  },
  donationCounted: { title: 'Success', description: 'Counted as a donation' },
  donationCountFailed: { title: 'Error', description: 'Failed to count it' },
  refundMade: { title: 'Success', description: 'Refunded' },
  refundFailed: { title: 'Error', description: 'Failed to refund' },
  claimRejected: { title: 'Success', description: 'Rejected: it is not counted' },
  claimRejectFailed: { title: 'Error', description: 'Failed to reject the claim' },
  paymentRecorded: { title: 'Success', description: 'Recorded as a donation' },
  paymentRecordFailed: { title: 'Error', description: 'Failed to record the payment' },
  paymentIgnored: { title: 'Success', description: 'Set aside: it is not counted' },
  paymentIgnoreFailed: { title: 'Error', description: 'Failed to set it aside' },
  eventDismissed: { title: 'Success', description: 'Message dismissed' },
  eventDismissFailed: { title: 'Error', description: 'Failed to dismiss the message' },
  secretRevoked: { title: 'Success', description: 'The previous secret no longer works' },
  secretRevokeFailed: { title: 'Error', description: 'Failed to revoke the previous secret' },
  mailRetried: { title: 'Success', description: 'The e-mail is on its way again' },
  mailRetryFailed: { title: 'Error', description: 'Failed to send the e-mail again' },
  reconcileFailed: { title: 'Error', description: 'Failed to check with the gateway' },
  giftRecorded: { title: 'Success', description: 'Gift recorded' },
  giftRecordFailed: { title: 'Error', description: 'Failed to record the gift' },
  giftVoided: { title: 'Success', description: 'Gift voided' },
  giftVoidFailed: { title: 'Error', description: 'Failed to void the gift' },
  imageUploaded: { title: 'Success', description: 'Image uploaded successfully' },
  imageUploadFailed: { title: 'Error', description: 'Failed to upload image' },
  sliderImageUploaded: { title: 'Success', description: 'Slider image uploaded successfully' },
  sliderImageUploadFailed: { title: 'Error', description: 'Failed to upload slider image' },
  qrCodeUploaded: { title: 'Success', description: 'QR code uploaded successfully' },
  qrCodeUploadFailed: { title: 'Error', description: 'Failed to upload QR code' },
  photoUploaded: { title: 'Success', description: 'Photo uploaded successfully' },
  photoUploadFailed: { title: 'Error', description: 'Failed to upload photo' },
  photoUpdatedForIdCard: { title: 'Success', description: 'Photo updated for ID card' },
  photoUpdateFailed: { title: 'Error', description: 'Failed to update photo' },
  uploadFailed: { title: 'Error', description: 'Upload failed' },
  loggedOut: { title: 'Logged Out', description: 'You have been logged out successfully' },
  logoutFailed: { title: 'Error', description: 'Failed to logout' },
  idCardGenerated: { title: 'ID Card Generated', description: 'The card is ready to print.' },
  certificateGenerated: {
    title: 'Certificate Generated',
    description: 'The certificate is ready to print.',
  },
}
