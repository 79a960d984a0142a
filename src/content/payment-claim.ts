import { localized } from './locale'

/** For donors who paid by UPI or bank and enter the reference, so that we can find the money. */
export const paymentClaimContent = localized({
  en: {
    heading: 'Paid by UPI or bank?',
    lead: 'Tell us the reference number of your payment. Once we find it in our account, we record your donation and e-mail our thanks.',
    method: { label: 'How you paid', options: { upi: 'UPI', bank: 'Bank transfer' } },
    reference: {
      label: 'Reference number (UTR)',
      placeholder: 'Such as 412356789012',
      hint: 'Your app or bank shows it with the payment. For UPI it has exactly 12 digits, for a bank transfer 6 to 30 letters and digits.',
    },
    /** `{amount}` with the rupee sign; `{code}` is the first part of the claim number. */
    begun: {
      text: 'Paid from this page? Then your app shows {amount} and the note "Donation {code}".',
      open: 'Open the UPI app again',
      back: 'Back to the amounts',
    },
    noScript: 'Write to us with the reference number',
    submit: 'Send the reference',
    submitting: 'Submitting…',
    sent: {
      title: 'Thank you, we have your reference',
      text: 'Once we find the payment in our account, we e-mail you. This can take a few days.',
      number: 'Your claim number',
      copy: 'Copy',
      keep: 'Keep this number. It opens the page that shows whether we have found your payment.',
      status: 'See the status of your claim',
    },
    failed: { title: 'Error', description: 'It could not be sent. Please try again.' },
  },
  hi: {
    heading: 'UPI या बैंक से दे चुके हैं?',
    lead: 'भुगतान का रेफ़रेंस नंबर हमें बता दीजिए। खाते में भुगतान मिलते ही हम आपका दान दर्ज करेंगे और ईमेल से धन्यवाद भेजेंगे।',
    method: { label: 'कैसे दिया', options: { upi: 'UPI', bank: 'बैंक से' } },
    reference: {
      label: 'रेफ़रेंस नंबर (UTR)',
      placeholder: 'जैसे 412356789012',
      hint: 'यह आपके ऐप या बैंक में भुगतान के साथ दिखता है। UPI में यह ठीक 12 अंकों का होता है, बैंक ट्रांसफ़र में 6 से 30 अक्षरों और अंकों का।',
    },
    begun: {
      text: 'इसी पेज से भुगतान किया? तो ऐप में {amount} और नोट "Donation {code}" दिखेगा।',
      open: 'UPI ऐप फिर खोलें',
      back: 'रकम पर लौटें',
    },
    noScript: 'रेफ़रेंस नंबर के साथ हमें लिखिए',
    submit: 'रेफ़रेंस नंबर भेजिए',
    submitting: 'भेजा जा रहा है…',
    sent: {
      title: 'धन्यवाद, आपका रेफ़रेंस नंबर हमें मिल गया',
      text: 'खाते में भुगतान मिलते ही आपको ईमेल आएगा। इसमें कुछ दिन लग सकते हैं।',
      number: 'आपकी सूचना का नंबर',
      copy: 'कॉपी',
      keep: 'यह नंबर रख लीजिए। इसी से वह पेज खुलता है जहाँ दिखेगा कि भुगतान मिला या नहीं।',
      status: 'देखिए, भुगतान मिला या नहीं',
    },
    failed: { title: 'गड़बड़ हो गई', description: 'नंबर नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।' },
  },
})

export type PaymentClaimContent = (typeof paymentClaimContent)['en']
