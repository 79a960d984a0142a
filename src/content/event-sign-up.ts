import { localized } from './locale'

/** The form in which people sign up for an event, and its page. */
export const eventSignUpContent = localized({
  en: {
    title: 'Sign up',
    titleOf: (event: string) => `Sign up: ${event}`,
    placesLeft: (count: number) => (count === 1 ? '1 place left.' : `${count} places left.`),
    until: (day: string) => `Sign up until ${day}.`,
    states: {
      full: {
        title: 'All places are taken',
        text: 'If you would still like to come, please write to us: a place may become free.',
      },
      closed: { title: 'Sign-ups are closed', text: 'The last day to sign up has passed.' },
      over: { title: 'Sign-ups have ended', text: 'This event has already begun, or is over.' },
      gone: {
        title: 'You are not signed up',
        text: 'While you filled in the form, the event was cancelled or changed. It takes no sign-ups now. Please ask us whether it still takes place.',
      },
    },
    name: 'Name',
    phone: 'Phone',
    phoneHint: 'We call this number if anything changes. Each number can sign up once.',
    email: 'E-mail',
    optional: 'optional',
    submit: 'Sign up',
    notes: {
      'signed-up': {
        title: 'You are on the list',
        text: 'We look forward to seeing you. If you cannot come, please tell us, so that somebody else can have the place.',
      },
      'already-signed-up': {
        title: 'You are already on the list',
        text: 'This phone number has already signed up for this event. There is nothing more to do.',
      },
    },
    failed:
      'You are not signed up yet. Please check what you entered, or try again in a few minutes.',
    somebodyElse: 'Sign up someone else',
    toEvent: 'Back to the event',
    contact: 'Contact us',
  },
  hi: {
    title: 'नाम लिखाइए',
    titleOf: (event) => `नाम लिखाइए: ${event}`,
    placesLeft: (count) => (count === 1 ? '1 जगह बाक़ी है।' : `${count} जगहें बाक़ी हैं।`),
    until: (day) => `${day} तक नाम लिखाइए।`,
    states: {
      full: {
        title: 'सारी जगहें भर चुकी हैं',
        text: 'फिर भी आना चाहें, तो हमें लिखिए: हो सकता है कोई जगह ख़ाली हो जाए।',
      },
      closed: { title: 'नाम लिखाना बंद हो चुका है', text: 'नाम लिखाने का आख़िरी दिन निकल चुका है।' },
      over: { title: 'अब नाम नहीं लिखे जा रहे', text: 'यह कार्यक्रम शुरू हो चुका है, या बीत चुका है।' },
      gone: {
        title: 'आपका नाम नहीं लिखा गया',
        text: 'आपके फ़ॉर्म भरते समय यह कार्यक्रम हटा या बदल दिया गया। अब इसके लिए नाम नहीं लिखे जा रहे। कार्यक्रम होगा या नहीं, यह हमसे पूछ लीजिए।',
      },
    },
    name: 'नाम',
    phone: 'फ़ोन',
    phoneHint: 'कुछ बदला तो हम इसी नंबर पर बताएँगे। एक नंबर से एक ही नाम लिखा जाता है।',
    email: 'ईमेल',
    optional: 'ज़रूरी नहीं',
    submit: 'नाम लिखाइए',
    notes: {
      'signed-up': {
        title: 'आपका नाम लिख लिया गया',
        text: 'हम आपकी राह देखेंगे। न आ पाएँ तो बता दीजिए, ताकि जगह किसी और को मिल सके।',
      },
      'already-signed-up': {
        title: 'आपका नाम पहले से लिखा है',
        text: 'इस फ़ोन नंबर से इस कार्यक्रम के लिए नाम पहले ही लिखा जा चुका है। अब आपको और कुछ नहीं करना है।',
      },
    },
    failed: 'आपका नाम अभी नहीं लिखा गया। जो लिखा है उसे देख लीजिए, या कुछ मिनट बाद फिर कोशिश कीजिए।',
    somebodyElse: 'किसी और का नाम लिखाइए',
    toEvent: 'कार्यक्रम पर वापस',
    contact: 'हमसे संपर्क कीजिए',
  },
})
