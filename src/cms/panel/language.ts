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
