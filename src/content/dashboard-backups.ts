import { localized } from './locale'

/** Backups, where an admin sees them. */
export const dashboardBackupsContent = localized({
  en: {
    title: 'Backups',
    lead: 'Each contains the database and the pictures, and was verified when it was made. The newest of 7 days, 4 weeks and 12 months are kept. Download one now and then and keep it away from this machine; anybody who gets hold of an unencrypted one can read the names and addresses in it.',
    notDaily:
      'The site does not make any by itself. For one a day, ask the person who looks after the server to switch that on (their setting: BACKUP_DAILY=on).',
    make: 'Make a backup now',
    making: 'Making a backup…',
    makingNote:
      'A backup is being made. You can keep working; with many pictures it takes a few minutes.',
    made: { title: 'Backup made', description: 'It was verified and is complete.' },
    makeFailed: {
      title: 'No answer about the backup',
      withoutReason: 'It may still be under way. This list shows it once it is complete.',
    },
    failed: 'Could not load the backups',
    none: 'There is no backup yet. Make the first one now.',
    columns: {
      made: 'Made',
      size: 'Size',
      state: 'State',
      secrecy: 'Who can read it',
      action: 'File',
    },
    whole: 'Complete',
    broken: 'Cannot be read',
    secrecy: {
      encrypted: 'Only people with the passphrase',
      withKeys: 'Anybody who has the file, PANs included',
      plain: 'Anybody who has the file; PANs only with the key of this site',
    },
    download: 'Download',
    downloadOf: (moment: string) => `Download: ${moment}`,
    downloadFailed: {
      title: 'Not downloaded',
      withoutReason: 'The server did not answer. Please try again.',
    },
    missing: {
      label: (days: number): string =>
        days === 1 ? 'day without a backup' : 'days without a backup',
      failing: (newest: string) =>
        `The last daily backup was made on ${newest}. Ask the person who looks after the server to read the log.`,
      neverMade:
        'The daily backup has never worked. Ask the person who looks after the server to read the log.',
      old: (newest: string) =>
        `The last one was made on ${newest}. Ask the person who looks after the server to switch on daily backups, or these reminders off if backups are made another way (their setting: BACKUP_DAILY=on or off).`,
      none: 'If this machine fails, everything is lost. Ask the person who looks after the server to switch on daily backups, or these reminders off if backups are made another way (their setting: BACKUP_DAILY=on or off).',
    },
  },
  hi: {
    title: 'बैकअप',
    lead: 'हर बैकअप में डेटाबेस और तस्वीरें हैं, और बनते समय उसे पढ़कर गिना गया। 7 दिन, 4 हफ़्ते और 12 महीनों के सबसे नए बैकअप रखे जाते हैं। बीच-बीच में एक डाउनलोड करके इस मशीन से बाहर रखिए: बिना पासफ़्रेज़ का बैकअप जिसके हाथ लगे, वह उसमें नाम और पते पढ़ सकता है।',
    notDaily:
      'साइट अपने-आप बैकअप नहीं बनाती। रोज़ एक चाहिए, तो सर्वर सँभालने वाले से यह चालू करने को कहिए (उनकी सेटिंग: BACKUP_DAILY=on)।',
    make: 'अभी बैकअप बनाएँ',
    making: 'बैकअप बन रहा है…',
    makingNote: 'बैकअप बन रहा है। आप काम जारी रख सकते हैं; तस्वीरें बहुत हों तो कुछ मिनट लगते हैं।',
    made: { title: 'बैकअप बन गया', description: 'उसे पढ़कर गिना गया: वह पूरा है।' },
    makeFailed: {
      title: 'बैकअप का जवाब नहीं आया',
      withoutReason: 'हो सकता है वह अभी बन रहा हो। पूरा होते ही इस सूची में दिखेगा।',
    },
    failed: 'बैकअप की सूची नहीं खुल पाई',
    none: 'अभी कोई बैकअप नहीं है। पहला अभी बनाइए।',
    columns: {
      made: 'कब बना',
      size: 'आकार',
      state: 'स्थिति',
      secrecy: 'कौन पढ़ सकता है',
      action: 'फ़ाइल',
    },
    whole: 'पूरा',
    broken: 'पढ़ा नहीं जा सकता',
    secrecy: {
      encrypted: 'केवल वे जिनके पास पासफ़्रेज़ है',
      withKeys: 'जिसके पास फ़ाइल हो, PAN सहित सब',
      plain: 'जिसके पास फ़ाइल हो; PAN केवल इस साइट की कुंजी से',
    },
    download: 'डाउनलोड करें',
    downloadOf: (moment) => `डाउनलोड करें: ${moment}`,
    downloadFailed: {
      title: 'डाउनलोड नहीं हुआ',
      withoutReason: 'सर्वर से जवाब नहीं आया। कृपया फिर कोशिश कीजिए।',
    },
    missing: {
      label: () => 'दिन से कोई बैकअप नहीं',
      failing: (newest) => `रोज़ का पिछला बैकअप ${newest} बना था। सर्वर सँभालने वाले से लॉग देखने को कहिए।`,
      neverMade: 'रोज़ का बैकअप अब तक कभी नहीं बना। सर्वर सँभालने वाले से लॉग देखने को कहिए।',
      old: (newest) =>
        `पिछला बैकअप ${newest} बना था। सर्वर सँभालने वाले से रोज़ का बैकअप चालू करने को कहिए, या बैकअप किसी और तरीक़े से बनते हों तो यह याद दिलाना बंद करने को (उनकी सेटिंग: BACKUP_DAILY=on या off)।`,
      none: 'यह मशीन ख़राब हुई तो सब कुछ चला जाएगा। सर्वर सँभालने वाले से रोज़ का बैकअप चालू करने को कहिए, या बैकअप किसी और तरीक़े से बनते हों तो यह याद दिलाना बंद करने को (उनकी सेटिंग: BACKUP_DAILY=on या off)।',
    },
  },
})
