import { localized } from './locale'

export const storySharingContent = localized({
  en: { label: 'Share this story', text: (title: string) => `A story from the village: ${title}` },
  hi: { label: 'यह कहानी भेजें', text: (title) => `गाँव की एक कहानी: ${title}` },
})

export type StorySharingContent = (typeof storySharingContent)['en']
