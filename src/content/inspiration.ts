import { localized } from './locale'

export const inspirationContent = localized({
  en: {
    noImage: 'No Image',
    ourWork: 'Our work:',
    placeholderAlt: (name: string) => `The picture of ${name} could not be shown`,
    loadFailed: {
      title: 'The pictures could not be loaded',
      description: 'Please check your connection and try again.',
      retry: 'Try Again',
    },
  },
  hi: {
    noImage: 'तस्वीर नहीं है',
    ourWork: 'हमारा काम:',
    placeholderAlt: (name) => `${name} की तस्वीर नहीं दिख पाई`,
    loadFailed: {
      title: 'तस्वीरें नहीं खुल पाईं',
      description: 'अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
      retry: 'फिर कोशिश करें',
    },
  },
})

export type InspirationContent = (typeof inspirationContent)['en']
