import type { LinkCopy, Localized } from './locale'
import { privacyLinkContent } from './privacy-link'

export type NavId =
  | 'home'
  | 'about'
  | 'what-we-do'
  | 'objectives'
  | 'inspiration'
  | 'impact'
  | 'portfolio'
  | 'get-involved'
  | 'contact'
  | 'stories'

export type QuickLinkId =
  | 'about'
  | 'what-we-do'
  | 'objectives'
  | 'impact'
  | 'stories'
  | 'donate'
  | 'get-involved'

export type MoreLinkId = 'activities' | 'transparency' | 'privacy' | 'terms' | 'refund-policy'

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
    nav: LinkCopy<NavId>[]
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
    title: string
    subtitle: string
    dismiss: string
    expand: string
  }
  footer: {
    blurb: string
    quickLinks: { heading: string; items: LinkCopy<QuickLinkId>[] }
    moreLinks: { heading: string; items: LinkCopy<MoreLinkId>[] }
    contact: {
      heading: string
      address: string
      phone: string
      email: string
      link: LinkCopy<'contact'>
      notSet: string
    }
    social: {
      heading: string
      facebook: string
      instagram: string
      youtube: string
    }
    taxNote: string
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
      nav: [
        { id: 'home', href: '/', label: 'Home' },
        { id: 'about', href: '/about', label: 'About' },
        { id: 'what-we-do', href: '/what-we-do', label: 'Services' },
        { id: 'objectives', href: '/objectives', label: 'Mission' },
        { id: 'inspiration', href: '/inspiration', label: 'Inspiration' },
        { id: 'impact', href: '/impact', label: 'Impact' },
        { id: 'portfolio', href: '/portfolio', label: 'Portfolio' },
        { id: 'get-involved', href: '/get-involved', label: 'Join Us' },
        { id: 'contact', href: '/contact', label: 'Contact' },
        { id: 'stories', href: '/stories', label: 'Stories' },
      ],
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
      title: 'Donate Now',
      subtitle: 'Help Transform Lives',
      dismiss: 'Make the donation reminder small',
      expand: 'Show the donation reminder',
    },
    footer: {
      blurb:
        'Since 2019 we have been working from a village in Uttar Pradesh, for learning, health, dignity and peace, in the belief that humanity is supreme.',
      quickLinks: {
        heading: 'Quick Links',
        items: [
          { id: 'about', href: '/about', label: 'About Us' },
          { id: 'what-we-do', href: '/what-we-do', label: 'What We Do' },
          { id: 'objectives', href: '/objectives', label: 'Our Objectives' },
          { id: 'impact', href: '/impact', label: 'Our Impact' },
          { id: 'stories', href: '/stories', label: 'Stories of Change' },
          { id: 'donate', href: '/donate', label: 'Donate Now' },
          { id: 'get-involved', href: '/get-involved', label: 'Join Us' },
        ],
      },
      moreLinks: {
        heading: 'More',
        items: [
          { id: 'activities', href: '/activities', label: 'Recent Activities' },
          { id: 'transparency', href: '/transparency', label: 'Transparency' },
          { id: 'privacy', href: '/privacy', label: privacyLinkContent.en },
          { id: 'terms', href: '/terms', label: 'Terms of Use' },
          { id: 'refund-policy', href: '/refund-policy', label: 'Refund Policy' },
        ],
      },
      contact: {
        heading: 'Contact',
        address: 'Address',
        phone: 'Phone',
        email: 'E-mail',
        link: { id: 'contact', href: '/contact', label: 'Contact Us' },
        notSet: 'Please write to us through the contact page.',
      },
      social: {
        heading: 'Follow us',
        facebook: 'Facebook',
        instagram: 'Instagram',
        youtube: 'YouTube',
      },
      taxNote:
        'Registered under Section 80G. Donations may be eligible for a deduction under Section 80G.',
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
      nav: [
        { id: 'home', href: '/', label: 'मुख्य पृष्ठ' },
        { id: 'about', href: '/about', label: 'हमारे बारे में' },
        { id: 'what-we-do', href: '/what-we-do', label: 'हमारे काम' },
        { id: 'objectives', href: '/objectives', label: 'उद्देश्य' },
        { id: 'inspiration', href: '/inspiration', label: 'प्रेरणा' },
        { id: 'impact', href: '/impact', label: 'असर' },
        { id: 'portfolio', href: '/portfolio', label: 'झलकियाँ' },
        { id: 'get-involved', href: '/get-involved', label: 'हमसे जुड़ें' },
        { id: 'contact', href: '/contact', label: 'संपर्क' },
        { id: 'stories', href: '/stories', label: 'कहानियाँ' },
      ],
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
      title: 'अभी दान करें',
      subtitle: 'किसी का जीवन सँवारें',
      dismiss: 'दान का बटन छोटा करें',
      expand: 'दान का बटन बड़ा करें',
    },
    footer: {
      blurb:
        '2019 से हम उत्तर प्रदेश के एक गाँव से पढ़ाई, सेहत, सम्मान और शांति के लिए काम कर रहे हैं, इस भरोसे के साथ कि मानवता सबसे ऊपर है।',
      quickLinks: {
        heading: 'ज़रूरी पन्ने',
        items: [
          { id: 'about', href: '/about', label: 'हमारे बारे में' },
          { id: 'what-we-do', href: '/what-we-do', label: 'हम क्या करते हैं' },
          { id: 'objectives', href: '/objectives', label: 'हमारे उद्देश्य' },
          { id: 'impact', href: '/impact', label: 'हमारे काम का असर' },
          { id: 'stories', href: '/stories', label: 'बदलाव की कहानियाँ' },
          { id: 'donate', href: '/donate', label: 'अभी दान करें' },
          { id: 'get-involved', href: '/get-involved', label: 'हमसे जुड़ें' },
        ],
      },
      moreLinks: {
        heading: 'और भी',
        items: [
          { id: 'activities', href: '/activities', label: 'हाल के काम' },
          { id: 'transparency', href: '/transparency', label: 'पारदर्शिता' },
          { id: 'privacy', href: '/privacy', label: privacyLinkContent.hi },
          { id: 'terms', href: '/terms', label: 'इस्तेमाल के नियम' },
          { id: 'refund-policy', href: '/refund-policy', label: 'पैसे लौटाने के नियम' },
        ],
      },
      contact: {
        heading: 'संपर्क',
        address: 'पता',
        phone: 'फ़ोन',
        email: 'ईमेल',
        link: { id: 'contact', href: '/contact', label: 'हमसे संपर्क करें' },
        notSet: 'संपर्क पन्ने से हमें लिखिए।',
      },
      social: {
        heading: 'हमसे जुड़े रहें',
        facebook: 'फ़ेसबुक',
        instagram: 'इंस्टाग्राम',
        youtube: 'यूट्यूब',
      },
      taxNote: 'धारा 80G में पंजीकृत। दान पर धारा 80G के तहत छूट मिल सकती है।',
      copyright: (name) => `© 2024 ${name}। सभी अधिकार सुरक्षित।`,
    },
    toast: { label: 'सूचनाएँ', close: 'यह सूचना बंद करें' },
  },
}
