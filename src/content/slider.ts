import { localized } from './locale'

export const sliderContent = localized({
  en: {
    label: 'Pictures of our work',
    loading: 'Loading slider images...',
    fallbackAlt: 'A village courtyard in the morning, with people at work under a neem tree',
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Stop the slideshow',
    play: 'Start the slideshow',
    goTo: (position: string) => `Go to picture ${position}`,
    position: (position: string, total: string) => `Picture ${position} of ${total}`,
  },
  hi: {
    label: 'हमारे काम की तस्वीरें',
    loading: 'तस्वीरें आ रही हैं...',
    fallbackAlt: 'सुबह का गाँव का आँगन, नीम की छाँव में काम करते लोग',
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    pause: 'तस्वीरें रोकें',
    play: 'तस्वीरें चलाएँ',
    goTo: (position) => `तस्वीर ${position} देखें`,
    position: (position, total) => `${total} में से तस्वीर ${position}`,
  },
})
