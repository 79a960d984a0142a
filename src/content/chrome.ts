import type { Localized } from './locale'

export type ChromeContent = {
  brand: {
    /** Seed of the motto, which editors may change in the site settings. */
    mottoSeed: string
    logoAlt: (name: string) => string
    homeLabel: (name: string) => string
  }
  skipLink: string
  loading: string
  close: string
  opensOutside: string
  languageSwitch: { label: string; ariaLabel: string }
  header: {
    navLabel: string
    donateNow: string
    payByUpi: string
    /** Where there is little room. */
    upi: string
    admin: string
    logout: string
  }
  mobileMenu: {
    open: string
    close: string
    label: string
    donate: string
    adminPanel: string
    adminLogout: string
    adminLogin: string
  }
  donatePrompt: {
    label: string
    dismiss: string
    expand: string
  }
  footer: {
    social: { heading: string; facebook: string; instagram: string; youtube: string }
    copyright: (name: string) => string
  }
  toast: { label: string; close: string }
}

export const chromeContent: Localized<ChromeContent> = {
  en: {
    brand: {
      mottoSeed: 'Humanity is Supreme',
      logoAlt: (name) => `Logo of ${name}: a lamp in two cupped hands`,
      homeLabel: (name) => `${name}, home page`,
    },
    skipLink: 'Skip to the content',
    loading: 'Loading…',
    close: 'Close',
    opensOutside: 'opens another website',
    languageSwitch: { label: 'हिन्दी', ariaLabel: 'हिन्दी में पढ़ें (read in Hindi)' },
    header: {
      navLabel: 'Main menu',
      donateNow: 'Donate Now',
      payByUpi: 'Pay by UPI',
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
      dismiss: 'Make the donation reminder small',
      expand: 'Show the donation reminder',
    },
    footer: {
      social: {
        heading: 'Follow us',
        facebook: 'Facebook',
        instagram: 'Instagram',
        youtube: 'YouTube',
      },
      copyright: (name) => `© 2024 ${name}. All rights reserved.`,
    },
    toast: { label: 'Notices', close: 'Close this notice' },
  },
  hi: {
    brand: {
      mottoSeed: 'मानवता सर्वोपरि',
      logoAlt: (name) => `${name} का निशान: दो हथेलियों में जलता दीया`,
      homeLabel: (name) => `${name}, मुख्य पृष्ठ`,
    },
    skipLink: 'सीधे मुख्य सामग्री पर जाएँ',
    loading: 'खुल रहा है…',
    close: 'बंद करें',
    opensOutside: 'दूसरी वेबसाइट खुलेगी',
    languageSwitch: { label: 'English', ariaLabel: 'Read in English (अंग्रेज़ी में पढ़ें)' },
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
}
