import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { listFields } from '@/domain/pages/lists'

export const portfolioContent: Localized<SeedOf<typeof listFields>> = {
  en: {
    meta: {
      title: 'Portfolio',
      description:
        'Pictures from the programs of the foundation in the villages of Uttar Pradesh: classes, health camps, tree planting, festivals and everyday service.',
    },
    title: 'Our Portfolio',
    lead: 'The lanes, classrooms and courtyards in which the work is done.',
    empty: {
      title: 'No Portfolio Items Yet',
      description: 'Pictures of our work will be shown here soon. Please look in again.',
    },
    closing: {
      heading: 'This work goes on every day',
      text: 'Your gift or a few hours of your time carry it to the next lane.',
      donate: 'Donate Now',
      join: 'Become a Volunteer',
    },
  },
  hi: {
    meta: {
      title: 'काम की झलकियाँ',
      description:
        'उत्तर प्रदेश के गाँवों में संस्था के कामों की तस्वीरें: बच्चों की पढ़ाई, स्वास्थ्य शिविर, पेड़ लगाना, मिलकर मनाए त्योहार और रोज़ की सेवा।',
    },
    title: 'काम की झलकियाँ',
    lead: 'वे गलियाँ, कक्षाएँ और आँगन, जहाँ यह काम होता है।',
    empty: {
      title: 'अभी यहाँ कोई तस्वीर नहीं है',
      description: 'हमारे काम की तस्वीरें जल्दी ही यहाँ दिखेंगी। थोड़े दिन बाद फिर देखिए।',
    },
    closing: {
      heading: 'यह काम रोज़ चलता है',
      text: 'आपके दान से, या आपके दिए कुछ घंटों से, यह अगली गली तक पहुँचता है।',
      donate: 'अभी दान करें',
      join: 'स्वयंसेवक बनें',
    },
  },
}
