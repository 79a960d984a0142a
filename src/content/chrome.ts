import { localized } from './locale'

export const chromeContent = localized({
  en: {
    brand: {
      homeLabel: (name: string) => `${name}, home page`,
    },
    skipLink: 'Skip to the content',
    loading: 'Loading…',
    languageSwitch: { label: 'हिन्दी' },
    header: {
      navLabel: 'Main menu',
      donateNow: 'Donate Now',
      payByUpi: 'Pay by UPI',
      /** The short form, if there is little room. */
      upi: 'UPI',
      admin: 'Admin',
      logout: 'Logout',
    },
    mobileMenu: {
      open: 'Open the menu',
      close: 'Close the menu',
      label: 'Menu',
      donate: 'Donate',
      adminPanel: 'Admin Panel',
      adminLogout: 'Admin Logout',
      adminLogin: 'Admin Login',
    },
    donatePrompt: {
      label: 'Donation reminder',
      dismiss: 'Minimise the donation reminder',
      expand: 'Show the donation reminder',
    },
    footer: {
      social: {
        heading: 'Follow us',
        facebook: 'Facebook',
        instagram: 'Instagram',
        youtube: 'YouTube',
      },
      copyright: (name: string) => `© 2024 ${name}. All rights reserved.`,
    },
    toast: { label: 'Notices', close: 'Close this notice' },
  },
  hi: {
    brand: {
      homeLabel: (name) => `${name}, मुख्य पृष्ठ`,
    },
    skipLink: 'सीधे मुख्य सामग्री पर जाएँ',
    loading: 'खुल रहा है…',
    languageSwitch: { label: 'English' },
    header: {
      navLabel: 'मुख्य मेन्यू',
      donateNow: 'अभी दान करें',
      payByUpi: 'UPI से दान',
      upi: 'UPI',
      admin: 'एडमिन',
      logout: 'लॉगआउट',
    },
    mobileMenu: {
      open: 'मेन्यू खोलें',
      close: 'मेन्यू बंद करें',
      label: 'मेन्यू',
      donate: 'दान करें',
      adminPanel: 'एडमिन पैनल',
      adminLogout: 'एडमिन लॉगआउट',
      adminLogin: 'एडमिन लॉगिन',
    },
    donatePrompt: {
      label: 'दान का बटन',
      dismiss: 'दान का बटन छोटा करें',
      expand: 'दान का बटन बड़ा करें',
    },
    footer: {
      social: {
        heading: 'हमसे जुड़े रहें',
        facebook: 'फ़ेसबुक',
        instagram: 'इंस्टाग्राम',
        youtube: 'यूट्यूब',
      },
      copyright: (name) => `© 2024 ${name}। सभी अधिकार सुरक्षित।`,
    },
    toast: { label: 'सूचनाएँ', close: 'यह सूचना बंद करें' },
  },
})

export type ChromeContent = (typeof chromeContent)['en']
