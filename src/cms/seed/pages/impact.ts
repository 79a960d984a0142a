import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { impactFields } from '@/domain/pages/impact'

export const impactContent: Localized<SeedOf<typeof impactFields>> = {
  en: {
    meta: {
      title: 'Our Impact',
      description:
        'What the work of the foundation has come to: children in school, elders in safe shelter, lives touched and villages served in Uttar Pradesh since 2019.',
    },
    title: 'Our Impact',
    lead: 'Numbers tell only part of it, but they keep us honest. Behind each one stands a person with a name.',
    tiles: {
      heading: 'The work in four numbers',
      note: 'The figures are given by the foundation and are brought up to date by it. If you would like to know how one of them was counted, please ask us.',
    },
    themes: {
      heading: 'What changes in a life',
      lead: 'Three changes that we see most often, and work for most.',
      items: {
        learning: {
          title: 'Learning opens doors',
          description:
            'A child who can read helps the whole house: with the medicine label, the bus timetable, the pension form. Lessons, books and a quiet library room begin that change, and training in a trade carries it on for young people and women.',
        },
        care: {
          title: 'Care restores dignity',
          description:
            'A check-up in time, a warm blanket, a meal eaten in company. For the sick and for elders without family these are not small things. They say that a person still matters.',
        },
        village: {
          title: 'A village that stands together',
          description:
            'Trees that are watered by those who planted them, a savings group that meets on its own, festivals kept by all faiths together. The best result is work that the village has made its own.',
        },
      },
    },
    closing: {
      heading: 'Add to it',
      text: 'Read the stories behind the numbers, or help to write the next one.',
      donate: 'Donate Now',
      stories: 'Stories of Change',
    },
  },
  hi: {
    meta: {
      title: 'हमारे काम का असर',
      description:
        'संस्था के काम से क्या बदला: कितने बच्चे पढ़े, कितने बुज़ुर्गों को सुरक्षित छत मिली और 2019 से उत्तर प्रदेश के कितने गाँवों तक सेवा पहुँची।',
    },
    title: 'हमारे काम का असर',
    lead: 'आँकड़े पूरी बात नहीं कहते, पर हमें जवाबदेह बनाते हैं। हर गिनती के पीछे एक इंसान है, जिसका अपना नाम है।',
    tiles: {
      heading: 'हमारा काम, चार आँकड़ों में',
      note: 'ये आँकड़े संस्था के दिए हुए हैं और संस्था ही इन्हें समय-समय पर ठीक करती है। कोई आँकड़ा कैसे गिना गया, यह जानना हो तो हमसे पूछिए।',
    },
    themes: {
      heading: 'जीवन में क्या बदलता है',
      lead: 'तीन बदलाव, जो हमें सबसे ज़्यादा दिखते हैं और जिनके लिए हम सबसे ज़्यादा मेहनत करते हैं।',
      items: {
        learning: {
          title: 'पढ़ाई से रास्ते खुलते हैं',
          description:
            'जो बच्चा पढ़ना सीख गया, वह पूरे घर के काम आता है: दवा का पर्चा, बस का समय, पेंशन का फ़ॉर्म। पाठ, किताबें और पुस्तकालय का शांत कमरा इसकी शुरुआत करते हैं, और हुनर का प्रशिक्षण इसे नौजवानों और महिलाओं के लिए आगे बढ़ाता है।',
        },
        care: {
          title: 'सेवा से सम्मान लौटता है',
          description:
            'समय पर जाँच, एक गर्म कंबल, किसी के साथ बैठकर खाया खाना। बीमार के लिए, और उस बुज़ुर्ग के लिए जिसका कोई नहीं, ये छोटी बातें नहीं हैं। ये कहती हैं कि आपकी आज भी क़द्र है।',
        },
        village: {
          title: 'गाँव, जो साथ खड़ा हो',
          description:
            'जिन्होंने पेड़ लगाए वही पानी देते हैं, बचत समूह अपने-आप बैठक करता है, त्योहार सब मिलकर मनाते हैं। सबसे अच्छा नतीजा वही है जब काम गाँव का अपना हो जाए।',
        },
      },
    },
    closing: {
      heading: 'इसमें आप भी जोड़िए',
      text: 'आँकड़ों के पीछे की कहानियाँ पढ़िए, या अगली कहानी लिखने में साथ दीजिए।',
      donate: 'अभी दान करें',
      stories: 'बदलाव की कहानियाँ',
    },
  },
}
