import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { transparencyFields } from '@/domain/pages/transparency'

export const transparencyContent: Localized<SeedOf<typeof transparencyFields>> = {
  en: {
    meta: {
      title: 'Transparency',
      description:
        'Registrations, reports and accounts of the foundation in one place, how its figures are kept, and how to ask for anything that is not published yet.',
    },
    title: 'Transparency',
    lead: 'Donors have a right to know. What we have published is here; ask us for anything that is missing.',
    registrations: {
      heading: 'Registrations',
      lead: 'Compare these numbers with the public registers, or ask us for a copy of the document.',
      labels: {
        registration: 'Registration number',
        section80g: 'Section 80G registration number',
        section12a: 'Section 12A registration number',
        ngoDarpan: 'NGO Darpan number',
      },
      noneYet:
        'The registration numbers are not published here yet. Write to us and we will send them to you within our usual 24 hours.',
    },
    documents: {
      heading: 'Reports and accounts',
      noneYet:
        'The annual report and the audited accounts are not published here yet. Write to us and we will send them to you.',
    },
    money: {
      heading: 'Where the money goes',
      lead: 'What came in for each purpose in a financial year (April to March) is read from our books, less what was given back. What was spent is entered by us.',
      received: 'Received, by purpose',
      spent: 'Spent, by purpose',
      items: [],
    },
    figures: {
      heading: 'About our figures',
      paragraphs: [
        'The figures on this website are given by the foundation and can be changed by it as the work goes on.',
        'If you would like to know how one of them was counted, ask us. Where we cannot show it, we will say so.',
      ],
      source: 'Source',
    },
    giving: {
      heading: 'How to be sure that your gift reaches us',
      points: [
        'Pay only by the ways shown on the donate page of this website, or confirmed by us when you ask.',
        'Check the name that your bank or UPI app shows before you pay.',
        'We never ask for a PIN, an OTP or a password.',
        'If somebody collects in our name, ask for the volunteer card and check its code on this website.',
      ],
    },
    closing: {
      heading: 'Ask us',
      text: 'A question about money is never impolite. We answer within 24 hours.',
      contact: 'Ask a question',
    },
  },
  hi: {
    meta: {
      title: 'पारदर्शिता',
      description:
        'संस्था के पंजीकरण, रिपोर्ट और हिसाब-किताब एक ही जगह, आँकड़े कैसे रखे जाते हैं, और जो अभी यहाँ प्रकाशित नहीं है, वह हमसे कैसे पूछा जाए।',
    },
    title: 'पारदर्शिता',
    lead: 'जो देता है, उसे जानने का हक़ है। जो प्रकाशित है, वह यहाँ है; जो नहीं है, वह आप हमसे माँग सकते हैं।',
    registrations: {
      heading: 'पंजीकरण',
      lead: 'इन नंबरों को सरकारी रजिस्टर से मिला लीजिए, या हमसे काग़ज़ की कॉपी माँग लीजिए।',
      labels: {
        registration: 'पंजीकरण नंबर',
        section80g: 'धारा 80G पंजीकरण नंबर',
        section12a: 'धारा 12A पंजीकरण नंबर',
        ngoDarpan: 'NGO दर्पण नंबर',
      },
      noneYet: 'पंजीकरण नंबर अभी प्रकाशित नहीं हैं। हमें लिखिए, हम हमेशा की तरह 24 घंटे के अंदर भेज देंगे।',
    },
    documents: {
      heading: 'रिपोर्ट और हिसाब',
      noneYet:
        'सालाना रिपोर्ट और ऑडिट किया हुआ हिसाब अभी यहाँ प्रकाशित नहीं है। हमें लिखिए, हम आपको भेज देंगे।',
    },
    money: {
      heading: 'पैसा कहाँ जाता है',
      lead: 'हर वित्तीय वर्ष (अप्रैल से मार्च) में किस काम के लिए कितना आया, यह हमारे बही-खाते से है: जो लौटाया गया, वह घटाकर। ख़र्च की रकम हम ख़ुद दर्ज करते हैं।',
      received: 'किस काम के लिए कितना आया',
      spent: 'किस काम पर कितना ख़र्च हुआ',
      items: [],
    },
    figures: {
      heading: 'हमारे आँकड़ों के बारे में',
      paragraphs: [
        'इस वेबसाइट के आँकड़े संस्था के दिए हुए हैं और काम के साथ-साथ बदले जाते हैं।',
        'कोई आँकड़ा कैसे गिना गया, यह जानना हो तो पूछिए। जो हम दिखा नहीं पाएँगे, वह भी साफ़ कह देंगे।',
      ],
      source: 'स्रोत',
    },
    giving: {
      heading: 'कैसे पक्का करें कि दान हम तक ही पहुँचे',
      points: [
        'पैसे सिर्फ़ उन्हीं रास्तों से दीजिए जो इस वेबसाइट के दान वाले पेज पर हैं, या जो पूछने पर हम ख़ुद बताएँ।',
        'पैसे भेजने से पहले बैंक या UPI ऐप में दिख रहा नाम देख लीजिए।',
        'हम पिन, OTP या पासवर्ड कभी नहीं पूछते।',
        'कोई हमारे नाम पर पैसे माँगे तो उसका स्वयंसेवक कार्ड देखिए और उस पर लिखा कोड इस वेबसाइट पर जाँच लीजिए।',
      ],
    },
    closing: {
      heading: 'हमसे पूछिए',
      text: 'पैसे के बारे में पूछना कभी बुरा नहीं होता। हम 24 घंटे के अंदर जवाब देते हैं।',
      contact: 'सवाल पूछें',
    },
  },
}
