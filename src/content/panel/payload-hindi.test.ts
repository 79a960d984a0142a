import { en } from 'payload/i18n/en'
import { describe, expect, it } from 'vitest'
import { payloadHindi } from './payload-hindi'
import { panelTexts } from './texts'

/** `group:key` and its text. */
function entriesOf(translations: object): [string, string][] {
  return Object.entries(translations).flatMap(([group, texts]) =>
    Object.entries(texts as Record<string, string>).map(
      ([key, text]) => [`${group}:${key}`, text] as [string, string],
    ),
  )
}

const english = entriesOf(en.translations)
const hindi = new Map(entriesOf(payloadHindi))

/** What a text has filled in, and what it marks: `{{label}}`, `<1>`, `</1>`. */
const placesOf = (text: string) => [...new Set(text.match(/\{\{.*?\}\}|<\/?\d>/g))].sort()

describe("Payload's words in Hindi", () => {
  it('are all there, and none more', () => {
    expect([...hindi.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  })

  it.each(english)('%s keeps its places and is written in Hindi', (key, text) => {
    const translated = hindi.get(key) ?? ''
    expect(placesOf(translated)).toEqual(placesOf(text))
    const isTerm = /^(\{\{.*\}\}|API Key)$/.test(translated)
    if (!isTerm) expect(translated).toMatch(/[\u0900-\u097f]/)
  })
})

describe("the panel's own words", () => {
  it('are the same in both languages', () => {
    const keys = (texts: object) => entriesOf(texts).map(([key]) => key)
    expect(keys(panelTexts.hi)).toEqual(keys(panelTexts.en))
    const places = (texts: object) => entriesOf(texts).map(([, text]) => text.match(/\{\w+\}/g))
    expect(places(panelTexts.hi)).toEqual(places(panelTexts.en))
  })
})
