import { localized } from './locale'

export const activitiesContent = localized({
  en: {
    types: { photo: 'Photo', video: 'Video', event: 'Event', text: 'News', other: 'Activity' },
    postedOn: (date: string) => `Posted on ${date}`,
    event: {
      date: 'When',
      location: 'Where',
      past: 'This event is over',
      learnMore: 'Learn More',
      showLess: 'Show less',
      addToCalendar: 'Add to my calendar',
    },
    video: {
      play: (title: string) => `Play the video: ${title}`,
      frameTitle: (title: string) => `Video: ${title}`,
      notice: 'The video is played from YouTube, which then sees your internet address.',
    },
    share: 'Share on WhatsApp',
    loadMore: 'Load More Activities',
    loadingMore: 'Loading…',
    nowShown: (count: string) => `${count} activities are shown now.`,
    allActivities: 'All activities',
    allShown: 'These are all the activities so far.',
    loadFailed: {
      title: 'The activities could not be loaded',
      description: 'Please check your connection and try again.',
      retry: 'Try Again',
    },
  },
  hi: {
    types: { photo: 'तस्वीर', video: 'वीडियो', event: 'कार्यक्रम', text: 'ख़बर', other: 'काम' },
    postedOn: (date) => `${date} को प्रकाशित`,
    event: {
      date: 'कब',
      location: 'कहाँ',
      past: 'यह कार्यक्रम हो चुका है',
      learnMore: 'और जानें',
      showLess: 'कम दिखाएँ',
      addToCalendar: 'अपने कैलेंडर में जोड़ें',
    },
    video: {
      play: (title) => `वीडियो चलाएँ: ${title}`,
      frameTitle: (title) => `वीडियो: ${title}`,
      notice: 'वीडियो YouTube से चलता है; उसे आपका इंटरनेट पता दिखेगा।',
    },
    share: 'WhatsApp पर भेजें',
    loadMore: 'और काम देखें',
    loadingMore: 'आ रहे हैं…',
    nowShown: (count) => `अब ${count} काम दिख रहे हैं।`,
    allActivities: 'सारे काम',
    allShown: 'अब तक के सारे काम यही हैं।',
    loadFailed: {
      title: 'हाल के काम नहीं खुल पाए',
      description: 'अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
      retry: 'फिर कोशिश करें',
    },
  },
})

export type ActivitiesContent = (typeof activitiesContent)['en']
