import { panelTexts } from '@/content/panel/texts'

type PanelLanguage = 'en' | 'hi'

/** Returns the current language of the panel. */
export function languageOf(i18n: { language: string }): PanelLanguage {
  return i18n.language === 'hi' ? 'hi' : 'en'
}

/** Returns the panel's own texts in its current language. */
export function textsFor(i18n: { language: string }) {
  return panelTexts[languageOf(i18n)]
}

/** Returns the label of a collection or global, which both-languages.ts provides in both languages. */
export function labelIn(label: unknown, language: PanelLanguage): string {
  if (typeof label === 'string') return label
  const words = label as Record<string, string | undefined>
  return words[language] ?? words.en ?? ''
}
