import type { FieldAffectingData } from 'payload'
import { panelLanguages } from './languages'

type Translate = (key: string) => string
type Loose = Record<string, unknown>

/**
 * Gives the labels of the link form in both languages. Payload defines them as functions, calls each once, and
 * then shows that result to everybody, whatever language they read.
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
