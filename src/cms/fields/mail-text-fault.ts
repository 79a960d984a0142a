import { mailTextWords } from '@/content/panel/mail-texts'
import { type MailName, partsOf, placeFaults } from '@/domain/mail-texts'
import { fillText } from '@/lib/fill-text'

/**
 * What is wrong with the places of one text of a mail, in the language of the panel.
 * @param value as typed; an empty text is the standard one.
 * @returns undefined where nothing is wrong.
 */
export function mailTextFault(
  mail: MailName,
  part: string,
  value: string,
  language: 'en' | 'hi',
): string | undefined {
  const rules = Object.fromEntries(partsOf(mail))[part]
  if (!rules) return undefined
  const { unknown, missing } = placeFaults(value, rules)
  if (unknown.length > 0) {
    return fillText(mailTextWords.unknown[language], {
      unknown: listedPlaces(unknown),
      possible: listedPlaces(rules.places) || mailTextWords.noneKnown[language],
    })
  }
  if (missing.length === 0) return undefined
  return fillText(mailTextWords.missing[language], { missing: listedPlaces(missing) })
}

export function listedPlaces(places: readonly string[]): string {
  return places.map((place) => `{${place}}`).join(', ')
}
