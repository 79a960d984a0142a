import { IMPORT_NAMES_DAYS, type RetainedKind } from '@/domain/retention'
import { localized } from './locale'

type Row = { what: string; period: string }
type PrivacyPeriodsContent = {
  heading: string
  /** Shown whether or not the site deletes anything by itself. */
  always: Row[]
  /** Where it does. `{period}` stands for words such as '2 years'. */
  deleted: Record<RetainedKind, Row>
  /** Where it does not. */
  kept: Row[]
  erased: string
  months: (count: string) => string
  years: (count: string) => string
  oneMonth: string
  oneYear: string
}

/** How long data is kept: shown on the privacy page, below the editor's own text. */
export const privacyPeriodsContent = localized<PrivacyPeriodsContent>({
  en: {
    heading: 'The periods in detail',
    always: [
      {
        what: 'Gifts, monthly gifts, receipts and their payments, with name and contact',
        period:
          'At least eight financial years after that of the gift, as tax law asks; amounts, days and numbers always stay in the books',
      },
      {
        what: 'E-mail address of the recipient of a card',
        period: '30 days after the card was sent',
      },
      {
        what: 'Names in our report on a list that was brought in from a file',
        period: `${IMPORT_NAMES_DAYS} days after we last worked on the list`,
      },
      {
        what: 'Open messages, open and accepted applications with their hours, pledges, cards, consent to news, and notes about donors',
        period: 'No fixed period: until we erase them, or you ask us to',
      },
    ],
    deleted: {
      messages: {
        what: 'Messages that were read or answered',
        period: 'Deleted {period} after we last worked on them',
      },
      rejectedApplications: {
        what: 'Volunteer applications that were not accepted',
        period: 'Deleted {period} after we last worked on them, with photo and hours',
      },
      signUps: {
        what: 'Sign-ups for events',
        period: 'Deleted {period} after the event',
      },
      failedPayments: {
        what: 'Name and contact with payments that failed',
        period: 'Deleted {period} after the last change to the payment',
      },
      mails: { what: 'E-mails to you', period: 'Deleted {period} after they were sent' },
      auditLog: {
        what: 'Log of who did what in the office',
        period: 'Each entry is deleted after {period}',
      },
    },
    kept: [
      {
        what: 'Messages that were read or answered, applications that were not accepted, sign-ups for events, e-mails to you, and payments that failed',
        period: 'No fixed period yet: until we erase them, or you ask us to',
      },
      {
        what: 'Log of who did what in the office',
        period: 'No fixed period yet: nothing in it is deleted',
      },
    ],
    erased:
      'If you ask us, we erase earlier anything that the law does not make us keep. The log may keep a name, and backups of the database may hold it for longer.',
    months: (count) => `${count} months`,
    years: (count) => `${count} years`,
    oneMonth: '1 month',
    oneYear: '1 year',
  },
  hi: {
    heading: 'अवधियाँ विस्तार से',
    always: [
      {
        what: 'दान, मासिक दान, रसीदें और उनके भुगतान, नाम और संपर्क के साथ',
        period:
          'दान वाले वित्तीय वर्ष के बाद कम से कम आठ वित्तीय वर्ष, जैसा टैक्स क़ानून कहता है; रकम, दिन और नंबर हिसाब में हमेशा रहते हैं',
      },
      { what: 'कार्ड पाने वाले का ईमेल पता', period: 'कार्ड भेजने के 30 दिन बाद तक' },
      {
        what: 'फ़ाइल से लाई गई सूची पर हमारी रिपोर्ट में नाम',
        period: `सूची पर आख़िरी काम के ${IMPORT_NAMES_DAYS} दिन बाद तक`,
      },
      {
        what: 'खुले संदेश, खुले और स्वीकृत आवेदन और उनके घंटे, दान के वादे, कार्ड, ख़बरों के लिए सहमति, और दानदाताओं के बारे में नोट',
        period: 'कोई तय अवधि नहीं: जब तक हम इन्हें न मिटाएँ या आप मिटाने को न कहें',
      },
    ],
    deleted: {
      messages: {
        what: 'पढ़े या जवाब दिए गए संदेश',
        period: 'उन पर आख़िरी काम के {period} बाद मिटा दिए जाते हैं',
      },
      rejectedApplications: {
        what: 'सेवा के जो आवेदन स्वीकार नहीं हुए',
        period: 'उन पर आख़िरी काम के {period} बाद फ़ोटो और घंटों समेत मिटा दिए जाते हैं',
      },
      signUps: {
        what: 'कार्यक्रमों के लिए लिखाए नाम',
        period: 'कार्यक्रम के {period} बाद मिटा दिए जाते हैं',
      },
      failedPayments: {
        what: 'विफल भुगतानों के साथ नाम और संपर्क',
        period: 'भुगतान में आख़िरी बदलाव के {period} बाद मिटा दिए जाते हैं',
      },
      mails: { what: 'आपको भेजे ईमेल', period: 'भेजने के {period} बाद मिटा दिए जाते हैं' },
      auditLog: {
        what: 'दफ़्तर में किसने क्या किया, इसकी सूची',
        period: 'हर प्रविष्टि {period} बाद मिटा दी जाती है',
      },
    },
    kept: [
      {
        what: 'निपटाए गए संदेश, अस्वीकृत आवेदन, कार्यक्रमों के लिए लिखाए नाम, आपको भेजे ईमेल और विफल भुगतान',
        period: 'अभी कोई तय अवधि नहीं: जब तक हम इन्हें न मिटाएँ या आप मिटाने को न कहें',
      },
      {
        what: 'दफ़्तर में किसने क्या किया, इसकी सूची',
        period: 'अभी कोई तय अवधि नहीं: इसमें से कुछ नहीं मिटाया जाता',
      },
    ],
    erased:
      'जिसे रखना क़ानूनन ज़रूरी नहीं, उसे हम आपके कहने पर पहले भी मिटा देते हैं। दफ़्तर की सूची में नाम रह सकता है, और डेटाबेस के बैकअप में वह और भी देर तक रह सकता है।',
    months: (count) => `${count} महीने`,
    years: (count) => `${count} साल`,
    oneMonth: '1 महीने',
    oneYear: '1 साल',
  },
})
