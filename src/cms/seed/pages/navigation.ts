import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { navigationFields } from '@/domain/pages/navigation'

export const navigationContent: Localized<SeedOf<typeof navigationFields>> = {
  en: {
    menu: [
      { label: 'Home', page: '/' },
      { label: 'About', page: '/about' },
      { label: 'Services', page: '/what-we-do' },
      { label: 'Mission', page: '/objectives' },
      { label: 'Inspiration', page: '/inspiration' },
      { label: 'Impact', page: '/impact' },
      { label: 'Portfolio', page: '/portfolio' },
      { label: 'Join Us', page: '/get-involved' },
      { label: 'Contact', page: '/contact' },
      { label: 'Stories', page: '/stories' },
    ],
    donatePrompt: {
      title: 'Donate Now',
      subtitle: 'Help Transform Lives',
    },
    footer: {
      blurb:
        'Since 2019 we have been working from a village in Uttar Pradesh, for learning, health, dignity and peace, in the belief that humanity is supreme.',
      quickLinks: {
        heading: 'Quick Links',
        links: [
          { label: 'About Us', page: '/about' },
          { label: 'What We Do', page: '/what-we-do' },
          { label: 'Our Objectives', page: '/objectives' },
          { label: 'Our Impact', page: '/impact' },
          { label: 'Stories of Change', page: '/stories' },
          { label: 'Donate Now', page: '/donate' },
          { label: 'Join Us', page: '/get-involved' },
        ],
      },
      moreLinks: {
        heading: 'More',
        links: [
          { label: 'Recent Activities', page: '/activities' },
          { label: 'Transparency', page: '/transparency' },
          { label: 'Privacy Policy', page: '/privacy' },
          { label: 'Terms of Use', page: '/terms' },
          { label: 'Refund Policy', page: '/refund-policy' },
        ],
      },
      contact: {
        heading: 'Contact',
        notSet: 'Please write to us through the contact page.',
        contact: 'Contact Us',
      },
      taxNote:
        'Registered under Section 80G. Donations may be eligible for a deduction under Section 80G.',
    },
  },
  hi: {
    menu: [
      { label: 'मुख्य पृष्ठ', page: '/' },
      { label: 'हमारे बारे में', page: '/about' },
      { label: 'हमारे काम', page: '/what-we-do' },
      { label: 'उद्देश्य', page: '/objectives' },
      { label: 'प्रेरणा', page: '/inspiration' },
      { label: 'असर', page: '/impact' },
      { label: 'झलकियाँ', page: '/portfolio' },
      { label: 'हमसे जुड़ें', page: '/get-involved' },
      { label: 'संपर्क', page: '/contact' },
      { label: 'कहानियाँ', page: '/stories' },
    ],
    donatePrompt: {
      title: 'अभी दान करें',
      subtitle: 'किसी का जीवन सँवारें',
    },
    footer: {
      blurb:
        '2019 से हम उत्तर प्रदेश के एक गाँव से पढ़ाई, सेहत, सम्मान और शांति के लिए काम कर रहे हैं, इस भरोसे के साथ कि मानवता सबसे ऊपर है।',
      quickLinks: {
        heading: 'ज़रूरी पेज',
        links: [
          { label: 'हमारे बारे में', page: '/about' },
          { label: 'हम क्या करते हैं', page: '/what-we-do' },
          { label: 'हमारे उद्देश्य', page: '/objectives' },
          { label: 'हमारे काम का असर', page: '/impact' },
          { label: 'बदलाव की कहानियाँ', page: '/stories' },
          { label: 'अभी दान करें', page: '/donate' },
          { label: 'हमसे जुड़ें', page: '/get-involved' },
        ],
      },
      moreLinks: {
        heading: 'और भी',
        links: [
          { label: 'हाल के काम', page: '/activities' },
          { label: 'पारदर्शिता', page: '/transparency' },
          { label: 'निजता के नियम', page: '/privacy' },
          { label: 'इस्तेमाल के नियम', page: '/terms' },
          { label: 'पैसे लौटाने के नियम', page: '/refund-policy' },
        ],
      },
      contact: {
        heading: 'संपर्क',
        notSet: 'संपर्क पेज से हमें लिखिए।',
        contact: 'हमसे संपर्क करें',
      },
      taxNote: 'धारा 80G में पंजीकृत। दान पर धारा 80G के तहत छूट मिल सकती है।',
    },
  },
}
