import type { Localized } from './locale'

export type PaymentClaimContent = {
  heading: string
  lead: string
  method: { label: string; options: { upi: string; bank: string } }
  reference: { label: string; placeholder: string; hint: string }
  submit: string
  submitting: string
  sent: { title: string; text: string }
  failed: { title: string; description: string }
}

/** For donors who paid by UPI or bank: they leave the reference, so that we find the money. */
export const paymentClaimContent: Localized<PaymentClaimContent> = {
  en: {
    heading: 'Paid by UPI or bank?',
    lead: 'Tell us the reference number of your payment. We find it in our account, thank you by mail, and it counts as your donation.',
    method: { label: 'How you paid', options: { upi: 'UPI', bank: 'Bank transfer' } },
    reference: {
      label: 'Reference number (UTR)',
      placeholder: '12 digits, or as your bank writes it',
      hint: 'Your app or bank shows it with the payment; for UPI it has 12 digits.',
    },
    submit: 'Send the reference',
    submitting: 'Submitting…',
    sent: {
      title: 'Thank you, we have noted it',
      text: 'Once we find the payment in our account you get a mail. This can take a few days.',
    },
    failed: { title: 'Error', description: 'It could not be sent. Please try again.' },
  },
  hi: {
    heading: 'UPI या बैंक से दे चुके हैं?',
    lead: 'भुगतान का नंबर हमें बता दीजिए। हम उसे अपने खाते में ढूँढकर आपको धन्यवाद-पत्र भेजेंगे, और वह आपके दान में गिना जाएगा।',
    method: { label: 'कैसे दिया', options: { upi: 'UPI', bank: 'बैंक से' } },
    reference: {
      label: 'भुगतान का नंबर (UTR)',
      placeholder: '12 अंक, या जैसा बैंक में लिखा है',
      hint: 'यह आपके ऐप या बैंक में भुगतान के साथ दिखता है; UPI में 12 अंकों का होता है।',
    },
    submit: 'नंबर भेजिए',
    submitting: 'भेजा जा रहा है…',
    sent: {
      title: 'धन्यवाद, हमने लिख लिया',
      text: 'खाते में भुगतान मिलते ही आपको ईमेल आएगा। इसमें कुछ दिन लग सकते हैं।',
    },
    failed: { title: 'गड़बड़ हो गई', description: 'नंबर नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।' },
  },
}
