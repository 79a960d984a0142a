import { localized } from './locale'

export const portfolioContent = localized({
  en: {
    allCategories: 'All',
    filterLabel: 'Choose a category',
    /** Shown where an item has no category of its own. */
    defaultCategory: 'Gallery',
    categories: {
      general: 'General',
      education: 'Education',
      healthcare: 'Healthcare',
      environment: 'Environment',
      events: 'Events',
      community: 'Community',
    },
    /** Beside a picture that is drawn. */
    illustration: 'Illustration',
    showAll: (count: number) => `Show all ${count}`,
    loadFailed: {
      title: 'The gallery could not be loaded',
      description: 'Please check your connection and try again.',
      retry: 'Try Again',
    },
  },
  hi: {
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
    showAll: (count: number) => `सभी ${count} दिखाएँ`,
    loadFailed: {
      title: 'तस्वीरें नहीं खुल पाईं',
      description: 'अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
      retry: 'फिर कोशिश करें',
    },
  },
})

export type PortfolioContent = (typeof portfolioContent)['en']
