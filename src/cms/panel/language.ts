import { panelTexts } from '@/content/panel/texts'

type PanelLanguage = 'en' | 'hi'

/** The language that somebody reads the panel in. */
export function languageOf(i18n: { language: string }): PanelLanguage {
  return i18n.language === 'hi' ? 'hi' : 'en'
}

/** The panel's own words in that language. */
export function textsFor(i18n: { language: string }) {
  return panelTexts[languageOf(i18n)]
}

/** The label of a list or page, which both-languages.ts gives in both. */
export function sayLabel(label: unknown, language: PanelLanguage): string {
  if (typeof label === 'string') return label
  const words = label as Record<string, string | undefined>
  return words[language] ?? words.en ?? ''
}
