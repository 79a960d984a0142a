import { localized } from './locale'

export const donateContent = localized({
  en: {
    quick: {
      amountLabel: (rupees: string) => `Donate ₹${rupees}`,
      custom: 'Custom Amount',
      minimum: (rupees: string) => `The smallest amount is ₹${rupees}.`,
      /** Where the buttons lead to the hosted payment page. */
      externalNote: 'The payment page opens on a secure site outside this one.',
      contact: 'Write to us',
    },
    interval: {
      legend: 'How often',
      once: 'Once',
      monthly: 'Every month',
      goOn: 'Continue',
      /** What a monthly gift means, by the way it is given. */
      explained: {
        mandate:
          'You approve it once in your UPI app or at your bank, and the same amount is collected each month. Every e-mail has a link with which you can change or stop it.',
        pledge:
          'You give the first gift now. Each month we send you a reminder with a link. Nothing is collected automatically.',
      },
      thanks: {
        mandate: {
          title: 'Thank you for giving every month',
          text: 'Your monthly gift of ₹{amount} is set up. An e-mail with the link to change or stop it is on its way.',
        },
        unconfirmed: {
          title: 'Your bank is still confirming',
          text: 'We will write to you as soon as your monthly gift of ₹{amount} is set up. Please do not start it again.',
        },
        pledge: 'We will remind you every month. The e-mail has a link to change or stop that.',
      },
    },
    /** `{amount}` with the rupee sign. */
    ways: {
      upi: 'Give by UPI app',
      card: 'Card or net banking',
      upiInstead: 'Give {amount} by UPI instead',
      citizens:
        'By giving you confirm that you are a citizen of India and give your own money, or that you give for an Indian organisation from its own funds. If you hold another passport, or foreigners own a part of the organisation, please write to us first.',
    },
    purpose: {
      label: 'What your gift is for',
      anywhere: 'Where it is needed most',
      campaign: 'Campaigns',
      program: 'Programs',
      /** `{name}` of the campaign or program. */
      chosen: 'For: {name}',
      /** `{campaign}` ends; `{name}` is what a monthly gift is for instead. */
      monthly: '{campaign} ends one day, so a monthly gift is for: {name}.',
    },
    details: {
      once: '{amount}, once',
      mandate: '{amount} every month',
      pledge: '{amount} now, and a reminder every month',
      submitMandate: 'Donate {amount} every month',
      change: 'Change',
      isIndianCitizen: {
        label:
          'I am a citizen of India and give my own money, or I give for an Indian organisation from its own funds',
        hint: 'The law on foreign gifts (FCRA) requires us to ask. A company, trust or society counts as Indian if it is registered in India and is not a foreign source under that law.',
      },
      /** Other promises are another version: `UPDATES_WORDS` in src/domain/updates.ts. */
      wantsUpdates: {
        label: 'Send me news of what my gift did',
        hint: 'By e-mail, at most once a month. Each one has a link that stops them.',
      },
      wantsTaxReceipt: {
        label: 'I would like a receipt for my tax return (Section 80G)',
        hint: 'The law then requires PAN and address.',
      },
      panNumber: { label: 'PAN', placeholder: 'ABCPE1234F' },
      address: { label: 'Address', placeholder: 'House, village, district, PIN code' },
      addMessage: 'Add a message',
    },
    facts: {
      recipient: 'Recipient',
      registration: 'Registration number',
      registration80g: 'Section 80G number',
      phone: 'Questions',
    },
    giveAgain: 'Give again',
    upi: {
      /** `{amount}` with the rupee sign; `{code}` is found in the note of the payment. */
      qrForAmount: 'The code holds {amount} and the note "Donation {code}".',
      qrAlt: 'QR code to pay the foundation by UPI',
      qrHint: 'Scan this code with the UPI app on your phone.',
      qrOnPhoneHint:
        'Reading this on your phone? You cannot scan your own screen. Open your app with the button, or copy the UPI ID.',
      idLabel: 'UPI ID',
      copy: 'Copy',
      copied: 'Copied!',
      openApp: 'Open a UPI app',
      notSet: {
        title: 'Our UPI ID is not published here yet',
        text: 'Please write to us and we will send it to you. Do not trust a UPI ID that reaches you in any other way.',
        link: { id: 'contact', href: '/contact', label: 'Ask for the UPI ID' },
      },
    },
    bank: {
      accountName: 'Account name',
      accountNumber: 'Account number',
      ifscCode: 'IFSC code',
      branch: 'Branch',
      /** `{what}` is copied. */
      copy: 'Copy: {what}',
      notSet: {
        title: 'Our bank details are not published here yet',
        text: 'Please write to us and we will send them to you. We never ask for money to a private account.',
        link: { id: 'contact', href: '/contact', label: 'Ask for the bank details' },
      },
    },
    myGiving: 'See my earlier gifts',
    registration80g: {
      label: 'Section 80G registration number',
      notSet:
        'The registration number is not published here yet. Please ask us and we will send it to you.',
      lapsed:
        'We have no approval under section 80G at present: gifts made now cannot be deducted from taxable income. As soon as that changes, you will read it here.',
    },
    noScript:
      'Online payment needs JavaScript, which is off in your browser. UPI and bank transfer work without it.',
    states: {
      /** Shown while a donation is in progress. */
      stages: {
        order: 'Preparing your payment…',
        window: 'The payment window is open. Please finish your payment there.',
        verify: 'Confirming your payment. Please keep this page open…',
      },
      /** What the payment window calls the payment; begins with a letter. */
      windowDescription: 'Donation',
      /** `{amount}` is the figure in rupees. */
      success: {
        title: 'Thank you',
        text: 'Your donation of ₹{amount} has reached us. A confirmation is on its way to your inbox.',
      },
      /** For a donor who lost the tab, after a single gift or a mandate; `{amount}` with the rupee sign. */
      begun: {
        text: 'You began a donation of {amount} on this device. Before you give again, check whether it arrived.',
        mandate:
          'You began a monthly gift of {amount} on this device. Before you start it again, look for our e-mail: it comes as soon as your bank has confirmed.',
        link: 'See that donation',
        dismiss: 'Do not show this again',
      },
      status: 'See this donation',
      mailedTo: 'We will write to {email}.',
      wrongAddress: 'Is that not your address? Tell us',
      cancelled: {
        title: 'Payment Cancelled',
        text: 'Your donation was not processed. What you filled in is still here, if you would like to try again.',
        /** The first gift of a pledge; its reminders have been agreed on already. */
        pledge:
          'Your first gift was not processed. We will still remind you every month; the e-mail has a link to stop that. What you filled in is still here, if you would like to try again.',
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
        text: 'Please use UPI or bank transfer, or write to us.',
      },
    },
  },
  hi: {
    quick: {
      amountLabel: (rupees) => `₹${rupees} दान करें`,
      custom: 'अपनी रकम भरें',
      minimum: (rupees) => `दान कम से कम ₹${rupees} का हो।`,
      externalNote: 'भुगतान का पेज इस साइट से बाहर एक सुरक्षित साइट पर खुलेगा।',
      contact: 'हमें लिखिए',
    },
    interval: {
      legend: 'कितनी बार',
      once: 'एक बार',
      monthly: 'हर महीने',
      goOn: 'आगे बढ़ें',
      explained: {
        mandate:
          'आप एक बार अपने UPI ऐप या बैंक में मंज़ूरी देंगे, फिर हर महीने यही रकम ली जाएगी। हर ईमेल में इसे बदलने या बंद करने का लिंक रहता है।',
        pledge: 'पहला दान आप अभी देंगे। फिर हर महीने हम लिंक के साथ याद दिलाएँगे। अपने-आप कोई पैसा नहीं कटेगा।',
      },
      thanks: {
        mandate: {
          title: 'हर महीने साथ देने के लिए धन्यवाद',
          text: 'आपका ₹{amount} का मासिक दान तय हो गया। इसे बदलने या बंद करने का लिंक ईमेल से आ रहा है।',
        },
        unconfirmed: {
          title: 'बैंक की पुष्टि बाक़ी है',
          text: 'आपका ₹{amount} का मासिक दान तय होते ही हम आपको लिखेंगे। कृपया इसे दोबारा शुरू न करें।',
        },
        pledge: 'हम हर महीने याद दिलाएँगे। इसे बदलने या बंद करने का लिंक ईमेल में है।',
      },
    },
    ways: {
      upi: 'UPI ऐप से दें',
      card: 'कार्ड या नेट बैंकिंग से दें',
      upiInstead: '{amount} UPI से दें',
      citizens:
        'दान देकर आप पुष्टि करते हैं कि आप भारत के नागरिक हैं और पैसा आपका अपना है, या आप किसी भारतीय संस्था की ओर से उसका अपना पैसा दे रहे हैं। किसी और देश का पासपोर्ट हो, या संस्था में विदेशियों की हिस्सेदारी हो, तो पहले हमें लिखिए।',
    },
    purpose: {
      label: 'आपका दान किस काम के लिए है',
      anywhere: 'जहाँ सबसे ज़्यादा ज़रूरत हो',
      campaign: 'अभियान',
      program: 'काम',
      chosen: 'इसके लिए: {name}',
      monthly: 'अभियान "{campaign}" एक दिन पूरा हो जाएगा, इसलिए मासिक दान इसके लिए होगा: {name}।',
    },
    details: {
      once: '{amount}, एक बार',
      mandate: '{amount}, हर महीने',
      pledge: 'अभी {amount}, और हर महीने याद',
      submitMandate: 'हर महीने {amount} दान करें',
      change: 'बदलें',
      isIndianCitizen: {
        label:
          'मैं भारत का/की नागरिक हूँ और पैसा मेरा अपना है, या मैं किसी भारतीय संस्था की ओर से उसका अपना पैसा दे रहा/रही हूँ',
        hint: 'विदेशी अंशदान के क़ानून (FCRA) के कारण यह पूछना ज़रूरी है। कंपनी, ट्रस्ट या सोसाइटी यहाँ भारतीय तब है, जब वह भारत में पंजीकृत हो और इस क़ानून में विदेशी स्रोत न हो।',
      },
      wantsUpdates: {
        label: 'मेरे दान से क्या हुआ, इसकी ख़बर मुझे भेजिए',
        hint: 'ईमेल से, महीने में ज़्यादा से ज़्यादा एक बार। बंद करने का लिंक हर ईमेल में रहता है।',
      },
      wantsTaxReceipt: {
        label: 'मुझे टैक्स के लिए रसीद चाहिए (धारा 80G)',
        hint: 'तब क़ानून के अनुसार PAN और पता ज़रूरी है।',
      },
      panNumber: { label: 'PAN', placeholder: 'ABCPE1234F' },
      address: { label: 'पता', placeholder: 'मकान, गाँव या मोहल्ला, ज़िला, पिन कोड' },
      addMessage: 'संदेश जोड़ें',
    },
    facts: {
      recipient: 'दान पाने वाली संस्था',
      registration: 'पंजीकरण नंबर',
      registration80g: 'धारा 80G नंबर',
      phone: 'कुछ पूछना हो तो',
    },
    giveAgain: 'फिर दान करें',
    upi: {
      qrForAmount: 'इस कोड में {amount} की रकम और नोट "Donation {code}" भरा है।',
      qrAlt: 'संस्था को UPI से दान देने का QR कोड',
      qrHint: 'अपने फ़ोन के UPI ऐप से यह कोड स्कैन कीजिए।',
      qrOnPhoneHint:
        'फ़ोन पर ही पढ़ रहे हैं? अपनी ही स्क्रीन स्कैन नहीं हो सकती। बटन दबाकर ऐप खोलिए या UPI ID कॉपी कर लीजिए।',
      idLabel: 'UPI ID',
      copy: 'कॉपी करें',
      copied: 'कॉपी हो गया!',
      openApp: 'UPI ऐप खोलें',
      notSet: {
        title: 'हमारी UPI ID अभी प्रकाशित नहीं है',
        text: 'हमें लिखिए, हम आपको भेज देंगे। किसी और रास्ते से मिली UPI ID पर भरोसा न करें।',
        link: { id: 'contact', href: '/contact', label: 'UPI ID पूछें' },
      },
    },
    bank: {
      accountName: 'खाते का नाम',
      accountNumber: 'खाता नंबर',
      ifscCode: 'IFSC कोड',
      branch: 'शाखा',
      copy: 'कॉपी करें: {what}',
      notSet: {
        title: 'हमारे बैंक खाते की जानकारी अभी यहाँ प्रकाशित नहीं है',
        text: 'हमें लिखिए, हम आपको भेज देंगे। हम कभी किसी के निजी खाते में पैसे नहीं मँगवाते।',
        link: { id: 'contact', href: '/contact', label: 'बैंक की जानकारी पूछें' },
      },
    },
    myGiving: 'अपने पिछले दान देखिए',
    registration80g: {
      label: 'धारा 80G पंजीकरण नंबर',
      notSet: 'पंजीकरण नंबर अभी प्रकाशित नहीं है। हमसे पूछिए, हम आपको भेज देंगे।',
      lapsed:
        'इस समय हमारे पास धारा 80G की स्वीकृति नहीं है: अभी दिए गए दान पर आयकर में छूट नहीं मिलेगी। स्वीकृति मिलते ही यहाँ लिखा जाएगा।',
    },
    noScript:
      'ऑनलाइन भुगतान के लिए ब्राउज़र में JavaScript चालू होनी चाहिए। UPI और बैंक से दान इसके बिना भी हो जाता है।',
    states: {
      stages: {
        order: 'भुगतान की तैयारी हो रही है…',
        window: 'भुगतान का पेज खुला है। कृपया वहीं भुगतान पूरा कीजिए।',
        verify: 'भुगतान की पुष्टि हो रही है। कृपया यह पेज बंद न करें…',
      },
      windowDescription: 'दान',
      success: {
        title: 'आपका धन्यवाद',
        text: 'आपका ₹{amount} का दान हमें मिल गया। इसकी सूचना आपके ईमेल पर भेजी जा रही है।',
      },
      begun: {
        text: 'आपने इस फ़ोन या कंप्यूटर पर {amount} का दान शुरू किया था। दोबारा देने से पहले देख लीजिए कि उसका क्या हुआ।',
        mandate:
          'आपने इस फ़ोन या कंप्यूटर पर हर महीने {amount} का दान शुरू किया था। दोबारा शुरू करने से पहले हमारा ईमेल देख लीजिए: बैंक की पुष्टि होते ही वह आता है।',
        link: 'वह दान देखिए',
        dismiss: 'यह फिर न दिखाएँ',
      },
      status: 'यह दान देखिए',
      mailedTo: 'हम {email} पर लिखेंगे।',
      wrongAddress: 'पता ग़लत है? हमें बताइए',
      cancelled: {
        title: 'भुगतान रद्द हो गया',
        text: 'आपका दान पूरा नहीं हुआ। आपने जो भरा था, वह यहीं है; चाहें तो फिर कोशिश कीजिए।',
        pledge:
          'पहला दान पूरा नहीं हुआ। फिर भी हम हर महीने याद दिलाएँगे; इसे बंद करने का लिंक ईमेल में है। आपने जो भरा था, वह यहीं है; चाहें तो फिर कोशिश कीजिए।',
      },
      failed: {
        title: 'भुगतान नहीं हो पाया',
        text: 'कोई दान दर्ज नहीं हुआ है। फिर कोशिश कीजिए, या UPI या बैंक से दान कीजिए।',
      },
      verificationFailed: {
        title: 'भुगतान की पुष्टि नहीं हो पाई',
        text: 'अभी हम भुगतान की पुष्टि नहीं कर पाए। अगर आपके खाते से पैसा कट गया है तो दोबारा भुगतान न करें। हमें लिखिए, हम पता लगाएँगे।',
        keep: 'यह नंबर लिखकर रख लीजिए: {number}',
      },
      windowBlocked: {
        title: 'भुगतान का पेज नहीं खुल पाया',
        text: 'इंटरनेट धीमा हो या विज्ञापन रोकने वाला ऐप चालू हो, तो ऐसा हो सकता है। फिर कोशिश कीजिए, या UPI या बैंक से दान कीजिए।',
      },
      notConfigured: {
        title: 'ऑनलाइन भुगतान अभी चालू नहीं हुआ है।',
        text: 'UPI या बैंक से दान कीजिए, या हमें लिखिए।',
      },
    },
  },
})

export type DonateContent = (typeof donateContent)['en']
