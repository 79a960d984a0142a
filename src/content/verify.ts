import type { LinkCopy, Localized, PageMeta } from './locale'

export type VerifiableKind = 'receipt' | 'idCard' | 'certificate'

export type VerifyResult = 'valid' | 'expired' | 'withdrawn' | 'refunded' | 'notFound'

export type VerifyContent = {
  meta: PageMeta
  title: string
  lead: string
  code: { label: string; placeholder: string; hint: string; submit: string; submitting: string }
  kinds: Record<VerifiableKind, string>
  results: Record<VerifyResult, { title: string; text: string }>
  details: {
    kind: string
    code: string
    name: string
    issuedOn: string
    validUntil: string
    amount: string
  }
  privacyNote: string
  checkAnother: string
  doubt: { heading: string; text: string; link: LinkCopy<'contact'> }
}

export const verifyContent: Localized<VerifyContent> = {
  en: {
    meta: {
      title: 'Verify a Document',
      description:
        'Check whether a receipt, a volunteer card or a certificate really comes from the foundation: enter the code printed on it and see whether it is valid.',
    },
    title: 'Verify a Document',
    lead: 'Receipts, volunteer cards and certificates of the foundation carry a code. Enter it here to see whether the paper is genuine.',
    code: {
      label: 'Code',
      placeholder: 'The code on the paper',
      hint: 'You find it next to the QR code. Capital and small letters make no difference.',
      submit: 'Check',
      submitting: 'Checking…',
    },
    kinds: {
      receipt: 'Donation receipt',
      idCard: 'Volunteer ID card',
      certificate: 'Certificate of Achievement',
    },
    results: {
      valid: { title: 'Genuine and valid', text: 'This document was issued by us.' },
      expired: {
        title: 'Genuine, but expired',
        text: 'This document was issued by us. Its time has run out.',
      },
      withdrawn: {
        title: 'No longer valid',
        text: 'This document was issued by us and has been withdrawn since.',
      },
      refunded: {
        title: 'Donation refunded',
        text: 'This receipt was issued by us. The donation has been refunded, so it is no longer valid.',
      },
      notFound: {
        title: 'No document with this code',
        text: 'Please compare each letter and digit. If the code is right, the paper is not from us.',
      },
    },
    details: {
      kind: 'Document',
      code: 'Code',
      name: 'Name',
      issuedOn: 'Issued on',
      validUntil: 'Valid until',
      amount: 'Amount',
    },
    privacyNote: 'Only as much is shown here as is needed to check the paper.',
    checkAnother: 'Check another code',
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
        'रसीद, स्वयंसेवक कार्ड या प्रमाण पत्र सचमुच संस्था का है या नहीं, यहाँ जाँचिए: उस पर छपा कोड डालिए और देखिए कि वह असली और मान्य है या नहीं।',
    },
    title: 'काग़ज़ की जाँच',
    lead: 'संस्था की रसीद, स्वयंसेवक कार्ड और प्रमाण पत्र पर एक कोड होता है। उसे यहाँ डालकर देखिए कि काग़ज़ असली है या नहीं।',
    code: {
      label: 'कोड',
      placeholder: 'काग़ज़ पर लिखा कोड',
      hint: 'यह QR कोड के पास लिखा होता है। अंग्रेज़ी के छोटे-बड़े अक्षर से फ़र्क नहीं पड़ता।',
      submit: 'जाँचें',
      submitting: 'जाँच हो रही है…',
    },
    kinds: {
      receipt: 'दान की रसीद',
      idCard: 'स्वयंसेवक पहचान कार्ड',
      certificate: 'उपलब्धि प्रमाण पत्र',
    },
    results: {
      valid: { title: 'असली और मान्य', text: 'यह काग़ज़ हमने ही दिया है।' },
      expired: {
        title: 'असली है, पर समय बीत गया',
        text: 'यह काग़ज़ हमने ही दिया था। इसकी तारीख़ निकल चुकी है।',
      },
      withdrawn: {
        title: 'अब मान्य नहीं',
        text: 'यह काग़ज़ हमने दिया था, पर बाद में वापस ले लिया गया।',
      },
      refunded: {
        title: 'दान लौटा दिया गया',
        text: 'यह रसीद हमने दी थी। दान लौटाया जा चुका है, इसलिए रसीद अब मान्य नहीं है।',
      },
      notFound: {
        title: 'इस कोड का कोई काग़ज़ नहीं मिला',
        text: 'हर अक्षर और अंक मिलाकर देखिए। कोड सही हो, तो यह काग़ज़ हमारा नहीं है।',
      },
    },
    details: {
      kind: 'काग़ज़',
      code: 'कोड',
      name: 'नाम',
      issuedOn: 'कब दिया गया',
      validUntil: 'कब तक मान्य',
      amount: 'रकम',
    },
    privacyNote: 'यहाँ उतना ही दिखाया जाता है जितना काग़ज़ जाँचने के लिए ज़रूरी है।',
    checkAnother: 'दूसरा कोड जाँचें',
    doubt: {
      heading: 'शक हो रहा है?',
      text: 'कोई हमारे नाम पर पैसे माँगे और आपको भरोसा न हो, तो अभी कुछ मत दीजिए। पहले हमसे पूछिए।',
      link: { id: 'contact', href: '/contact', label: 'हमसे पूछें' },
    },
  },
}
