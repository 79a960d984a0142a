import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { privacyFields } from '@/domain/pages/legal'

export const privacyContent: Localized<SeedOf<typeof privacyFields>> = {
  en: {
    meta: {
      title: 'Privacy Policy',
      description:
        'What this website asks of you and why, how long it is kept, who sees it, and how you may see, correct or erase your data under Indian data protection law.',
    },
    title: 'Privacy Policy',
    lead: 'This page tells you what {name} asks of you on this website, what for, and what you may demand of us. It is written with the Digital Personal Data Protection Act, 2023 in mind.',
    version: 1,
    sections: [
      {
        heading: 'What we ask you for',
        paragraphs: [
          'You can read this whole website without telling us anything about yourself. We ask for details only when you use a form.',
        ],
        points: [
          'Donation: your name, e-mail address, phone number, the amount, your declaration that you are a citizen of India or give for an Indian organisation, and a message if you write one. For a tax receipt also your address and PAN.',
          'Volunteer application: your name, e-mail address, phone number and address, your occupation and organization, interests, skills, experience, availability and motivation, an emergency contact, and a photo if you add one.',
          'Message: your name, e-mail address, phone number if you give it, the subject and the message.',
          'Sign-up to an event: your name, your phone number and, if you give it, your e-mail address.',
          'Report of a UPI payment or bank transfer: your name, e-mail address and phone number, the amount, the way you paid and its reference, and your declaration that you are a citizen of India or give for an Indian organisation. For a tax receipt also your address and PAN.',
          'News of what your gift did: only if you tick the box for it. We keep your e-mail address and when you agreed, or stopped it.',
          'A card for a gift in somebody’s name: the two names, your words and, if we are to send it, the recipient’s e-mail address, which we delete a month later.',
        ],
      },
      {
        heading: 'What we use it for',
        paragraphs: [
          'Only for the purpose for which you gave it. We do not sell it or rent it out.',
        ],
        points: [
          'To receive your donation and thank you for it',
          'To write to you what your gift did, at most once a month, if you have agreed. You can stop it at any time with the link in each of these e-mails, or in My giving',
          'To keep the accounts and make the statements that the law demands of us',
          'To read your application, get in touch and plan your service with you, and to make your volunteer card or certificate',
          'To answer your message',
          'To prepare an event to which you sign up, and to reach you about it',
          'To protect the website from misuse',
        ],
      },
      {
        heading: 'Payments',
        paragraphs: [
          'Online payments are handled by Razorpay in its own secure window. Your card number, UPI PIN and bank password go to the payment company or to your bank, never to us. We receive the payment number, the amount and whether the payment succeeded.',
          'For a monthly gift we keep your details and the amount, the gateway’s number of the mandate that your bank has approved, its state and the day of the next payment. The mandate itself, and your card or account number, are with the payment company and your bank only.',
          'A payment by a UPI app or by bank transfer is made outside this website. We learn of it from our bank and from you.',
        ],
        points: [],
      },
      {
        heading: 'What is kept on your device',
        paragraphs: ['We use no advertising and no tracking cookies. Your browser may keep:'],
        points: [
          'a note that you have seen the donate button, so that it does not disturb you again',
          'what you have typed into a form, until you send it or close the tab',
          'the amount and the code of a UPI payment that you have begun, until you close the tab',
          'the number and amount of a donation that you have begun, for up to five days, so that you can see whether it arrived',
          'two cookies of the page on which you see your own gifts: while you wait for our e-mail, and for one hour while the page is open',
          'what you typed into a form that we could not accept, encrypted and for five minutes, so that you need not type it again',
          'login cookies, only for the people who look after the website',
        ],
      },
      {
        heading: 'Who else may see it',
        paragraphs: [
          'Inside the foundation, only people who need your details for their work see them. Outside it they go only:',
        ],
        points: [
          'to anyone who scans the code on your volunteer card or certificate: they see your name, your number and whether the document is valid',
          'to anyone who scans the code on your receipt: they see its number, the amount, the day, the first letters of your name and whether the receipt is valid',
          'to the companies that run the website, its e-mail and its payments for us, as far as they need them for that',
          'to tax and other authorities where the law obliges us',
          'to YouTube or a map service when you open a video or the map: they see your internet address, as any website does',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'Donation records are kept as long as the tax and accounts laws demand, everything else as long as it is needed for the purpose; the end of this page lists the periods. What no law obliges us to keep is erased when you ask us. A photo that was uploaded but never sent with an application is deleted after 24 hours. To stop misuse of the forms, we count requests by internet address, for at most a day.',
        ],
        points: [],
      },
      {
        heading: 'Your rights',
        paragraphs: ['You may at any time, and without giving a reason, ask us:'],
        points: [
          'which of your data we hold and with whom we have shared it',
          'to correct, complete or update it',
          'to erase it, where no law obliges us to keep it',
          'to stop using it, because you withdraw your consent; what was done before stays valid',
          'to note the name of a person who may use these rights for you in case of death or incapacity',
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'If you are under 18, please let a parent or guardian fill in the form with you and agree to it. If a child has sent us data without that, tell us and we will erase it.',
        ],
        points: [],
      },
      {
        heading: 'How we protect it',
        paragraphs: [
          'The connection to this website is encrypted wherever it is published, the admin panel is open only to authorised people, and payment secrets are kept encrypted. If your data nevertheless fall into the wrong hands, we will tell you and the Data Protection Board of India, as the law asks.',
        ],
        points: [],
      },
      {
        heading: 'Questions and complaints',
        paragraphs: [
          'Write to us through the contact page and choose the subject Support. We answer within 24 hours. If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
          'When we change this page, we publish the new version here.',
        ],
        points: [],
      },
    ],
    links: {
      contact: 'Write to us',
    },
  },
  hi: {
    meta: {
      title: 'निजता के नियम',
      description:
        'यह वेबसाइट आपसे क्या पूछती है और क्यों, जानकारी कब तक रखती है, कौन देखता है, और क़ानून के मुताबिक़ आप उसे कैसे देख, सुधार या मिटवा सकते हैं।',
    },
    title: 'निजता के नियम',
    lead: 'इस पेज पर लिखा है कि {name} इस वेबसाइट पर आपसे क्या पूछती है, किसलिए पूछती है और आप हमसे क्या माँग सकते हैं। यह डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 को ध्यान में रखकर लिखा गया है।',
    version: 1,
    sections: [
      {
        heading: 'हम आपसे क्या पूछते हैं',
        paragraphs: [
          'अपने बारे में कुछ भी बताए बिना आप यह पूरी वेबसाइट पढ़ सकते हैं। जानकारी हम तभी पूछते हैं, जब आप कोई फ़ॉर्म भरते हैं।',
        ],
        points: [
          'दान: आपका नाम, ईमेल, फ़ोन नंबर, रकम, आपकी यह घोषणा कि आप भारत के नागरिक हैं या किसी भारतीय संस्था की ओर से दे रहे हैं, और अगर आप लिखें तो संदेश। टैक्स की रसीद के लिए पता और PAN भी।',
          'सेवा का आवेदन: नाम, ईमेल, फ़ोन नंबर और पता, आपका काम और संस्थान, रुचि, हुनर, अनुभव, उपलब्ध समय और सेवा का कारण, ज़रूरत के समय का संपर्क, और अगर आप लगाएँ तो फ़ोटो।',
          'संदेश: नाम, ईमेल, अगर दें तो फ़ोन नंबर, विषय और आपकी बात।',
          'कार्यक्रम में नाम लिखाना: नाम, फ़ोन नंबर और, अगर दें तो, ईमेल।',
          'UPI या बैंक से भेजे दान की सूचना: नाम, ईमेल, फ़ोन नंबर, रकम, भुगतान का तरीक़ा, रेफ़रेंस नंबर और आपकी यह घोषणा कि आप भारत के नागरिक हैं या किसी भारतीय संस्था की ओर से दे रहे हैं। टैक्स की रसीद के लिए पता और PAN भी।',
          'आपके दान से क्या हुआ, इसकी ख़बर: सिर्फ़ तब, जब आप इसके लिए निशान लगाएँ। हम आपका ईमेल रखते हैं और यह कि आपने कब हाँ की, या कब इसे बंद किया।',
          'किसी के नाम पर दिए दान का कार्ड: दोनों नाम, आपके शब्द और, अगर उसे हमें भेजना हो, तो पाने वाले का ईमेल, जिसे हम महीने भर बाद मिटा देते हैं।',
        ],
      },
      {
        heading: 'हम इसका क्या करते हैं',
        paragraphs: ['जिस काम के लिए आपने दी, बस उसी के लिए। हम इसे न बेचते हैं, न किराए पर देते हैं।'],
        points: [
          'आपका दान लेना और धन्यवाद देना',
          'आपने हाँ की हो, तो यह लिखना कि आपके दान से क्या हुआ, महीने में ज़्यादा से ज़्यादा एक बार। इसे कभी भी ऐसे हर ईमेल के लिंक से, या “मेरा दान” पेज पर बंद कर सकते हैं',
          'हिसाब रखना और क़ानून जो ब्योरा माँगता है, वह देना',
          'आवेदन पढ़ना, आपसे बात करना, सेवा की योजना बनाना और आपका कार्ड या प्रमाण-पत्र बनाना',
          'आपके संदेश का जवाब देना',
          'जिस कार्यक्रम में आप नाम लिखाएँ, उसकी तैयारी करना और उसके बारे में आपको बताना',
          'वेबसाइट को ग़लत इस्तेमाल से बचाना',
        ],
      },
      {
        heading: 'भुगतान',
        paragraphs: [
          'ऑनलाइन भुगतान Razorpay अपने सुरक्षित भुगतान पेज पर सँभालती है। आपका कार्ड नंबर, UPI पिन और बैंक का पासवर्ड भुगतान कंपनी या आपके बैंक के पास जाता है, हमारे पास कभी नहीं। हमें सिर्फ़ भुगतान नंबर, रकम और यह पता चलता है कि भुगतान हुआ या नहीं।',
          'मासिक दान के लिए हम आपकी जानकारी और रकम, बैंक में मंज़ूर हुए मैंडेट का भुगतान कंपनी वाला नंबर, उसकी स्थिति और अगले भुगतान का दिन रखते हैं। मैंडेट ख़ुद और आपके कार्ड या खाते का नंबर सिर्फ़ भुगतान कंपनी और आपके बैंक के पास रहता है।',
          'UPI ऐप या बैंक से किया गया भुगतान इस वेबसाइट से बाहर होता है। उसका पता हमें अपने बैंक से और आपसे चलता है।',
        ],
        points: [],
      },
      {
        heading: 'आपके फ़ोन या कंप्यूटर में क्या रहता है',
        paragraphs: [
          'हम न विज्ञापन दिखाते हैं, न ट्रैक करने वाली कुकी लगाते हैं। आपका ब्राउज़र ये बातें याद रख सकता है:',
        ],
        points: [
          'कि आप दान का बटन देख चुके हैं, ताकि वह फिर से बीच में न आए',
          'फ़ॉर्म में आपने जो लिखा है, जब तक आप उसे भेज न दें या टैब बंद न कर दें',
          'UPI से शुरू किए भुगतान की रकम और उसका कोड, जब तक आप टैब बंद न कर दें',
          'जो दान आपने शुरू किया, उसका नंबर और रकम, ज़्यादा से ज़्यादा पाँच दिन, ताकि आप देख सकें कि वह पहुँचा या नहीं',
          'अपने दान देखने वाले पेज की दो कुकी: जब तक आप हमारे ईमेल का इंतज़ार करते हैं, और पेज खुलने के बाद एक घंटे तक',
          'जो फ़ॉर्म हम ले नहीं पाए, उसमें आपने जो लिखा था, एन्क्रिप्ट करके, पाँच मिनट तक, ताकि दोबारा न लिखना पड़े',
          'लॉगिन की कुकी, सिर्फ़ उन साथियों के लिए जो वेबसाइट सँभालते हैं',
        ],
      },
      {
        heading: 'और कौन देख सकता है',
        paragraphs: [
          'संस्था के अंदर वही देखता है जिसे अपने काम के लिए ज़रूरत है। संस्था से बाहर जानकारी सिर्फ़ यहाँ जाती है:',
        ],
        points: [
          'जो कोई आपके स्वयंसेवक कार्ड या प्रमाण-पत्र का कोड स्कैन करे, उसे: आपका नाम, नंबर और यह कि काग़ज़ मान्य है या नहीं',
          'जो कोई आपकी रसीद का कोड स्कैन करे, उसे: रसीद का क्रमांक, राशि, तारीख़, आपके नाम के पहले अक्षर और यह कि रसीद मान्य है या नहीं',
          'उन कंपनियों के पास जो हमारे लिए वेबसाइट, ईमेल और भुगतान चलाती हैं, और उतनी ही जितनी इसके लिए चाहिए',
          'टैक्स और दूसरे सरकारी विभागों के पास, जहाँ क़ानून हमें बाध्य करता है',
          'वीडियो या नक़्शा खोलने पर YouTube या नक़्शे की सेवा के पास: उन्हें आपका इंटरनेट पता दिखता है, जैसे किसी भी वेबसाइट को',
        ],
      },
      {
        heading: 'हम कब तक रखते हैं',
        paragraphs: [
          'दान का रिकॉर्ड उतने समय रखते हैं जितना टैक्स और हिसाब के क़ानून कहते हैं, बाक़ी सब तब तक, जब तक उसका काम है; अवधियाँ इस पेज के अंत में लिखी हैं। जो रखने को कोई क़ानून नहीं कहता, वह आपके कहने पर मिटा देते हैं। जो फ़ोटो अपलोड हुई पर आवेदन के साथ भेजी नहीं गई, वह 24 घंटे बाद मिटा दी जाती है। फ़ॉर्म का ग़लत इस्तेमाल रोकने के लिए हम इंटरनेट पते के हिसाब से अनुरोध गिनते हैं, ज़्यादा से ज़्यादा एक दिन तक।',
        ],
        points: [],
      },
      {
        heading: 'आपके हक़',
        paragraphs: ['आप कभी भी, बिना वजह बताए, हमसे कह सकते हैं:'],
        points: [
          'हमारे पास आपकी कौन-सी जानकारी है और किसे दी गई, यह बताएँ',
          'उसे सुधारें, पूरा करें या अपडेट करें',
          'उसे मिटा दें, अगर कोई क़ानून रखने को न कहता हो',
          'उसका इस्तेमाल बंद करें, क्योंकि आप अपनी सहमति वापस लेते हैं; पहले जो हो चुका, वह सही माना जाएगा',
          'ऐसे व्यक्ति का नाम लिख लें जो आपके न रहने पर या असमर्थ होने पर ये हक़ इस्तेमाल कर सके',
        ],
      },
      {
        heading: 'बच्चे',
        paragraphs: [
          'अगर आपकी उम्र 18 साल से कम है, तो माता-पिता या अभिभावक के साथ बैठकर और उनकी सहमति से ही फ़ॉर्म भरिए। किसी बच्चे ने इसके बिना जानकारी भेज दी हो तो हमें बताइए, हम मिटा देंगे।',
        ],
        points: [],
      },
      {
        heading: 'हम इसे कैसे सँभालते हैं',
        paragraphs: [
          'वेबसाइट जहाँ भी चलती है, उसका कनेक्शन एन्क्रिप्टेड होता है, एडमिन पैनल सिर्फ़ अधिकृत साथी खोल सकते हैं और भुगतान सेवा के पासवर्ड एन्क्रिप्ट करके रखे जाते हैं। फिर भी जानकारी ग़लत हाथों में चली जाए, तो क़ानून के मुताबिक़ हम आपको और भारत के डेटा संरक्षण बोर्ड को बताएँगे।',
        ],
        points: [],
      },
      {
        heading: 'सवाल और शिकायत',
        paragraphs: [
          'संपर्क पेज से हमें लिखिए और विषय में “मदद चाहिए” चुनिए। हम 24 घंटे के अंदर जवाब देते हैं। हमारे जवाब से तसल्ली न हो, तो आप भारत के डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।',
          'जब भी हम इस पेज में कुछ बदलेंगे, नई बात यहीं लिखी होगी।',
        ],
        points: [],
      },
    ],
    links: {
      contact: 'हमें लिखें',
    },
  },
}
