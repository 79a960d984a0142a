import { localized } from './locale'

/** The bar on top of the dashboard's pages. */
export const officeContent = localized({
  en: {
    label: 'Office',
    home: (foundation: string) => `${foundation}, dashboard`,
    // The short form is for phones and tablets.
    site: { long: 'View site', short: 'Site' },
    panel: { long: 'Content panel', short: 'Content' },
    account: { long: 'Your account', short: 'Account' },
    /** The other language, in itself. */
    languageSwitch: 'हिन्दी',
    logout: 'Logout',
    loggingOut: 'Logging out…',
  },
  hi: {
    label: 'दफ़्तर',
    home: (foundation) => `${foundation}, डैशबोर्ड`,
    site: { long: 'वेबसाइट देखें', short: 'वेबसाइट' },
    panel: { long: 'सामग्री पैनल', short: 'सामग्री' },
    account: { long: 'आपका खाता', short: 'खाता' },
    languageSwitch: 'English',
    logout: 'लॉगआउट',
    loggingOut: 'लॉगआउट हो रहा है…',
  },
})
