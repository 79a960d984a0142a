import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { joinFields } from '@/domain/pages/join'

export const joinContent: Localized<SeedOf<typeof joinFields>> = {
  en: {
    meta: {
      title: 'Become a Volunteer',
      description:
        'Apply to volunteer with a village foundation in Uttar Pradesh. Tell us what you enjoy and when you are free; we review applications in 5-7 business days.',
    },
    title: 'Become a Volunteer',
    lead: 'You do not need a degree or a title. You need a little time, and the wish to do something well for somebody else.',
    steps: {
      heading: 'How it goes',
      items: [
        {
          title: 'You apply',
          description: 'Fill in the form. It takes about as long as a cup of tea.',
        },
        {
          title: 'We read it',
          description:
            'Somebody from the foundation reads your application within 5-7 business days.',
        },
        {
          title: 'We begin',
          description: 'We call or write to you, and find together where you are most useful.',
        },
      ],
      reviewTime: 'We review each application within 5-7 business days.',
    },
    form: {
      heading: 'Volunteer application',
      lead: 'Fields marked with a star are needed. All the others help us to know you better.',
    },
    success: {
      title: 'Thank you, your application is with us',
      text: 'We review it within 5-7 business days and then call or write to you. There is nothing more to do now.',
      home: 'Go Home',
      activities: 'See recent activities',
    },
  },
  hi: {
    meta: {
      title: 'स्वयंसेवक बनें',
      description:
        'उत्तर प्रदेश के एक गाँव की संस्था के साथ सेवा के लिए आवेदन कीजिए। क्या अच्छा लगता है और समय कब है, बताइए; हम 5-7 कामकाजी दिनों में देख लेंगे।',
    },
    title: 'स्वयंसेवक बनें',
    lead: 'इसके लिए न डिग्री चाहिए, न पद। बस थोड़ा समय चाहिए और किसी के लिए कुछ अच्छा करने का मन।',
    steps: {
      heading: 'आगे क्या होता है',
      items: [
        {
          title: 'आप आवेदन करते हैं',
          description: 'फ़ॉर्म भर दीजिए। एक कप चाय जितना समय लगता है।',
        },
        {
          title: 'हम पढ़ते हैं',
          description: 'संस्था का कोई साथी 5-7 कामकाजी दिनों में आपका आवेदन पढ़ता है।',
        },
        {
          title: 'साथ शुरू करते हैं',
          description: 'हम आपको फ़ोन करते हैं या लिखते हैं और मिलकर तय करते हैं कि आप कहाँ सबसे ज़्यादा काम आएँगे।',
        },
      ],
      reviewTime: 'हम हर आवेदन 5-7 कामकाजी दिनों में देख लेते हैं।',
    },
    form: {
      heading: 'सेवा के लिए आवेदन',
      lead: 'जिन पर तारा लगा है, उन्हें भरना ज़रूरी है। बाक़ी से हम आपको बेहतर जान पाएँगे।',
    },
    success: {
      title: 'धन्यवाद, आपका आवेदन हमें मिल गया',
      text: 'हम इसे 5-7 कामकाजी दिनों में देखेंगे और फिर आपको फ़ोन करेंगे या लिखेंगे। अभी आपको और कुछ नहीं करना है।',
      home: 'मुख्य पृष्ठ पर जाएँ',
      activities: 'हाल के काम देखें',
    },
  },
}
