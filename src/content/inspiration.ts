import type { Localized } from './locale'

export type InspirationContent = {
  loading: string
  noImage: string
  photoAlt: (name: string) => string
  placeholderAlt: (name: string) => string
  loadFailed: { title: string; description: string; retry: string }
}

export const inspirationContent: Localized<InspirationContent> = {
  en: {
    loading: 'Loading pictures…',
    noImage: 'No Image',
    photoAlt: (name) => `Portrait of ${name}`,
    placeholderAlt: (name) => `The picture of ${name} could not be shown`,
    loadFailed: {
      title: 'The pictures could not be loaded',
      description: 'Please check your connection and try again.',
      retry: 'Try Again',
    },
  },
  hi: {
    loading: 'तस्वीरें आ रही हैं…',
    noImage: 'तस्वीर नहीं है',
    photoAlt: (name) => `${name} की तस्वीर`,
    placeholderAlt: (name) => `${name} की तस्वीर नहीं दिख पाई`,
    loadFailed: {
      title: 'तस्वीरें नहीं खुल पाईं',
      description: 'अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
      retry: 'फिर कोशिश करें',
    },
  },
}
