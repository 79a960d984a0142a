import type { NoticeKind } from '@/domain/office-notice'
import { localized } from './locale'

type NoticeCopy = {
  /** For several kinds; with one kind, its heading is the subject. */
  subject: string
  opening: string
  /** For one, and for several. */
  headings: Record<NoticeKind, { one: string; many: string }>
  /** Disputes only: when the bank wants a reply by. */
  replyBy: string
  more: string
  link: string
  stop: string
  nobody: string
}

/** The e-mail that tells the office what came in. */
export const noticesContent = localized<NoticeCopy>({
  en: {
    subject: '{number} things have come in',
    opening: 'Namaste,',
    headings: {
      application: { one: 'A new volunteer application', many: '{number} volunteer applications' },
      message: { one: 'A new message', many: '{number} messages' },
      claim: {
        one: 'A payment to check',
        many: '{number} payments to check',
      },
      gift: { one: 'A large gift', many: '{number} large gifts' },
      'failed-charge': {
        one: 'A monthly gift was not charged',
        many: '{number} monthly gifts were not charged',
      },
      dispute: { one: 'A payment is disputed', many: '{number} payments are disputed' },
    },
    replyBy: 'reply by {day}',
    more: 'and {number} more',
    link: 'Open the dashboard: {dashboard}',
    stop: 'You get this e-mail because an admin entered your address under Settings, Notifications.',
    nobody: 'no name given',
  },
  hi: {
    subject: '{number} नई सूचनाएँ',
    opening: 'नमस्ते,',
    headings: {
      application: { one: 'स्वयंसेवक का नया आवेदन', many: 'स्वयंसेवकों के {number} आवेदन' },
      message: { one: 'एक नया संदेश', many: '{number} संदेश' },
      claim: {
        one: 'एक भुगतान की जाँच बाक़ी है',
        many: '{number} भुगतानों की जाँच बाक़ी है',
      },
      gift: { one: 'एक बड़ा दान', many: '{number} बड़े दान' },
      'failed-charge': {
        one: 'एक मासिक दान की रकम नहीं कटी',
        many: '{number} मासिक दानों की रकम नहीं कटी',
      },
      dispute: { one: 'एक भुगतान पर विवाद है', many: '{number} भुगतानों पर विवाद है' },
    },
    replyBy: 'जवाब {day} तक',
    more: 'और {number}',
    link: 'डैशबोर्ड खोलें: {dashboard}',
    stop: 'यह ईमेल आपको इसलिए मिला है कि एडमिन ने आपका पता “सेटिंग” के “सूचनाएँ” में लिखा है।',
    nobody: 'बिना नाम',
  },
})
