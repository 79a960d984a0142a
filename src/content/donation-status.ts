import { localized } from './locale'

/** The page of one donation, for the donor who holds its number. */
export const donationStatusContent = localized({
  en: {
    meta: {
      title: 'Your donation',
      description:
        'The status of one donation to the foundation: whether the payment has reached us, is still being confirmed or did not go through.',
    },
    lead: 'The status of your payment.',
    amount: 'Amount',
    refunded: 'Refunded',
    number: 'Donation number',
    numberHint: 'Keep this number. With it we can find your payment if you write to us.',
    checking: 'We are asking the bank. This page updates by itself.',
    again: 'Check again',
    /** `{amount}` with the rupee sign. */
    notPaid: {
      text: 'You left without paying, and nothing has been taken from your account?',
      link: 'Give {amount} now',
    },
    states: {
      pending: {
        title: 'Not confirmed yet',
        text: 'The bank has not told us of a payment yet. If money has left your account, please do not pay again: confirmation can take a few minutes, and sometimes a few days.',
      },
      completed: {
        title: 'Thank you, your donation has reached us',
        text: 'The payment is confirmed, and an e-mail with our thanks is on its way to you.',
      },
      failed: {
        title: 'The payment did not go through',
        text: 'No donation has been recorded. If the money has left your account anyway, your bank returns it within a few days, or it still reaches us and this page says so.',
      },
      quarantined: {
        title: 'Your payment has arrived and is being checked',
        text: 'A person needs to look at it, for example because of a card from abroad. We will confirm or refund it, and write to you.',
      },
    },
    /** If all of it was refunded. */
    refundedWhole: {
      title: 'Your donation has been refunded',
      text: 'The whole amount goes back the way you paid. It can take a few days until your bank shows it.',
    },
    /** For a donor's claim to have paid by UPI or bank. */
    claim: {
      lead: 'The status of the payment that you told us about.',
      number: 'Claim number',
      numberHint: 'Keep this number. With it we can find your claim if you write to us.',
      states: {
        pending: {
          title: 'We are looking for your payment',
          text: 'A person compares your reference with our account. This can take a few days, and there is no need to send it again. Once we have found it, we e-mail you our thanks.',
        },
        completed: {
          title: 'Thank you, we have found your payment',
          text: 'It is recorded as your donation, and an e-mail with our thanks is on its way to you.',
        },
        failed: {
          title: 'We could not find this payment',
          text: 'There is no payment with this reference in our account. Please check the number in your app or bank statement and send it again on the donation page, or write to us.',
        },
      },
      /** If the claim was rejected because another donation has its reference. */
      recordedAlready: {
        title: 'This payment is recorded already',
        text: 'A donation with this reference is in our books, so you need not send anything again. If it is yours and you have received no thanks or receipt, please write to us.',
      },
      /** If the money came in and went back. */
      wentBack: {
        'returned-by-bank': {
          title: 'The bank has returned this payment',
          text: 'The money did not stay in our account, so it does not count as a donation. You can give again on the donation page, or write to us.',
        },
        'given-back': {
          title: 'Your donation has been given back',
          text: 'We have paid the whole amount back to you. If you cannot find it in your account, write to us.',
        },
      },
    },
    unknown: {
      title: 'We could not find this donation',
      text: 'If your payment did not go through, please try again from the donation page. If money has left your account, write to us with the date and the amount, and we will look for it.',
    },
    /** What to do after a payment that failed; `{amount}` with the rupee sign. */
    retry: {
      heading: 'What to do next',
      text: 'You can try again now, with another card, app or bank if you like, or pay by UPI or bank transfer. If it keeps failing, write to us with the number above and we will help you.',
    },
    links: {
      retry: { href: '/donate?amount={rupees}#donation-form', label: 'Try again with {amount}' },
      upi: { href: '/donate#upi-heading', label: 'Pay by UPI or bank transfer' },
      donate: { href: '/donate', label: 'Go to the donation page' },
      contact: { href: '/contact', label: 'Write to us' },
    },
  },
  hi: {
    meta: {
      title: 'आपका दान',
      description:
        'संस्था को दिए गए आपके दान की स्थिति: भुगतान हमें मिल गया, उसकी पुष्टि अभी बाक़ी है या वह हो नहीं पाया, यह सब यहाँ देखिए।',
    },
    lead: 'आपके भुगतान की स्थिति।',
    amount: 'रकम',
    refunded: 'लौटाई गई रकम',
    number: 'दान का नंबर',
    numberHint: 'यह नंबर रख लीजिए। हमें लिखते समय इसी से आपका भुगतान मिल जाएगा।',
    checking: 'हम बैंक से पूछ रहे हैं। यह पेज अपने-आप अपडेट होता रहेगा।',
    again: 'फिर से देखिए',
    notPaid: {
      text: 'आपने भुगतान किए बिना पेज बंद कर दिया था, और खाते से पैसा नहीं कटा?',
      link: 'अब {amount} दीजिए',
    },
    states: {
      pending: {
        title: 'अभी पुष्टि नहीं हुई है',
        text: 'बैंक ने अभी हमें किसी भुगतान की ख़बर नहीं दी। अगर आपके खाते से पैसा कट गया है तो दोबारा भुगतान न करें: पुष्टि में कुछ मिनट लगते हैं, और कभी-कभी कुछ दिन।',
      },
      completed: {
        title: 'धन्यवाद, आपका दान हमें मिल गया',
        text: 'भुगतान की पुष्टि हो गई है, और हमारा धन्यवाद-पत्र ईमेल से आपके पास आ रहा है।',
      },
      failed: {
        title: 'भुगतान नहीं हो पाया',
        text: 'कोई दान दर्ज नहीं हुआ है। फिर भी पैसा कट गया हो, तो बैंक उसे कुछ दिनों में लौटा देगा, या वह हमें मिल जाएगा और यही पेज बता देगा।',
      },
      quarantined: {
        title: 'आपका भुगतान पहुँच गया है, उसकी जाँच हो रही है',
        text: 'उसमें कुछ ऐसा है जिसे किसी को देखना होगा, जैसे विदेशी कार्ड। हम उसे स्वीकार करेंगे या लौटा देंगे, और आपको लिखेंगे।',
      },
    },
    refundedWhole: {
      title: 'आपका दान लौटा दिया गया है',
      text: 'पूरी रकम उसी रास्ते वापस जा रही है, जिससे आपने दी थी। बैंक में दिखने में कुछ दिन लग सकते हैं।',
    },
    claim: {
      lead: 'जिस भुगतान की सूचना आपने दी, उसकी स्थिति।',
      number: 'सूचना का नंबर',
      numberHint: 'यह नंबर रख लीजिए। हमें लिखते समय इसी से आपकी सूचना मिल जाएगी।',
      states: {
        pending: {
          title: 'हम आपका भुगतान ढूँढ रहे हैं',
          text: 'हम आपका रेफ़रेंस नंबर अपने खाते से मिलाते हैं। इसमें कुछ दिन लग सकते हैं, दोबारा भेजने की ज़रूरत नहीं है। भुगतान मिलते ही आपको ईमेल से धन्यवाद भेजेंगे।',
        },
        completed: {
          title: 'धन्यवाद, आपका भुगतान हमें मिल गया',
          text: 'वह आपके दान के रूप में दर्ज है, और हमारा धन्यवाद-पत्र ईमेल से आपके पास आ रहा है।',
        },
        failed: {
          title: 'यह भुगतान हमें नहीं मिला',
          text: 'इस रेफ़रेंस नंबर का कोई भुगतान हमारे खाते में नहीं है। अपने ऐप या बैंक स्टेटमेंट में नंबर देखकर दान के पेज से फिर भेजिए, या हमें लिखिए।',
        },
      },
      recordedAlready: {
        title: 'यह भुगतान पहले से दर्ज है',
        text: 'इस रेफ़रेंस नंबर का दान हमारे हिसाब में है, इसलिए कुछ भी फिर भेजने की ज़रूरत नहीं है। यह दान आपने दिया था और हमारा धन्यवाद या रसीद नहीं मिली, तो हमें लिखिए।',
      },
      wentBack: {
        'returned-by-bank': {
          title: 'बैंक ने यह भुगतान लौटा दिया है',
          text: 'रकम हमारे खाते में नहीं रही, इसलिए यह दान में नहीं गिनी जाती। आप दान के पेज से फिर दे सकते हैं, या हमें लिखिए।',
        },
        'given-back': {
          title: 'आपका दान लौटा दिया गया है',
          text: 'हमने पूरी रकम आपको लौटा दी है। आपके खाते में न दिखे, तो हमें लिखिए।',
        },
      },
    },
    unknown: {
      title: 'इस नंबर का कोई दान हमारे रिकॉर्ड में नहीं है',
      text: 'अगर भुगतान नहीं हो पाया, तो दान के पेज से फिर कोशिश कीजिए। अगर पैसा कट गया है, तो तारीख़ और रकम लिखकर हमें भेजिए, हम पता लगाएँगे।',
    },
    retry: {
      heading: 'अब क्या करें',
      text: 'आप अभी फिर कोशिश कर सकते हैं, चाहें तो किसी दूसरे कार्ड, ऐप या बैंक से, या फिर UPI या बैंक ट्रांसफ़र से दे सकते हैं। बार-बार न हो पाए, तो ऊपर का नंबर लिखकर हमें बताइए, हम मदद करेंगे।',
    },
    links: {
      retry: {
        href: '/donate?amount={rupees}#donation-form',
        label: '{amount} फिर से देने की कोशिश कीजिए',
      },
      upi: { href: '/donate#upi-heading', label: 'UPI या बैंक ट्रांसफ़र से दीजिए' },
      donate: { href: '/donate', label: 'दान के पेज पर जाइए' },
      contact: { href: '/contact', label: 'हमें लिखिए' },
    },
  },
})

export type DonationStatusContent = (typeof donationStatusContent)['en']
