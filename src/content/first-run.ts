import type { FigureList } from '@/domain/figure'
import type { FirstStep, Gap, StepState, TestMailResult } from '@/domain/first-run'
import type { SampleKind } from '@/domain/sample-content'
import type { Localized } from './locale'
import type { FailureCopy } from './toasts'

export type FirstRunContent = {
  title: string
  lead: string
  progress: (done: number, total: number) => string
  back: string
  dismiss: string
  show: string
  dismissed: string
  /** On the dashboard. */
  nextStep: (title: string) => string
  goOn: string
  hide: string
  hidden: string
  states: Record<StepState, string>
  steps: Record<FirstStep, { title: string; action: string; done: string }>
  /** The sentence of an open step whose gaps make no list. */
  open: Partial<Record<Gap, string>>
  name: (name: string) => string
  missing: (names: string) => string
  gaps: Partial<Record<Gap, string>>
  notNeeded: string
  mail: { sending: string; results: Record<TestMailResult, string>; address: string }
  sample: {
    kinds: Record<SampleKind, (count: number) => string>
    left: (parts: string) => string
    question: string
    goes: (parts: string) => string
    stays: string
    pages: string
    forGood: string
    remove: string
    removing: string
    cancel: string
    removed: string
    pagesTitle: string
    page: (label: string, unchanged: number, total: number) => string
  }
  claims: {
    list: string
    /** The lists of figures, as the panel calls them. */
    figures: Record<FigureList, string>
    confirm: string
    confirmOf: (text: string) => string
    replace: string
    replaceOf: (text: string) => string
    confirmed: string
    note: string
  }
  failed: FailureCopy
}

/** The first steps: how a foundation makes the site its own. */
export const firstRunContent: Localized<FirstRunContent> = {
  en: {
    title: 'First steps',
    lead: 'What makes this site your own. Each step checks what is saved, so you can do them in any order and come back.',
    progress: (done, total) => `${done} of ${total} steps done`,
    back: 'Dashboard',
    dismiss: 'Hide from the dashboard',
    show: 'Show on the dashboard again',
    dismissed: 'The dashboard no longer shows the steps. This page stays, under “Your account”.',
    nextStep: (title) => `Next: ${title}`,
    goOn: 'Continue',
    hide: 'Hide the first steps',
    hidden: 'The first steps are hidden. You still find them under “Your account”.',
    states: { done: 'Done', open: 'Open', 'not-needed': 'Not needed' },
    steps: {
      name: {
        title: 'Name and logo',
        action: 'Open the site settings',
        done: 'Your logo is uploaded.',
      },
      colours: {
        title: 'Colours',
        action: 'Choose colours',
        done: 'Your colours are chosen.',
      },
      contact: {
        title: 'Contact and map',
        action: 'Enter contact details',
        done: 'Visitors can find your address, phone, e-mail and map.',
      },
      registration: {
        title: 'Registrations and documents',
        action: 'Enter registrations',
        done: 'Donors can check who you are.',
      },
      bank: {
        title: 'Bank and UPI',
        action: 'Enter bank and UPI',
        done: 'Donors can give by UPI, its QR code and bank transfer.',
      },
      gateway: {
        title: 'Online payment',
        action: 'Enter and check the keys',
        done: 'Donors can pay online.',
      },
      mail: { title: 'E-mail', action: 'Send me a test message', done: 'E-mail works.' },
      picture: {
        title: 'Your first picture',
        action: 'Add a picture',
        done: 'Your own pictures are added.',
      },
      sample: {
        title: 'Sample content',
        action: 'Remove all sample content…',
        done: 'No sample content is left.',
      },
      claims: {
        title: 'Figures and stories to confirm',
        action: 'Open the figures',
        done: 'No figure or story of the sample is unconfirmed.',
      },
    },
    open: {
      'hindi-name': 'Hindi pages still show the sample name: change the Hindi name, too.',
      logo: 'Upload your logo under “Foundation”. Change the name, the motto and the founding year, too, if they are not yours.',
      palette: 'Choose one of six palettes under “Foundation”. All of them are easy to read.',
      keys: 'Without keys donors give by UPI and bank transfer only. Enter those of Razorpay, then press “Check connection”.',
      'live-keys':
        'These are practice keys: no real money moves. Enter the live ones when you are ready.',
      'mail-server':
        'No mail server is connected, so the site cannot send e-mail. Ask the person who looks after the server to connect one (their settings: SMTP_URL and MAIL_FROM).',
      'test-mail': 'Send yourself a message to see that e-mail arrives.',
      picture: 'Add a picture of your own work: to the portfolio, the slider or an activity.',
      claims:
        'These come from the sample and nobody has confirmed them. Confirm what is true of you; replace or delete the rest.',
    },
    name: (name) => `The site is called “${name}”.`,
    missing: (names) => `Still missing: ${names}.`,
    gaps: {
      address: 'address',
      phone: 'phone number',
      email: 'e-mail',
      map: 'map',
      registration: 'registration number',
      documents: 'a document, such as the annual report',
      upi: 'UPI ID (its QR code is made automatically)',
      bank: 'bank account with IFSC code',
    },
    notNeeded: 'Online payment is switched off in the payment settings.',
    mail: {
      sending: 'Sending…',
      results: {
        sent: 'The mail server has accepted the message. Look in your inbox and in the spam folder.',
        'no-server':
          'No mail server is connected. Ask the person who looks after the server to connect one (their settings: SMTP_URL and MAIL_FROM).',
        'no-address': 'Your account has no e-mail address yet. Enter one first.',
        login:
          'The mail server did not accept the site’s user name or password. Ask the person who looks after the server to correct them (their setting: SMTP_URL).',
        unreachable:
          'The mail server could not be reached. Ask the person who looks after the server to check its address (their setting: SMTP_URL).',
        refused:
          'The mail server refused your address or that of the site. If yours is right, ask the person who looks after the server to check that of the site (their setting: MAIL_FROM).',
        failed: 'The mail server did not accept the message.',
      },
      address: 'Enter your e-mail address',
    },
    sample: {
      kinds: {
        activities: (count) => (count === 1 ? '1 activity' : `${count} activities`),
        portfolio: (count) => (count === 1 ? '1 portfolio item' : `${count} portfolio items`),
        slides: (count) => (count === 1 ? '1 slider picture' : `${count} slider pictures`),
        inspirations: (count) => (count === 1 ? '1 inspiration' : `${count} inspirations`),
        programs: (count) => (count === 1 ? '1 program' : `${count} programs`),
        stories: (count) => (count === 1 ? '1 story' : `${count} stories`),
        figures: (count) => (count === 1 ? '1 figure' : `${count} figures`),
        pictures: (count) => (count === 1 ? '1 picture' : `${count} pictures`),
      },
      left: (parts) => `Still from the sample: ${parts}.`,
      question: 'Remove all sample content?',
      goes: (parts) =>
        `This will be removed: ${parts}. Pictures go unless something else shows them.`,
      stays: 'Whatever somebody has edited or added stays, with its pictures.',
      pages:
        'The texts of the pages stay, so that none is blank. You can replace them in the content panel.',
      forGood: 'This cannot be undone.',
      remove: 'Remove it',
      removing: 'Removing…',
      cancel: 'Keep it',
      removed: 'Sample content removed',
      pagesTitle: 'Pages with sample texts',
      page: (label, unchanged, total) => `${label}: ${unchanged} of ${total} texts`,
    },
    claims: {
      list: 'Not yet confirmed',
      figures: {
        homeCounters: 'Counters on Home',
        achievements: 'Key achievements on Home',
        impactTiles: 'Tiles on Impact',
      },
      confirm: 'It is true',
      confirmOf: (text) => `It is true: ${text}`,
      replace: 'Replace',
      replaceOf: (text) => `Replace: ${text}`,
      confirmed: 'Confirmed',
      note: 'A figure is easier to understand with its year and what was counted: enter both with it.',
    },
    failed: { title: 'That did not work', withoutReason: 'Please try again.' },
  },
  hi: {
    title: 'पहले क़दम',
    lead: 'इस वेबसाइट को अपना बनाने के क़दम। हर क़दम वही देखता है जो सहेजा गया है: इन्हें किसी भी क्रम में पूरा कीजिए और जब चाहें लौट आइए।',
    progress: (done, total) => `${total} में से ${done} क़दम पूरे`,
    back: 'डैशबोर्ड',
    dismiss: 'डैशबोर्ड से हटाएँ',
    show: 'डैशबोर्ड पर फिर दिखाएँ',
    dismissed: 'अब ये क़दम डैशबोर्ड पर नहीं दिखेंगे। यह पेज “आपका खाता” से खुलता रहेगा।',
    nextStep: (title) => `अगला क़दम: ${title}`,
    goOn: 'आगे बढ़ें',
    hide: 'पहले क़दम छिपाएँ',
    hidden: 'पहले क़दम अब यहाँ नहीं दिखेंगे। ये “आपका खाता” में मिलते रहेंगे।',
    states: { done: 'पूरा', open: 'बाक़ी', 'not-needed': 'ज़रूरी नहीं' },
    steps: {
      name: {
        title: 'नाम और लोगो',
        action: 'साइट की सेटिंग खोलें',
        done: 'आपका लोगो लग गया है।',
      },
      colours: { title: 'रंग', action: 'रंग चुनें', done: 'आपके रंग चुन लिए गए हैं।' },
      contact: {
        title: 'संपर्क और नक़्शा',
        action: 'संपर्क की जानकारी भरें',
        done: 'लोगों को आपका पता, फ़ोन, ईमेल और नक़्शा मिल जाता है।',
      },
      registration: {
        title: 'पंजीकरण और दस्तावेज़',
        action: 'पंजीकरण भरें',
        done: 'दान देने वाले जाँच सकते हैं कि आप कौन हैं।',
      },
      bank: {
        title: 'बैंक और UPI',
        action: 'बैंक और UPI भरें',
        done: 'लोग UPI, QR कोड और बैंक से दान दे सकते हैं।',
      },
      gateway: {
        title: 'ऑनलाइन भुगतान',
        action: 'कुंजियाँ भरें और जाँचें',
        done: 'लोग ऑनलाइन दान दे सकते हैं।',
      },
      mail: { title: 'ईमेल', action: 'मुझे जाँच का ईमेल भेजें', done: 'ईमेल पहुँच रहे हैं।' },
      picture: {
        title: 'आपकी पहली तस्वीर',
        action: 'तस्वीर जोड़ें',
        done: 'आपकी अपनी तस्वीरें आ गई हैं।',
      },
      sample: {
        title: 'नमूने की सामग्री',
        action: 'नमूने की सारी सामग्री हटाएँ…',
        done: 'नमूने की कोई सामग्री नहीं बची।',
      },
      claims: {
        title: 'आँकड़ों और कहानियों की पुष्टि',
        action: 'आँकड़े खोलें',
        done: 'नमूने के किसी आँकड़े या कहानी की पुष्टि बाक़ी नहीं है।',
      },
    },
    open: {
      'hindi-name': 'हिन्दी पेजों पर अब भी नमूने वाला नाम है: हिन्दी नाम भी बदलिए।',
      logo: '“संस्था” में अपना लोगो अपलोड कीजिए। नाम, ध्येय वाक्य या स्थापना का साल आपका न हो तो उसे भी बदलिए।',
      palette: '“संस्था” में छह में से एक रंग-मेल चुनिए। सब पढ़ने में आसान हैं।',
      keys: 'कुंजियों के बिना लोग केवल UPI और बैंक से दान दे सकते हैं। Razorpay की कुंजियाँ भरिए और “कनेक्शन जाँचें” दबाइए।',
      'live-keys': 'ये अभ्यास की कुंजियाँ हैं: असली पैसा नहीं आता। तैयार होने पर असली कुंजियाँ भरिए।',
      'mail-server':
        'कोई मेल सर्वर नहीं जुड़ा है, इसलिए वेबसाइट ईमेल नहीं भेज सकती। सर्वर सँभालने वाले से उसे जोड़ने को कहिए (उनकी सेटिंग: SMTP_URL और MAIL_FROM)।',
      'test-mail': 'ख़ुद को एक ईमेल भेजकर देखिए कि वह पहुँचता है।',
      picture: 'अपने काम की एक तस्वीर जोड़िए: “झलकियाँ”, “बड़ी तस्वीरें” या किसी गतिविधि में।',
      claims:
        'ये नमूने के हैं और किसी ने इनकी पुष्टि नहीं की है। जो आपके बारे में सच हो, उसकी पुष्टि कीजिए; बाक़ी को बदलिए या हटाइए।',
    },
    name: (name) => `वेबसाइट का नाम “${name}” है।`,
    missing: (names) => `अभी बाक़ी है: ${names}।`,
    gaps: {
      address: 'पता',
      phone: 'फ़ोन नंबर',
      email: 'ईमेल',
      map: 'नक़्शा',
      registration: 'पंजीकरण नंबर',
      documents: 'कोई दस्तावेज़, जैसे वार्षिक रिपोर्ट',
      upi: 'UPI ID (QR कोड अपने-आप बनता है)',
      bank: 'बैंक खाता और IFSC कोड',
    },
    notNeeded: 'भुगतान की सेटिंग में ऑनलाइन भुगतान बंद है।',
    mail: {
      sending: 'भेज रहे हैं…',
      results: {
        sent: 'मेल सर्वर ने ईमेल ले लिया है। अपना इनबॉक्स और स्पैम फ़ोल्डर देखिए।',
        'no-server':
          'कोई मेल सर्वर नहीं जुड़ा है। सर्वर सँभालने वाले से उसे जोड़ने को कहिए (उनकी सेटिंग: SMTP_URL और MAIL_FROM)।',
        'no-address': 'आपके खाते में ईमेल पता नहीं है। पहले वह भरिए।',
        login:
          'मेल सर्वर ने वेबसाइट का यूज़रनेम या पासवर्ड नहीं माना। सर्वर सँभालने वाले से उन्हें ठीक करने को कहिए (उनकी सेटिंग: SMTP_URL)।',
        unreachable:
          'मेल सर्वर तक पहुँच नहीं हुई। सर्वर सँभालने वाले से उसका पता जाँचने को कहिए (उनकी सेटिंग: SMTP_URL)।',
        refused:
          'मेल सर्वर ने आपका या वेबसाइट का ईमेल पता नहीं माना। आपका सही हो, तो सर्वर सँभालने वाले से वेबसाइट का पता जाँचने को कहिए (उनकी सेटिंग: MAIL_FROM)।',
        failed: 'मेल सर्वर ने ईमेल नहीं लिया।',
      },
      address: 'अपना ईमेल पता भरें',
    },
    sample: {
      kinds: {
        activities: (count) => (count === 1 ? '1 गतिविधि' : `${count} गतिविधियाँ`),
        portfolio: (count) => (count === 1 ? '1 झलकी' : `${count} झलकियाँ`),
        slides: (count) => (count === 1 ? '1 बड़ी तस्वीर' : `${count} बड़ी तस्वीरें`),
        inspirations: (count) => `${count} प्रेरक व्यक्ति`,
        programs: (count) => `${count} कार्यक्रम`,
        stories: (count) => (count === 1 ? '1 कहानी' : `${count} कहानियाँ`),
        figures: (count) => (count === 1 ? '1 आँकड़ा' : `${count} आँकड़े`),
        pictures: (count) => (count === 1 ? '1 तस्वीर' : `${count} तस्वीरें`),
      },
      left: (parts) => `नमूने की यह सामग्री बाक़ी है: ${parts}।`,
      question: 'नमूने की सारी सामग्री हटाएँ?',
      goes: (parts) => `यह हटेगा: ${parts}। तस्वीरें तभी हटेंगी जब वे कहीं और न लगी हों।`,
      stays: 'जो किसी ने बदला या जोड़ा है, वह अपनी तस्वीरों के साथ बना रहेगा।',
      pages: 'पेजों के शब्द बने रहेंगे, ताकि कोई पेज ख़ाली न हो। उन्हें सामग्री पैनल में बदलिए।',
      forGood: 'हटाई गई सामग्री वापस नहीं आएगी।',
      remove: 'हटाएँ',
      removing: 'हटा रहे हैं…',
      cancel: 'रहने दें',
      removed: 'नमूने की सामग्री हटा दी गई',
      pagesTitle: 'जिन पेजों पर नमूने के शब्द हैं',
      page: (label, unchanged, total) => `${label}: ${total} में से ${unchanged} पाठ`,
    },
    claims: {
      list: 'पुष्टि बाक़ी है',
      figures: {
        homeCounters: 'मुख्य पृष्ठ के आँकड़े',
        achievements: 'मुख्य पृष्ठ की उपलब्धियाँ',
        impactTiles: '"असर" पेज के डिब्बे',
      },
      confirm: 'यह सच है',
      confirmOf: (text) => `यह सच है: ${text}`,
      replace: 'बदलें',
      replaceOf: (text) => `बदलें: ${text}`,
      confirmed: 'पुष्टि हो गई',
      note: 'आँकड़ा साल के साथ और यह बताकर अच्छा समझ आता है कि क्या गिना गया: दोनों उसके पास भरिए।',
    },
    failed: { title: 'यह नहीं हो पाया', withoutReason: 'कृपया फिर कोशिश कीजिए।' },
  },
}
