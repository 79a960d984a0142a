import type { Localized } from '@/content/locale'
import type { aboutFields } from '@/domain/pages/about'
import type { SeedOf } from '@/domain/pages/fields'

export const aboutContent: Localized<SeedOf<typeof aboutFields>> = {
  en: {
    meta: {
      title: 'About Us',
      description:
        'How a charitable foundation began in a village of Uttar Pradesh in 2019, what it hopes for, and the three values it works by: love, truth, compassion.',
    },
    title: 'About Us',
    lead: 'A foundation that began in a village, still works from it, and tries to do ordinary good things every day.',
    story: {
      heading: 'Where we come from',
      paragraphs: [
        'The foundation was formed in 2019 in a village of Uttar Pradesh. The question behind it is an old one: what can be done for the family next door that has fallen on hard times? Everything we do is a try at an answer.',
        'We are a socio-spiritual foundation. By this we mean that helping others and working on oneself are one path. Nobody is asked about faith, caste or village before help is given.',
        'Our motto is Humanity is Supreme. It decides small things too: how we speak to an old man who waits for medicine, and how we answer a child who asks the same question again.',
      ],
    },
    vision: {
      title: 'Our Vision',
      text: 'A society in which no child is kept from learning, no sick person from care and no elder from company, and in which people see one another first as human beings.',
    },
    mission: {
      title: 'Our Mission',
      text: 'To bring education, health, shelter, livelihood and peace of mind to people in and around the villages, by the hands of those who live there.',
      points: [
        'Go to the people who need help most, and listen before we act',
        'Begin small, stay long, and hand the work over to the village',
        'Use every rupee with care and give an honest account of it',
      ],
    },
    values: {
      heading: 'Core Values',
      lead: 'Three words that we try to live by, and by which you may judge us.',
      items: {
        love: {
          title: 'Love',
          description:
            'We treat everyone who comes to us as family, and help without asking what we get in return.',
        },
        truth: {
          title: 'Truth',
          description:
            'We say what we have done and what we have not, in words and in accounts that anyone may ask to see.',
        },
        compassion: {
          title: 'Compassion',
          description:
            'We try to feel the trouble of another as our own, and then to do something about it the same day.',
        },
      },
    },
    closing: {
      heading: 'See the work for yourself',
      text: 'Read about the programs, or come and take part in one of them.',
      whatWeDo: 'What We Do',
      getInvolved: 'Join Us',
    },
  },
  hi: {
    meta: {
      title: 'हमारे बारे में',
      description:
        '2019 में उत्तर प्रदेश के एक गाँव से संस्था कैसे शुरू हुई, उसका सपना क्या है और वह किन तीन बातों पर चलती है: प्रेम, सत्य और करुणा।',
    },
    title: 'हमारे बारे में',
    lead: 'यह संस्था गाँव में शुरू हुई, आज भी गाँव से ही चलती है, और रोज़ कुछ छोटे-छोटे अच्छे काम करने की कोशिश करती है।',
    story: {
      heading: 'हमारी शुरुआत',
      paragraphs: [
        'संस्था 2019 में उत्तर प्रदेश के एक गाँव में बनी। इसके पीछे सवाल बहुत पुराना है: पड़ोस के जिस परिवार पर मुसीबत आई है, उसके लिए क्या किया जाए? हमारा हर काम इसी का जवाब देने की एक कोशिश है।',
        'हमारी संस्था सामाजिक भी है और आध्यात्मिक भी। हमारे लिए दूसरों की मदद करना और ख़ुद को सँवारना एक ही रास्ता है। मदद देने से पहले हम किसी का धर्म, जात या गाँव नहीं पूछते।',
        'हमारी बात एक ही है: मानवता सर्वोपरि। यही छोटी-छोटी बातें भी तय करती है, जैसे दवा के लिए बैठे बाबा से कैसे बोलना है और एक ही सवाल दोबारा पूछने वाले बच्चे को कैसे समझाना है।',
      ],
    },
    vision: {
      title: 'हमारा सपना',
      text: 'ऐसा समाज जहाँ कोई बच्चा पढ़ाई से, कोई बीमार इलाज से और कोई बुज़ुर्ग अपनों के साथ से दूर न रहे, और जहाँ लोग एक-दूसरे को सबसे पहले इंसान समझें।',
    },
    mission: {
      title: 'हमारा संकल्प',
      text: 'गाँव और आसपास के लोगों तक पढ़ाई, इलाज, छत, रोज़गार और मन की शांति पहुँचाना, और यह काम वहीं के लोगों के हाथों से करना।',
      points: [
        'जिन्हें सबसे ज़्यादा ज़रूरत है, पहले उनके पास जाना और काम से पहले उनकी बात सुनना',
        'छोटे से शुरू करना, लंबे समय तक साथ रहना और काम गाँव के हाथों में सौंपना',
        'एक-एक रुपया सोचकर ख़र्च करना और उसका सच्चा हिसाब देना',
      ],
    },
    values: {
      heading: 'हमारे मूल्य',
      lead: 'तीन शब्द, जिन पर हम चलने की कोशिश करते हैं। आप भी हमें इन्हीं पर परखिए।',
      items: {
        love: {
          title: 'प्रेम',
          description: 'जो भी हमारे पास आए, उसे घर का मानते हैं और बदले में कुछ चाहे बिना मदद करते हैं।',
        },
        truth: {
          title: 'सत्य',
          description:
            'जो किया और जो नहीं कर पाए, दोनों साफ़ बताते हैं, बोलकर भी और हिसाब में भी, जिसे कोई भी माँगकर देख सकता है।',
        },
        compassion: {
          title: 'करुणा',
          description: 'दूसरे की तकलीफ़ को अपनी तकलीफ़ समझते हैं, और फिर उसी दिन कुछ करने की कोशिश करते हैं।',
        },
      },
    },
    closing: {
      heading: 'काम अपनी आँखों से देखिए',
      text: 'हमारे कार्यक्रमों के बारे में पढ़िए, या किसी एक में आकर हाथ बँटाइए।',
      whatWeDo: 'हम क्या करते हैं',
      getInvolved: 'हमसे जुड़ें',
    },
  },
}
