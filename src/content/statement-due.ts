import { localized } from './locale'

/**
 * What the home of the dashboard and the reminders say of a yearly statement that is not filed. In `subject` and
 * `text`, `{form}`, `{year}` and `{dueOn}` are filled in.
 */
export const statementDueContent = localized({
  en: {
    /** Follows the number. */
    left: (days: number, form: string): string =>
      `${days === 1 ? 'day' : 'days'} left to file ${form}`,
    late: (days: number, form: string): string =>
      `${days === 1 ? 'day' : 'days'} since ${form} was due`,
    subject: {
      early: 'File {form} for {year} by {dueOn}',
      late: '{form} for {year} was due by {dueOn}',
    },
    text: {
      early:
        'The statement of the donations of {year} is due by {dueOn}. Check it in time: gifts without a PAN are not in it.',
      late: 'The statement of the donations of {year} was due by {dueOn}, and each day of delay costs a fee. If it has been filed, mark its file as filed.',
    },
    link: 'Check it and make the file: {link}',
    stop: 'You get this reminder 30, 14 and 3 days before the deadline and once it has passed, unless the file is marked as filed. The address is set in the site settings: E-mail for alerts.',
  },
  hi: {
    left: (_days, form) => `दिन में ${form} जमा करना है`,
    late: (_days, form) => `दिन से ${form} जमा नहीं हुआ`,
    subject: {
      early: '{year} का {form} {dueOn} तक जमा कीजिए',
      late: '{year} का {form} {dueOn} तक जमा करना था',
    },
    text: {
      early:
        '{year} के दान का विवरण {dueOn} तक जमा करना है। समय रहते जाँच लीजिए: बिना PAN के दान उसमें नहीं जाते।',
      late: '{year} के दान का विवरण {dueOn} तक जमा करना था, और देरी के हर दिन का शुल्क लगता है। अगर जमा हो चुका है, तो उसकी फ़ाइल पर “जमा होना दर्ज करें” चुनिए।',
    },
    link: 'जाँचिए और फ़ाइल बनाइए: {link}',
    stop: 'यह याद दिलाने वाला ईमेल आख़िरी तारीख़ से 30, 14 और 3 दिन पहले आता है, और उसके निकल जाने पर, जब तक फ़ाइल का जमा होना दर्ज न हो। पता साइट की सेटिंग के “चेतावनी का ईमेल” में लिखा है।',
  },
})
