import type { UpiAppId } from '@/domain/upi'
import { localized } from './locale'

/** Apart from the other copy of the chrome: it is fetched with the dialog. */
export const upiDialogContent = localized({
  en: {
    title: 'Choose Payment App',
    description: 'Select your preferred UPI app to make a donation',
    apps: [
      { id: 'google-pay', label: 'Google Pay' },
      { id: 'phonepe', label: 'PhonePe' },
      { id: 'paytm', label: 'Paytm' },
      { id: 'other', label: 'Other UPI' },
    ] satisfies { id: UpiAppId; label: string }[],
    hint: 'You enter the amount in the app. Check the name it shows before you pay.',
    hintWithAmount: (amount: string) =>
      `Your app opens with ${amount} filled in. Check the name it shows before you pay.`,
    paid: 'Paid? Enter your reference',
    notOpened: {
      title: 'Did the app not open?',
      text: 'Some apps refuse payments that start from a website. Scan the QR code, or copy the UPI ID and pay from inside the app.',
    },
    copyId: 'Copy the UPI ID',
    close: 'Close',
    qrAlt: 'QR code to pay the foundation by UPI',
    qrHint: 'Scan this code with the UPI app on your phone.',
  },
  hi: {
    title: 'भुगतान का ऐप चुनें',
    description: 'जिस UPI ऐप से दान करना चाहें, उसे चुनिए',
    apps: [
      { id: 'google-pay', label: 'Google Pay' },
      { id: 'phonepe', label: 'PhonePe' },
      { id: 'paytm', label: 'Paytm' },
      { id: 'other', label: 'कोई और UPI ऐप' },
    ],
    hint: 'रकम आप ऐप में भरेंगे। पैसे भेजने से पहले वहाँ दिख रहा नाम देख लीजिए।',
    hintWithAmount: (amount) =>
      `ऐप में ${amount} की रकम पहले से भरी होगी। पैसे भेजने से पहले वहाँ दिख रहा नाम देख लीजिए।`,
    paid: 'भुगतान कर दिया? रेफ़रेंस नंबर बताइए',
    notOpened: {
      title: 'ऐप नहीं खुला?',
      text: 'कुछ ऐप वेबसाइट से शुरू हुआ भुगतान नहीं लेते। QR कोड स्कैन कीजिए, या UPI ID कॉपी करके ऐप के अंदर से भेजिए।',
    },
    copyId: 'UPI ID कॉपी करें',
    close: 'बंद करें',
    qrAlt: 'संस्था को UPI से दान देने का QR कोड',
    qrHint: 'अपने फ़ोन के UPI ऐप से यह कोड स्कैन कीजिए।',
  },
})
