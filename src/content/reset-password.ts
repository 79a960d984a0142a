import { localized } from './locale'

export const resetPasswordContent = localized({
  en: {
    meta: {
      title: 'Choose a new password',
      description:
        'For the people who look after this website: choose a new password for your account with the link that you were sent by e-mail. The link works once.',
    },
    title: 'Choose a new password',
    lead: 'For your account on this website.',
    newPassword: {
      label: 'New password',
      placeholder: 'At least 12 characters',
      hint: 'Four or more words that do not belong together are easy to remember and hard to guess.',
    },
    submit: 'Save the new password',
    submitting: 'Saving…',
    done: {
      title: 'Your password is changed',
      description: 'All open sessions of your account have ended. Log in with the new password.',
    },
    failed: {
      title: 'The password was not changed',
      description: 'Please check your connection and try again.',
    },
    tooManyRequests: 'Too many attempts. Please wait ten minutes and try again.',
    /** The address without its secret, or one that was used. */
    deadLink: {
      title: 'This link no longer works',
      description:
        'It works once and for 30 minutes, and only the newest one does. Ask for a new one.',
    },
    login: { id: 'login', href: '/admin-login', label: 'Log in' },
    askAgain: { id: 'forgot', href: '/admin-login/forgot', label: 'Ask for a new link' },
  },
  hi: {
    meta: {
      title: 'नया पासवर्ड रखिए',
      description:
        'इस वेबसाइट को सँभालने वाले साथियों के लिए: ईमेल पर आए लिंक से अपने खाते का नया पासवर्ड रखिए। लिंक एक ही बार काम करता है।',
    },
    title: 'नया पासवर्ड रखिए',
    lead: 'इस वेबसाइट पर आपके खाते के लिए।',
    newPassword: {
      label: 'नया पासवर्ड',
      placeholder: 'कम से कम 12 अक्षर',
      hint: 'चार या ज़्यादा ऐसे शब्द जिनका आपस में मेल न हो, याद रखने में आसान और पकड़ने में मुश्किल होते हैं।',
    },
    submit: 'नया पासवर्ड सहेजिए',
    submitting: 'सहेजा जा रहा है…',
    done: {
      title: 'आपका पासवर्ड बदल गया',
      description: 'आपका खाता हर जगह से लॉगआउट हो गया है। नए पासवर्ड से लॉगिन कीजिए।',
    },
    failed: {
      title: 'पासवर्ड नहीं बदला',
      description: 'अपना इंटरनेट देखकर फिर कोशिश कीजिए।',
    },
    tooManyRequests: 'कई बार कोशिश हो चुकी है। दस मिनट रुककर फिर कोशिश कीजिए।',
    deadLink: {
      title: 'यह लिंक अब काम नहीं करता',
      description: 'लिंक एक ही बार और 30 मिनट तक काम करता है, और केवल सबसे नया। नया लिंक मँगाइए।',
    },
    login: { id: 'login', href: '/admin-login', label: 'लॉगिन कीजिए' },
    askAgain: { id: 'forgot', href: '/admin-login/forgot', label: 'नया लिंक मँगाइए' },
  },
})

export type ResetPasswordContent = (typeof resetPasswordContent)['en']
