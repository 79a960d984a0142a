import { localized } from './locale'

/** Backups, where an admin sees them. */
export const dashboardBackupsContent = localized({
  en: {
    missing: {
      label: (days: number): string =>
        days === 1 ? 'day without a backup' : 'days without a backup',
      failing: (newest: string) =>
        `The last daily backup is of ${newest}. Ask the person who looks after the server to read the log.`,
      neverMade:
        'The daily backup has never worked. Ask the person who looks after the server to read the log.',
      old: (newest: string) =>
        `The last one is of ${newest}. Ask the person who looks after the server to set BACKUP_DAILY=on, or off where backups are made in another way.`,
      none: 'If this machine fails, everything is lost. Ask the person who looks after the server to set BACKUP_DAILY=on, or off where backups are made in another way.',
    },
  },
  hi: {
    missing: {
      label: () => 'दिन से कोई बैकअप नहीं',
      failing: (newest) => `रोज़ का पिछला बैकअप ${newest} का है। सर्वर सँभालने वाले से लॉग देखने को कहिए।`,
      neverMade: 'रोज़ का बैकअप अब तक कभी नहीं बना। सर्वर सँभालने वाले से लॉग देखने को कहिए।',
      old: (newest) =>
        `पिछला बैकअप ${newest} का है। सर्वर सँभालने वाले से कहिए कि BACKUP_DAILY=on रखें, या बैकअप किसी और तरीक़े से बनते हों तो off।`,
      none: 'यह मशीन ख़राब हुई तो सब कुछ चला जाएगा। सर्वर सँभालने वाले से कहिए कि BACKUP_DAILY=on रखें, या बैकअप किसी और तरीक़े से बनते हों तो off।',
    },
  },
})
