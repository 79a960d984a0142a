import type { Localized } from './locale'

type ThankYou = {
  donorName: string
  /** With the rupee sign. */
  amount: string
  day: string
  reference: string
  foundationName: string
  motto: string
  isTest: boolean
}

export type MailsContent = {
  thankYou: (gift: ThankYou) => { subject: string; text: string }
}

/** The mails to donors, as plain text: they open on any phone and load nothing. */
export const mailsContent: Localized<MailsContent> = {
  en: {
    thankYou: ({ donorName, amount, day, reference, foundationName, motto, isTest }) => ({
      subject: `${isTest ? '[Test] ' : ''}Thank you for your donation of ${amount}`,
      text: lines(
        isTest && 'This was a practice payment. No money has moved.',
        `Dear ${donorName},`,
        `your donation of ${amount} reached us on ${day}. Thank you. It goes to work where it is needed: in a classroom, at a sickbed, under a young tree.`,
        `Reference of the payment: ${reference}`,
        'This mail is a word of thanks, not a certificate for the income tax. If you would like one, write to us with your address and PAN. Never send us a PIN, a password or a card number; we will not ask for them.',
        `With gratitude\n${foundationName}${motto && `\n${motto}`}`,
      ),
    }),
  },
  hi: {
    thankYou: ({ donorName, amount, day, reference, foundationName, motto, isTest }) => ({
      subject: `${isTest ? '[परीक्षण] ' : ''}आपके ${amount} के दान के लिए धन्यवाद`,
      text: lines(
        isTest && 'यह केवल अभ्यास का भुगतान था। कोई पैसा नहीं कटा है।',
        `आदरणीय ${donorName},`,
        `आपका ${amount} का दान ${day} को हमें मिल गया। बहुत-बहुत धन्यवाद। यह वहीं लगेगा जहाँ ज़रूरत है: कक्षा में, बीमार के सिरहाने, या किसी छोटे पेड़ की जड़ में।`,
        `भुगतान का नंबर: ${reference}`,
        'यह पत्र धन्यवाद है, आयकर का प्रमाणपत्र नहीं। प्रमाणपत्र चाहिए तो अपना पता और PAN हमें लिख भेजिए। PIN, पासवर्ड या कार्ड का नंबर कभी न भेजें; हम ये आपसे कभी नहीं पूछेंगे।',
        `सादर आभार\n${foundationName}${motto && `\n${motto}`}`,
      ),
    }),
  },
}

function lines(...paragraphs: (string | false)[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}
