import type { ReceiptVerification } from '@/domain/receipt'
import type { Verification } from '@/domain/verification'
import { localized } from './locale'

type Notice = { title: string; text: string }

export const verifyContent = localized({
  en: {
    meta: {
      title: 'Verify a Document',
      description:
        'Check whether a volunteer card, certificate or receipt comes from the foundation and is still valid: scan the code printed on it, or type it in here.',
    },
    title: 'Verify a Document',
    lead: 'Volunteer cards, certificates and receipts of the foundation carry a code. This is what we know of the one that you checked.',
    form: {
      lead: 'Volunteer cards, certificates and receipts of the foundation carry a code. Type it in, and we tell you whether the paper is from us and still valid.',
      label: 'Code on the paper',
      hint: '16 letters and digits. Spaces and dashes do not matter.',
      submit: 'Check',
      another: 'Check another code',
      link: 'Check the code of a card or receipt',
    },
    results: {
      valid: { title: 'Genuine and valid', text: 'This document was issued by us.' },
      expired: {
        title: 'Genuine, but expired',
        text: 'We issued this card. It has expired.',
      },
      withdrawn: {
        title: 'Not valid',
        text: 'We issued this document, but it is not valid now: the person named on it is not currently a volunteer of the foundation.',
      },
      'receipt-valid': {
        title: 'Genuine and valid',
        text: 'We issued this receipt, and it is valid.',
      },
      'receipt-practice': {
        title: 'For practice only',
        text: 'This receipt was made to practise. No money has moved, and nothing was donated.',
      },
      'receipt-refunded': {
        title: 'Refunded',
        text: 'We issued this receipt. The money has been given back, so it is no longer valid.',
      },
      'receipt-void': {
        title: 'Void',
        text: 'We issued this receipt, but it is no longer valid.',
      },
      unknown: {
        title: 'This code is not known',
        text: 'Please compare each letter and digit of the code with the paper. If it is right, the paper is not from us.',
      },
      tooMany: {
        title: 'Please wait a little',
        text: 'Many documents were checked from your connection. Try again in ten minutes.',
      },
    } satisfies Record<
      Verification['state'] | ReceiptVerification['state'] | 'unknown' | 'tooMany',
      Notice
    >,
    details: {
      name: 'Name',
      number: 'Number',
      issuedOn: 'Card issued on',
      idCard: 'Volunteer ID card',
      certificate: 'Certificate of Achievement',
      validUntil: (day: string) => `Valid until ${day}`,
      expiredOn: (day: string) => `Expired on ${day}`,
      noEnd: 'No expiry date',
      donor: 'Donor (initials)',
      correctedOn: 'Corrected on (earlier copies are no longer valid)',
    },
    receiptNote:
      'Number, amount and initials must match the receipt. We show nothing else about the donor.',
    privacyNote: 'Name and number must match the document. We show no other personal details.',
    doubt: {
      heading: 'In doubt?',
      text: 'If somebody collects money in our name and you are not sure, do not give anything yet. Ask us.',
      link: { id: 'contact', href: '/contact', label: 'Ask us' },
    },
  },
  hi: {
    meta: {
      title: 'काग़ज़ की जाँच',
      description:
        'स्वयंसेवक कार्ड, प्रमाण-पत्र या रसीद सचमुच संस्था की है या नहीं और अब भी मान्य है या नहीं, यह जाँचिए: उस पर छपा कोड फ़ोन से स्कैन कीजिए या यहाँ लिखिए।',
    },
    title: 'काग़ज़ की जाँच',
    lead: 'संस्था के स्वयंसेवक कार्ड, प्रमाण-पत्र और रसीद पर एक कोड होता है। आपने जो कोड जाँचा, उसके बारे में हम यह जानते हैं।',
    form: {
      lead: 'संस्था के स्वयंसेवक कार्ड, प्रमाण-पत्र और रसीद पर एक कोड होता है। उसे यहाँ लिखिए, हम बताएँगे कि काग़ज़ हमारा है या नहीं और अब भी मान्य है या नहीं।',
      label: 'काग़ज़ पर छपा कोड',
      hint: '16 अक्षर और अंक। बीच की ख़ाली जगह या डैश से फ़र्क़ नहीं पड़ता।',
      submit: 'जाँचें',
      another: 'दूसरा कोड जाँचें',
      link: 'कार्ड या रसीद का कोड जाँचें',
    },
    results: {
      valid: { title: 'असली और मान्य', text: 'यह काग़ज़ हमने ही दिया है।' },
      expired: {
        title: 'असली है, पर समय बीत गया',
        text: 'यह कार्ड हमने ही दिया था। इसकी तारीख़ निकल चुकी है।',
      },
      withdrawn: {
        title: 'मान्य नहीं',
        text: 'यह काग़ज़ हमने दिया था, पर अभी मान्य नहीं है: इस पर जिनका नाम है, वे इस समय हमारे स्वयंसेवक नहीं हैं।',
      },
      'receipt-valid': {
        title: 'असली और मान्य',
        text: 'यह रसीद हमने ही दी है और मान्य है।',
      },
      'receipt-practice': {
        title: 'केवल अभ्यास',
        text: 'यह रसीद अभ्यास के लिए बनी थी। कोई पैसा नहीं दिया गया, कोई दान नहीं हुआ।',
      },
      'receipt-refunded': {
        title: 'राशि लौटा दी गई',
        text: 'यह रसीद हमने दी थी। राशि लौटा दी गई है, इसलिए यह अब मान्य नहीं है।',
      },
      'receipt-void': {
        title: 'रद्द',
        text: 'यह रसीद हमने दी थी, पर अब मान्य नहीं है।',
      },
      unknown: {
        title: 'यह कोड हमारे पास नहीं है',
        text: 'कोड का हर अक्षर और अंक काग़ज़ से मिलाकर देखिए। कोड सही हो, तो यह काग़ज़ हमारा नहीं है।',
      },
      tooMany: {
        title: 'थोड़ा रुकिए',
        text: 'आपके कनेक्शन से बहुत सारे काग़ज़ जाँचे गए हैं। दस मिनट बाद फिर कोशिश कीजिए।',
      },
    },
    details: {
      name: 'नाम',
      number: 'नंबर',
      issuedOn: 'कार्ड कब दिया गया',
      idCard: 'स्वयंसेवक पहचान-पत्र',
      certificate: 'प्रशस्ति-पत्र',
      validUntil: (day) => `${day} तक मान्य`,
      expiredOn: (day) => `${day} को अवधि पूरी हुई`,
      noEnd: 'समाप्ति की कोई तारीख़ नहीं',
      donor: 'दानदाता (पहले अक्षर)',
      correctedOn: 'सुधार की तारीख़ (पहले की प्रतियाँ मान्य नहीं)',
    },
    receiptNote:
      'क्रमांक, राशि और नाम के पहले अक्षर वही होने चाहिए जो रसीद पर हैं। दानदाता के बारे में यहाँ इससे ज़्यादा नहीं दिखाया जाता।',
    privacyNote:
      'नाम और नंबर वही होने चाहिए जो काग़ज़ पर हैं। किसी व्यक्ति के बारे में यहाँ इससे ज़्यादा नहीं दिखाया जाता।',
    doubt: {
      heading: 'शक हो रहा है?',
      text: 'कोई हमारे नाम पर पैसे माँगे और आपको भरोसा न हो, तो अभी कुछ मत दीजिए। पहले हमसे पूछिए।',
      link: { id: 'contact', href: '/contact', label: 'हमसे पूछें' },
    },
  },
})

export type VerifyContent = (typeof verifyContent)['en']
