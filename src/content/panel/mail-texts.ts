import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { TestMailResult } from '@/domain/first-run'
import type { MailName } from '@/domain/mail-texts'
import { mailsContent } from '../mails'
import { both, type InBoth } from './in-both'

/** When each mail goes out. */
export const mailOccasions: Record<MailName, InBoth> = {
  applicationReceived: both(
    'To a person who has just applied as a volunteer.',
    'जिसने अभी स्वयंसेवक बनने का आवेदन किया है, उसे।',
  ),
  applicationApproved: both(
    'To a new volunteer, with the ID card as a PDF.',
    'नए स्वयंसेवक को, पहचान-पत्र की PDF के साथ।',
  ),
  applicationDeclined: both(
    'To an applicant you reject, if you leave the box ticked. It does not give your reason.',
    'अस्वीकृत आवेदक को, अगर आप निशान लगा रहने दें। इसमें आपका लिखा कारण नहीं होता।',
  ),
  thankYou: both(
    'To the donor once a gift has arrived, with the receipt as a PDF.',
    'दान पहुँचते ही दानदाता को, रसीद की PDF के साथ।',
  ),
  receiptAgain: both(
    'When you send a receipt again, with its PDF.',
    'जब आप रसीद दोबारा भेजते हैं, उसकी PDF के साथ।',
  ),
  receiptApproved: both(
    'When you add an 80G approval to receipts that were issued without one, with the PDF.',
    'जब आप बिना 80G स्वीकृति वाली रसीदों में स्वीकृति जोड़ते हैं, उनकी PDF के साथ।',
  ),
  taxCertificate: both(
    'With the certificate that you added under ‘Yearly statement’.',
    '“वार्षिक विवरण” में जोड़े गए प्रमाण-पत्र के साथ।',
  ),
  update: both(
    'To donors who asked for news. {title} and {text} are those of the update.',
    'जिन दानदाताओं ने ख़बर माँगी, उन्हें। {title} और {text} उस ख़बर के होते हैं।',
  ),
  tributeCard: both(
    'To the person a donor has made a card for.',
    'जिसके लिए दानदाता ने कार्ड बनाया, उसे।',
  ),
  myGiving: both(
    'To a donor who asks to see their gifts. The link and the code work for 30 minutes.',
    'जो दानदाता अपने दान देखना चाहे, उसे। लिंक और कोड 30 मिनट तक चलते हैं।',
  ),
  monthlyBeginsLater: both(
    'When the first charge comes on a later day.',
    'जब पहली किस्त किसी बाद के दिन कटनी हो।',
  ),
  monthlyChargeFailed: both(
    'When a charge has failed and will be tried again.',
    'जब किस्त न कटी हो और फिर कोशिश होनी हो।',
  ),
  monthlyChargesStopped: both(
    'When the charge has failed several times and is not tried again.',
    'जब किस्त कई बार न कटी हो और आगे कोशिश न होनी हो।',
  ),
  monthlyPaused: both(
    'When the donor or the bank has paused it.',
    'जब दानदाता या बैंक ने उसे रोका हो।',
  ),
  monthlyCancelled: both('When it was cancelled.', 'जब उसे बंद किया गया हो।'),
  monthlyCompleted: both('After its last charge.', 'आख़िरी किस्त के बाद।'),
  pledgeMade: both(
    'To a donor who asked to be reminded each month.',
    'जिस दानदाता ने हर महीने याद दिलाने को कहा हो, उसे।',
  ),
  pledgeReminder: both(
    'Once a month, on the day of the month on which the donor asked for it.',
    'महीने में एक बार, उसी तारीख़ को जिस पर दानदाता ने इसके लिए कहा था।',
  ),
}

/** What each placeholder stands for, and a sample of it for the preview. */
export const mailPlaceholders: Record<string, { means: InBoth; sample: InBoth }> = {
  name: { means: both('the first name', 'पहला नाम'), sample: both('Asha', 'आशा') },
  donorName: { means: both('the donor', 'दानदाता का नाम'), sample: both('Asha Devi', 'आशा देवी') },
  foundation: {
    means: both('the name of the foundation', 'संस्था का नाम'),
    sample: both('Name of the foundation', 'संस्था का नाम'),
  },
  contact: {
    means: both('the address of the contact page', 'संपर्क पेज का पता'),
    sample: both('https://example.org/contact', 'https://example.org/hi/contact'),
  },
  card: {
    means: both('the page that verifies the ID card', 'पहचान-पत्र की जाँच का पेज'),
    sample: both('https://example.org/verify/SAMPLE', 'https://example.org/hi/verify/SAMPLE'),
  },
  cardText: {
    means: both('what the card says', 'कार्ड पर लिखे शब्द'),
    sample: both(
      'Happy birthday, Kamala Devi\n\nFrom Ravi Kumar',
      'जन्मदिन की शुभकामनाएँ, कमला देवी\n\nरवि कुमार की ओर से',
    ),
  },
  amount: { means: both('the amount with ₹', '₹ के साथ रकम'), sample: both('₹1,100', '₹1,100') },
  day: { means: both('the day', 'तारीख़'), sample: both('5 April 2026', '5 अप्रैल 2026') },
  reference: {
    means: both('the number of the payment', 'भुगतान का नंबर'),
    sample: both('pay_SAMPLE', 'pay_SAMPLE'),
  },
  myGiving: {
    means: both('the address of ‘My giving’', '“मेरा दान” का पता'),
    sample: both('https://example.org/my-giving', 'https://example.org/hi/my-giving'),
  },
  use: { means: both('what the gift is for', 'दान किस काम के लिए है'), sample: both('', '') },
  receipt: {
    means: both('the sentence about the receipt', 'रसीद वाला वाक्य'),
    sample: both('', ''),
  },
  tax: {
    means: both(
      'the sentence that leads to ‘My giving’, where a tax receipt still lacks the PAN; it cannot be changed',
      '“मेरा दान” का पता बताने वाला वाक्य, जब टैक्स की रसीद के लिए PAN बाक़ी हो; इसे बदला नहीं जा सकता',
    ),
    sample: both(
      fillPlaceholders(mailsContent.en.thankYou.tax, { myGiving: 'https://example.org/my-giving' }),
      fillPlaceholders(mailsContent.hi.thankYou.tax, {
        myGiving: 'https://example.org/hi/my-giving',
      }),
    ),
  },
  monthly: {
    means: both('the sentence about the monthly gift', 'मासिक दान वाला वाक्य'),
    sample: both('', ''),
  },
  purpose: {
    means: both('the program or campaign', 'कार्यक्रम या अभियान'),
    sample: both('A program', 'एक कार्यक्रम'),
  },
  number: {
    means: both('the number of the receipt', 'रसीद का नंबर'),
    sample: both('2026-27/000001', '2026-27/000001'),
  },
  link: {
    means: both('the address the e-mail leads to', 'जिस पते पर ईमेल ले जाता है'),
    sample: both('https://example.org/SAMPLE', 'https://example.org/hi/SAMPLE'),
  },
  code: { means: both('six digits to type in', 'छह अंकों का कोड'), sample: both('123456', '123456') },
  form: {
    means: both('the name of the form', 'फ़ॉर्म का नाम'),
    sample: both('Form 114', 'Form 114'),
  },
  year: { means: both('the financial year', 'वित्तीय वर्ष'), sample: both('2026-27', '2026-27') },
  title: {
    means: both('the title of the news', 'ख़बर का शीर्षक'),
    sample: both('The first lessons', 'पहली कक्षाएँ'),
  },
  text: {
    means: both('the text of the news', 'ख़बर का पाठ'),
    sample: both('Your own text will be here.', 'यहाँ आपका लिखा हुआ होगा।'),
  },
  stop: {
    means: both('the address to stop the news', 'ख़बरें बंद करने का पता'),
    sample: both('https://example.org/SAMPLE', 'https://example.org/hi/SAMPLE'),
  },
  honouree: {
    means: both('in whose name', 'किसके नाम पर'),
    sample: both('Kamala Devi', 'कमला देवी'),
  },
  fromName: { means: both('from whom', 'किसकी ओर से'), sample: both('Ravi Kumar', 'रवि कुमार') },
  manage: {
    means: both('the donor’s own page to change or stop it', 'बदलने या बंद करने का दानदाता का पेज'),
    sample: both('https://example.org/SAMPLE', 'https://example.org/hi/SAMPLE'),
  },
  newCard: {
    means: both('where another card or account is chosen', 'जहाँ दूसरा कार्ड या खाता चुनें'),
    sample: both('https://example.org/SAMPLE', 'https://example.org/hi/SAMPLE'),
  },
  pay: {
    means: both('where the gift is given', 'जहाँ दान दिया जाता है'),
    sample: both('https://example.org/donate', 'https://example.org/hi/donate'),
  },
}

/** The samples by the names of their placeholders. */
export function mailSamples(language: 'en' | 'hi'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mailPlaceholders).map(([name, { sample }]) => [name, sample[language]]),
  )
}

/** The outcomes of sending a sample to oneself. */
export const mailSampleResults: Record<TestMailResult, InBoth> = {
  sent: both('Sent to your address.', 'आपके पते पर भेज दिया।'),
  'no-server': both(
    'There is no mail server yet: First steps says how to set one up.',
    'अभी कोई मेल सर्वर नहीं है: उसे कैसे जोड़ें, यह “पहले क़दम” में लिखा है।',
  ),
  'no-address': both(
    'Your account has no e-mail address. Enter one under ‘Your account’.',
    'आपके खाते में ईमेल पता नहीं है। उसे “आपका खाता” पेज पर लिखिए।',
  ),
  login: both(
    'The mail server did not accept its username or password.',
    'मेल सर्वर ने यूज़रनेम या पासवर्ड नहीं माना।',
  ),
  unreachable: both('The mail server did not answer.', 'मेल सर्वर से जवाब नहीं मिला।'),
  refused: both('The mail server refused the e-mail.', 'मेल सर्वर ने ईमेल नहीं लिया।'),
  failed: both('It was not sent. Please try again.', 'भेजा नहीं जा सका। फिर कोशिश कीजिए।'),
}

/** The panel's other words about the texts of mails. */
export const mailTextWords = {
  placeholders: both('You may write:', 'आप ये लिख सकते हैं:'),
  required: both('It must contain:', 'ये ज़रूर हों:'),
  unknown: both(
    'There is nothing to fill in for {unknown}. You may write: {possible}.',
    '{unknown} की जगह भरने के लिए कुछ नहीं है। आप ये लिख सकते हैं: {possible}।',
  ),
  noneKnown: both('nothing', 'कुछ नहीं'),
  missing: both(
    'Please keep {missing} in this text: the e-mail is useless without it.',
    'इस पाठ में {missing} रहने दीजिए: इसके बिना ईमेल किसी काम का नहीं।',
  ),
  takeStandard: both('Start from the standard text', 'मानक पाठ से शुरू करें'),
  preview: both('Preview', 'झलक'),
  previewNote: both(
    'This is how it would be sent. Marked words are samples.',
    'ईमेल ऐसे भेजा जाएगा। रंगीन शब्द नमूने हैं।',
  ),
  sendSample: both('Send it to my address', 'मेरे पते पर भेजें'),
  sendSampleNote: both('Sends the saved text.', 'सहेजा हुआ पाठ भेजा जाता है।'),
  sampleMark: both('[Sample]', '[नमूना]'),
  signature: both('Name of the foundation\nMotto', 'संस्था का नाम\nध्येय वाक्य'),
}
