import { localized } from './locale'

export const adminLoginContent = localized({
  en: {
    meta: {
      title: 'Admin Login',
      description:
        'Login for the people who look after this website. Visitors do not need an account to donate, to volunteer or to write a message to the foundation.',
    },
    title: 'Admin Login',
    lead: 'For the people who look after this website.',
    username: { label: 'Username', placeholder: 'Your username' },
    password: {
      label: 'Password',
      placeholder: 'Your password',
      show: 'Show password',
    },
    submit: 'Login',
    submitting: 'Logging in…',
    tooManyAttempts: 'Too many attempts. Please wait a little and try again.',
    /** The second step, where the account has a second factor. */
    code: {
      label: 'Code',
      placeholder: 'Six digits',
      hint: 'From your authenticator app, or one of your recovery codes.',
    },
    codeLead: 'Name and password are right. Now the code of your second factor.',
    startOver: 'Use another account',
    forgotLink: { id: 'forgot', href: '/admin-login/forgot', label: 'Forgot password?' },
    forgotten: 'Forgotten your password? Ask the person who set up your account.',
  },
  hi: {
    meta: {
      title: 'एडमिन लॉगिन',
      description:
        'यह लॉगिन उन साथियों के लिए है जो इस वेबसाइट को सँभालते हैं। दान करने, सेवा से जुड़ने या संस्था को संदेश भेजने के लिए आपको लॉगिन की ज़रूरत नहीं है।',
    },
    title: 'एडमिन लॉगिन',
    lead: 'उन साथियों के लिए जो इस वेबसाइट को सँभालते हैं।',
    username: { label: 'यूज़रनेम', placeholder: 'अपना यूज़रनेम लिखें' },
    password: {
      label: 'पासवर्ड',
      placeholder: 'अपना पासवर्ड लिखें',
      show: 'पासवर्ड दिखाएँ',
    },
    submit: 'लॉगिन करें',
    submitting: 'लॉगिन हो रहा है…',
    tooManyAttempts: 'कई बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश कीजिए।',
    code: {
      label: 'कोड',
      placeholder: 'छह अंक',
      hint: 'आपके ऑथेंटिकेटर ऐप का कोड, या आपका कोई रिकवरी कोड।',
    },
    codeLead: 'यूज़रनेम और पासवर्ड सही हैं। अब दूसरे सत्यापन का कोड लिखिए।',
    startOver: 'दूसरे खाते से लॉगिन करें',
    forgotLink: { id: 'forgot', href: '/admin-login/forgot', label: 'पासवर्ड भूल गए?' },
    forgotten: 'पासवर्ड भूल गए? जिन्होंने आपका खाता बनाया था, उनसे पूछिए।',
  },
})

export type AdminLoginContent = (typeof adminLoginContent)['en']
