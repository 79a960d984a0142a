import type { RetainedKind } from '@/domain/retention'
import { localized } from './locale'

type Row = { what: string; period: string }
type PrivacyPeriodsContent = {
  heading: string
  /** Whether or not the site deletes anything by itself. */
  always: Row[]
  /** Where it does. `{period}` is such as '2 years'. */
  deleted: Record<RetainedKind, Row>
  /** Where it does not. */
  kept: Row[]
  erased: string
  months: (count: string) => string
  years: (count: string) => string
  oneMonth: string
  oneYear: string
}

/** How long data is kept, as the privacy page says it below the editor's own text. */
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
        what: 'Open messages, open and accepted applications with their hours, pledges, cards, consent to news, and notes about donors',
        period: 'No fixed period: until they are erased, by us or because you ask for it',
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
        what: 'Sign-ups to events',
        period: 'Deleted {period} after you signed up, once the event is that long past',
      },
      failedPayments: {
        what: 'Name and contact with payments that failed',
        period: 'Deleted {period} after the last news of the payment',
      },
      mails: { what: 'E-mails to you', period: 'Deleted {period} after they were sent' },
      auditLog: {
        what: 'Log of who did what in the office',
        period: 'Deleted {period} after the entry',
      },
    },
    kept: [
      {
        what: 'Messages that were read or answered, applications that were not accepted, sign-ups to events, e-mails to you, and payments that failed',
        period: 'No fixed period yet: until they are erased, by us or because you ask for it',
      },
      {
        what: 'Log of who did what in the office',
        period: 'No fixed period yet: nothing of it is deleted',
      },
    ],
    erased:
      'What no law has us keep is erased earlier when you ask us. The log may keep a name, and copies of the database that are kept against loss may hold it for longer.',
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
        what: 'खुले संदेश, खुले और स्वीकृत आवेदन और उनके घंटे, संकल्प, कार्ड, ख़बरों के लिए सहमति, और दानदाताओं के बारे में नोट',
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
        what: 'कार्यक्रमों में लिखे नाम',
        period: 'कार्यक्रम और नाम लिखाने के {period} बाद मिटा दिए जाते हैं',
      },
      failedPayments: {
        what: 'विफल भुगतानों के साथ नाम और संपर्क',
        period: 'भुगतान की आख़िरी ख़बर के {period} बाद मिटा दिए जाते हैं',
      },
      mails: { what: 'आपको भेजे ईमेल', period: 'भेजने के {period} बाद मिटा दिए जाते हैं' },
      auditLog: {
        what: 'दफ़्तर में किसने क्या किया, इसकी सूची',
        period: 'हर प्रविष्टि {period} बाद मिटा दी जाती है',
      },
    },
    kept: [
      {
        what: 'निपटाए गए संदेश, अस्वीकृत आवेदन, कार्यक्रमों में लिखे नाम, आपको भेजे ईमेल और विफल भुगतान',
        period: 'अभी कोई तय अवधि नहीं: जब तक हम इन्हें न मिटाएँ या आप मिटाने को न कहें',
      },
      {
        what: 'दफ़्तर में किसने क्या किया, इसकी सूची',
        period: 'अभी कोई तय अवधि नहीं: इसमें से कुछ नहीं मिटाया जाता',
      },
    ],
    erased:
      'जो रखना किसी क़ानून में ज़रूरी नहीं, वह आपके कहने पर पहले भी मिटा दिया जाता है। उस सूची में नाम रह सकता है, और खो जाने से बचाने के लिए रखी डेटाबेस की प्रतियों में वह ज़्यादा समय तक रह सकता है।',
    months: (count) => `${count} महीने`,
    years: (count) => `${count} साल`,
    oneMonth: '1 महीने',
    oneYear: '1 साल',
  },
})
