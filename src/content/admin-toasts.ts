import { localized } from './locale'
import type { ToastCopy } from './toasts'

/** Notices of the dashboard. */
const texts = localized({
  en: {
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
    languageFailed: failure('Failed to change the language'),
    idCardsGenerated: { title: 'ID Cards Generated', description: 'The cards are ready to print.' },
    idCardGenerated: { title: 'ID Card Generated', description: 'The card is ready to print.' },
    certificateGenerated: {
      title: 'Certificate Generated',
      description: 'The certificate is ready to print.',
    },
  },
  hi: {
    paymentSettingsUpdated: successHi('भुगतान की सेटिंग सहेजी गई'),
    paymentSettingsUpdateFailed: failureHi('भुगतान की सेटिंग नहीं सहेजी जा सकी'),
    donationCounted: successHi('दान में गिना गया'),
    testCounted: successHi('पूरा हुआ। अभ्यास का भुगतान किसी जोड़ में नहीं आता।'),
    donationCountFailed: failureHi('दान में नहीं गिना जा सका'),
    refundMade: successHi('पैसा लौटाया गया'),
    refundFailed: failureHi('पैसा नहीं लौटाया जा सका'),
    claimRejected: successHi('अस्वीकृत: यह नहीं गिना जाता'),
    claimRejectFailed: failureHi('दावा अस्वीकृत नहीं हो सका'),
    paymentRecorded: successHi('दान के रूप में दर्ज हुआ'),
    paymentRecordFailed: failureHi('भुगतान दर्ज नहीं हो सका'),
    paymentIgnored: successHi('अलग रखा गया: यह नहीं गिना जाता'),
    paymentIgnoreFailed: failureHi('अलग नहीं रखा जा सका'),
    eventDismissed: successHi('संदेश हटाया गया'),
    eventDismissFailed: failureHi('संदेश नहीं हटाया जा सका'),
    secretRevoked: successHi('पुराना सीक्रेट अब काम नहीं करता'),
    secretRevokeFailed: failureHi('पुराना सीक्रेट रद्द नहीं हो सका'),
    mailRetried: successHi('ई-मेल फिर भेजा जा रहा है'),
    mailRetryFailed: failureHi('ई-मेल फिर नहीं भेजा जा सका'),
    reconcileFailed: failureHi('गेटवे से मिलान नहीं हो सका'),
    giftRecorded: successHi('दान दर्ज हुआ'),
    giftRecordFailed: failureHi('दान दर्ज नहीं हो सका'),
    mandateEnded: successHi('बंद करने को कहा गया; बंद होने पर सूची में दिखेगा'),
    mandateEndFailed: failureHi('मासिक दान बंद नहीं हो सका'),
    pledgeStopped: successHi('याद दिलाना बंद हुआ'),
    pledgeStopFailed: failureHi('याद दिलाना बंद नहीं हो सका'),
    receiptSent: successHi('रसीद भेजी जा रही है'),
    receiptSendFailed: failureHi('रसीद नहीं भेजी जा सकी'),
    receiptsFailed: failureHi('रसीदें नहीं बन सकीं'),
    giftCorrected: successHi('दान का सुधार हुआ'),
    giftCorrectFailed: failureHi('दान का सुधार नहीं हो सका'),
    statementMade: successHi('फ़ाइल बन गई'),
    statementFailed: failureHi('फ़ाइल नहीं बन सकी'),
    statementFiled: successHi('जमा की हुई मानी गई'),
    statementCompareFailed: failureHi('फ़ाइल का मिलान नहीं हो सका'),
    giftVoided: successHi('दान रद्द हुआ'),
    giftVoidFailed: failureHi('दान रद्द नहीं हो सका'),
    imageUploaded: successHi('तस्वीर अपलोड हो गई'),
    imageUploadFailed: failureHi('तस्वीर अपलोड नहीं हो पाई'),
    sliderImageUploaded: successHi('बड़ी तस्वीर अपलोड हो गई'),
    sliderImageUploadFailed: failureHi('बड़ी तस्वीर अपलोड नहीं हो पाई'),
    qrCodeUploaded: successHi('QR कोड अपलोड हो गया'),
    qrCodeUploadFailed: failureHi('QR कोड अपलोड नहीं हो पाया'),
    photoUploaded: successHi('फ़ोटो अपलोड हो गई'),
    photoUploadFailed: failureHi('फ़ोटो अपलोड नहीं हो पाई'),
    photoUpdatedForIdCard: successHi('पहचान-पत्र की फ़ोटो बदल गई'),
    photoUpdateFailed: failureHi('फ़ोटो नहीं बदल पाई'),
    cardRenewed: successHi('पहचान-पत्र आज से एक साल चलेगा'),
    cardRenewFailed: failureHi('पहचान-पत्र नया नहीं हो सका'),
    volunteersApproveFailed: failureHi('सब स्वीकृत नहीं हो सके'),
    logoutFailed: failureHi('लॉगआउट नहीं हो पाया'),
    languageFailed: failureHi('भाषा नहीं बदल पाई'),
    idCardsGenerated: { title: 'पहचान-पत्र बन गए', description: 'पहचान-पत्र छपने को तैयार हैं।' },
    idCardGenerated: { title: 'पहचान-पत्र बन गया', description: 'पहचान-पत्र छपने को तैयार है।' },
    certificateGenerated: { title: 'प्रमाण-पत्र बन गया', description: 'प्रमाण-पत्र छपने को तैयार है।' },
  },
})

/** Until the Payments tab reads them by language: see `dashboardContent`. */
export const adminToastsContent = { ...texts.en, ...texts }

function success(description: string): ToastCopy {
  return { title: 'Success', description }
}

function failure(description: string): ToastCopy {
  return { title: 'Error', description }
}

function successHi(description: string): ToastCopy {
  return { title: 'हो गया', description }
}

function failureHi(description: string): ToastCopy {
  return { title: 'गड़बड़ हो गई', description }
}
