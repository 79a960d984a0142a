import type { LinkCopy, Localized, PageMeta } from './locale'
import { privacyLinkContent } from './privacy-link'

export type ImpactTier = { amount: 500 | 1000 | 2500 | 5000; title: string; description: string }

export type DonateContent = {
  meta: PageMeta
  title: string
  lead: string
  tiers: { heading: string; lead: string; items: ImpactTier[] }
  quick: {
    heading: string
    lead: string
    amount: (rupees: string) => string
    amountLabel: (rupees: string) => string
    custom: string
    minimum: (rupees: string) => string
    /** Where the buttons lead to the hosted payment page. */
    externalNote: string
    /** Where no hosted page is configured and they fill in the form below. */
    formNote: string
  }
  upi: {
    heading: string
    lead: string
    qrAlt: string
    qrHint: string
    qrOnPhoneHint: string
    idLabel: string
    copy: string
    copied: string
    openApp: string
    checkName: (name: string) => string
    afterwards: string
    notSet: { title: string; text: string; link: LinkCopy<'contact'> }
  }
  bank: {
    heading: string
    lead: string
    accountName: string
    accountNumber: string
    ifscCode: string
    branch: string
    copy: (what: string) => string
    afterwards: string
    notSet: { title: string; text: string; link: LinkCopy<'contact'> }
  }
  tax: {
    heading: string
    text: string
    conditions: string
    certificate: string
    registrationLabel: string
    registrationNotSet: string
    link: LinkCopy<'transparency'>
  }
  form: { heading: string; lead: string; noScript: string }
  states: {
    /** Said while a donation is on its way. */
    stages: { order: string; window: string; verify: string }
    /** What the payment window calls the payment; begins with a letter. */
    windowDescription: string
    /** `{amount}` is the figure in rupees. */
    success: { title: string; text: string }
    /** For who lost the tab; `{amount}` with the rupee sign. */
    begun: { text: string; link: string; dismiss: string }
    status: string
    cancelled: { title: string; text: string }
    failed: { title: string; text: string }
    verificationFailed: { title: string; text: string; keep: string }
    windowBlocked: { title: string; text: string }
    notConfigured: { title: string; text: string }
  }
  notes: { heading: string; points: string[]; links: LinkCopy<'refund-policy' | 'privacy'>[] }
}

export const donateContent: Localized<DonateContent> = {
  en: {
    meta: {
      title: 'Donate',
      description:
        'Give by UPI, bank transfer or online payment, from ₹50. See what ₹500, ₹1,000, ₹2,500 and ₹5,000 do in a village, and how Section 80G may apply to you.',
    },
    title: 'Make a Donation',
    lead: 'Your gift goes where it is needed: classrooms, sickbeds, saplings.',
    tiers: {
      heading: 'What your gift can do',
      lead: 'Examples of what a sum means in the village.',
      items: [
        {
          amount: 500,
          title: 'One month of school for a child',
          description: 'Lessons, notebooks and a place in class for a whole month.',
        },
        {
          amount: 1000,
          title: 'Medical care for an elderly person',
          description: 'A check-up, medicines and somebody to go along to the doctor.',
        },
        {
          amount: 2500,
          title: 'Planting 50 trees',
          description:
            'Saplings put into the ground and looked after until they stand by themselves.',
        },
        {
          amount: 5000,
          title: 'Skill training for 5 women',
          description: 'Teaching and materials for a trade that brings in an income.',
        },
      ],
    },
    quick: {
      heading: 'Quick donation',
      lead: 'Choose an amount, or give your own.',
      amount: (rupees) => `₹${rupees}`,
      amountLabel: (rupees) => `Donate ₹${rupees}`,
      custom: 'Custom Amount',
      minimum: (rupees) => `The smallest amount is ₹${rupees}.`,
      externalNote: 'The payment page opens on a secure site outside this one.',
      formNote: 'The amount is filled into the form below. You can still change it there.',
    },
    upi: {
      heading: 'Pay by UPI',
      lead: 'With any UPI app: Google Pay, PhonePe, Paytm, BHIM or the app of your bank.',
      qrAlt: 'QR code to pay the foundation by UPI',
      qrHint: 'Scan this code with the UPI app on your phone.',
      qrOnPhoneHint:
        'Reading this on your phone? You cannot scan your own screen. Open your app with the button, or copy the UPI ID.',
      idLabel: 'UPI ID',
      copy: 'Copy',
      copied: 'Copied!',
      openApp: 'Open a UPI app',
      checkName: (name) => `Before you pay, check that your app shows the name ${name}.`,
      afterwards:
        'Your app tells you whether the payment went through; this page cannot see it. So that we can thank you and record your gift, send us the date, the amount and the 12-digit reference number (UTR).',
      notSet: {
        title: 'Our UPI ID is not published here yet',
        text: 'Please write to us and we will send it to you. Do not trust a UPI ID that reaches you in any other way.',
        link: { id: 'contact', href: '/contact', label: 'Ask for the UPI ID' },
      },
    },
    bank: {
      heading: 'Bank transfer',
      lead: 'By NEFT, IMPS or RTGS, from your own bank account.',
      accountName: 'Account name',
      accountNumber: 'Account number',
      ifscCode: 'IFSC code',
      branch: 'Branch',
      copy: (what) => `Copy: ${what}`,
      afterwards:
        'After the transfer please send us your name, the date, the amount and the reference number, so that we can find it and thank you.',
      notSet: {
        title: 'Our bank details are not published here yet',
        text: 'Please write to us and we will send them to you. We never ask for money to a private account.',
        link: { id: 'contact', href: '/contact', label: 'Ask for the bank details' },
      },
    },
    tax: {
      heading: 'Tax note',
      text: 'The foundation is registered under Section 80G. Your donation may be eligible for a deduction under Section 80G.',
      conditions:
        'Whether it is, and how much, depends on the tax regime you choose, the limits in the law and the way you paid. Please ask your tax adviser.',
      certificate:
        'Our thank-you e-mail is an acknowledgement, not a tax certificate. If you would like a certificate for your tax return, write to us with your name, address and PAN.',
      registrationLabel: 'Section 80G registration number',
      registrationNotSet:
        'The registration number is not published here yet. Please ask us and we will send it to you.',
      link: { id: 'transparency', href: '/transparency', label: 'Registrations and accounts' },
    },
    form: {
      heading: 'Donate online',
      lead: 'Fill in the form and pay by UPI, card or net banking in the secure payment window.',
      noScript:
        'Online payment needs JavaScript, which is off in your browser. UPI and bank transfer work without it.',
    },
    states: {
      stages: {
        order: 'Preparing your payment…',
        window: 'The payment window is open. Please finish your payment there.',
        verify: 'Confirming your payment. Please keep this page open…',
      },
      windowDescription: 'Donation',
      success: {
        title: 'Thank you',
        text: 'Your donation of ₹{amount} has reached us. A confirmation is on its way to your e-mail address.',
      },
      begun: {
        text: 'You began a donation of {amount} on this device. Before you give again, check whether it arrived.',
        link: 'See that donation',
        dismiss: 'Do not show this again',
      },
      status: 'See this donation',
      cancelled: {
        title: 'Payment Cancelled',
        text: 'Your donation was not processed. What you filled in is still here, if you would like to try again.',
      },
      failed: {
        title: 'The payment did not go through',
        text: 'No donation has been recorded. Please try again, or pay by UPI or bank transfer.',
      },
      verificationFailed: {
        title: 'Payment Verification Failed',
        text: 'We could not confirm the payment yet. If money has left your account, please do not pay again. Write to us and we will look into it.',
        keep: 'Please note this number: {number}',
      },
      windowBlocked: {
        title: 'The payment window could not open',
        text: 'Your connection or an ad blocker may have stopped it. Please try again, or pay by UPI or bank transfer.',
      },
      notConfigured: {
        title: 'Online payment is not set up yet.',
        text: 'Please use UPI or bank transfer, or write to us. We answer within 24 hours.',
      },
    },
    notes: {
      heading: 'Good to know',
      points: [
        'We never see or store your card number, UPI PIN or bank password. We will never ask you for them either.',
        'Gifts on this page are in Indian rupees and from citizens of India. If you hold a foreign passport or an OCI card, please write to us before you give.',
        'Paid by mistake or paid twice? Tell us, and see our refund policy.',
      ],
      links: [
        { id: 'refund-policy', href: '/refund-policy', label: 'Refund Policy' },
        { id: 'privacy', href: '/privacy', label: privacyLinkContent.en },
      ],
    },
  },
  hi: {
    meta: {
      title: 'दान करें',
      description:
        'UPI, बैंक या ऑनलाइन, ₹50 से दान कीजिए। ₹500, ₹1,000, ₹2,500 और ₹5,000 से गाँव में क्या होता है और धारा 80G की छूट कब मिल सकती है, यहाँ जानिए।',
    },
    title: 'दान करें',
    lead: 'आपका दान सीधे ज़मीन पर काम आता है: किसी कक्षा में, किसी बीमार के पास, किसी छोटे पेड़ की जड़ में।',
    tiers: {
      heading: 'आपके दान से क्या हो सकता है',
      lead: 'गाँव में इतनी रकम का क्या मतलब होता है, कुछ उदाहरण।',
      items: [
        {
          amount: 500,
          title: 'एक बच्चे की एक महीने की पढ़ाई',
          description: 'पूरे महीने की पढ़ाई, कॉपियाँ और कक्षा में एक जगह।',
        },
        {
          amount: 1000,
          title: 'एक बुज़ुर्ग का इलाज',
          description: 'जाँच, दवा और डॉक्टर तक साथ जाने वाला कोई।',
        },
        {
          amount: 2500,
          title: '50 पेड़ लगाना',
          description: 'पौधे लगाना और तब तक सँभालना, जब तक वे खुद न खड़े हो जाएँ।',
        },
        {
          amount: 5000,
          title: '5 महिलाओं को हुनर की सिखलाई',
          description: 'ऐसे काम की सिखलाई और सामान, जिससे घर में कमाई आए।',
        },
      ],
    },
    quick: {
      heading: 'झटपट दान',
      lead: 'रकम चुनिए, या अपनी रकम भरिए।',
      amount: (rupees) => `₹${rupees}`,
      amountLabel: (rupees) => `₹${rupees} दान करें`,
      custom: 'अपनी रकम भरें',
      minimum: (rupees) => `दान कम से कम ₹${rupees} का हो।`,
      externalNote: 'भुगतान का पन्ना इस साइट से बाहर एक सुरक्षित साइट पर खुलेगा।',
      formNote: 'रकम नीचे के फ़ॉर्म में भर दी जाएगी। आप वहाँ उसे बदल भी सकते हैं।',
    },
    upi: {
      heading: 'UPI से दान',
      lead: 'किसी भी UPI ऐप से: Google Pay, PhonePe, Paytm, BHIM या अपने बैंक का ऐप।',
      qrAlt: 'संस्था को UPI से दान देने का QR कोड',
      qrHint: 'अपने फ़ोन के UPI ऐप से यह कोड स्कैन कीजिए।',
      qrOnPhoneHint:
        'फ़ोन पर ही पढ़ रहे हैं? अपनी ही स्क्रीन स्कैन नहीं हो सकती। बटन दबाकर ऐप खोलिए या UPI ID कॉपी कर लीजिए।',
      idLabel: 'UPI ID (यूपीआई आईडी)',
      copy: 'कॉपी करें',
      copied: 'कॉपी हो गया!',
      openApp: 'UPI ऐप खोलें',
      checkName: (name) => `पैसे भेजने से पहले देख लीजिए कि ऐप में नाम ${name} ही आ रहा है।`,
      afterwards:
        'पैसा पहुँचा या नहीं, यह आपका ऐप बताएगा; यह पन्ना उसे नहीं देख सकता। हम आपका दान दर्ज कर सकें, इसके लिए हमें तारीख़, रकम और 12 अंकों का UTR नंबर भेज दीजिए।',
      notSet: {
        title: 'हमारी UPI ID अभी प्रकाशित नहीं है',
        text: 'हमें लिखिए, हम आपको भेज देंगे। किसी और रास्ते से मिली UPI ID पर भरोसा न करें।',
        link: { id: 'contact', href: '/contact', label: 'UPI ID पूछें' },
      },
    },
    bank: {
      heading: 'बैंक से दान',
      lead: 'NEFT, IMPS या RTGS से, अपने बैंक खाते से।',
      accountName: 'खाते का नाम',
      accountNumber: 'खाता नंबर',
      ifscCode: 'IFSC कोड',
      branch: 'शाखा',
      copy: (what) => `कॉपी करें: ${what}`,
      afterwards:
        'पैसे भेजने के बाद हमें अपना नाम, तारीख़, रकम और रेफ़रेंस नंबर बता दीजिए, ताकि हम उसे पहचान सकें और आपका धन्यवाद कर सकें।',
      notSet: {
        title: 'हमारे बैंक खाते की जानकारी अभी यहाँ नहीं डाली गई है',
        text: 'हमें लिखिए, हम आपको भेज देंगे। हम कभी किसी के निजी खाते में पैसे नहीं मँगवाते।',
        link: { id: 'contact', href: '/contact', label: 'बैंक की जानकारी पूछें' },
      },
    },
    tax: {
      heading: 'टैक्स की बात',
      text: 'संस्था धारा 80G में पंजीकृत है। आपके दान पर धारा 80G के तहत छूट मिल सकती है।',
      conditions:
        'छूट मिलेगी या नहीं और कितनी, यह इस पर निर्भर है कि आपने कौन-सी टैक्स व्यवस्था चुनी है, क़ानून की सीमा क्या है और पैसा कैसे दिया। अपने टैक्स सलाहकार से पूछ लीजिए।',
      certificate:
        'हमारा धन्यवाद का ईमेल दान मिलने की पावती है, टैक्स का प्रमाण-पत्र नहीं। टैक्स के लिए प्रमाण-पत्र चाहिए तो अपना नाम, पता और PAN हमें लिखिए।',
      registrationLabel: 'धारा 80G पंजीकरण नंबर',
      registrationNotSet: 'पंजीकरण नंबर अभी प्रकाशित नहीं है। हमसे पूछिए, हम आपको भेज देंगे।',
      link: { id: 'transparency', href: '/transparency', label: 'पंजीकरण और हिसाब-किताब' },
    },
    form: {
      heading: 'ऑनलाइन दान करें',
      lead: 'फ़ॉर्म भरिए और सुरक्षित भुगतान पेज पर UPI, कार्ड या नेट बैंकिंग से दान कीजिए।',
      noScript:
        'ऑनलाइन भुगतान के लिए ब्राउज़र में जावास्क्रिप्ट चालू होनी चाहिए। UPI और बैंक से दान इसके बिना भी हो जाता है।',
    },
    states: {
      stages: {
        order: 'भुगतान की तैयारी हो रही है…',
        window: 'भुगतान का पेज खुला है। कृपया वहीं भुगतान पूरा कीजिए।',
        verify: 'भुगतान की पुष्टि हो रही है। कृपया यह पन्ना बंद न करें…',
      },
      windowDescription: 'दान',
      success: {
        title: 'आपका धन्यवाद',
        text: 'आपका ₹{amount} का दान हमें मिल गया। इसकी सूचना आपके ईमेल पर भेजी जा रही है।',
      },
      begun: {
        text: 'आपने इस फ़ोन या कंप्यूटर पर {amount} का दान शुरू किया था। दोबारा देने से पहले देख लीजिए कि उसका क्या हुआ।',
        link: 'वह दान देखिए',
        dismiss: 'यह फिर न दिखाएँ',
      },
      status: 'यह दान देखिए',
      cancelled: {
        title: 'भुगतान रद्द हो गया',
        text: 'आपका दान पूरा नहीं हुआ। आपने जो भरा था, वह यहीं है; चाहें तो फिर कोशिश कीजिए।',
      },
      failed: {
        title: 'भुगतान नहीं हो पाया',
        text: 'कोई रकम दान में नहीं गिनी गई है। फिर कोशिश कीजिए, या UPI या बैंक से दान कीजिए।',
      },
      verificationFailed: {
        title: 'भुगतान की पुष्टि नहीं हो पाई',
        text: 'अभी हम भुगतान की पुष्टि नहीं कर पाए। अगर आपके खाते से पैसा कट गया है तो दोबारा भुगतान न करें। हमें लिखिए, हम पता लगाएँगे।',
        keep: 'यह नंबर लिखकर रख लीजिए: {number}',
      },
      windowBlocked: {
        title: 'भुगतान की खिड़की नहीं खुल पाई',
        text: 'इंटरनेट धीमा हो या विज्ञापन रोकने वाला ऐप चालू हो, तो ऐसा हो सकता है। फिर कोशिश कीजिए, या UPI या बैंक से दान कीजिए।',
      },
      notConfigured: {
        title: 'ऑनलाइन भुगतान अभी चालू नहीं हुआ है।',
        text: 'UPI या बैंक से दान कीजिए, या हमें लिखिए। हम 24 घंटे के अंदर जवाब देते हैं।',
      },
    },
    notes: {
      heading: 'जानने की बातें',
      points: [
        'आपका कार्ड नंबर, UPI पिन या बैंक का पासवर्ड हम न देखते हैं, न रखते हैं। हम ये आपसे कभी पूछेंगे भी नहीं।',
        'इस पन्ने पर दान भारतीय रुपये में और भारत के नागरिकों से लिया जाता है। अगर आपके पास विदेशी पासपोर्ट या OCI कार्ड है, तो देने से पहले हमें लिख लीजिए।',
        'ग़लती से या दो बार पैसा चला गया? हमें बताइए और पैसे लौटाने के नियम पढ़िए।',
      ],
      links: [
        { id: 'refund-policy', href: '/refund-policy', label: 'पैसे लौटाने के नियम' },
        { id: 'privacy', href: '/privacy', label: privacyLinkContent.hi },
      ],
    },
  },
}
