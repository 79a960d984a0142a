import { localized } from './locale'

export const notFoundContent = localized({
  en: {
    meta: {
      title: 'Page Not Found',
      description:
        'There is no page at this address. Go to the home page of the foundation, see what we do, make a donation or write to us and we will help you find it.',
    },
    title: 'Page Not Found',
    text: 'There is no page at this address. It may have moved, or a letter may have gone astray on the way.',
    home: { id: 'home', href: '/', label: 'Go Home' },
    elsewhere: {
      heading: 'Perhaps you were looking for',
      links: [
        { id: 'what-we-do', href: '/what-we-do', label: 'What We Do' },
        { id: 'donate', href: '/donate', label: 'Donate' },
        { id: 'contact', href: '/contact', label: 'Contact' },
      ],
    },
  },
  hi: {
    meta: {
      title: 'पेज नहीं मिला',
      description:
        'इस पते पर कोई पेज नहीं है। संस्था के मुख्य पृष्ठ पर जाइए, हमारे काम देखिए, दान कीजिए या हमें लिखिए, हम ढूँढने में आपकी मदद करेंगे।',
    },
    title: 'पेज नहीं मिला',
    text: 'इस पते पर कोई पेज नहीं है। हो सकता है वह कहीं और चला गया हो, या पते में कोई अक्षर छूट गया हो।',
    home: { id: 'home', href: '/', label: 'मुख्य पृष्ठ पर जाएँ' },
    elsewhere: {
      heading: 'शायद आप यह ढूँढ रहे थे',
      links: [
        { id: 'what-we-do', href: '/what-we-do', label: 'हम क्या करते हैं' },
        { id: 'donate', href: '/donate', label: 'दान करें' },
        { id: 'contact', href: '/contact', label: 'संपर्क' },
      ],
    },
  },
})
