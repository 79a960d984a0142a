import { localized } from './locale'

/** The home of the dashboard. */
export const dashboardHomeContent = localized({
  en: {
    waiting: {
      title: 'Waiting for you',
      failed: 'Could not load what is waiting',
      none: 'Nothing is waiting for you.',
      volunteers: {
        label: (count: number): string =>
          count === 1 ? 'Volunteer application' : 'Volunteer applications',
        text: (count: number): string =>
          count === 1 ? 'Approve it or set it aside.' : 'Approve them or set them aside.',
      },
      contacts: {
        label: (count: number): string => (count === 1 ? 'Unread message' : 'Unread messages'),
        text: 'Somebody is waiting for an answer.',
      },
      withoutPan: {
        label: (count: number): string =>
          count === 1 ? 'Gift without a PAN' : 'Gifts without a PAN',
        text: 'Of this financial year. Donors need it on their receipt to save tax.',
      },
      gatewayOutage: {
        label: (hours: number): string =>
          hours === 1
            ? 'hour without a connection to Razorpay'
            : 'hours without a connection to Razorpay',
        text: (moment: string) =>
          `Since ${moment}. Until this is fixed, online payments fail: please check the connection in the payment settings.`,
      },
      silentWebhook: {
        label: (payments: number): string =>
          payments === 1
            ? 'payment that Razorpay did not report'
            : 'payments that Razorpay did not report',
        never:
          'It has never sent a message. Please check “Messages from Razorpay” in the payment settings.',
        since: (moment: string) =>
          `Its last message came on ${moment}. Please check “Messages from Razorpay” in the payment settings.`,
      },
      lateMails: {
        label: (count: number): string =>
          count === 1 ? 'e-mail that could not be sent' : 'e-mails that could not be sent',
        text: 'The site has tried for over an hour and keeps trying. If this lasts, tell the person who runs the server.',
      },
      failedPublications: {
        label: (count: number): string =>
          count === 1 ? 'publication that failed' : 'publications that failed',
        text: (moment: string) =>
          `Scheduled for ${moment}, and tried for an hour. Open it, see what is missing and publish it.`,
      },
      changedStatement: {
        label: (rows: number, form: string): string =>
          `${rows === 1 ? 'row' : 'rows'} changed since ${form} was filed`,
        text: (year: string, day: string) =>
          `The statement of the donations of ${year} was filed on ${day}. Choose “Compare with today” next to its file: what has changed needs a revised statement on the portal.`,
      },
    },
    figures: {
      failed: 'Could not load the figures',
      title: 'This month and before',
      lead: 'Money received, less money returned. Practice payments do not count.',
      received: 'Received',
      gifts: (count: number) => (count === 1 ? '1 gift' : `${count.toLocaleString('en-IN')} gifts`),
      newDonors: 'New donors',
      newDonorsNote:
        'New donors gave for the first time. Donors without an e-mail address or phone number are not counted.',
      newVolunteers: 'New applications',
      thisMonth: (month: string) => `${month}, so far`,
    },
    charts: {
      months: 'Received by month',
      ways: 'By method, last 12 months',
      purposes: 'By purpose, last 12 months',
      none: 'Nothing was received in the last 12 months.',
      anywhere: 'Where it is needed most',
      gone: 'A purpose that is no longer listed',
    },
  },
  hi: {
    waiting: {
      title: 'आपका इंतज़ार है',
      failed: 'बाक़ी काम नहीं खुल पाए',
      none: 'अभी कोई काम बाक़ी नहीं है।',
      volunteers: {
        label: (count) => (count === 1 ? 'स्वयंसेवक का आवेदन' : 'स्वयंसेवकों के आवेदन'),
        text: (count) => `${count === 1 ? 'इसे' : 'इन्हें'} स्वीकृत कीजिए या अलग रखिए।`,
      },
      contacts: {
        label: (count) => (count === 1 ? 'बिना पढ़ा संदेश' : 'बिना पढ़े संदेश'),
        text: 'किसी को जवाब का इंतज़ार है।',
      },
      withoutPan: {
        label: (count) => (count === 1 ? 'बिना PAN का दान' : 'बिना PAN के दान'),
        text: 'इस वित्तीय वर्ष में। टैक्स बचाने के लिए दानदाता को रसीद पर PAN चाहिए।',
      },
      gatewayOutage: {
        label: () => 'घंटे से Razorpay से कनेक्शन नहीं',
        text: (moment) =>
          `${moment} से। जब तक ऐसा है, ऑनलाइन भुगतान नहीं हो पाएँगे: भुगतान की सेटिंग में कनेक्शन जाँच लीजिए।`,
      },
      silentWebhook: {
        label: () => 'भुगतान जिनकी ख़बर Razorpay ने नहीं दी',
        never: 'इसने कभी कोई संदेश नहीं भेजा। भुगतान की सेटिंग में “Razorpay के संदेश” जाँच लीजिए।',
        since: (moment) =>
          `इसका पिछला संदेश ${moment} आया। भुगतान की सेटिंग में “Razorpay के संदेश” जाँच लीजिए।`,
      },
      lateMails: {
        label: () => 'ईमेल जा नहीं पा रहे',
        text: 'एक घंटे से ज़्यादा से कोशिश हो रही है; साइट अपने-आप कोशिश करती रहेगी। ऐसा ही रहे तो सर्वर चलाने वाले को बताइए।',
      },
      failedPublications: {
        label: () => 'तय समय पर प्रकाशित नहीं हुए',
        text: (moment) =>
          `${moment} पर प्रकाशित होना था; एक घंटे तक कोशिश हुई। इसे खोलिए, देखिए क्या कमी है, और प्रकाशित कीजिए।`,
      },
      changedStatement: {
        label: (rows, form) =>
          rows === 1 ? `पंक्ति ${form} जमा होने के बाद बदली है` : `पंक्तियाँ ${form} जमा होने के बाद बदली हैं`,
        text: (year, day) =>
          `${year} के दान का विवरण ${day} को जमा हुआ था। उसकी फ़ाइल पर “आज से मिलाएँ” चुनिए: जो बदला है, उसके लिए पोर्टल पर संशोधित विवरण देना होता है।`,
      },
    },
    figures: {
      failed: 'आँकड़े नहीं खुल पाए',
      title: 'यह महीना और पहले',
      lead: 'जो आया, उसमें से जो लौटा उसे घटाकर। अभ्यास के भुगतान नहीं गिने जाते।',
      received: 'मिला',
      gifts: (count) => (count === 1 ? '1 दान' : `${count.toLocaleString('en-IN')} दान`),
      newDonors: 'नए दानदाता',
      newDonorsNote:
        'नए दानदाता वे हैं जिन्होंने पहली बार दान दिया। जिनका ईमेल या फ़ोन नंबर नहीं है, वे नहीं गिने गए।',
      newVolunteers: 'नए आवेदन',
      thisMonth: (month) => `${month}, अब तक`,
    },
    charts: {
      months: 'हर महीने मिला दान',
      ways: 'किस तरीक़े से, पिछले 12 महीने',
      purposes: 'किस काम के लिए, पिछले 12 महीने',
      none: 'पिछले 12 महीनों में कुछ नहीं आया।',
      anywhere: 'जहाँ सबसे ज़्यादा ज़रूरत हो',
      gone: 'ऐसा काम जो अब सूची में नहीं है',
    },
  },
})
