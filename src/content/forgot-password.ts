import { localized } from './locale'

export const forgotPasswordContent = localized({
  en: {
    meta: {
      title: 'Forgot your password?',
      description:
        'For the people who look after this website: ask for a link by e-mail with which you can choose a new password for your account within half an hour.',
    },
    title: 'Forgot your password?',
    lead: 'Enter your username or the e-mail address of your account. We send you a link to choose a new password.',
    username: { label: 'Username or e-mail', placeholder: 'Your username or e-mail' },
    submit: 'Send the link',
    submitting: 'Sending…',
    /** The same whether there is such an account or not. */
    sent: {
      title: 'Please check your e-mail',
      description:
        'If this account has an e-mail address, the link is on its way. It works for 30 minutes. Not there? Look in the spam folder, or ask the person who set up your account.',
    },
    failed: {
      title: 'This could not be sent',
      description: 'Please check your connection and try again.',
    },
    tooManyRequests: 'That was requested several times. Please wait ten minutes and try again.',
    /** Where no mail server is set up. */
    noMail:
      'This site cannot send e-mail, so nobody can reset a password by e-mail. Ask the person who set up your account: they can set a new one.',
    back: { id: 'login', href: '/admin-login', label: 'Back to the login' },
  },
  hi: {
    meta: {
      title: 'पासवर्ड भूल गए?',
      description:
        'इस वेबसाइट को सँभालने वाले साथियों के लिए: ईमेल पर एक लिंक मँगाइए और उससे आधे घंटे के अंदर अपने खाते का नया पासवर्ड रख लीजिए।',
    },
    title: 'पासवर्ड भूल गए?',
    lead: 'अपना यूज़रनेम या खाते का ईमेल लिखिए। नया पासवर्ड रखने का लिंक हम आपको भेज देंगे।',
    username: { label: 'यूज़रनेम या ईमेल', placeholder: 'अपना यूज़रनेम या ईमेल लिखें' },
    submit: 'लिंक भेजिए',
    submitting: 'भेजा जा रहा है…',
    sent: {
      title: 'अपना ईमेल देखिए',
      description:
        'अगर इस खाते में ईमेल दर्ज है, तो लिंक भेज दिया गया है। वह 30 मिनट तक काम करेगा। नहीं मिला? स्पैम में देखिए, या जिन्होंने आपका खाता बनाया था, उनसे पूछिए।',
    },
    failed: {
      title: 'भेजा नहीं जा सका',
      description: 'अपना इंटरनेट देखकर फिर कोशिश कीजिए।',
    },
    tooManyRequests: 'यह कई बार माँगा जा चुका है। दस मिनट रुककर फिर कोशिश कीजिए।',
    noMail:
      'यह साइट ईमेल नहीं भेजती, इसलिए पासवर्ड ईमेल से नहीं बदला जा सकता। जिन्होंने आपका खाता बनाया था, उनसे कहिए: वे नया पासवर्ड रख सकते हैं।',
    back: { id: 'login', href: '/admin-login', label: 'लॉगिन पर वापस जाएँ' },
  },
})

export type ForgotPasswordContent = (typeof forgotPasswordContent)['en']
