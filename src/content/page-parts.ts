import { localized } from './locale'

/** Texts of more than one kind of page. */
export const pagePartsContent = localized({
  en: {
    onThisPage: 'On this page',
    home: 'Home',
    otherPrograms: 'Our other programs',
    giveForProgram: 'Give for this program',
    updates: 'News from this work',
    readMore: 'Read more',
    /** The day from which rules hold. */
    validFrom: (day: string) => `Valid from ${day}`,
    version: (number: number) => `Version ${number}`,
    video: 'Video',
    /** @param title empty if the video has none. */
    playVideo: (title: string) => (title ? `Play the video: ${title}` : 'Play the video'),
    videoNotice: 'The video is played from YouTube, which then sees your internet address.',
    opensOutside: 'opens another website',
  },
  hi: {
    onThisPage: 'इस पेज पर',
    home: 'मुख्य पृष्ठ',
    otherPrograms: 'हमारे दूसरे काम',
    giveForProgram: 'इस काम के लिए दान दें',
    updates: 'इस काम की ख़बरें',
    readMore: 'और पढ़ें',
    validFrom: (day) => `${day} से लागू`,
    version: (number) => `संस्करण ${number}`,
    video: 'वीडियो',
    playVideo: (title) => (title ? `वीडियो चलाएँ: ${title}` : 'वीडियो चलाएँ'),
    videoNotice: 'वीडियो YouTube से चलता है; उसे आपका इंटरनेट पता दिखेगा।',
    opensOutside: 'दूसरी वेबसाइट खुलेगी',
  },
})
