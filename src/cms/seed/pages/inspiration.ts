import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { listFields } from '@/domain/pages/lists'

export const inspirationContent: Localized<SeedOf<typeof listFields>> = {
  en: {
    meta: {
      title: 'Inspiration',
      description:
        'The people whose lives and words inspire the work of the foundation. We keep their pictures here, so that their example stays before our eyes.',
    },
    title: 'Our Inspiration',
    lead: 'People whose lives show us the way. When a task seems too large, we think of what they did with less.',
    empty: {
      title: 'No Inspirations Found',
      description:
        'The inspirational figures will appear here once they are added by the administrator.',
    },
    closing: {
      heading: 'One step along their path',
      text: 'What can we do today? A few hours of service or a small gift are a beginning.',
      donate: 'Donate Now',
      join: 'Become a Volunteer',
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
    empty: {
      title: 'अभी यहाँ कोई नाम नहीं है',
      description: 'जैसे ही नाम और तस्वीरें जोड़ी जाएँगी, वे यहाँ दिखने लगेंगी।',
    },
    closing: {
      heading: 'उनके रास्ते पर एक क़दम',
      text: 'हम आज क्या कर सकते हैं? कुछ घंटे की सेवा या छोटा-सा दान भी एक शुरुआत है।',
      donate: 'अभी दान करें',
      join: 'स्वयंसेवक बनें',
    },
  },
}
