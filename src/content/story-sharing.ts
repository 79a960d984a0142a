import type { Localized } from './locale'

export type StorySharingContent = { label: string; text: (title: string) => string }

export const storySharingContent: Localized<StorySharingContent> = {
  en: { label: 'Share this story', text: (title) => `A story from the village: ${title}` },
  hi: { label: 'यह कहानी भेजें', text: (title) => `गाँव की एक कहानी: ${title}` },
}
