import type { LinkCopy, Localized } from './locale'

type StatusCopy = { title: string; text: string }

export type DonationStatusContent = {
  meta: { title: string; description: string }
  lead: string
  amount: string
  refunded: string
  number: string
  numberHint: string
  checking: string
  again: string
  states: {
    pending: StatusCopy
    completed: StatusCopy
    failed: StatusCopy
    quarantined: StatusCopy
  }
  unknown: StatusCopy
  /** What to do after a payment that failed; `{amount}` with the rupee sign. */
  retry: { heading: string; text: string }
  links: Record<'retry' | 'upi' | 'donate' | 'contact', Omit<LinkCopy, 'id'>>
}

/** The page of one donation, for the donor who holds its number. */
export const donationStatusContent: Localized<DonationStatusContent> = {
  en: {
    meta: {
      title: 'Your donation',
      description:
        'What became of one online donation to the foundation: whether the payment has reached us, is still being confirmed or did not go through.',
    },
    lead: 'What became of your payment.',
    amount: 'Amount',
    refunded: 'Given back',
    number: 'Number of the donation',
    numberHint: 'Keep this number. With it we find your payment when you write to us.',
    checking: 'We are asking the bank. This page renews itself.',
    again: 'Ask again now',
    states: {
      pending: {
        title: 'Not confirmed yet',
        text: 'The bank has not told us of a payment yet. If money has left your account, please do not pay again: confirmation can take a few minutes, and now and then some days.',
      },
      completed: {
        title: 'Thank you, your donation has reached us',
        text: 'The payment is confirmed, and a mail with our thanks is on its way to you.',
      },
      failed: {
        title: 'The payment did not go through',
        text: 'Nothing has been counted as a donation. If the money has left your account anyway, your bank returns it within a few days, or it still reaches us and this page says so.',
      },
      quarantined: {
        title: 'Your payment is here and is being checked',
        text: 'Something about it needs a look by a person, such as a card from abroad. We confirm it or give it back, and write to you.',
      },
    },
    unknown: {
      title: 'We cannot find this donation',
      text: 'If your payment did not go through, please try again from the donation page. If money has left your account, write to us with the date and the amount, and we will look for it.',
    },
    retry: {
      heading: 'What to do next',
      text: 'You can try again now, with another card, app or bank if you like, or pay by UPI or bank transfer. If it keeps failing, write to us with the number above and we will help you.',
    },
    links: {
      retry: { href: '/donate?amount={rupees}#donation-form', label: 'Try again with {amount}' },
      upi: { href: '/donate#upi-heading', label: 'Pay by UPI or bank transfer' },
      donate: { href: '/donate', label: 'To the donation page' },
      contact: { href: '/contact', label: 'Write to us' },
    },
  },
  hi: {
    meta: {
      title: 'आपका दान',
      description:
        'संस्था को दिए गए एक ऑनलाइन दान का क्या हुआ: भुगतान हमें मिल गया, उसकी पुष्टि बाक़ी है या वह हो नहीं पाया, सब यहाँ देखिए।',
    },
    lead: 'आपके भुगतान का क्या हुआ।',
    amount: 'रकम',
    refunded: 'लौटाई गई रकम',
    number: 'दान का नंबर',
    numberHint: 'यह नंबर रख लीजिए। हमें लिखते समय इसी से आपका भुगतान मिल जाएगा।',
    checking: 'हम बैंक से पूछ रहे हैं। यह पन्ना अपने आप नया होता रहेगा।',
    again: 'अभी फिर पूछिए',
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
        text: 'कोई रकम दान में नहीं गिनी गई है। फिर भी पैसा कट गया हो, तो बैंक उसे कुछ दिनों में लौटा देगा, या वह हमें मिल जाएगा और यही पन्ना बता देगा।',
      },
      quarantined: {
        title: 'आपका भुगतान पहुँच गया है, उसकी जाँच हो रही है',
        text: 'उसमें कुछ ऐसा है जिसे किसी को देखना होगा, जैसे विदेशी कार्ड। हम उसे स्वीकार करेंगे या लौटा देंगे, और आपको लिखेंगे।',
      },
    },
    unknown: {
      title: 'इस नंबर का कोई दान हमारे रिकॉर्ड में नहीं है',
      text: 'अगर भुगतान नहीं हो पाया, तो दान के पन्ने से फिर कोशिश कीजिए। अगर पैसा कट गया है, तो तारीख और रकम लिखकर हमें भेजिए, हम पता लगाएँगे।',
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
      donate: { href: '/donate', label: 'दान के पन्ने पर जाइए' },
      contact: { href: '/contact', label: 'हमें लिखिए' },
    },
  },
}
