import type { EventDto } from '@/domain/responses/event'
import { localized } from './locale'

/** Events in the dashboard's Volunteers tab: who signed up, and who came. */
export const dashboardEventsContent = localized({
  en: {
    sections: { label: 'Sections of Volunteers', volunteers: 'Volunteers', events: 'Events' },
    form: {
      takesSignUps: 'Takes sign-ups',
      takesSignUpsHint:
        'Its page then has a short form until the event begins. See who signed up under Volunteers, Events.',
      places: { label: 'Places', hint: 'Leave empty for no limit.' },
      signUpsUntil: {
        label: 'Last day of sign-ups',
        hint: 'Leave empty to take them until the event begins.',
      },
    },
    list: {
      title: 'Events',
      lead: 'Events that take sign-ups. Their pages have a short form until the event begins.',
      search: 'Search by title or place',
      empty: {
        title: 'No event takes sign-ups yet',
        description: 'Make an event with New Activity, or edit one, and tick “Takes sign-ups”.',
      },
      draft: 'Draft',
      states: {
        open: 'Takes sign-ups',
        full: 'Full',
        closed: 'Closed',
        over: 'Over',
        off: 'No sign-ups',
      } as Record<EventDto['state'], string>,
      taken: (count: number, places: number) => `${count} of ${places} places taken`,
      signedUp: (count: number) => (count === 1 ? '1 signed up' : `${count} signed up`),
      came: (count: number) => `${count} came`,
      until: (day: string) => `Sign-ups until ${day}`,
      people: 'People',
      peopleOf: (title: string) => `People: ${title}`,
      edit: 'Edit',
      editOf: (title: string) => `Edit: ${title}`,
    },
    people: {
      back: 'All events',
      title: 'Who signed up',
      search: 'Search by name, phone or e-mail',
      empty: {
        title: 'Nobody has signed up yet',
        description: 'People appear here when they send the form on the page of the event.',
      },
      gone: {
        title: 'There is no list for this event',
        description: 'It was deleted, or it takes no sign-ups.',
      },
      choose: (name: string) => `Choose ${name}`,
      chooseAll: 'Select all on this page',
      chosen: (count: number) => `${count} chosen`,
      bar: 'Actions for the selected people',
      clear: 'Clear',
      notYet: (day: string) => `You can record who came from the day of the event, ${day}.`,
      cameFor: (hours: string) => `Came, ${hours} h`,
      volunteer: (name: string) => `Volunteer: ${name}`,
      inTrash: (name: string) => `${name} (in the trash)`,
      spam: 'Looks like spam; does not take a place',
      came: 'Came',
      cameOf: (name: string) => `Came: ${name}`,
      changeHours: 'Change hours',
      changeHoursOf: (name: string) => `Change hours: ${name}`,
      didNotCome: 'Did not come',
      didNotComeOf: (name: string) => `Did not come: ${name}`,
      remove: 'Remove',
      removeOf: (name: string) => `Remove: ${name}`,
      confirmRemove: (name: string) =>
        `Remove ${name} from the list? Hours added for this event are removed too. This cannot be undone.`,
      removed: { title: 'Success', description: 'Removed from the list' },
      removeFailed: { title: 'Error', description: 'Failed to remove from the list' },
      exported: {
        name: 'Name',
        phone: 'Phone',
        email: 'E-mail',
        minutes: 'Hours',
        volunteer: 'Volunteer',
        createdAt: 'Signed up',
      },
    },
    attendance: {
      titleOne: (name: string) => `${name} came`,
      titleMany: (count: number) => `${count} people came`,
      lead: 'Volunteers among them get these hours on their certificate, once. If you mark them again with other hours, the new ones count.',
      hours: { label: 'Hours', hint: 'For each person.', placeholder: '2, 1.5 or 1:30' },
      submit: 'Save',
      saved: {
        title: 'Success',
        description: (volunteers: number) =>
          volunteers === 0
            ? 'Saved. There are no volunteers among them.'
            : `Saved. The hours of ${volunteers === 1 ? '1 volunteer' : `${volunteers} volunteers`} are up to date.`,
      },
      failed: { title: 'Error', description: 'Failed to save who came' },
    },
  },
  hi: {
    sections: {
      label: '“स्वयंसेवक” के खंड',
      volunteers: 'स्वयंसेवक',
      events: 'कार्यक्रम',
    },
    form: {
      takesSignUps: 'नाम लिखे जाएँ',
      takesSignUpsHint:
        'तब इसके पेज पर कार्यक्रम शुरू होने तक एक छोटा फ़ॉर्म रहेगा। किसने नाम लिखाया, यह “स्वयंसेवक” के “कार्यक्रम” में दिखेगा।',
      places: { label: 'जगहें', hint: 'सीमा न हो, तो ख़ाली छोड़िए।' },
      signUpsUntil: {
        label: 'नाम लिखाने का आख़िरी दिन',
        hint: 'कार्यक्रम शुरू होने तक नाम लिखने हों, तो ख़ाली छोड़िए।',
      },
    },
    list: {
      title: 'कार्यक्रम',
      lead: 'वे कार्यक्रम जिनमें नाम लिखे जाते हैं। कार्यक्रम शुरू होने तक उनके पेज पर एक छोटा फ़ॉर्म रहता है।',
      search: 'नाम या जगह से खोजें',
      empty: {
        title: 'अभी किसी कार्यक्रम में नाम नहीं लिखे जा रहे',
        description:
          '“नई गतिविधि” से कार्यक्रम बनाइए या कोई कार्यक्रम खोलिए, और “नाम लिखे जाएँ” पर निशान लगाइए।',
      },
      draft: 'ड्राफ़्ट',
      states: {
        open: 'नाम लिखे जा रहे हैं',
        full: 'भर चुका',
        closed: 'नाम लिखना बंद',
        over: 'हो चुका',
        off: 'नाम नहीं लिखे जाते',
      },
      taken: (count, places) => `${places} में से ${count === 1 ? '1 जगह भरी' : `${count} जगहें भरीं`}`,
      signedUp: (count) => `${count} ने नाम लिखाया`,
      came: (count) => `${count} आए`,
      until: (day) => `नाम लिखाने का आख़िरी दिन: ${day}`,
      people: 'लोग',
      peopleOf: (title) => `लोग: ${title}`,
      edit: 'बदलें',
      editOf: (title) => `बदलें: ${title}`,
    },
    people: {
      back: 'सारे कार्यक्रम',
      title: 'किसने नाम लिखाया',
      search: 'नाम, फ़ोन या ईमेल से खोजें',
      empty: {
        title: 'अभी किसी ने नाम नहीं लिखाया',
        description: 'कार्यक्रम के पेज का फ़ॉर्म भेजने वाले यहाँ दिखेंगे।',
      },
      gone: {
        title: 'इस कार्यक्रम की कोई सूची नहीं है',
        description: 'इसे मिटा दिया गया है, या इसमें नाम नहीं लिखे जाते।',
      },
      choose: (name) => `${name} को चुनें`,
      chooseAll: 'इस पेज के सबको चुनें',
      chosen: (count) => `${count} चुने गए`,
      bar: 'चुने हुए लोगों के लिए काम',
      clear: 'चयन हटाएँ',
      notYet: (day) => `कौन आया, यह कार्यक्रम के दिन, यानी ${day} से लिखा जा सकेगा।`,
      cameFor: (hours) => `आए, ${hours} घंटे`,
      volunteer: (name) => `स्वयंसेवक: ${name}`,
      inTrash: (name) => `${name} (ट्रैश में)`,
      spam: 'स्पैम लगता है, इसकी जगह नहीं गिनी जाती',
      came: 'आए',
      cameOf: (name) => `आए: ${name}`,
      changeHours: 'घंटे बदलें',
      changeHoursOf: (name) => `घंटे बदलें: ${name}`,
      didNotCome: 'नहीं आए',
      didNotComeOf: (name) => `नहीं आए: ${name}`,
      remove: 'सूची से हटाएँ',
      removeOf: (name) => `सूची से हटाएँ: ${name}`,
      confirmRemove: (name) =>
        `${name} को सूची से हटाएँ? इस कार्यक्रम के लिए जोड़े गए घंटे भी हट जाएँगे। इसे वापस नहीं लाया जा सकेगा।`,
      removed: { title: 'हो गया', description: 'सूची से हटा दिया गया' },
      removeFailed: { title: 'गड़बड़ हो गई', description: 'सूची से नहीं हट पाया' },
      exported: {
        name: 'नाम',
        phone: 'फ़ोन',
        email: 'ईमेल',
        minutes: 'घंटे',
        volunteer: 'स्वयंसेवक',
        createdAt: 'नाम कब लिखाया',
      },
    },
    attendance: {
      titleOne: (name) => `${name} आए`,
      titleMany: (count) => `${count} लोग आए`,
      lead: 'इनमें जो स्वयंसेवक हैं, उनके प्रमाण-पत्र में ये घंटे एक ही बार जुड़ते हैं। दोबारा अलग घंटे लिखें, तो नए घंटे गिने जाते हैं।',
      hours: { label: 'घंटे', hint: 'हर व्यक्ति के।', placeholder: '2, 1.5 या 1:30' },
      submit: 'सहेजें',
      saved: {
        title: 'हो गया',
        description: (volunteers) =>
          volunteers === 0
            ? 'सहेजा गया। इनमें कोई स्वयंसेवक नहीं है।'
            : `सहेजा गया। ${volunteers === 1 ? '1 स्वयंसेवक' : `${volunteers} स्वयंसेवकों`} के घंटे अपडेट हो गए।`,
      },
      failed: { title: 'गड़बड़ हो गई', description: 'कौन आया, यह नहीं सहेजा जा सका' },
    },
  },
})
