import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { getInvolvedFields } from '@/domain/pages/get-involved'

export const getInvolvedContent: Localized<SeedOf<typeof getInvolvedFields>> = {
  en: {
    meta: {
      title: 'Join Us',
      description:
        'Four ways to help a village foundation in Uttar Pradesh: volunteer, sponsor, donate or spread the word. Companies, schools and NGOs are welcome too.',
    },
    title: 'Join Us',
    lead: 'Nobody does this work alone. Whatever you can give, time, money, a skill or a good word, there is a place for it.',
    ways: {
      heading: 'Four ways to help',
      items: {
        volunteer: {
          title: 'Volunteer',
          description:
            'Teach a class, help at a health camp, plant trees, write, drive or cook. Tell us what you enjoy and when you are free.',
          button: 'Apply to Volunteer',
        },
        sponsor: {
          title: 'Sponsor',
          description:
            'Stand behind one child, one elder or one program for a longer time, and be part of how it turns out.',
          button: 'Become a Sponsor',
        },
        donate: {
          title: 'Donate',
          description:
            'A single gift of any size from ₹50 helps, by UPI, bank transfer or online payment.',
          button: 'Donate Now',
        },
        spreadTheWord: {
          title: 'Spread the Word',
          description:
            'Share a story with your family, your friends and your groups. A word from a friend often does more than a poster.',
          button: 'Read and Share Stories',
        },
      },
    },
    partnerships: {
      heading: 'Partner with us',
      lead: 'Organisations can do what a single person cannot. We are glad to plan a piece of work together with you.',
      items: {
        corporate: {
          title: 'Corporate Partnerships',
          description:
            'Support a program, give materials or send your staff for a day of service. We agree on the aim beforehand and report on it afterwards.',
        },
        educationalInstitutions: {
          title: 'Educational Institutions',
          description:
            'Schools and colleges can hold camps with us, send students for village work or share books, teachers and rooms.',
        },
        ngoCollaborations: {
          title: 'NGO Collaborations',
          description:
            'Where another organisation knows a village or a subject better than we do, we would rather work with it than beside it.',
        },
      },
      contact: 'Talk to us about a partnership',
    },
  },
  hi: {
    meta: {
      title: 'हमसे जुड़ें',
      description:
        'उत्तर प्रदेश के एक गाँव की संस्था का साथ देने के चार रास्ते: सेवा, सहयोग, दान या बात आगे पहुँचाना। कंपनियाँ, स्कूल और दूसरी संस्थाएँ भी जुड़ सकती हैं।',
    },
    title: 'हमसे जुड़ें',
    lead: 'यह काम अकेले का नहीं है। समय, पैसा, हुनर या दो अच्छे बोल, आप जो भी दे सकें, उसकी यहाँ जगह है।',
    ways: {
      heading: 'साथ देने के चार रास्ते',
      items: {
        volunteer: {
          title: 'सेवा करें',
          description:
            'बच्चों को पढ़ाइए, स्वास्थ्य शिविर में हाथ बँटाइए, पेड़ लगाइए, लिखिए, गाड़ी चलाइए या खाना बनाइए। बस बताइए कि आपको क्या अच्छा लगता है और समय कब है।',
          button: 'सेवा के लिए आवेदन करें',
        },
        sponsor: {
          title: 'सहयोगी बनें',
          description:
            'किसी एक बच्चे, एक बुज़ुर्ग या एक काम का लंबे समय तक साथ दीजिए और बदलाव अपनी आँखों से देखिए।',
          button: 'सहयोगी बनें',
        },
        donate: {
          title: 'दान करें',
          description:
            '₹50 से लेकर जितना मन हो, एक बार का दान भी काम आता है। UPI, बैंक या ऑनलाइन, जैसे आपको आसान हो।',
          button: 'अभी दान करें',
        },
        spreadTheWord: {
          title: 'बात आगे पहुँचाएँ',
          description:
            'कोई कहानी अपने घर में, दोस्तों में और अपने ग्रुप में सुनाइए। अपने किसी की कही बात अक्सर पोस्टर से ज़्यादा असर करती है।',
          button: 'कहानियाँ पढ़ें और सुनाएँ',
        },
      },
    },
    partnerships: {
      heading: 'साझेदारी करें',
      lead: 'जो एक व्यक्ति नहीं कर सकता, वह एक संस्था कर सकती है। आपके साथ मिलकर कोई काम सोचने में हमें ख़ुशी होगी।',
      items: {
        corporate: {
          title: 'कंपनियाँ',
          description:
            'किसी कार्यक्रम का ख़र्च उठाइए, सामान दीजिए या अपने कर्मचारियों को एक दिन की सेवा के लिए भेजिए। उद्देश्य पहले मिलकर तय करेंगे और बाद में पूरी रिपोर्ट देंगे।',
        },
        educationalInstitutions: {
          title: 'स्कूल और कॉलेज',
          description:
            'हमारे साथ शिविर लगाइए, विद्यार्थियों को गाँव के काम में भेजिए या किताबें, शिक्षक और कमरे साझा कीजिए।',
        },
        ngoCollaborations: {
          title: 'दूसरी संस्थाएँ',
          description:
            'जहाँ कोई और संस्था किसी गाँव या विषय को हमसे बेहतर जानती है, वहाँ हम अलग नहीं, उसके साथ काम करना चाहते हैं।',
        },
      },
      contact: 'साझेदारी के लिए हमसे बात करें',
    },
  },
}
