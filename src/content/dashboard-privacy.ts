import type { PersonalKind } from '@/domain/personal-data'
import type { NoticeForm } from '@/domain/privacy-notice'
import { localized } from './locale'

/** Words of the dashboard about personal data. */
export const dashboardPrivacyContent = localized({
  en: {
    pan: {
      masked: (mask: string) => `PAN ${mask}`,
      show: 'Show PAN',
      showOf: (name: string) => `Show PAN: ${name}. The activity log records it.`,
      failed: {
        title: 'The PAN was not shown',
        withoutReason: 'Please try again in a moment.',
      },
    },
    person: {
      open: 'Personal data',
      openOf: (name: string) => `Personal data of ${name}`,
      title: (name: string) => `Personal data: ${name}`,
      lead: 'All records with the same e-mail address or PAN; with the same phone number only if one of the two has no address, as a family may share a phone.',
      failed: 'The records were not found',
      foundBy: (marks: string) => `Found by ${marks}.`,
      noMarks:
        'This record has no e-mail address, phone number or PAN: no other records can be found.',
      pan: (mask: string) => `PAN ${mask}`,
      names: (names: string) =>
        `Several names are on these records: ${names}. Make sure that they are one person before you erase anything.`,
      kinds: {
        gifts: 'Gifts',
        receipts: 'Receipts',
        certificates: 'Certificates of the tax office',
        donors: 'Entry and notes in the list of donors',
        payments: 'Payments',
        monthlyGifts: 'Monthly gifts',
        pledges: 'Pledges',
        messages: 'Messages',
        applications: 'Volunteer applications',
        hours: 'Volunteer hours',
        signUps: 'Sign-ups for events',
        mails: 'E-mails to them',
        news: 'Consent to news',
        logins: 'Logins to My giving',
        cards: 'Cards for gifts',
        receivedCards: 'Address on cards from others',
      } as Record<PersonalKind, string>,
      erased: (count: number) => `${count} to be erased`,
      kept: (count: number) => `${count} kept`,
      keptUntil: (count: number, day: string) => `${count} kept until ${day}`,
      keptAsRefusal: 'kept as a refusal',
      notices: {
        title: 'Privacy notices shown with the forms',
        forms: {
          giving: 'Gifts and tax details',
          volunteer: 'Volunteer application',
          contact: 'Message',
          card: 'Card for a gift',
          event: 'Sign-up for an event',
          myGiving: 'My giving',
        } as Record<NoticeForm, string>,
        version: (version: string) => `version ${version}`,
        between: (first: string, last: string) => `${first} to ${last}`,
      },
      reasons:
        'Gifts, receipts and payments stay in the books with their names for eight financial years after their own, as tax law requires; then they can be made anonymous. A monthly gift that still runs stays until it is ended, a payment until it is decided. As long as one of these stays, so does a note that the address wants no news; without it, the next charge would start them again. Amounts, days and numbers always stay. The activity log keeps the names in its entries.',
      export: 'Export this person’s data',
      exporting: 'Exporting …',
      exported: {
        title: 'Data exported',
        description: 'The file contains personal data: pass it on with care, then delete it.',
      },
      exportFailed: {
        title: 'Export failed',
        description: 'No file was saved, even if the activity log mentions an export.',
      },
      erase: (count: number) => (count === 1 ? 'Erase 1 record' : `Erase ${count} records`),
      erasing: 'Erasing …',
      isSure: 'This cannot be undone. I have answered the person, whose message is erased as well.',
      nothing: 'There is nothing that may be erased now.',
      done: { title: 'Data erased', description: 'The activity log records how much, not what.' },
      eraseFailed: {
        title: 'The erasure may not be complete',
        withoutReason: 'The server did not answer. Please check what is left, and erase that.',
      },
    },
  },
  hi: {
    pan: {
      masked: (mask) => `PAN नंबर ${mask}`,
      show: 'PAN दिखाएँ',
      showOf: (name) => `PAN दिखाएँ: ${name}। यह गतिविधि-सूची में लिखा जाएगा।`,
      failed: {
        title: 'PAN नहीं दिखाया जा सका',
        withoutReason: 'कृपया थोड़ी देर में फिर कोशिश कीजिए।',
      },
    },
    person: {
      open: 'निजी जानकारी',
      openOf: (name) => `${name} की निजी जानकारी`,
      title: (name) => `निजी जानकारी: ${name}`,
      lead: 'एक ही ईमेल या PAN वाले सारे रिकॉर्ड; एक ही फ़ोन नंबर वाले सिर्फ़ तब, जब दोनों में से किसी एक में ईमेल न हो, क्योंकि एक परिवार का फ़ोन एक हो सकता है।',
      failed: 'रिकॉर्ड नहीं मिल पाए',
      foundBy: (marks) => `इनसे मिले: ${marks}।`,
      noMarks: 'इस रिकॉर्ड में न ईमेल है, न फ़ोन नंबर, न PAN: सिर्फ़ यही मिला।',
      pan: (mask) => `PAN नंबर ${mask}`,
      names: (names) =>
        `इन रिकॉर्ड में कई नाम हैं: ${names}। कुछ भी मिटाने से पहले पक्का कर लीजिए कि यह एक ही व्यक्ति है।`,
      kinds: {
        gifts: 'दान',
        receipts: 'रसीदें',
        certificates: 'आयकर विभाग के प्रमाण-पत्र',
        donors: 'दानदाताओं की सूची में नाम और नोट',
        payments: 'भुगतान',
        monthlyGifts: 'मासिक दान',
        pledges: 'दान के वादे',
        messages: 'संदेश',
        applications: 'सेवा के आवेदन',
        hours: 'सेवा के घंटे',
        signUps: 'कार्यक्रमों के लिए लिखाए नाम',
        mails: 'उन्हें भेजे ईमेल',
        news: 'ख़बरों के लिए सहमति',
        logins: '“मेरा दान” के लॉगिन',
        cards: 'दान के कार्ड',
        receivedCards: 'दूसरों के कार्ड पर पता',
      },
      erased: (count) => `${count} को मिटाया जाएगा`,
      kept: (count) => `${count} को रखा जाएगा`,
      keptUntil: (count, day) => `${count} को ${day} तक रखा जाएगा`,
      keptAsRefusal: 'इनकार के रूप में रहेगी',
      notices: {
        title: 'फ़ॉर्म पर दिखाई गई निजता की सूचनाएँ',
        forms: {
          giving: 'दान और टैक्स की जानकारी',
          volunteer: 'सेवा का आवेदन',
          contact: 'संदेश',
          card: 'दान का कार्ड',
          event: 'कार्यक्रम के लिए नाम लिखाना',
          myGiving: 'मेरा दान',
        },
        version: (version) => `संस्करण ${version}`,
        between: (first, last) => `${first} से ${last} तक`,
      },
      reasons:
        'दान, रसीदें और भुगतान अपने वित्तीय वर्ष के बाद आठ वित्तीय वर्ष तक नाम के साथ हिसाब में रहते हैं, जैसा टैक्स क़ानून कहता है; उसके बाद नाम हटाया जा सकता है। चालू मासिक दान बंद होने तक और भुगतान फ़ैसला होने तक रहता है। जब तक इनमें से कुछ रहता है, यह भी लिखा रहता है कि इस पते पर ख़बरें नहीं भेजनी हैं, ताकि अगली किस्त से वे फिर शुरू न हो जाएँ। रकम, दिन और नंबर हमेशा रहते हैं। गतिविधि-सूची में लिखे नाम रहते हैं।',
      export: 'इस व्यक्ति की जानकारी निकालें',
      exporting: 'निकाली जा रही है …',
      exported: {
        title: 'जानकारी निकाली गई',
        description: 'फ़ाइल में निजी जानकारी है: सँभालकर दीजिए, फिर मिटा दीजिए।',
      },
      exportFailed: {
        title: 'जानकारी नहीं निकल पाई',
        description: 'कोई फ़ाइल नहीं सहेजी गई, चाहे गतिविधि-सूची में निर्यात लिखा हो।',
      },
      erase: (count) => (count === 1 ? '1 रिकॉर्ड मिटाएँ' : `${count} रिकॉर्ड मिटाएँ`),
      erasing: 'मिटाया जा रहा है …',
      isSure: 'यह वापस नहीं होगा। मैंने उन्हें जवाब दे दिया है; उनका संदेश भी मिट जाएगा।',
      nothing: 'अभी ऐसा कुछ नहीं है जो मिटाया जा सके।',
      done: {
        title: 'जानकारी मिटाई गई',
        description: 'गतिविधि-सूची में लिखा है कि कितना मिटा, यह नहीं कि क्या।',
      },
      eraseFailed: {
        title: 'हो सकता है कि सब कुछ न मिटा हो',
        withoutReason: 'सर्वर से जवाब नहीं मिला। कृपया देखिए कि क्या बाक़ी है, और उसे मिटाइए।',
      },
    },
  },
})
