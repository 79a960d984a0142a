import { describe, expect, test } from 'vitest'
import {
  composeMail,
  mailNames,
  partsOf,
  placeholderFaults,
  sampleValues,
} from '@/domain/mail-texts'
import { mailTextsContent } from './mail-texts'
import { mailLabels, mailPartLabels } from './panel/mail-labels'
import { mailPlaceholders } from './panel/mail-texts'

const everyPart = mailNames.flatMap((mail) =>
  (['en', 'hi'] as const).flatMap((language) => {
    const texts: Record<string, string> = mailTextsContent[language][mail]
    return partsOf(mail).map(([part, rules]) => ({
      mail,
      part,
      language,
      rules,
      text: texts[part],
    }))
  }),
)

describe('the standard texts', () => {
  test.each(everyPart)('of $mail, $part, $language keep the rules', ({ text = '', rules }) => {
    expect(text.trim()).not.toBe('')
    expect(placeholderFaults(text, rules)).toEqual({ unknown: [], missing: [] })
  })

  test('and their placeholders have names in the panel', () => {
    for (const { mail, part, rules } of everyPart) {
      expect(mailLabels[mail].hi).toMatch(/[ऀ-ॿ]/)
      expect(mailPartLabels[part], part).toBeDefined()
      for (const placeholder of rules.placeholders)
        expect(mailPlaceholders[placeholder], placeholder).toBeDefined()
    }
  })
})

test.each([
  ['Dear {name}, see {link}', [], []],
  ['', [], []],
  ['See {Link}', ['Link'], ['link']],
  ['See { link }, {name} and {name}', [' link '], ['link']],
  ['{__proto__} {link} {}', ['__proto__', ''], []],
])('%j: unknown %j, missing %j', (text, unknown, missing) => {
  const rules = { as: 'paragraphs', placeholders: ['name', 'link'], required: ['link'] } as const
  expect(placeholderFaults(text, rules)).toEqual({ unknown, missing })
})

test('a mail is written in paragraphs; what a value says is never filled in again', () => {
  const { subject, text } = composeMail({
    subject: 'For {name}',
    body: 'Dear {name},\r\n\r\n{receipt}\n \nThank you.\nGoodbye.',
    footer: 'Stop: {stop}',
    values: { name: '{stop}', receipt: '', stop: 'https://example.org' },
    signature: 'A foundation',
  })
  expect(subject).toBe('For {stop}')
  expect(text).toBe(
    'Dear {stop},\n\nThank you.\nGoodbye.\n\nA foundation\n\nStop: https://example.org\n',
  )
})

test('a sample fills the placeholders of the body', () => {
  const texts = { subject: '', body: 'Thank you. {use}', use: 'For {purpose}.', other: '{purpose}' }
  expect(sampleValues(texts, { purpose: 'books' })).toEqual({ purpose: 'books', use: 'For books.' })
})
