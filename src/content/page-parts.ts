import type { Localized } from './locale'

/** Words that stand on more than one kind of page. */
export type PagePartsContent = { onThisPage: string; home: string }

export const pagePartsContent: Localized<PagePartsContent> = {
  en: { onThisPage: 'On this page', home: 'Home' },
  hi: { onThisPage: 'इस पन्ने पर', home: 'मुख्य पृष्ठ' },
}
