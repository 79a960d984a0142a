import { PRIVACY_NOTICE_VERSION } from '@/domain/privacy-notice'
import type { OwnGiftDto, OwnMonthlyGiftDto } from '@/domain/responses/my-giving'
import { localized } from './locale'
import { privacyNoticesContent } from './privacy-notices'

const noticesEn = privacyNoticesContent.en[PRIVACY_NOTICE_VERSION]
const noticesHi = privacyNoticesContent.hi[PRIVACY_NOTICE_VERSION]

type Section = { title: string; text: string; action: string }
type MyGivingContent = {
  meta: { title: string; description: string }
  /** In the browser's tab, by the step that is shown. */
  titles: Record<'closed' | 'asked' | 'open', string>
  lead: string
  open: Section & { noScript: string }
  ask: Section & { label: string; again: string }
  /** `help`: what to do if no e-mail comes. */
  code: Section & { label: string; help: string }
  noMail: { title: string; text: string }
  /** Shown if the session has ended: its hour is over, or the page was closed in another tab. */
  closedMeanwhile: string
  /** Shown instead of a failed login if the page is open, such as in another tab. */
  openAlready: string
  failed: Record<'open' | 'ask' | 'code' | 'tax-details' | 'mails' | 'updates' | 'deletion', string>
  sent: Record<
    'tax-details' | 'mails' | 'updates-on' | 'updates-off' | 'deletion' | 'closed',
    string
  >
  signedIn: string
  logOut: string
  none: { title: string; text: string }
  year: string
  total: string
  statuses: Record<OwnGiftDto['status'], string>
  returned: string
  pan: string
  details: string
  receipt: string
  receipts: string
  monthly: { title: string; each: string; manage: string }
  monthlyKinds: Record<OwnMonthlyGiftDto['kind'], string>
  /** Only the states that a donor should notice. */
  monthlyStates: Partial<Record<OwnMonthlyGiftDto['status'], string>>
  onFile: {
    title: string
    /** Below it: what to do where something is wrong. */
    text: string
    ofSeveral: string
    names: string
    phones: string
    addresses: string
    citizen: string
    declared: string
    none: string
  }
  tax: Section & {
    gifts: string
    panNumber: string
    panHint: string
    address: string
  }
  mails: Section
  updates: { title: string; on: string; off: string; start: string; stop: string }
  deletion: Section & { waiting: string }
  privacyNote: string
  taxPrivacyNote: string
  donate: string
  contact: string
}

/** The page of a donor's own gifts. `{…}` are filled in. */
export const myGivingContent = localized<MyGivingContent>({
  en: {
    meta: {
      title: 'My giving',
      description:
        'See all your gifts to the foundation, your monthly gifts and what we have on file, with a link that we send to your e-mail address: no password needed.',
    },
    titles: {
      closed: 'My giving',
      asked: 'Check your e-mail · My giving',
      open: 'Your gifts · My giving',
    },
    lead: 'Your gifts by year, your monthly gifts, and what we have on file about you.',
    open: {
      title: 'Your link is here',
      text: 'One tap, and your gifts are shown. The link works once.',
      action: 'Show my gifts',
      noScript:
        'If you have come here by the link in our e-mail: it needs JavaScript, which is switched off in this browser. Ask for a new e-mail below instead, and type in its code here.',
    },
    ask: {
      title: 'See your gifts',
      text: 'Enter the e-mail address that you used for your gifts. We send you a link that opens this page for one hour; there is no password.',
      label: 'E-mail address',
      action: 'Send me a link',
      again: 'No e-mail? Send it again',
    },
    code: {
      title: 'Check your e-mail',
      text: 'If gifts came with this address, a link is on its way. Tap it, or type in the code that comes with it.',
      help: 'Not there after a few minutes? Look in the spam folder, or try another address that you may have used. An address gets at most three of these e-mails an hour.',
      label: 'Six-digit code',
      action: 'Show my gifts',
    },
    noMail: {
      title: 'We cannot send you a link yet',
      text: 'This website cannot send e-mail at the moment. Please write to us, and we will tell you what we have on file.',
    },
    closedMeanwhile:
      'This page has closed in the meantime, and nothing was changed. Please ask for a new link.',
    openAlready:
      'This page is open already, so no link or code was needed. For the gifts of another address, first close this page, then ask for a new link.',
    failed: {
      open: 'This link has been used or is too old. Please ask for a new one.',
      ask: 'That did not work. Please check the address, or wait ten minutes before you ask again.',
      code: 'This code is wrong or too old. Please check it; after five wrong codes you need a new e-mail.',
      'tax-details':
        'That was not saved. Please check the PAN, and that at least one gift is chosen. Only the office can change what is already on file.',
      mails: 'That did not work. Please try again in a minute, or write to us.',
      updates: 'That did not work. Please try again in a minute, or write to us.',
      deletion: 'That did not work. Please try again in a minute, or write to us.',
    },
    sent: {
      'tax-details': 'PAN and address are saved with the gifts that you chose.',
      mails: 'Done. You will get no more reminders.',
      'updates-on': 'Thank you. We write to you when there is news, at most once a month.',
      'updates-off': 'Done. You will get no more news.',
      deletion: 'Your request is with the office. We will answer you by e-mail.',
      closed: 'This page is closed. Nobody sees your gifts on this device any more.',
    },
    signedIn: 'Gifts that came with {email}',
    logOut: 'Close this page',
    none: {
      title: 'No gifts yet',
      text: 'No gift that has reached us came with this address. A payment that is still being confirmed appears here once it is.',
    },
    year: 'April {first} to March {last}',
    total: '{amount} in all',
    statuses: {
      received: 'Received',
      'partly-returned': 'Partly returned',
      returned: 'Returned',
    },
    returned: '{amount} returned',
    pan: 'PAN {pan}',
    details: 'Details',
    receipt: 'Receipt (PDF)',
    receipts:
      'If a receipt has been issued, you find it next to the gift. If one is missing, write to us.',
    monthly: {
      title: 'Your monthly giving',
      each: '{amount} each month',
      manage: 'Change or stop',
    },
    monthlyKinds: { mandate: 'Monthly gift', pledge: 'Monthly reminder' },
    monthlyStates: {
      authenticated: 'begins later',
      pending: 'last payment failed',
      halted: 'halted after failed payments',
      paused: 'paused',
      cancelled: 'ended',
      completed: 'complete',
      stopped: 'ended',
    },
    onFile: {
      title: 'What we have on file about you',
      text: 'It came with your gifts. If something is wrong, write to us and we will correct it.',
      ofSeveral:
        'Gifts of more than one donor came with this e-mail address. So that nobody sees another donor’s details, we show only the names here. Write to us and we will tell you the rest.',
      names: 'Name',
      phones: 'Phone',
      addresses: 'Address',
      citizen: 'Citizen of India',
      declared: 'Declared on {day}',
      none: 'Not on file',
    },
    tax: {
      title: 'PAN and address for your receipt',
      text: 'A receipt under Section 80G names both. Choose the gifts that you want it for.',
      gifts: 'Gifts without a PAN',
      panNumber: 'PAN',
      panHint: 'Ten characters, such as ABCPE1234F. Once saved, only the office can change it.',
      address: 'Address',
      action: 'Save',
    },
    mails: {
      title: 'Stop e-mails',
      text: 'You get a reminder each month. One tap ends all of them. For each gift we still thank you by e-mail.',
      action: 'Stop all reminders',
    },
    updates: {
      title: 'News of what your gifts did',
      on: 'You get an e-mail when there is news of what you gave for, at most once a month.',
      off: 'You get no news of what your gifts did. If you like, we write to you when there is some, at most once a month.',
      start: 'Send me news',
      stop: 'Stop the news',
    },
    deletion: {
      title: 'Have your data deleted',
      text: 'The office gets your request, deletes what it may and answers you by e-mail. Tax law makes us keep the records of gifts for some years; nothing else is kept.',
      action: 'Ask for deletion',
      waiting: 'Your request is with the office, which will answer you by e-mail.',
    },
    privacyNote: noticesEn.myGiving,
    taxPrivacyNote: noticesEn.giving,
    donate: 'Give again',
    contact: 'Write to us',
  },
  hi: {
    meta: {
      title: 'मेरा दान',
      description:
        'संस्था को दिए अपने सारे दान, मासिक दान और हमारे पास आपकी जो जानकारी है, सब देखिए। लिंक आपके ईमेल पर आता है, पासवर्ड की ज़रूरत नहीं।',
    },
    titles: {
      closed: 'मेरा दान',
      asked: 'अपना ईमेल देखिए · मेरा दान',
      open: 'आपके दान · मेरा दान',
    },
    lead: 'साल के हिसाब से आपके दान, आपका मासिक दान, और हमारे पास आपकी जो जानकारी है।',
    open: {
      title: 'आपका लिंक मिल गया',
      text: 'एक बार दबाइए और आपके दान सामने होंगे। लिंक एक ही बार काम करता है।',
      action: 'मेरे दान दिखाइए',
      noScript:
        'अगर आप हमारे ईमेल के लिंक से आए हैं: उसके लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है। नीचे से नया ईमेल मँगाइए और उसका कोड यहीं लिखिए।',
    },
    ask: {
      title: 'अपने दान देखिए',
      text: 'वह ईमेल पता लिखिए जिससे आपने दान दिया था। हम एक लिंक भेजेंगे, जिससे यह पेज एक घंटे के लिए खुलेगा। पासवर्ड की ज़रूरत नहीं।',
      label: 'ईमेल पता',
      action: 'लिंक भेजिए',
      again: 'कुछ नहीं आया? फिर से भेजिए',
    },
    code: {
      title: 'अपना ईमेल देखिए',
      text: 'अगर इस पते से दान आया है, तो ईमेल भेज दिया गया है। उसका लिंक दबाइए, या उसका कोड यहाँ लिखिए।',
      help: 'कुछ मिनट में न आए तो स्पैम फ़ोल्डर देखिए, या वह दूसरा पता लिखिए जिससे शायद दान दिया हो। एक पते पर एक घंटे में ऐसे तीन से ज़्यादा ईमेल नहीं जाते।',
      label: 'छह अंकों का कोड',
      action: 'मेरे दान दिखाइए',
    },
    noMail: {
      title: 'अभी लिंक नहीं भेजा जा सकता',
      text: 'यह वेबसाइट फ़िलहाल ईमेल नहीं भेज सकती। हमें लिखिए, हमारे पास जो जानकारी है, हम बता देंगे।',
    },
    closedMeanwhile: 'यह पेज इस बीच बंद हो गया है और कुछ भी नहीं बदला। नया लिंक मँगाइए।',
    openAlready:
      'यह पेज पहले से खुला है, लिंक या कोड की ज़रूरत नहीं थी। किसी और पते के दान देखने हों तो पहले यह पेज बंद कीजिए, फिर नया लिंक मँगाइए।',
    failed: {
      open: 'यह लिंक काम में लिया जा चुका है या पुराना हो गया है। नया लिंक मँगाइए।',
      ask: 'यह नहीं हो पाया। पता जाँच लीजिए, या दस मिनट बाद फिर कोशिश कीजिए।',
      code: 'यह कोड ग़लत है या पुराना हो गया है। जाँच लीजिए; पाँच बार ग़लत होने पर नया ईमेल मँगाना होगा।',
      'tax-details':
        'यह सहेजा नहीं गया। PAN जाँच लीजिए, और कम से कम एक दान चुनिए। जो जानकारी पहले से दर्ज है, उसे केवल दफ़्तर बदल सकता है।',
      mails: 'यह नहीं हो पाया। एक मिनट बाद फिर कोशिश कीजिए, या हमें लिखिए।',
      updates: 'यह नहीं हो पाया। एक मिनट बाद फिर कोशिश कीजिए, या हमें लिखिए।',
      deletion: 'यह नहीं हो पाया। एक मिनट बाद फिर कोशिश कीजिए, या हमें लिखिए।',
    },
    sent: {
      'tax-details': 'चुने हुए दानों के साथ PAN और पता दर्ज हो गए हैं।',
      mails: 'हो गया। अब याद दिलाने वाले ईमेल नहीं आएँगे।',
      'updates-on': 'धन्यवाद। कोई ख़बर होगी तो हम लिखेंगे, महीने में ज़्यादा से ज़्यादा एक बार।',
      'updates-off': 'हो गया। अब ख़बरों के ईमेल नहीं आएँगे।',
      deletion: 'आपकी बात दफ़्तर तक पहुँच गई है। हम ईमेल से जवाब देंगे।',
      closed: 'पेज बंद हो गया। अब इस फ़ोन या कंप्यूटर पर आपके दान किसी को नहीं दिखेंगे।',
    },
    signedIn: '{email} से दिए गए दान',
    logOut: 'यह पेज बंद कीजिए',
    none: {
      title: 'अभी कोई दान नहीं',
      text: 'इस पते से कोई दान अब तक हमें नहीं मिला है। जिस भुगतान की पुष्टि बाक़ी है, वह पुष्टि होने पर यहाँ दिखेगा।',
    },
    year: 'अप्रैल {first} से मार्च {last}',
    total: 'कुल {amount}',
    statuses: {
      received: 'मिल गया',
      'partly-returned': 'कुछ रकम लौटाई गई',
      returned: 'लौटा दिया गया',
    },
    returned: '{amount} लौटाए गए',
    pan: 'PAN नंबर {pan}',
    details: 'पूरी जानकारी',
    receipt: 'रसीद (PDF)',
    receipts: 'जिस दान की रसीद बन चुकी है, वह उसके पास ही मिलेगी। कोई रसीद न दिखे तो हमें लिखिए।',
    monthly: {
      title: 'आपका मासिक दान',
      each: 'हर महीने {amount}',
      manage: 'बदलिए या बंद कीजिए',
    },
    monthlyKinds: { mandate: 'मासिक दान', pledge: 'हर महीने की याद' },
    monthlyStates: {
      authenticated: 'बाद में शुरू होगा',
      pending: 'पिछला भुगतान नहीं हो पाया',
      halted: 'भुगतान न होने से रुक गया',
      paused: 'रोका हुआ',
      cancelled: 'बंद',
      completed: 'पूरा हुआ',
      stopped: 'बंद',
    },
    onFile: {
      title: 'हमारे पास आपकी जो जानकारी है',
      text: 'यह आपके दान के साथ आई है। कुछ ग़लत हो तो हमें लिखिए, हम सुधार देंगे।',
      ofSeveral:
        'इस ईमेल पते से एक से ज़्यादा दानदाताओं के दान आए हैं। किसी को दूसरे की जानकारी न दिखे, इसलिए यहाँ सिर्फ़ नाम हैं। हमें लिखिए, बाक़ी हम बता देंगे।',
      names: 'नाम',
      phones: 'फ़ोन नंबर',
      addresses: 'पता',
      citizen: 'भारत की नागरिकता',
      declared: '{day} को घोषणा की',
      none: 'दर्ज नहीं',
    },
    tax: {
      title: 'रसीद के लिए PAN और पता',
      text: 'धारा 80G की रसीद में दोनों लिखे जाते हैं। जिन दानों की रसीद चाहिए, उन्हें चुनिए।',
      gifts: 'बिना PAN वाले दान',
      panNumber: 'PAN',
      panHint: 'दस अक्षर और अंक, जैसे ABCPE1234F। दर्ज होने के बाद इसे केवल दफ़्तर बदल सकता है।',
      address: 'पता',
      action: 'दर्ज कीजिए',
    },
    mails: {
      title: 'ईमेल बंद कीजिए',
      text: 'आपको हर महीने याद दिलाने का ईमेल आता है। एक बार दबाने से सब बंद हो जाएँगे। हर दान के लिए धन्यवाद का ईमेल फिर भी आएगा।',
      action: 'याद दिलाना बंद कीजिए',
    },
    updates: {
      title: 'आपके दान से क्या हुआ, इसकी ख़बर',
      on: 'जिस काम के लिए आपने दिया, उसकी कोई ख़बर होने पर आपको ईमेल आता है, महीने में ज़्यादा से ज़्यादा एक बार।',
      off: 'आपके दान से क्या हुआ, इसकी ख़बर अभी आपको नहीं भेजी जाती। चाहें तो हम ख़बर होने पर लिखेंगे, महीने में ज़्यादा से ज़्यादा एक बार।',
      start: 'मुझे ख़बर भेजिए',
      stop: 'ख़बर भेजना बंद कीजिए',
    },
    deletion: {
      title: 'अपनी जानकारी हटवाइए',
      text: 'आपकी बात दफ़्तर तक पहुँचती है। वह जो हटा सकता है, हटा देता है और ईमेल से जवाब देता है। आयकर क़ानून के कारण दान का हिसाब कुछ साल रखना पड़ता है, बाक़ी कुछ नहीं रखा जाता।',
      action: 'हटाने को कहिए',
      waiting: 'आपकी बात दफ़्तर के पास है। वह ईमेल से जवाब देगा।',
    },
    privacyNote: noticesHi.myGiving,
    taxPrivacyNote: noticesHi.giving,
    donate: 'फिर दान दीजिए',
    contact: 'हमें लिखिए',
  },
})
