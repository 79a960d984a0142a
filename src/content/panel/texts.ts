import type { RetainedKind } from '@/domain/retention'
import type { Localized } from '../locale'

type PanelTexts = {
  hindi: {
    heading: string
    complete: string
    lead: string
    /** `{count}` texts that lack it. */
    one: string
    many: string
    done: string
    englishShown: string
  }
  login: { title: string; text: string; open: string; again: string; stillOut: string }
  reload: { title: string; text: string; stay: string; reload: string }
  failed: { title: string; text: string; again: string }
  /** When a save did not get to the server. */
  save: { unreachable: string }
  /** About a time to publish; `{moment}` is when. */
  setTime: Record<'publish' | 'unpublish' | 'staysPublished' | 'failed', string>
  /** In the preview, when it could not load what was typed. */
  preview: { behind: string }
  nav: { dashboard: string; account: string; site: string }
  /** About an update that is mailed; `{count}` is the number of donors. */
  updates: Record<`${'wouldReach' | 'underway' | 'reached'}${'One' | 'Many'}`, string> & {
    noTitle: string
  }
  /** What retention would delete; `{count}` is the number of records. */
  retention: {
    heading: string
    counting: string
    counted: string
    /** While deleting is switched off. */
    off: string
    failed: string
  }
  retentionKinds: Record<RetainedKind, string>
}

/** Our own words in the panel, apart from labels and hints. */
export const panelTexts: Localized<PanelTexts> = {
  en: {
    hindi: {
      heading: 'Not yet in Hindi',
      complete: 'Everything is in Hindi as well. Well done.',
      lead: 'On Hindi pages these texts are shown in English.',
      one: '{count} text',
      many: '{count} texts',
      done: 'In Hindi',
      englishShown: 'Nothing here yet: Hindi pages show the English text.',
    },
    login: {
      title: 'Please log in again',
      text: 'Your session has ended. What you have typed is still here: log in in a new tab, then come back and continue.',
      open: 'Log in in a new tab',
      again: 'I have logged in',
      stillOut: 'Not logged in yet.',
    },
    reload: {
      title: 'This was saved elsewhere in the meantime',
      text: 'Somebody else, or you in another tab, has saved this since you opened it. Nothing is lost: what you have typed is still in the form. Copy what you want to keep, then load the newest version and paste it in.',
      stay: 'Back to my text',
      reload: 'Load the newest version',
    },
    failed: {
      title: 'This page could not be opened',
      text: 'Please try again in a few minutes.',
      again: 'Try again',
    },
    save: {
      unreachable:
        'The site could not be reached. What you have typed is still here: check your connection and save again.',
    },
    setTime: {
      publish: 'Will be published on {moment}',
      unpublish: 'Will be taken off the site on {moment}',
      staysPublished: 'This page always stays published: choose Publish.',
      failed: 'The time could not be set. Please try again.',
    },
    preview: {
      behind:
        'Your latest changes are not shown here. They are still in the form; your next change will try again.',
    },
    nav: { dashboard: 'Dashboard', account: 'Your account', site: 'View the site' },
    updates: {
      noTitle: 'It needs a title: without one it is neither shown nor mailed.',
      wouldReachOne: 'Would reach 1 donor, unless they already got one this month.',
      wouldReachMany: 'Would reach {count} donors, except those who already got one this month.',
      underwayOne: 'On its way: 1 donor so far.',
      underwayMany: 'On its way: {count} donors so far.',
      reachedOne: 'Mailed to 1 donor.',
      reachedMany: 'Mailed to {count} donors.',
    },
    retention: {
      heading: 'Older than these periods now',
      counting: 'Counting …',
      counted: 'With the months above, saved or not, the site would delete this next.',
      off: 'Deleting is switched off: nothing is deleted until you tick the box and save.',
      failed:
        'This could not be counted. Please check that all months are whole numbers within their limits.',
    },
    retentionKinds: {
      messages: 'Messages: {count}',
      rejectedApplications: 'Rejected applications, with photo and hours: {count}',
      signUps: 'Sign-ups for events that are over: {count}',
      failedPayments: 'Failed payments that lose name and contact: {count}',
      mails: 'E-mails: {count}',
      auditLog: 'Entries of the activity log: {count}',
    },
  },
  hi: {
    hindi: {
      heading: 'अभी हिन्दी में नहीं',
      complete: 'सब कुछ हिन्दी में भी है। बहुत अच्छा।',
      lead: 'हिन्दी पेजों पर ये अंग्रेज़ी में दिखते हैं।',
      one: '{count} पाठ',
      many: '{count} पाठ',
      done: 'हिन्दी में है',
      englishShown: 'यहाँ अभी कुछ नहीं है: हिन्दी पेज पर अंग्रेज़ी दिखती है।',
    },
    login: {
      title: 'फिर से लॉगिन कीजिए',
      text: 'आपका लॉगिन ख़त्म हो गया है। आपका लिखा यहीं है: नए टैब में लॉगिन कीजिए, फिर लौटकर काम आगे बढ़ाइए।',
      open: 'नए टैब में लॉगिन करें',
      again: 'मैंने लॉगिन कर लिया',
      stillOut: 'अभी लॉगिन नहीं हुआ है।',
    },
    reload: {
      title: 'इस बीच यह कहीं और सहेजा गया है',
      text: 'आपके खोलने के बाद इसे किसी और ने, या आपने दूसरे टैब में, सहेजा है। कुछ खोया नहीं है: आपका लिखा फ़ॉर्म में है। जो रखना है उसे कॉपी कीजिए, फिर नया रूप खोलकर उसमें लिखिए।',
      stay: 'मेरे लिखे पर लौटें',
      reload: 'नया रूप खोलें',
    },
    failed: {
      title: 'यह पेज नहीं खुल सका',
      text: 'कुछ मिनट बाद फिर कोशिश कीजिए।',
      again: 'फिर कोशिश करें',
    },
    save: {
      unreachable: 'साइट तक पहुँच नहीं हो सकी। आपका लिखा यहीं है: इंटरनेट जाँचकर फिर सहेजिए।',
    },
    setTime: {
      publish: '{moment} पर प्रकाशित होगा',
      unpublish: '{moment} पर साइट से उतरेगा',
      staysPublished: 'यह पेज हमेशा प्रकाशित रहता है: “प्रकाशित करें” चुनिए।',
      failed: 'समय तय नहीं हो पाया। फिर कोशिश कीजिए।',
    },
    preview: {
      behind: 'आपके पिछले बदलाव यहाँ नहीं दिख रहे। वे फ़ॉर्म में बने हुए हैं; अगले बदलाव पर फिर कोशिश होगी।',
    },
    nav: { dashboard: 'डैशबोर्ड', account: 'आपका खाता', site: 'साइट देखें' },
    updates: {
      noTitle: 'शीर्षक लिखिए: उसके बिना यह न साइट पर दिखेगा, न भेजा जाएगा।',
      wouldReachOne: '1 दानदाता तक पहुँचेगा, अगर इस महीने उन्हें ऐसा ईमेल नहीं मिला है।',
      wouldReachMany: '{count} दानदाताओं तक पहुँचेगा; जिन्हें इस महीने ऐसा ईमेल मिल चुका है, उन्हें छोड़कर।',
      underwayOne: 'भेजा जा रहा है: अब तक 1 दानदाता को।',
      underwayMany: 'भेजा जा रहा है: अब तक {count} दानदाताओं को।',
      reachedOne: '1 दानदाता को भेजा गया।',
      reachedMany: '{count} दानदाताओं को भेजा गया।',
    },
    retention: {
      heading: 'इन अवधियों से अभी पुराना',
      counting: 'गिना जा रहा है …',
      counted: 'ऊपर लिखे महीनों के हिसाब से, सहेजे गए हों या नहीं, साइट अगली बार इतना मिटाएगी।',
      off: 'मिटाना बंद है: बॉक्स पर निशान लगाकर सहेजने तक कुछ नहीं मिटता।',
      failed: 'गिनती नहीं हो सकी। देख लीजिए कि सारे महीने पूरी संख्या में और अपनी सीमा के भीतर हों।',
    },
    retentionKinds: {
      messages: 'संदेश: {count}',
      rejectedApplications: 'अस्वीकृत आवेदन, फ़ोटो और घंटों समेत: {count}',
      signUps: 'हो चुके कार्यक्रमों के लिए लिखाए नाम: {count}',
      failedPayments: 'विफल भुगतान, जिनसे नाम और संपर्क हटेंगे: {count}',
      mails: 'ईमेल: {count}',
      auditLog: 'गतिविधि-सूची की प्रविष्टियाँ: {count}',
    },
  },
}
