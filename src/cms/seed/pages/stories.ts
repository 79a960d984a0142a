import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { storiesFields } from '@/domain/pages/stories'

export const storiesContent: Localized<SeedOf<typeof storiesFields>> = {
  en: {
    meta: {
      title: 'Stories of Change',
      description:
        'Four stories from villages of Uttar Pradesh: a child who learned to read, 1,000,000 trees, winter clothes for 5,000 people, a room of sewing machines.',
    },
    title: 'Stories of Change',
    lead: 'Change in a village is seldom loud. It is a lamp in a window, a row of young trees, a warm shawl.',
    note: 'These stories are illustrations in our own words: the quotes are examples, not the words of real people. People appear by their role, not by name.',
    closing: {
      heading: 'The next story needs you',
      text: 'Every one of these began with somebody who decided to help.',
      donate: 'Donate Now',
      volunteer: 'Volunteer Today',
    },
  },
  hi: {
    meta: {
      title: 'बदलाव की कहानियाँ',
      description:
        'उत्तर प्रदेश के गाँवों की चार कहानियाँ: घर में पहली बार पढ़ने वाला बच्चा, 10,00,000 पेड़, 5,000 लोगों को गर्म कपड़े और सिलाई मशीनों वाला एक कमरा।',
    },
    title: 'बदलाव की कहानियाँ',
    lead: 'गाँव में बदलाव शोर करके नहीं आता। वह खिड़की में रखा दीया है, छोटे पेड़ों की क़तार है, कंधे पर रखी गर्म शॉल है।',
    note: 'ये कहानियाँ हमारे शब्दों में लिखे उदाहरण हैं: उद्धरण किसी असली व्यक्ति के शब्द नहीं हैं। लोग अपने नाम से नहीं, अपने काम या पहचान से आते हैं।',
    closing: {
      heading: 'अगली कहानी आपसे बनेगी',
      text: 'इनमें से हर कहानी तब शुरू हुई, जब किसी एक ने मदद करने की ठानी।',
      donate: 'अभी दान करें',
      volunteer: 'आज ही स्वयंसेवक बनें',
    },
  },
}
