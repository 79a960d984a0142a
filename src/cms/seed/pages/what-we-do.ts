import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { whatWeDoFields } from '@/domain/pages/what-we-do'

export const whatWeDoContent: Localized<SeedOf<typeof whatWeDoFields>> = {
  en: {
    meta: {
      title: 'What We Do',
      description:
        'Programs for village life in Uttar Pradesh: schooling, health, care of the elderly, trees, skills for women, yoga, a library, a helpline and more.',
    },
    title: 'What We Do',
    lead: 'Many programs, one purpose: that a person in need finds help close to home, and is met with respect.',
    indexHeading: 'All our programs',
    parts: {
      marigold: {
        title: 'What every child and every elder needs',
        lead: 'A place in school, a doctor, a helping hand, clean air and a home without drink: the day begins here.',
      },
      neem: {
        title: 'Strength, shared',
        lead: 'By noon people have come together: to earn, to learn, to breathe, to give.',
      },
      geru: {
        title: 'A place for everyone',
        lead: 'When evening comes, there is a song, a roof, a book, and a field that will still bear fruit for the grandchildren.',
      },
      dusk: {
        title: 'To the last house',
        lead: 'And at night, when worries are loud, help is on its way and somebody listens.',
      },
    },
    closing: {
      heading: 'Every program runs on people',
      text: 'A gift keeps a program going. A few hours of your time may do even more.',
      donate: 'Donate Now',
      join: 'Become a Volunteer',
    },
  },
  hi: {
    meta: {
      title: 'हम क्या करते हैं',
      description:
        'गाँव के जीवन से जुड़े काम: बच्चों की पढ़ाई, इलाज, बुज़ुर्गों की सेवा, पेड़-पौधे, महिलाओं का हुनर, योग, पुस्तकालय, हेल्पलाइन और भी बहुत कुछ।',
    },
    title: 'हम क्या करते हैं',
    lead: 'काम कई, मक़सद एक: ज़रूरतमंद को मदद घर के पास मिले और इज़्ज़त के साथ मिले।',
    indexHeading: 'हमारे सभी काम',
    parts: {
      marigold: {
        title: 'बच्चे से बुज़ुर्ग तक, सबकी ज़रूरत',
        lead: 'दिन की शुरुआत यहाँ से: स्कूल में जगह, समय पर डॉक्टर, सहारे का हाथ, साफ़ हवा और नशे से दूर घर।',
      },
      neem: {
        title: 'मिल-जुलकर ताक़त',
        lead: 'दोपहर तक लोग जुट जाते हैं: कमाने, सीखने, साँस साधने और कुछ देने के लिए।',
      },
      geru: {
        title: 'सबके लिए जगह',
        lead: 'शाम ढले भजन हो, सिर पर छत हो, हाथ में किताब हो और खेत ऐसा कि पोते-पोतियों के काम भी आए।',
      },
      dusk: {
        title: 'आख़िरी घर तक',
        lead: 'रात में जब चिंता बढ़ती है, तब भी मदद रास्ते में हो और कोई सुनने वाला हो।',
      },
    },
    closing: {
      heading: 'हर काम लोगों से चलता है',
      text: 'आपके दान से काम चलता रहता है। आपके दिए कुछ घंटे शायद उससे भी ज़्यादा काम आएँ।',
      donate: 'अभी दान करें',
      join: 'स्वयंसेवक बनें',
    },
  },
}
