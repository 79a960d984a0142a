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
      addressNotSet: 'Please send us a message and we will tell you how to find us.',
      phoneNotSet: 'Please leave your number in the message and we will call you.',
      emailNotSet: 'Please use the message form on this page.',
    },
    map: {
      heading: 'Where we are',
      notSet: 'The map is not set up yet. Please ask us for the way.',
    },
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
    lead: 'कोई सवाल हो, कोई सुझाव हो या किसी को मदद चाहिए हो, हमें बताइए। हिंदी में लिखिए या अंग्रेज़ी में, जैसे आपको ठीक लगे।',
    details: {
      heading: 'हम तक कैसे पहुँचें',
      responseTime: 'हम 24 घंटे के अंदर जवाब देते हैं।',
      addressNotSet: 'हमें संदेश भेजिए, हम आपको आने का रास्ता बता देंगे।',
      phoneNotSet: 'संदेश में अपना नंबर लिख दीजिए, हम आपको फ़ोन कर लेंगे।',
      emailNotSet: 'कृपया इसी पन्ने के फ़ॉर्म से संदेश भेजिए।',
    },
    map: {
      heading: 'हम कहाँ हैं',
      notSet: 'नक्शा अभी नहीं लगाया गया है। रास्ता हमसे पूछ लीजिए।',
    },
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
      join: 'सेवा से जुड़ें',
    },
  },
}
