import { mailTextWords } from '@/content/panel/mail-texts'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { type MailName, partsOf, placeholderFaults } from '@/domain/mail-texts'

/**
 * Returns what is wrong with the placeholders in a text of a mail, in the language of the panel.
 * @param value as typed; an empty text means the standard one.
 * @returns undefined if nothing is wrong.
 */
export function mailTextFault(
  mail: MailName,
  part: string,
  value: string,
  language: 'en' | 'hi',
): string | undefined {
  const rules = Object.fromEntries(partsOf(mail))[part]
  if (!rules) return undefined
  const { unknown, missing } = placeholderFaults(value, rules)
  if (unknown.length > 0) {
    return fillPlaceholders(mailTextWords.unknown[language], {
      unknown: listPlaceholders(unknown),
      possible: listPlaceholders(rules.placeholders) || mailTextWords.noneKnown[language],
    })
  }
  if (missing.length === 0) return undefined
  return fillPlaceholders(mailTextWords.missing[language], { missing: listPlaceholders(missing) })
}

/** Lists placeholders as they are written in a text: '{name}, {amount}'. */
export function listPlaceholders(placeholders: readonly string[]): string {
  return placeholders.map((placeholder) => `{${placeholder}}`).join(', ')
}
