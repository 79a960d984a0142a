import type { Localized } from '@/content/locale'
import type { contactFields } from '@/domain/pages/contact'
import type { SeedOf } from '@/domain/pages/fields'

export const contactContent: Localized<SeedOf<typeof contactFields>> = {
  en: {
    meta: {
      title: 'Contact',
      description:
        'Write to us, call or visit the foundation. Messages are answered within 24 hours; the office is open Mon-Fri 9:00 AM to 6:00 PM. We are glad of questions.',
    },
    title: 'Contact Us',
    lead: 'A question, an idea, a person who needs help: tell us. Write in Hindi or in English, as you like.',
    details: {
      heading: 'How to reach us',
      responseTime: 'We answer within 24 hours.',
      notSet:
        'Please use the form on this page. We reply by e-mail, or call you if you leave a number.',
    },
    map: { heading: 'Where we are' },
    form: {
      heading: 'Send us a message',
      lead: 'Fields marked with a star are needed.',
    },
    success: {
      title: 'Thank you, your message is with us',
      text: 'We answer within 24 hours, by e-mail or by phone.',
    },
    closing: {
      heading: 'Would you like to help at once?',
      donate: 'Donate Now',
      join: 'Become a Volunteer',
    },
  },
  hi: {
    meta: {
      title: 'संपर्क',
      description:
        'हमें लिखिए, फ़ोन कीजिए या मिलने आइए। संदेश का जवाब 24 घंटे के अंदर मिलता है; दफ़्तर सोमवार से शुक्रवार सुबह 9:00 से शाम 6:00 बजे तक खुलता है।',
    },
    title: 'हमसे संपर्क करें',
    lead: 'कोई सवाल हो, कोई सुझाव हो या किसी को मदद चाहिए हो, हमें बताइए। हिन्दी में लिखिए या अंग्रेज़ी में, जैसे आपको ठीक लगे।',
    details: {
      heading: 'हम तक कैसे पहुँचें',
      responseTime: 'हम 24 घंटे के अंदर जवाब देते हैं।',
      notSet: 'इसी पेज के फ़ॉर्म से लिखिए। हम ईमेल से जवाब देंगे, और नंबर छोड़ेंगे तो फ़ोन भी कर लेंगे।',
    },
    map: { heading: 'हम कहाँ हैं' },
    form: {
      heading: 'हमें संदेश भेजें',
      lead: 'जिन पर तारा लगा है, उन्हें भरना ज़रूरी है।',
    },
    success: {
      title: 'धन्यवाद, आपका संदेश हमें मिल गया',
      text: 'हम 24 घंटे के अंदर ईमेल या फ़ोन से जवाब देंगे।',
    },
    closing: {
      heading: 'क्या आप अभी मदद करना चाहते हैं?',
      donate: 'अभी दान करें',
      join: 'स्वयंसेवक बनें',
    },
  },
}
