import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { termsFields } from '@/domain/pages/legal'

export const termsContent: Localized<SeedOf<typeof termsFields>> = {
  en: {
    meta: {
      title: 'Terms of Use',
      description:
        'The simple rules for using this website: donations, volunteering, what you send us, pictures and texts, links to other sites, and which law applies.',
    },
    title: 'Terms of Use',
    lead: 'This website is run by {name}. By using it you agree to these few rules. Please tell us if something in them is not clear.',
    version: 1,
    sections: [
      {
        heading: 'Donations',
        paragraphs: [
          'A donation is a gift. It is used for the charitable work of the foundation, where the need is greatest, unless we have agreed on a purpose with you.',
        ],
        points: [
          'The minimum donation in the online form is ₹50, in Indian rupees.',
          'Give only your own money, from your own account, and only as far as the law allows you to.',
          'A donation counts once the payment has been confirmed.',
          'A donation may be eligible for a deduction under Section 80G. We cannot promise what you will save; please ask your tax adviser.',
          'A donation given by mistake can be refunded. The refund policy says how to ask.',
        ],
      },
      {
        heading: 'Volunteering',
        paragraphs: [
          'We are glad of every application and review it within 5-7 business days. Applying is not yet a promise on either side. Voluntary service is unpaid and creates no employment. A volunteer card stays the property of the foundation and may be withdrawn.',
        ],
        points: [],
      },
      {
        heading: 'What you send us',
        paragraphs: [
          'Please send only what is true, what is your own and what hurts nobody. Do not send pictures of other people without their consent. You allow us to use what you send for the purpose for which you sent it.',
        ],
        points: [],
      },
      {
        heading: 'Texts and pictures',
        paragraphs: [
          'You are welcome to share our pages and stories with a link to this website. Please ask us before you print our pictures, use our name or logo, or collect money in our name.',
        ],
        points: [],
      },
      {
        heading: 'Fair use of the website',
        paragraphs: [
          'Do not try to break in, to overload the website, to test stolen cards or to collect the data of other people with it. We may block anyone who does.',
        ],
        points: [],
      },
      {
        heading: 'Other websites',
        paragraphs: [
          'Some links and buttons lead elsewhere, for example to a payment page, a UPI app, a video or a social network. The rules of that service apply there, and we cannot answer for them.',
        ],
        points: [],
      },
      {
        heading: 'Mistakes and failures',
        paragraphs: [
          'We take care that what we publish here is right and that the website works, but we cannot promise that it is always free of mistakes or always reachable. Health and legal information is general and does not replace a doctor or a lawyer. Your rights under the law remain as they are.',
        ],
        points: [],
      },
      {
        heading: 'Law',
        paragraphs: [
          'The law of India applies. Where something goes wrong, please write to us first; most things can be settled by talking.',
        ],
        points: [],
      },
    ],
    links: {
      refundPolicy: 'Refund Policy',
      privacy: 'Privacy Policy',
      contact: 'Write to us',
    },
  },
  hi: {
    meta: {
      title: 'इस्तेमाल के नियम',
      description:
        'इस वेबसाइट को इस्तेमाल करने के सीधे नियम: दान, सेवा, आप जो भेजते हैं, तस्वीरें और लेख, दूसरी साइटों के लिंक और कौन-सा क़ानून लागू होता है।',
    },
    title: 'इस्तेमाल के नियम',
    lead: 'यह वेबसाइट {name} चलाती है। जो इसे इस्तेमाल करता है, वह इन थोड़े-से नियमों को मानता है। कोई बात साफ़ न हो तो हमें बताइए।',
    version: 1,
    sections: [
      {
        heading: 'दान',
        paragraphs: [
          'दान एक भेंट है। वह संस्था के सेवा कार्यों में वहाँ लगता है जहाँ ज़रूरत सबसे ज़्यादा हो, जब तक आपके साथ कोई ख़ास काम तय न हुआ हो।',
        ],
        points: [
          'ऑनलाइन फ़ॉर्म से दान कम से कम ₹50 का हो, भारतीय रुपये में।',
          'सिर्फ़ अपना पैसा, अपने खाते से और क़ानून जितनी इजाज़त दे, उतना ही दीजिए।',
          'भुगतान की पुष्टि हो जाने पर ही दान गिना जाता है।',
          'दान पर धारा 80G के तहत छूट मिल सकती है। कितनी बचत होगी, इसका वादा हम नहीं कर सकते; अपने टैक्स सलाहकार से पूछिए।',
          'ग़लती से दिया गया दान लौटाया जा सकता है। कैसे कहना है, यह पैसे लौटाने के नियमों में लिखा है।',
        ],
      },
      {
        heading: 'सेवा',
        paragraphs: [
          'हर आवेदन से हमें ख़ुशी होती है और हम उसे 5-7 कामकाजी दिनों में देखते हैं। आवेदन करने से अभी किसी ओर से कोई वादा नहीं बनता। सेवा का कोई वेतन नहीं होता और यह नौकरी नहीं है। स्वयंसेवक कार्ड संस्था का रहता है और वापस लिया जा सकता है।',
        ],
        points: [],
      },
      {
        heading: 'आप जो हमें भेजते हैं',
        paragraphs: [
          'वही भेजिए जो सच हो, आपका अपना हो और किसी को चोट न पहुँचाए। दूसरों की तस्वीर उनसे पूछे बिना न भेजें। आप जो भेजते हैं, उसे हम उसी काम में ले सकते हैं जिसके लिए आपने भेजा है।',
        ],
        points: [],
      },
      {
        heading: 'लेख और तस्वीरें',
        paragraphs: [
          'हमारे पेज और कहानियाँ इस वेबसाइट के लिंक के साथ ज़रूर आगे भेजिए। हमारी तस्वीरें छापने, हमारा नाम या निशान इस्तेमाल करने या हमारे नाम पर पैसे इकट्ठा करने से पहले हमसे पूछ लीजिए।',
        ],
        points: [],
      },
      {
        heading: 'वेबसाइट का सही इस्तेमाल',
        paragraphs: [
          'वेबसाइट में सेंध लगाने, उस पर बोझ डालने, चोरी के कार्ड आज़माने या दूसरों की जानकारी बटोरने की कोशिश न करें। ऐसा करने वाले को हम रोक सकते हैं।',
        ],
        points: [],
      },
      {
        heading: 'दूसरी वेबसाइटें',
        paragraphs: [
          'कुछ लिंक और बटन बाहर ले जाते हैं, जैसे भुगतान के पेज, UPI ऐप, वीडियो या सोशल मीडिया पर। वहाँ उस सेवा के नियम चलते हैं और उनकी ज़िम्मेदारी हमारी नहीं है।',
        ],
        points: [],
      },
      {
        heading: 'भूल-चूक और रुकावट',
        paragraphs: [
          'हम पूरा ध्यान रखते हैं कि यहाँ लिखी बात सही हो और वेबसाइट चलती रहे, पर यह वादा नहीं कर सकते कि कभी कोई भूल या रुकावट नहीं होगी। सेहत और क़ानून की जानकारी आम जानकारी है, डॉक्टर या वकील की जगह नहीं ले सकती। क़ानून से मिले आपके हक़ ज्यों के त्यों रहते हैं।',
        ],
        points: [],
      },
      {
        heading: 'क़ानून',
        paragraphs: [
          'भारत का क़ानून लागू होता है। कुछ ग़लत हो जाए तो पहले हमें लिखिए; ज़्यादातर बातें बातचीत से सुलझ जाती हैं।',
        ],
        points: [],
      },
    ],
    links: {
      refundPolicy: 'पैसे लौटाने के नियम',
      privacy: 'निजता के नियम',
      contact: 'हमें लिखें',
    },
  },
}
