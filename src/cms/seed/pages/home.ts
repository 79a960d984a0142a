import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { homeFields } from '@/domain/pages/home'

export const homeContent: Localized<SeedOf<typeof homeFields>> = {
  en: {
    meta: {
      title: 'Empowering Lives, Building Dreams, Creating Hope',
      description:
        'A charitable foundation in a village of Uttar Pradesh, at work since 2019 for children, the sick, the elderly, women and the land they live on.',
    },
    hero: {
      eyebrow: 'Humanity is Supreme',
      title: 'Empowering Lives, Building Dreams, Creating Hope',
      lead: 'From a village in Uttar Pradesh we work so that a child can go to school, a sick person can see a doctor, and nobody grows old alone.',
      support: 'Support Our Mission',
      volunteer: 'Volunteer With Us',
    },
    counters: { heading: 'Our work in numbers' },
    impactAreas: {
      heading: 'Impact Areas',
      lead: 'Four kinds of work carry most of what we do. Each answers a need that is felt close to home.',
      linkLabel: 'See this work',
      areas: {
        education: {
          title: 'Education',
          description:
            'Books, lessons and patient teachers, so that a child stays in school and learns to read with joy.',
        },
        healthcare: {
          title: 'Healthcare',
          description:
            'Check-ups, medicines and plain advice, brought close to homes that are far from a hospital.',
        },
        environment: {
          title: 'Environment',
          description:
            'Trees planted and looked after, water saved, and lanes kept clean by the people who walk them.',
        },
        womenEmpowerment: {
          title: 'Women Empowerment',
          description:
            'Skills, savings and a place to speak, so that a woman can earn and decide for herself.',
        },
      },
    },
    about: {
      heading: 'About the Foundation',
      paragraphs: [
        'We began in 2019 in a village of Uttar Pradesh, with a simple belief: before caste, faith or wealth, a person is a person. Humanity is supreme.',
        'Anyone may take part: a neighbour, a teacher, a health worker, a student. Service to others and growth within go together for us, and both begin at the nearest door.',
      ],
      mission: {
        title: 'Our Mission',
        text: 'To stand beside those who have least, with education, health, shelter and honest work, and to do it with love and respect.',
      },
      vision: {
        title: 'Our Vision',
        text: 'A village where every child learns, no illness goes untreated, no elder is left alone, and people of every faith live as one family.',
      },
      links: { about: 'Read more about us', objectives: 'See our objectives' },
    },
    achievements: {
      heading: 'Key Achievements',
      lead: 'What the work has come to so far, with the help of donors, volunteers and the villages themselves.',
    },
    latest: {
      heading: 'What Is Happening Now',
      activities: 'All activities',
      stories: 'Read the whole story',
    },
    change: {
      heading: 'Be Part of the Change',
      lead: 'There is more than one way to help. Choose the one that suits you today.',
      cards: {
        donate: {
          title: 'Donate',
          description: 'Even a small gift pays for something real: lessons, medicine or a sapling.',
          button: 'Donate Now',
        },
        volunteer: {
          title: 'Volunteer',
          description:
            'Give a few hours of your time and do what you are good at, among good people.',
          button: 'Become a Volunteer',
        },
        share: {
          title: 'Share Stories',
          description: 'Read what has changed in the villages and tell it to someone you know.',
          button: 'Read Stories',
        },
      },
    },
  },
  hi: {
    meta: {
      title: 'जीवन को सहारा, सपनों को आकार, मन में उम्मीद',
      description:
        'उत्तर प्रदेश के एक गाँव की संस्था, जो 2019 से बच्चों की पढ़ाई, मरीज़ों के इलाज, बुज़ुर्गों की सेवा, महिलाओं के हुनर और हरियाली के लिए काम कर रही है।',
    },
    hero: {
      eyebrow: 'मानवता सर्वोपरि',
      title: 'जीवन को सहारा, सपनों को आकार, मन में उम्मीद',
      lead: 'उत्तर प्रदेश के एक गाँव से हमारी कोशिश यही है कि बच्चा स्कूल जाए, बीमार को डॉक्टर मिले और बुढ़ापे में कोई अकेला न रहे।',
      support: 'हमारे काम में साथ दें',
      volunteer: 'हमारे साथ सेवा करें',
    },
    counters: { heading: 'हमारा काम, आँकड़ों में' },
    impactAreas: {
      heading: 'हम कहाँ काम करते हैं',
      lead: 'हमारा ज़्यादातर काम इन चार बातों से जुड़ा है। हर काम घर-आँगन की किसी ज़रूरत से निकला है।',
      linkLabel: 'यह काम देखें',
      areas: {
        education: {
          title: 'शिक्षा',
          description: 'किताबें, पढ़ाई और धीरज से समझाने वाले शिक्षक, ताकि बच्चा स्कूल न छोड़े और मन से पढ़े।',
        },
        healthcare: {
          title: 'स्वास्थ्य',
          description: 'जाँच, दवा और सीधी-सच्ची सलाह, उन घरों के पास जहाँ से अस्पताल दूर पड़ता है।',
        },
        environment: {
          title: 'पर्यावरण',
          description: 'पेड़ लगाना और उन्हें पालना, पानी बचाना और अपनी गली को मिलकर साफ़ रखना।',
        },
        womenEmpowerment: {
          title: 'महिला सशक्तिकरण',
          description: 'हुनर, बचत और अपनी बात कहने की जगह, ताकि महिला ख़ुद कमाए और ख़ुद फ़ैसला ले।',
        },
      },
    },
    about: {
      heading: 'संस्था के बारे में',
      paragraphs: [
        'हमने 2019 में उत्तर प्रदेश के एक गाँव से शुरुआत की। मन में एक ही बात थी: जात, धर्म और पैसे से पहले इंसान इंसान है। मानवता सर्वोपरि।',
        'इसमें कोई भी जुड़ सकता है: पड़ोसी, शिक्षक, स्वास्थ्यकर्मी या विद्यार्थी। हमारे लिए दूसरों की सेवा और अपने मन की साधना साथ-साथ चलती है, और दोनों पास के दरवाज़े से ही शुरू होती हैं।',
      ],
      mission: {
        title: 'हमारा संकल्प',
        text: 'जिनके पास सबसे कम है, उनके साथ खड़े रहना: पढ़ाई, इलाज, छत और मेहनत के काम के साथ, और यह सब प्यार और इज़्ज़त से करना।',
      },
      vision: {
        title: 'हमारा सपना',
        text: 'ऐसा गाँव जहाँ हर बच्चा पढ़े, कोई बीमारी बिना इलाज के न रहे, कोई बुज़ुर्ग अकेला न हो और हर धर्म के लोग एक परिवार की तरह रहें।',
      },
      links: { about: 'हमारे बारे में और पढ़ें', objectives: 'हमारे उद्देश्य देखें' },
    },
    achievements: {
      heading: 'अब तक का काम',
      lead: 'दान देने वालों, सेवा करने वालों और गाँव के लोगों के साथ से अब तक जो हो पाया।',
    },
    latest: {
      heading: 'इन दिनों',
      activities: 'सारे काम देखें',
      stories: 'पूरी कहानी पढ़ें',
    },
    change: {
      heading: 'बदलाव में हाथ बँटाएँ',
      lead: 'मदद के कई रास्ते हैं। आज जो आपसे बन पड़े, वही चुनिए।',
      cards: {
        donate: {
          title: 'दान करें',
          description: 'छोटी-सी रकम भी सीधे काम आती है: पढ़ाई में, दवा में या एक पौधे में।',
          button: 'अभी दान करें',
        },
        volunteer: {
          title: 'सेवा करें',
          description: 'अपने कुछ घंटे दीजिए और जो काम आपको अच्छा आता है, वही अच्छे लोगों के बीच कीजिए।',
          button: 'स्वयंसेवक बनें',
        },
        share: {
          title: 'कहानियाँ सुनाएँ',
          description: 'गाँवों में क्या बदला, पढ़िए और अपने किसी जानने वाले को बताइए।',
          button: 'कहानियाँ पढ़ें',
        },
      },
    },
  },
}
