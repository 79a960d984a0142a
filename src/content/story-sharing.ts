import { localized } from './locale'

export const storySharingContent = localized({
  en: { label: 'Share this story', text: (title: string) => `A story for you: ${title}` },
  hi: { label: 'यह कहानी भेजें', text: (title) => `आपके लिए एक कहानी: ${title}` },
})

export type StorySharingContent = (typeof storySharingContent)['en']
