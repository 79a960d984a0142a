import type { EndingPhase, TaxStanding } from '@/domain/tax-approval'
import { localized } from './locale'

type StandingCopy = {
  /** Follows the number. */
  left: (days: number) => string
  gone: (days: number) => string
  /** `{until}` and `{renewBy}` are filled in. */
  subject: Record<EndingPhase, string>
  text: Record<EndingPhase, string>
}

const EARLY = {
  en: 'Apply for its renewal by {renewBy}, six months before it ends on {until}. Your accountant can do that.',
  hi: 'नवीनीकरण का आवेदन {renewBy} तक कीजिए, यानी {until} को समाप्ति से छह महीने पहले। यह काम आपके लेखाकार कर सकते हैं।',
}

const dayOrDays = (days: number) => (days === 1 ? 'day' : 'days')

/** What the home of the dashboard and the reminders say about an approval that expires. */
export const taxStandingsContent = localized<
  Record<TaxStanding, StandingCopy> & { settings: string; stop: string }
>({
  en: {
    '80g': {
      left: (days) => `${dayOrDays(days)} until the 80G approval ends`,
      gone: (days) => `${dayOrDays(days)} without an 80G approval`,
      subject: {
        early: 'Apply for the renewal of the 80G approval by {renewBy}',
        late: 'The 80G approval ends on {until}',
        ended: 'The 80G approval has ended',
      },
      text: {
        early: EARLY.en,
        late: 'It ends on {until}, and renewal had to be applied for by {renewBy}. If nobody did, talk to your accountant now. Once it is granted, enter the new days in the site settings.',
        ended:
          'It ended on {until}. Gifts since then get an acknowledgement that claims nothing about tax. Once it is renewed, enter the new days in the site settings: you can then add it to the receipts of the time in between.',
      },
    },
    '12a': {
      left: (days) => `${dayOrDays(days)} until the 12A registration ends`,
      gone: (days) => `${dayOrDays(days)} without a 12A registration`,
      subject: {
        early: 'Apply for the renewal of the 12A registration by {renewBy}',
        late: 'The 12A registration ends on {until}',
        ended: 'The 12A registration has ended',
      },
      text: {
        early: EARLY.en,
        late: 'It ends on {until}, and renewal had to be applied for by {renewBy}. If nobody did, talk to your accountant now. Once it is granted, enter the new last day in the site settings.',
        ended:
          'It ended on {until}. Talk to your accountant: without it the income of the foundation may be taxed. Once it is renewed, enter the new last day in the site settings.',
      },
    },
    settings: 'Its days are in the site settings, under Registration: {settings}',
    stop: 'You get this reminder eight, seven, six and one month before the end, and once it has ended. The address is set in the site settings: E-mail for alerts.',
  },
  hi: {
    '80g': {
      left: () => 'दिन में 80G स्वीकृति समाप्त होगी',
      gone: () => 'दिन से 80G स्वीकृति नहीं है',
      subject: {
        early: '80G स्वीकृति के नवीनीकरण का आवेदन {renewBy} तक कीजिए',
        late: '80G स्वीकृति {until} को समाप्त होगी',
        ended: '80G स्वीकृति समाप्त हो गई है',
      },
      text: {
        early: EARLY.hi,
        late: 'यह {until} को समाप्त होगी, और नवीनीकरण का आवेदन {renewBy} तक करना था। अगर नहीं किया गया, तो अभी अपने लेखाकार से बात कीजिए। नवीनीकरण मिलने पर साइट की सेटिंग में नई तारीख़ें भरिए।',
        ended:
          'यह {until} को समाप्त हो गई। इसके बाद मिले दान की रसीद टैक्स के बारे में कुछ नहीं कहती। नवीनीकरण मिलने पर साइट की सेटिंग में नई तारीख़ें भरिए: तब आप उसे बीच के समय की रसीदों में भी जोड़ सकेंगे।',
      },
    },
    '12a': {
      left: () => 'दिन में 12A पंजीकरण समाप्त होगा',
      gone: () => 'दिन से 12A पंजीकरण नहीं है',
      subject: {
        early: '12A पंजीकरण के नवीनीकरण का आवेदन {renewBy} तक कीजिए',
        late: '12A पंजीकरण {until} को समाप्त होगा',
        ended: '12A पंजीकरण समाप्त हो गया है',
      },
      text: {
        early: EARLY.hi,
        late: 'यह {until} को समाप्त होगा, और नवीनीकरण का आवेदन {renewBy} तक करना था। अगर नहीं किया गया, तो अभी अपने लेखाकार से बात कीजिए। नवीनीकरण मिलने पर साइट की सेटिंग में नई आख़िरी तारीख़ भरिए।',
        ended:
          'यह {until} को समाप्त हो गया। अपने लेखाकार से बात कीजिए: इसके बिना संस्था की आय पर टैक्स लग सकता है। नवीनीकरण मिलने पर साइट की सेटिंग में नई आख़िरी तारीख़ भरिए।',
      },
    },
    settings: 'तारीख़ें साइट की सेटिंग के “पंजीकरण” में हैं: {settings}',
    stop: 'यह याद दिलाने वाला ईमेल समाप्ति से आठ, सात, छह और एक महीना पहले आता है, और समाप्त हो जाने पर। पता साइट की सेटिंग के “चेतावनी का ईमेल” में लिखा है।',
  },
})
