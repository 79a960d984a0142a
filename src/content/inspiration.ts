import type { Localized, PageMeta } from './locale'

export type InspirationContent = {
  meta: PageMeta
  title: string
  lead: string
  loading: string
  noImage: string
  photoAlt: (name: string) => string
  placeholderAlt: (name: string) => string
  empty: { title: string; description: string }
  loadFailed: { title: string; description: string; retry: string }
}

export const inspirationContent: Localized<InspirationContent> = {
  en: {
    meta: {
      title: 'Inspiration',
      description:
        'The people whose lives and words inspire the work of the foundation. We keep their pictures here, so that their example stays before our eyes.',
    },
    title: 'Our Inspiration',
    lead: 'People whose lives show us the way. When a task seems too large, we think of what they did with less.',
    loading: 'Loading pictures…',
    noImage: 'No Image',
    photoAlt: (name) => `Portrait of ${name}`,
    placeholderAlt: (name) => `The picture of ${name} could not be shown`,
    empty: {
      title: 'No Inspirations Found',
      description:
        'The inspirational figures will appear here once they are added by the administrator.',
    },
    loadFailed: {
      title: 'The pictures could not be loaded',
      description: 'Please check your connection and try again.',
      retry: 'Try Again',
    },
  },
  hi: {
    meta: {
      title: 'प्रेरणा',
      description:
        'वे लोग जिनके जीवन और विचारों से हमारी संस्था को प्रेरणा मिलती है। उनकी तस्वीरें हम यहाँ रखते हैं, ताकि उनका रास्ता हमारी आँखों के सामने रहे।',
    },
    title: 'हमारी प्रेरणा',
    lead: 'वे लोग जिनका जीवन हमें रास्ता दिखाता है। काम जब बहुत बड़ा लगता है, तो हम सोचते हैं कि उन्होंने इससे भी कम साधनों में क्या-क्या कर दिखाया।',
    loading: 'तस्वीरें आ रही हैं…',
    noImage: 'तस्वीर नहीं है',
    photoAlt: (name) => `${name} की तस्वीर`,
    placeholderAlt: (name) => `${name} की तस्वीर नहीं दिख पाई`,
    empty: {
      title: 'अभी यहाँ कोई नाम नहीं है',
      description: 'जैसे ही नाम और तस्वीरें जोड़ी जाएँगी, वे यहाँ दिखने लगेंगी।',
    },
    loadFailed: {
      title: 'तस्वीरें नहीं खुल पाईं',
      description: 'अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
      retry: 'फिर कोशिश करें',
    },
  },
}
