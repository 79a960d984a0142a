import { localized } from './locale'

/** Apart from the other copy of the chrome: it is part of the JavaScript of every page. */
export const errorFallbackContent = localized({
  en: {
    title: 'Something went wrong',
    text: 'We apologize for the inconvenience. An unexpected error occurred while loading this page.',
    tryAgain: 'Try Again',
    goHome: 'Go Home',
    support: 'If this problem persists, please contact support.',
  },
  hi: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'असुविधा के लिए माफ़ कीजिए। यह पेज खोलते समय अचानक कोई गड़बड़ हो गई।',
    tryAgain: 'फिर कोशिश करें',
    goHome: 'मुख्य पृष्ठ पर जाएँ',
    support: 'बार-बार ऐसा हो तो हमसे संपर्क कीजिए।',
  },
})
