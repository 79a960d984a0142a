import type { CardOccasion } from '@/domain/tribute-card'
import { localized } from './locale'

type CardContent = {
  /** On the card; `{…}`: honouree, fromName, foundation. */
  headings: Record<CardOccasion, string>
  lines: Record<CardOccasion, string>
  from: string
  /** The step after a gift. */
  make: {
    title: string
    text: string
    open: string
    change: string
    occasion: string
    occasions: Record<CardOccasion, string>
    honouree: string
    fromName: string
    message: string
    messageHint: string
    sending: string
    sendingHint: string
    recipientEmail: string
    sendOn: string
    submit: string
    save: string
    optional: string
    failed: string
    made: string
    see: string
    planned: string
    sent: string
    undelivered: string
  }
  page: {
    meta: { title: string; description: string }
    lead: string
    print: string
    picture: string
    share: string
    shareText: string
    about: string
    unknown: { title: string; text: string }
  }
  mail: { subject: Record<CardOccasion, string>; see: string; note: string }
}

/** Cards that tell of a gift in somebody's name. None of them names the amount. */
export const tributeCardContent = localized<CardContent>({
  en: {
    headings: {
      birthday: 'Happy birthday, {honouree}',
      memory: 'In memory of {honouree}',
      festival: 'Festive greetings, {honouree}',
      other: 'For {honouree}',
    },
    lines: {
      birthday: '{fromName} has given to {foundation} in your name.',
      memory: '{fromName} has given to {foundation} in loving memory.',
      festival: '{fromName} has given to {foundation} in your name.',
      other: '{fromName} has given to {foundation} in your honour.',
    },
    from: 'From {fromName}',
    make: {
      title: 'Given in somebody’s name?',
      text: 'Make a card for it: for a birthday, in memory of someone, or for a festival. The amount is not on it. You can print it, send it on WhatsApp, or let us send it on the day.',
      open: 'Make a card',
      change: 'Change the card',
      occasion: 'Occasion',
      occasions: {
        birthday: 'Birthday',
        memory: 'In memory',
        festival: 'Festival',
        other: 'Another occasion',
      },
      honouree: 'In whose name',
      fromName: 'From whom',
      message: 'A few words',
      messageHint: 'At most 200 characters. Web addresses are not allowed.',
      sending: 'Shall we send it by e-mail?',
      sendingHint:
        'We send it once, on the morning of the day you choose (today or without a day: at once), and delete the address a month later. Leave both empty to send it yourself.',
      recipientEmail: 'Recipient’s e-mail',
      sendOn: 'Day',
      submit: 'Make the card',
      save: 'Save the card',
      optional: 'optional',
      failed:
        'The card was not saved. Please check the names, the e-mail address and the day (today up to a year from now); web addresses are not allowed.',
      made: 'Your card is ready',
      see: 'See, print and share the card',
      planned: 'It will be sent to {email} on {day}.',
      sent: 'It was sent to {email} on {day}.',
      undelivered:
        'It could not be delivered to {email}. Correct the address, and it goes out again.',
    },
    page: {
      meta: {
        title: 'A card for you',
        description:
          'A card that tells of a gift to the foundation in somebody’s name, to print, to keep as a picture or to share.',
      },
      lead: 'Somebody has given in your name, or in the name of someone dear to you.',
      print: 'Print the card',
      picture: 'Save as a picture',
      share: 'Send on WhatsApp',
      shareText: '{heading}. {line}',
      about: 'What {foundation} does',
      unknown: {
        title: 'This card does not exist',
        text: 'Please open the whole link. Some programs cut long lines.',
      },
    },
    mail: {
      subject: {
        birthday: 'Happy birthday from {fromName}',
        memory: 'In memory of {honouree}',
        festival: 'Festive greetings from {fromName}',
        other: '{fromName} has given in your honour',
      },
      see: 'See the card, print it or keep it as a picture: {link}',
      note: 'This e-mail comes from {foundation} because {fromName} asked us to send it, once. We do not use your address for anything else and delete it in a month.',
    },
  },
  hi: {
    headings: {
      birthday: 'जन्मदिन की शुभकामनाएँ, {honouree}',
      memory: '{honouree} की याद में',
      festival: 'त्योहार की शुभकामनाएँ, {honouree}',
      other: '{honouree} के नाम',
    },
    lines: {
      birthday: '{fromName} ने आपके नाम पर {foundation} को दान दिया है।',
      memory: '{fromName} ने उनकी याद में {foundation} को दान दिया है।',
      festival: '{fromName} ने आपके नाम पर {foundation} को दान दिया है।',
      other: '{fromName} ने आपके सम्मान में {foundation} को दान दिया है।',
    },
    from: '{fromName} की ओर से',
    make: {
      title: 'किसी के नाम पर दिया है?',
      text: 'इसका कार्ड बनाइए: जन्मदिन पर, किसी की याद में या त्योहार पर। कार्ड पर रकम नहीं लिखी होती। उसे छापिए, WhatsApp पर भेजिए, या हम तय दिन पर भेज देंगे।',
      open: 'कार्ड बनाइए',
      change: 'कार्ड बदलिए',
      occasion: 'अवसर',
      occasions: {
        birthday: 'जन्मदिन',
        memory: 'किसी की याद में',
        festival: 'त्योहार',
        other: 'कोई और अवसर',
      },
      honouree: 'किसके नाम पर',
      fromName: 'किसकी ओर से',
      message: 'आपके दो शब्द',
      messageHint: 'ज़्यादा से ज़्यादा 200 अक्षर। वेबसाइट का पता नहीं लिखा जा सकता।',
      sending: 'क्या हम इसे ईमेल से भेज दें?',
      sendingHint:
        'हम इसे चुने हुए दिन की सुबह एक बार भेजते हैं (आज का दिन हो, या दिन ख़ाली हो, तो तुरंत), और महीने भर बाद पता मिटा देते हैं। ख़ुद भेजना हो तो दोनों ख़ाली छोड़िए।',
      recipientEmail: 'पाने वाले का ईमेल',
      sendOn: 'दिन',
      submit: 'कार्ड बनाइए',
      save: 'कार्ड सहेजिए',
      optional: 'ज़रूरी नहीं',
      failed:
        'कार्ड सहेजा नहीं गया। नाम, ईमेल पता और दिन (आज से एक साल के अंदर) जाँच लीजिए; वेबसाइट का पता नहीं लिखा जा सकता।',
      made: 'आपका कार्ड तैयार है',
      see: 'कार्ड देखिए, छापिए और भेजिए',
      planned: 'यह {day} को {email} पर भेजा जाएगा।',
      sent: 'यह {day} को {email} पर भेजा गया।',
      undelivered: 'यह {email} पर नहीं पहुँच सका। पता सुधारिए, यह फिर भेजा जाएगा।',
    },
    page: {
      meta: {
        title: 'आपके लिए एक कार्ड',
        description:
          'किसी के नाम पर संस्था को दिए गए दान का कार्ड। इसे छापिए, तस्वीर के रूप में रखिए या आगे भेजिए।',
      },
      lead: 'किसी ने आपके नाम पर, या आपके किसी अपने के नाम पर दान दिया है।',
      print: 'कार्ड छापिए',
      picture: 'तस्वीर के रूप में सहेजिए',
      share: 'WhatsApp पर भेजिए',
      shareText: '{heading}। {line}',
      about: '{foundation} के काम देखिए',
      unknown: {
        title: 'यह कार्ड नहीं मिला',
        text: 'कृपया पूरा लिंक खोलिए। कुछ ऐप लंबी पंक्ति काट देते हैं।',
      },
    },
    mail: {
      subject: {
        birthday: '{fromName} की ओर से जन्मदिन की शुभकामनाएँ',
        memory: '{honouree} की याद में',
        festival: '{fromName} की ओर से त्योहार की शुभकामनाएँ',
        other: '{fromName} ने आपके सम्मान में दान दिया है',
      },
      see: 'कार्ड यहाँ देखिए, छापिए या तस्वीर के रूप में रखिए: {link}',
      note: 'यह ईमेल {foundation} ने {fromName} के कहने पर एक बार भेजा है। आपके पते का और कोई उपयोग नहीं होगा और महीने भर में उसे मिटा दिया जाएगा।',
    },
  },
})
