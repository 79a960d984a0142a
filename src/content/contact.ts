import { localized } from './locale'

export const contactContent = localized({
  en: {
    details: {
      address: 'Address',
      phone: 'Phone',
      email: 'E-mail',
      officeHours: 'Office hours',
      /** Seed of the office hours, which editors may change in the site settings. */
      officeHoursSeed: 'Mon-Fri 9:00 AM to 6:00 PM',
      call: (phone: string) => `Call ${phone}`,
      write: (email: string) => `Write to ${email}`,
    },
    map: {
      frameTitle: (name: string) => `Map showing where to find ${name}`,
      show: 'Show the map',
      notice: 'The map comes from another service, which then sees your internet address.',
      openOutside: 'Open in the maps app',
    },
  },
  hi: {
    details: {
      address: 'पता',
      phone: 'फ़ोन',
      email: 'ईमेल',
      officeHours: 'दफ़्तर का समय',
      officeHoursSeed: 'सोमवार से शुक्रवार, सुबह 9:00 से शाम 6:00 बजे तक',
      call: (phone) => `${phone} पर फ़ोन करें`,
      write: (email) => `${email} पर लिखें`,
    },
    map: {
      frameTitle: (name) => `${name} तक पहुँचने का नक़्शा`,
      show: 'नक़्शा देखें',
      notice: 'नक़्शा किसी दूसरी सेवा से आता है; उसे आपका इंटरनेट पता दिखेगा।',
      openOutside: 'मैप ऐप में खोलें',
    },
  },
})

export type ContactContent = (typeof contactContent)['en']
