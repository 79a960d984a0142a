import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { refundPolicyFields } from '@/domain/pages/legal'

export const refundPolicyContent: Localized<SeedOf<typeof refundPolicyFields>> = {
  en: {
    meta: {
      title: 'Refund Policy',
      description:
        'A donation given by mistake can be refunded. What to send us, how we answer within 24 hours, and how long a bank usually takes to return the money.',
    },
    title: 'Refund Policy',
    lead: 'A wrong digit, a payment made twice, a child with the phone in hand: it happens. A donation given by mistake can be refunded.',
    version: 1,
    sections: [
      {
        heading: 'When you can ask',
        paragraphs: ['Please tell us as soon as you notice it, above all when:'],
        points: [
          'the amount was not the one you meant',
          'the same donation was paid twice',
          'the payment was made without your knowledge',
          'money left your account but the payment was shown as failed and has not come back',
        ],
      },
      {
        heading: 'How to ask',
        paragraphs: [
          'Write to us through the contact page with the subject Donation, or by e-mail or phone. Please tell us:',
        ],
        points: [
          'your name, and the e-mail address or phone number you gave with the donation',
          'the date and the amount',
          'the payment number, order number or UPI reference number (UTR)',
          'what happened, in a sentence or two',
        ],
      },
      {
        heading: 'What you should never send',
        paragraphs: [
          'Never send us, or anybody, your card number, CVV, UPI PIN, OTP or password. A refund needs none of them, and nobody has to scan a code or approve a request to receive one.',
        ],
        points: [],
      },
      {
        heading: 'What happens next',
        paragraphs: [
          'We answer within 24 hours. We compare your message with our records and tell you what we have found. Where the donation was given by mistake, we return it the way it came, to the same account, card or UPI ID. Once we have started the refund, a bank usually takes 5-7 business days to show it.',
        ],
        points: [],
      },
      {
        heading: 'Refunds and tax',
        paragraphs: [
          'A refunded donation cannot be claimed under Section 80G. If a certificate has already been issued, it has to be corrected first.',
        ],
        points: [],
      },
      {
        heading: 'Payments that failed',
        paragraphs: [
          'When a payment fails after the money has left your account, the bank or the payment company usually returns it by itself. If that does not happen, write to us and we will help you to find it.',
        ],
        points: [],
      },
    ],
    links: {
      contact: 'Ask for a refund',
    },
  },
  hi: {
    meta: {
      title: 'पैसे लौटाने के नियम',
      description:
        'ग़लती से दिया गया दान लौटाया जा सकता है। हमें क्या लिखकर भेजना है, हम 24 घंटे के अंदर कैसे जवाब देते हैं और बैंक पैसा लौटाने में कितने दिन लगाता है।',
    },
    title: 'पैसे लौटाने के नियम',
    lead: 'एक अंक ज़्यादा दब गया, दो बार पैसा चला गया, फ़ोन बच्चे के हाथ में था: ऐसा हो जाता है। ग़लती से दिया गया दान लौटाया जा सकता है।',
    version: 1,
    sections: [
      {
        heading: 'पैसे वापस कब माँगें',
        paragraphs: ['जैसे ही पता चले, हमें बता दीजिए, ख़ासकर जब:'],
        points: [
          'रकम वह न हो जो आप देना चाहते थे',
          'एक ही दान दो बार चला गया हो',
          'भुगतान आपकी जानकारी के बिना हुआ हो',
          'खाते से पैसा कट गया हो, पर भुगतान असफल दिखा और पैसा वापस नहीं आया',
        ],
      },
      {
        heading: 'पैसे वापस कैसे माँगें',
        paragraphs: ['संपर्क पेज से, विषय में “दान” चुनकर, हमें लिखिए, या ईमेल या फ़ोन कीजिए। ये बातें बताइए:'],
        points: [
          'आपका नाम, और वह ईमेल या फ़ोन नंबर जो दान के समय दिया था',
          'तारीख़ और रकम',
          'भुगतान नंबर, ऑर्डर नंबर या UPI का UTR नंबर',
          'क्या हुआ, एक-दो वाक्य में',
        ],
      },
      {
        heading: 'क्या कभी न भेजें',
        paragraphs: [
          'अपना कार्ड नंबर, CVV, UPI पिन, OTP या पासवर्ड न हमें भेजें, न किसी और को। पैसा वापस पाने के लिए इनमें से कुछ नहीं चाहिए, और न किसी को कोई कोड स्कैन करना होता है, न कोई रिक्वेस्ट मंज़ूर करनी होती है।',
        ],
        points: [],
      },
      {
        heading: 'आगे क्या होता है',
        paragraphs: [
          'हम 24 घंटे के अंदर जवाब देते हैं। आपकी बात अपने रिकॉर्ड से मिलाते हैं और जो मिला, वह बताते हैं। दान ग़लती से हुआ हो तो जिस रास्ते आया था, उसी रास्ते, उसी खाते, कार्ड या UPI ID पर लौटाते हैं। हमारी ओर से पैसा भेज देने के बाद बैंक में दिखने में आमतौर पर 5-7 कामकाजी दिन लगते हैं।',
        ],
        points: [],
      },
      {
        heading: 'वापसी और टैक्स',
        paragraphs: [
          'लौटाए गए दान पर धारा 80G की छूट नहीं ली जा सकती। अगर प्रमाण-पत्र जारी हो चुका हो, तो पहले उसे ठीक कराना होगा।',
        ],
        points: [],
      },
      {
        heading: 'जो भुगतान पूरे नहीं हुए',
        paragraphs: [
          'खाते से पैसा कटने के बाद भुगतान असफल हो जाए, तो बैंक या भुगतान कंपनी आमतौर पर उसे अपने-आप लौटा देती है। ऐसा न हो तो हमें लिखिए, हम ढूँढने में मदद करेंगे।',
        ],
        points: [],
      },
    ],
    links: {
      contact: 'पैसे वापस पाने के लिए लिखें',
    },
  },
}
