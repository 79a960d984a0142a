import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { objectivesFields } from '@/domain/pages/objectives'

export const objectivesContent: Localized<SeedOf<typeof objectivesFields>> = {
  en: {
    meta: {
      title: 'Our Objectives',
      description:
        'The sixteen objectives of the foundation, from schooling and health to trees, harmony and old age: what we have set ourselves to do, in plain words.',
    },
    title: 'Our Objectives',
    lead: 'Sixteen things that we have set ourselves to do. Some are well begun, others will take a lifetime.',
    objectives: [
      {
        title: 'Education for every child',
        description:
          'To help every child of school age to enrol, to attend and to learn, whatever the family can afford.',
      },
      {
        title: 'Healthcare within reach',
        description:
          'To bring check-ups, medicines and sound advice to people who live far from a hospital.',
      },
      {
        title: 'Dignity in old age',
        description:
          'To care for elders who are alone, with shelter, food, treatment and, above all, company.',
      },
      {
        title: 'A green and clean village',
        description:
          'To plant and protect trees, to keep ponds and lanes clean and to teach care of nature from childhood.',
      },
      {
        title: 'Freedom from addiction',
        description:
          'To help people give up tobacco, alcohol and drugs, and to keep the young from ever starting.',
      },
      {
        title: 'Strength for women',
        description:
          'To give women skills, income and knowledge of their rights, so that they decide their own lives.',
      },
      {
        title: 'Knowledge that protects',
        description:
          'To spread reliable information on health, safety, law and public schemes in words that all understand.',
      },
      {
        title: 'A healthy body and a calm mind',
        description:
          'To make yoga, breathing and meditation part of everyday life for people of every age.',
      },
      {
        title: 'Blood for those in need',
        description:
          'To encourage voluntary blood donation, so that no family has to search in vain in an emergency.',
      },
      {
        title: 'Growth of the spirit',
        description:
          'To offer satsang and good company in which love, truth and compassion can grow in a person.',
      },
      {
        title: 'Books within reach of all',
        description:
          'To keep a library and quiet places of study where anyone may read, learn and prepare for work.',
      },
      {
        title: 'Development that lasts',
        description:
          'To support farming, water, energy and livelihoods that a village can carry on by itself.',
      },
      {
        title: 'Peace among neighbours',
        description:
          'To bring people of all faiths, castes and communities together and to settle quarrels through talk.',
      },
      {
        title: 'Public services for everyone',
        description:
          'To help people apply online for the pensions, papers and scholarships to which they have a right.',
      },
      {
        title: 'Room for talent',
        description:
          'To discover and encourage gifts in art, music, sport and invention, above all among the young.',
      },
      {
        title: 'A hand in hard times',
        description:
          'To stand by people in cold, hunger, disaster and distress, with practical help and a helpline.',
      },
    ],
    closing: {
      heading: 'Help us reach them',
      text: 'None of these can be done alone. Give what you can: a sum, a skill or an afternoon.',
      donate: 'Donate Now',
      join: 'Become a Volunteer',
    },
  },
  hi: {
    meta: {
      title: 'हमारे उद्देश्य',
      description:
        'संस्था के सोलह उद्देश्य, सीधे शब्दों में: पढ़ाई और सेहत से लेकर पेड़-पौधे, भाईचारा और बुढ़ापे की देखभाल तक, हमने जो करने की ठानी है।',
    },
    title: 'हमारे उद्देश्य',
    lead: 'सोलह काम, जो हमने अपने ज़िम्मे लिए हैं। कुछ अच्छे से शुरू हो चुके हैं, कुछ में पूरी उम्र लगेगी।',
    objectives: [
      {
        title: 'हर बच्चे को शिक्षा',
        description:
          'घर की हालत कैसी भी हो, पढ़ने की उम्र का हर बच्चा स्कूल में नाम लिखाए, रोज़ जाए और सचमुच सीखे।',
      },
      {
        title: 'इलाज सबकी पहुँच में',
        description: 'अस्पताल से दूर रहने वालों तक जाँच, दवा और सही सलाह पहुँचाना।',
      },
      {
        title: 'बुढ़ापा इज़्ज़त के साथ',
        description: 'अकेले रह गए बुज़ुर्गों को छत, खाना, इलाज और सबसे बढ़कर अपनों जैसा साथ देना।',
      },
      {
        title: 'हरा-भरा और साफ़ गाँव',
        description:
          'पेड़ लगाना और बचाना, तालाब और गलियाँ साफ़ रखना और बचपन से ही प्रकृति का ख़याल रखना सिखाना।',
      },
      {
        title: 'नशे से छुटकारा',
        description: 'तंबाकू, शराब और नशा छोड़ने में लोगों का साथ देना और नौजवानों को इनसे दूर रखना।',
      },
      {
        title: 'महिलाओं को ताक़त',
        description: 'महिलाओं को हुनर, कमाई और अपने हक़ की जानकारी देना, ताकि अपने फ़ैसले वे ख़ुद लें।',
      },
      {
        title: 'जानकारी, जो बचाए',
        description:
          'सेहत, सुरक्षा, क़ानून और सरकारी योजनाओं की सही जानकारी ऐसे शब्दों में पहुँचाना जो सबकी समझ में आएँ।',
      },
      {
        title: 'स्वस्थ शरीर, शांत मन',
        description: 'योग, प्राणायाम और ध्यान को हर उम्र के लोगों के रोज़ के जीवन से जोड़ना।',
      },
      {
        title: 'ज़रूरत पर ख़ून मिले',
        description:
          'लोगों को अपनी इच्छा से रक्तदान के लिए तैयार करना, ताकि मुश्किल घड़ी में किसी परिवार को भटकना न पड़े।',
      },
      {
        title: 'मन का विकास',
        description: 'सत्संग और अच्छी संगत देना, जिसमें इंसान के भीतर प्रेम, सत्य और करुणा बढ़े।',
      },
      {
        title: 'किताबें सबके लिए',
        description:
          'पुस्तकालय और पढ़ने की शांत जगह रखना, जहाँ कोई भी पढ़ सके, सीख सके और काम की तैयारी कर सके।',
      },
      {
        title: 'विकास, जो टिके',
        description: 'खेती, पानी, बिजली और रोज़गार के ऐसे काम बढ़ाना जिन्हें गाँव आगे ख़ुद चला सके।',
      },
      {
        title: 'पड़ोस में शांति',
        description: 'हर धर्म, जात और बिरादरी के लोगों को साथ लाना और झगड़े बातचीत से सुलझाना।',
      },
      {
        title: 'सरकारी सुविधा हर किसी तक',
        description:
          'जिस पेंशन, काग़ज़ या छात्रवृत्ति पर किसी का हक़ है, उसके लिए ऑनलाइन आवेदन करने में मदद करना।',
      },
      {
        title: 'प्रतिभा को जगह',
        description:
          'कला, संगीत, खेल और नई सोच में छिपे हुनर को पहचानना और बढ़ाना, ख़ासकर बच्चों और नौजवानों में।',
      },
      {
        title: 'मुश्किल में साथ',
        description: 'ठंड, भूख, आपदा और दुख की घड़ी में लोगों के साथ खड़े रहना, मदद से भी और हेल्पलाइन से भी।',
      },
    ],
    closing: {
      heading: 'इन्हें पूरा करने में साथ दें',
      text: 'इनमें से कोई काम अकेले नहीं हो सकता। जो बन पड़े दीजिए: थोड़ा धन, अपना हुनर या एक दोपहर।',
      donate: 'अभी दान करें',
      join: 'स्वयंसेवक बनें',
    },
  },
}
