import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { listFields } from '@/domain/pages/lists'

export const activitiesContent: Localized<SeedOf<typeof listFields>> = {
  en: {
    meta: {
      title: 'Recent Activities',
      description:
        'News from the villages: photos, videos and coming events of the foundation, from health camps and tree planting to yoga mornings and school days.',
    },
    title: 'Recent Activities',
    lead: 'What has been happening, and what comes next.',
    empty: {
      title: 'No Activities Yet',
      description: 'News of our work will be shown here soon. Please look in again.',
    },
    closing: {
      heading: 'Would you like to be part of it?',
      text: 'Come along next time, or help to make it happen.',
      donate: 'Donate Now',
      join: 'Become a Volunteer',
    },
  },
  hi: {
    meta: {
      title: 'हाल के काम',
      description:
        'गाँवों से ताज़ा ख़बर: संस्था के कामों की तस्वीरें, वीडियो और आने वाले कार्यक्रम। स्वास्थ्य शिविर, पेड़ लगाना, सुबह का योग और स्कूल के दिन।',
    },
    title: 'हाल के काम',
    lead: 'इन दिनों क्या हुआ, और आगे क्या होने वाला है।',
    empty: {
      title: 'अभी यहाँ कुछ नहीं है',
      description: 'हमारे काम की ख़बरें जल्दी ही यहाँ दिखेंगी। थोड़े दिन बाद फिर देखिए।',
    },
    closing: {
      heading: 'अगली बार आप भी साथ हों?',
      text: 'अगले काम में शामिल होइए, या उसे पूरा करने में हाथ बँटाइए।',
      donate: 'अभी दान करें',
      join: 'स्वयंसेवक बनें',
    },
  },
}
