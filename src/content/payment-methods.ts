import { METHOD_NOT_RECORDED } from '@/domain/donation-methods'
import { localized } from './locale'

/** Names of payment methods, by the labels under which they are stored; another one is shown as it is. */
export const paymentMethodsContent = localized<Partial<Record<string, string>>>({
  en: {
    UPI: 'UPI',
    Card: 'Card',
    'Net banking': 'Net banking',
    Wallet: 'Wallet',
    EMI: 'EMI',
    Online: 'Online',
    Direct: 'Direct',
    Cash: 'Cash',
    Cheque: 'Cheque',
    'Bank transfer': 'Bank transfer',
    [METHOD_NOT_RECORDED]: 'Not recorded',
  },
  hi: {
    UPI: 'UPI',
    Card: 'कार्ड',
    'Net banking': 'नेट बैंकिंग',
    Wallet: 'वॉलेट',
    EMI: 'EMI',
    Online: 'ऑनलाइन',
    Direct: 'सीधे',
    Cash: 'नक़द',
    Cheque: 'चेक',
    'Bank transfer': 'बैंक ट्रांसफ़र',
    [METHOD_NOT_RECORDED]: 'दर्ज नहीं',
  },
})
