import type { Localized } from './locale'

export type PortfolioCategory =
  | 'general'
  | 'education'
  | 'healthcare'
  | 'environment'
  | 'events'
  | 'community'

export type PortfolioContent = {
  loading: string
  allCategories: string
  filterLabel: string
  /** Shown where an item has no category of its own. */
  defaultCategory: string
  categories: Record<PortfolioCategory, string>
  /** Beside a picture that is drawn. */
  illustration: string
  openImage: (title: string) => string
  closeImage: string
  previousImage: string
  nextImage: string
  emptyCategory: string
  loadFailed: { title: string; description: string; retry: string }
}

export const portfolioContent: Localized<PortfolioContent> = {
  en: {
    loading: 'Loading the gallery…',
    allCategories: 'All',
    filterLabel: 'Choose a category',
    defaultCategory: 'Gallery',
    categories: {
      general: 'General',
      education: 'Education',
      healthcare: 'Healthcare',
      environment: 'Environment',
      events: 'Events',
      community: 'Community',
    },
    illustration: 'Illustration',
    openImage: (title) => `Open the picture: ${title}`,
    closeImage: 'Close the picture',
    previousImage: 'Previous picture',
    nextImage: 'Next picture',
    emptyCategory: 'There are no pictures in this category yet.',
    loadFailed: {
      title: 'The gallery could not be loaded',
      description: 'Please check your connection and try again.',
      retry: 'Try Again',
    },
  },
  hi: {
    loading: 'तस्वीरें आ रही हैं…',
    allCategories: 'सभी',
    filterLabel: 'श्रेणी चुनें',
    defaultCategory: 'गैलरी',
    categories: {
      general: 'सामान्य',
      education: 'शिक्षा',
      healthcare: 'स्वास्थ्य',
      environment: 'पर्यावरण',
      events: 'कार्यक्रम',
      community: 'समाज',
    },
    illustration: 'चित्रांकन',
    openImage: (title) => `तस्वीर खोलें: ${title}`,
    closeImage: 'तस्वीर बंद करें',
    previousImage: 'पिछली तस्वीर',
    nextImage: 'अगली तस्वीर',
    emptyCategory: 'इस श्रेणी में अभी कोई तस्वीर नहीं है।',
    loadFailed: {
      title: 'तस्वीरें नहीं खुल पाईं',
      description: 'अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
      retry: 'फिर कोशिश करें',
    },
  },
}
