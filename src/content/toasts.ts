import { localized } from './locale'

export type ToastCopy = { title: string; description: string }

/** A failure. The server's reason follows `description`, or replaces `withoutReason`. */
export type FailureCopy = ToastCopy | { title: string; withoutReason: string }

/** Where the server sends a message of its own, it takes the place of the description. */
export const toastsContent = localized({
  en: {
    donationSuccess: {
      title: 'Success!',
      description: 'Thank you. Your donation has reached us.',
    },
    paymentOrderFailed: { title: 'Error', description: 'Failed to create payment order' },
    paymentVerificationFailed: {
      title: 'Payment Verification Failed',
      description:
        'Please contact support if amount was deducted. Check your bank statement for ₹ amount.',
    },
    paymentCancelled: {
      title: 'Payment Cancelled',
      description: 'Your donation was not processed',
    },
    applicationSubmitted: {
      title: 'Application Submitted!',
      description: 'Thank you. Your application has reached us.',
    },
    applicationFailed: {
      title: 'Error',
      description: 'Failed to submit application. Please try again.',
    },
    photoUploadFailed: { title: 'Error', description: 'Failed to upload photo' },
    messageSent: {
      title: 'Message Sent!',
      description: 'Thank you. Your message has reached us.',
    },
    messageFailed: {
      title: 'Error',
      description: 'Failed to send message. Please try again.',
    },
    loginSuccess: { title: 'Login Successful', description: 'Welcome to the admin panel' },
    loginFailed: { title: 'Login Failed', description: 'Invalid username or password' },
    loggedOut: { title: 'Logged Out', description: 'You have been logged out successfully' },
    logoutFailed: { title: 'Error', description: 'Failed to logout' },
    copied: { title: 'Copied!', description: 'You can paste it now where you need it.' },
    copyFailed: {
      title: 'Error',
      description: 'It could not be copied. Please select the text and copy it yourself.',
    },
  },
  hi: {
    donationSuccess: {
      title: 'हो गया!',
      description: 'धन्यवाद। आपका दान हमें मिल गया।',
    },
    paymentOrderFailed: {
      title: 'गड़बड़ हो गई',
      description: 'भुगतान शुरू नहीं हो पाया',
    },
    paymentVerificationFailed: {
      title: 'भुगतान की पुष्टि नहीं हो पाई',
      description:
        'अगर पैसा कट गया हो तो हमसे संपर्क कीजिए। अपने बैंक स्टेटमेंट में देख लीजिए कि रकम कटी है या नहीं।',
    },
    paymentCancelled: {
      title: 'भुगतान रद्द हो गया',
      description: 'आपका दान पूरा नहीं हुआ',
    },
    applicationSubmitted: {
      title: 'आवेदन मिल गया!',
      description: 'धन्यवाद। आपका आवेदन हम तक पहुँच गया है।',
    },
    applicationFailed: {
      title: 'गड़बड़ हो गई',
      description: 'आवेदन नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।',
    },
    photoUploadFailed: { title: 'गड़बड़ हो गई', description: 'फ़ोटो अपलोड नहीं हो पाई' },
    messageSent: {
      title: 'संदेश भेज दिया गया!',
      description: 'धन्यवाद। आपका संदेश हम तक पहुँच गया है।',
    },
    messageFailed: {
      title: 'गड़बड़ हो गई',
      description: 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।',
    },
    loginSuccess: { title: 'लॉगिन हो गया', description: 'एडमिन पैनल में आपका स्वागत है' },
    loginFailed: { title: 'लॉगिन नहीं हुआ', description: 'यूज़रनेम या पासवर्ड ग़लत है' },
    loggedOut: { title: 'लॉगआउट हो गया', description: 'आप लॉगआउट हो चुके हैं' },
    logoutFailed: { title: 'गड़बड़ हो गई', description: 'लॉगआउट नहीं हो पाया' },
    copied: { title: 'कॉपी हो गया!', description: 'अब जहाँ ज़रूरत हो, वहाँ पेस्ट कर लीजिए।' },
    copyFailed: {
      title: 'गड़बड़ हो गई',
      description: 'कॉपी नहीं हो पाया। लिखे हुए को चुनकर ख़ुद कॉपी कर लीजिए।',
    },
  },
})

export type ToastsContent = (typeof toastsContent)['en']
