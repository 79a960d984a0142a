import type { MandateStatus } from '@/domain/monthly-gift'
import { localized } from './locale'

type Notice = { title: string; text: string }
type MandateState = MandateStatus | 'ending'
type MyGiftContent = {
  meta: { title: string; description: string }
  lead: string
  unknown: Notice
  tooMany: Notice
  failed: Record<'amount' | 'over' | 'other', string>
  amount: string
  amountEachMonth: string
  /** `{least}` and `{most}` with the rupee sign. */
  amountRange: string
  nextCharge: string
  nextReminder: string
  practice: string
  mandate: Record<MandateState, Notice>
  /** A change of the amount that is not confirmed; `{amount}` is the old one. */
  changing: Notice & { stop: string; old: string }
  pledge: Record<'active' | 'stopped', Notice>
  authorise: Notice & { action: string }
  newCard: Notice & { action: string }
  change: Notice & { label: string; action: string }
  changeLater: Notice
  pledgeChange: Notice & { label: string; action: string }
  giveNow: Notice & { action: string }
  skip: Notice & { action: string }
  stop: Notice & { action: string }
  stopPledge: Notice & { action: string }
  citizen: string
  again: string
  contact: string
}

/** The page behind the link in each mail about a monthly gift. `{day}` and `{amount}` are filled in. */
export const myGiftContent = localized<MyGiftContent>({
  en: {
    meta: {
      title: 'Your monthly gift',
      description:
        'See the status of your monthly gift to the foundation, choose another amount or way to pay, skip a month, or stop it: all without a password.',
    },
    lead: 'See the status of your monthly gift, and change or stop it without a password.',
    unknown: {
      title: 'This link is not complete',
      text: 'Please open the whole link from the e-mail. Some programs cut long lines. If it still does not work, write to us and we will change or stop your gift for you.',
    },
    tooMany: {
      title: 'Please wait a little',
      text: 'This page was opened many times from your connection. Try again in ten minutes.',
    },
    failed: {
      amount:
        'That did not work, and nothing has changed. Please check the amount and try again in a minute, or write to us.',
      over: 'Nothing has changed, because this had already ended.',
      other:
        'That did not work, and nothing has changed. Please try again in a minute, or write to us.',
    },
    amount: 'Amount',
    amountEachMonth: '{amount} each month',
    amountRange: 'From {least} to {most}.',
    nextCharge: 'Next payment',
    nextReminder: 'Next reminder',
    practice: 'Practice payments: no money moves.',
    mandate: {
      starting: { title: 'Being set up', text: 'The payment service has not confirmed it yet.' },
      created: {
        title: 'One step is left',
        text: 'Your bank has not confirmed this monthly gift yet, and nothing is collected before it does.',
      },
      authenticated: {
        title: 'Set up',
        text: 'Your bank has confirmed your monthly gift. The first payment is on {day}.',
      },
      active: {
        title: 'Active',
        text: 'Thank you for giving each month. The next payment is on {day}.',
      },
      pending: {
        title: 'The last payment failed',
        text: 'Your bank did not let it through. It will be tried again in the next few days. You can also choose another card or bank account below.',
      },
      halted: {
        title: 'Halted',
        text: 'The payment failed several times, and we no longer ask your bank. What was missed will not be collected later. To go on, choose another card or bank account below.',
      },
      paused: {
        title: 'Paused',
        text: 'Nothing is collected. If you paused it in your UPI app, you can resume it there.',
      },
      cancelled: {
        title: 'Ended',
        text: 'Nothing more will be collected. Thank you for all that you have given.',
      },
      completed: {
        title: 'Complete',
        text: 'All payments have been made, and nothing more will be collected. Thank you.',
      },
      expired: {
        title: 'Not confirmed in time',
        text: 'This monthly gift was never confirmed, so nothing is collected. You can start a new one at any time.',
      },
      ending: {
        title: 'Being ended',
        text: 'We have noted that your gift is to end, and the payment service has not confirmed it yet. We keep asking, and will write to you as soon as it is done. If you do not hear from us within two days, please write to us.',
      },
    },
    changing: {
      title: 'One step is left',
      text: 'Your bank has not confirmed the new amount yet. Until you confirm, {amount} a month goes on as before.',
      stop: 'Both end at once, the {amount} a month and the new amount, and nothing more is collected. You can start again at any time.',
      old: 'See the gift of {amount} a month',
    },
    pledge: {
      active: {
        title: 'A monthly reminder',
        text: 'Nothing is ever collected automatically. We write to you once a month, and you decide. The next reminder comes on {day}.',
      },
      stopped: {
        title: 'Reminders stopped',
        text: 'We will not remind you any more. Thank you for all that you have given.',
      },
    },
    authorise: {
      title: 'Confirm it with your bank',
      text: 'The payment service opens its own page. There you confirm the monthly gift by UPI or card.',
      action: 'Confirm now',
    },
    newCard: {
      title: 'Another card or bank account',
      text: 'The payment service opens its own page, on which you choose what your gift is paid from.',
      action: 'Choose another way to pay',
    },
    change: {
      title: 'Another amount',
      text: 'Your bank has to confirm the new amount. Until then the old one stays; after that it ends by itself, and no month is paid twice.',
      label: 'New amount each month (₹)',
      action: 'Change the amount',
    },
    changeLater: {
      title: 'Another amount',
      text: 'Your next payment is due very soon. Please change the amount after it, so that you do not pay twice in one month.',
    },
    pledgeChange: {
      title: 'Another amount',
      text: 'The next reminder will show it.',
      label: 'New amount each month (₹)',
      action: 'Change the amount',
    },
    giveNow: {
      title: 'Give now',
      text: 'The donate page opens with the amount filled in.',
      action: 'Give {amount}',
    },
    skip: {
      title: 'Skip a month',
      text: 'The next reminder is skipped; the one after it comes as usual.',
      action: 'Skip the next reminder',
    },
    stop: {
      title: 'Stop your monthly gift',
      text: 'It ends at once, and nothing more is collected. You can start again at any time.',
      action: 'Stop my monthly gift',
    },
    stopPledge: {
      title: 'Stop the reminders',
      text: 'We will not write to you about this again.',
      action: 'Stop the reminders',
    },
    citizen:
      'By law we may take gifts from citizens of India and Indian organisations only. If you have become a citizen of another country, please stop your monthly gift.',
    again: 'Start a new monthly gift',
    contact: 'Write to us',
  },
  hi: {
    meta: {
      title: 'आपका मासिक दान',
      description:
        'देखिए कि संस्था को दिया जाने वाला आपका मासिक दान किस स्थिति में है। रकम या भुगतान का तरीक़ा बदलिए, एक महीना छोड़िए या बिना पासवर्ड के बंद कीजिए।',
    },
    lead: 'यहाँ देखिए कि आपका मासिक दान किस स्थिति में है। बदलने या बंद करने के लिए किसी पासवर्ड की ज़रूरत नहीं।',
    unknown: {
      title: 'यह लिंक अधूरा है',
      text: 'कृपया ईमेल का पूरा लिंक खोलिए। कुछ ऐप लंबी पंक्ति काट देते हैं। फिर भी न खुले तो हमें लिखिए, हम आपका दान बदल या बंद कर देंगे।',
    },
    tooMany: {
      title: 'थोड़ा रुकिए',
      text: 'आपके कनेक्शन से यह पेज कई बार खोला गया है। दस मिनट बाद फिर कोशिश कीजिए।',
    },
    failed: {
      amount:
        'यह नहीं हो पाया और कुछ भी नहीं बदला। रकम देखकर एक मिनट बाद फिर कोशिश कीजिए, या हमें लिखिए।',
      over: 'कुछ भी नहीं बदला, क्योंकि यह पहले ही बंद हो चुका था।',
      other: 'यह नहीं हो पाया और कुछ भी नहीं बदला। एक मिनट बाद फिर कोशिश कीजिए, या हमें लिखिए।',
    },
    amount: 'रकम',
    amountEachMonth: 'हर महीने {amount}',
    amountRange: '{least} से {most} तक।',
    nextCharge: 'अगला भुगतान',
    nextReminder: 'अगली याद',
    practice: 'अभ्यास का भुगतान: कोई पैसा नहीं कटता।',
    mandate: {
      starting: { title: 'तैयार हो रहा है', text: 'भुगतान सेवा ने अभी पुष्टि नहीं की है।' },
      created: {
        title: 'एक क़दम बाक़ी है',
        text: 'आपके बैंक ने इस मासिक दान की पुष्टि अभी नहीं की है। उससे पहले कोई पैसा नहीं कटेगा।',
      },
      authenticated: {
        title: 'तय हो गया',
        text: 'आपके बैंक ने मासिक दान की पुष्टि कर दी है। पहला भुगतान {day} को होगा।',
      },
      active: {
        title: 'चालू है',
        text: 'हर महीने साथ देने के लिए धन्यवाद। अगला भुगतान {day} को होगा।',
      },
      pending: {
        title: 'पिछला भुगतान नहीं हो पाया',
        text: 'आपके बैंक से भुगतान नहीं मिला। अगले कुछ दिनों में फिर कोशिश होगी। चाहें तो नीचे दूसरा कार्ड या खाता चुन सकते हैं।',
      },
      halted: {
        title: 'रुक गया है',
        text: 'भुगतान कई बार नहीं हो पाया, इसलिए अब बैंक से नहीं माँगा जाएगा। जो महीने छूट गए, उनका पैसा बाद में नहीं कटेगा। आगे देना चाहें तो नीचे दूसरा कार्ड या खाता चुनिए।',
      },
      paused: {
        title: 'अभी रुका हुआ है',
        text: 'कोई पैसा नहीं कट रहा। अगर आपने इसे अपने UPI ऐप में रोका है, तो वहीं से फिर शुरू कर सकते हैं।',
      },
      cancelled: {
        title: 'बंद हो गया',
        text: 'अब कोई पैसा नहीं कटेगा। अब तक आपने जो दिया, उसके लिए धन्यवाद।',
      },
      completed: {
        title: 'पूरा हुआ',
        text: 'सारे भुगतान हो चुके हैं और अब कोई पैसा नहीं कटेगा। धन्यवाद।',
      },
      expired: {
        title: 'समय पर पुष्टि नहीं हुई',
        text: 'इस मासिक दान की पुष्टि नहीं हुई थी, इसलिए कोई पैसा नहीं कटेगा। नया दान जब चाहें शुरू कर सकते हैं।',
      },
      ending: {
        title: 'बंद हो रहा है',
        text: 'हमने नोट कर लिया है कि आपका दान बंद करना है। भुगतान सेवा ने अभी पुष्टि नहीं की है। हम ख़ुद पूछते रहेंगे और बंद होते ही आपको लिखेंगे। दो दिन में ख़बर न मिले तो कृपया हमें लिखिए।',
      },
    },
    changing: {
      title: 'एक क़दम बाक़ी है',
      text: 'आपके बैंक ने नई रकम की पुष्टि अभी नहीं की है। जब तक आप पुष्टि नहीं करते, हर महीने {amount} पहले की तरह चलता रहेगा।',
      stop: 'हर महीने का {amount} और नई रकम, दोनों तुरंत बंद हो जाएँगे और आगे कोई पैसा नहीं कटेगा। जब चाहें फिर शुरू कर सकते हैं।',
      old: 'हर महीने {amount} वाला दान देखें',
    },
    pledge: {
      active: {
        title: 'महीने में एक बार याद',
        text: 'अपने-आप कभी कोई पैसा नहीं कटता। हम महीने में एक बार लिखते हैं और आप तय करते हैं। अगली बार {day} को याद दिलाएँगे।',
      },
      stopped: {
        title: 'याद दिलाना बंद',
        text: 'अब हम याद नहीं दिलाएँगे। अब तक आपने जो दिया, उसके लिए धन्यवाद।',
      },
    },
    authorise: {
      title: 'अपने बैंक से पुष्टि कीजिए',
      text: 'भुगतान सेवा का अपना पेज खुलेगा। वहाँ UPI या कार्ड से मासिक दान की पुष्टि कीजिए।',
      action: 'अभी पुष्टि करें',
    },
    newCard: {
      title: 'दूसरा कार्ड या खाता',
      text: 'भुगतान सेवा का अपना पेज खुलेगा। वहाँ चुनिए कि दान किससे दिया जाए।',
      action: 'भुगतान का दूसरा तरीक़ा चुनें',
    },
    change: {
      title: 'रकम बदलें',
      text: 'नई रकम की पुष्टि आपके बैंक को करनी होगी। तब तक पुरानी रकम चलती रहेगी; पुष्टि के बाद वह अपने-आप बंद हो जाएगी और किसी महीने दो बार पैसा नहीं कटेगा।',
      label: 'हर महीने की नई रकम (₹)',
      action: 'रकम बदलें',
    },
    changeLater: {
      title: 'रकम बदलें',
      text: 'अगला भुगतान बस होने ही वाला है। रकम उसके बाद बदलिए, ताकि किसी महीने दो बार पैसा न कटे।',
    },
    pledgeChange: {
      title: 'रकम बदलें',
      text: 'अगली बार याद दिलाते समय यही रकम होगी।',
      label: 'हर महीने की नई रकम (₹)',
      action: 'रकम बदलें',
    },
    giveNow: {
      title: 'अभी दें',
      text: 'दान का पेज खुलेगा, जिसमें रकम पहले से भरी होगी।',
      action: '{amount} दें',
    },
    skip: {
      title: 'एक महीना छोड़ें',
      text: 'अगली बार याद नहीं दिलाएँगे; उसके बाद पहले की तरह।',
      action: 'अगला महीना छोड़ें',
    },
    stop: {
      title: 'हर महीने देना बंद करें',
      text: 'यह तुरंत बंद हो जाएगा और आगे कोई पैसा नहीं कटेगा। जब चाहें फिर शुरू कर सकते हैं।',
      action: 'मेरा मासिक दान बंद करें',
    },
    stopPledge: {
      title: 'याद दिलाना बंद करें',
      text: 'इस बारे में हम आपको फिर नहीं लिखेंगे।',
      action: 'याद दिलाना बंद करें',
    },
    citizen:
      'क़ानून के अनुसार हम केवल भारत के नागरिकों और भारतीय संस्थाओं से दान ले सकते हैं। अगर आप अब किसी और देश के नागरिक हैं, तो कृपया अपना मासिक दान बंद कर दीजिए।',
    again: 'नया मासिक दान शुरू करें',
    contact: 'हमें लिखिए',
  },
})
