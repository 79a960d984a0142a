import type { Localized } from './locale'

type EmptyState = { title: string; description: string }

/** What a page says whose list is still empty. */
export const emptyPagesContent: Localized<{ programs: EmptyState; stories: EmptyState }> = {
  en: {
    programs: {
      title: 'No programs yet',
      description: 'What we do will be described here soon. Until then, please ask us.',
    },
    stories: {
      title: 'No stories yet',
      description: 'The first story of the people we work with will be told here soon.',
    },
  },
  hi: {
    programs: {
      title: 'अभी यहाँ कोई कार्यक्रम नहीं है',
      description: 'हम क्या करते हैं, यह जल्दी ही यहाँ लिखा जाएगा। तब तक हमसे पूछ लीजिए।',
    },
    stories: {
      title: 'अभी यहाँ कोई कहानी नहीं है',
      description: 'जिन लोगों के साथ हम काम करते हैं, उनकी पहली कहानी जल्दी ही यहाँ होगी।',
    },
  },
}
