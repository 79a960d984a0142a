import type { Localized } from './locale'

/** Apart from not-found.ts, whose words every page carries to the browser. */
export const notFoundMetaContent: Localized<{ description: string }> = {
  en: {
    description:
      'There is no page at this address. Go to the home page of the foundation, see what we do, make a donation or write to us and we will help you find it.',
  },
  hi: {
    description:
      'इस पते पर कोई पन्ना नहीं है। संस्था के मुख्य पृष्ठ पर जाइए, हमारे काम देखिए, दान कीजिए या हमें लिखिए, हम ढूँढने में आपकी मदद करेंगे।',
  },
}
