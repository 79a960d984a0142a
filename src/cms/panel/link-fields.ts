import type { FieldAffectingData } from 'payload'
import { panelLanguages } from './languages'

type Translate = (key: string) => string
type Loose = Record<string, unknown>

/**
 * Puts both languages into the texts of the form for a link. They are functions in Payload, which calls them once
 * and then shows everybody the language of whoever opened an editor first.
 */
export function linkFieldsInBoth({ defaultFields }: { defaultFields: FieldAffectingData[] }) {
  return defaultFields.map((field) => {
    const { label, options, admin } = field as Loose
    return {
      ...field,
      label: inBothLanguages(label),
      ...(Array.isArray(options) && {
        options: options.map((option: Loose) => ({
          ...option,
          label: inBothLanguages(option.label),
        })),
      }),
      admin: { ...(admin as Loose), description: inBothLanguages((admin as Loose)?.description) },
    } as FieldAffectingData
  })
}

function inBothLanguages(text: unknown): unknown {
  if (typeof text !== 'function') return text
  const inLanguage = (language: 'en' | 'hi') => text({ t: translator(language) })
  return { en: inLanguage('en'), hi: inLanguage('hi') }
}

/** @returns a function that looks up a text such as 'fields:linkType'. */
function translator(language: 'en' | 'hi'): Translate {
  const translations = panelLanguages.supportedLanguages?.[language as 'en']?.translations as
    | Record<string, Record<string, string>>
    | undefined
  return (key) => {
    const [group = '', name = ''] = key.split(':')
    return translations?.[group]?.[name] ?? key
  }
}
