import { describe, expect, it, test } from 'vitest'
import {
  foldForSearch,
  searchTextOf,
  searchWords,
  toSearchKey,
  toStoredSearchText,
} from './search-text'

describe('foldForSearch', () => {
  it.each([
    ['RAVI Kumar', 'ravi kumar'],
    ['ÉLAN', 'élan'],
    ['E\u0301LAN', 'élan'],
    ['ISTANBUL', 'istanbul'],
    ['रवि कुमार', 'रवि कुमार'],
    ['मेला २०२६', 'मेला 2026'],
    ['100%_.*(\\', '100%_.*(\\'],
    [' two  spaces ', ' two  spaces '],
  ])('%j becomes %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  it('keeps every Devanagari sign, so that different words stay different', () => {
    expect(foldForSearch('कि')).not.toBe(foldForSearch('की'))
    expect(foldForSearch('क्\u200Dष')).toContain('\u200D')
  })

  it('writes a nukta letter one way', () => {
    expect(foldForSearch('\u0958')).toBe(foldForSearch('\u0915\u093C'))
  })
})

describe('toSearchKey', () => {
  it.each(['%', '_', '100% of a_b'])('leaves no wildcard of SQL in %j', (text) => {
    expect(toSearchKey(text)).not.toMatch(/[%_]/)
  })

  it.each([
    ['RAVI_K 50%', 'ravi_k', true],
    ['RAVI_K 50%', '0%', true],
    ['RAVI_K 50%', '_', true],
    ['ravi k 50', '%', false],
    ['ravi k 50', 'ravi_k', false],
    ['50%', '_', false],
  ])('%j holds %j: %s', (text, query, isFound) => {
    expect(toSearchKey(text).includes(toSearchKey(query))).toBe(isFound)
  })
})

test('a document is searched by its named fields, even if some are empty', () => {
  const doc = { name: 'Ravi_K', email: null, phone: undefined, notes: 'Secret' }
  expect(searchTextOf(doc, ['name', 'email', 'phone'])).toBe(`${toSearchKey('ravi_k')}\n\n`)
})

describe('a phone number is found however it is written', () => {
  const stored = [
    '98765 43210',
    '+91 98765-43210',
    '09876543210',
    '(0522) 234-5678',
    '+44 20 7946 0958',
  ]
  it.each([
    ['9876543210', [0, 1, 2]],
    ['९८७६५ ४३२१०', [0, 1, 2]],
    ['+919876543210', [0, 1, 2]],
    ['00919876543210', [0, 1, 2]],
    ['0 98765‑43210', [0, 1, 2]],
    ['(+91) 98765 43210', [0, 1, 2]],
    ['0522-2345678', [3]],
    ['+442079460958', [4]],
    ['43210', [0, 1, 2]],
  ])('typed as %s', (typed, found) => {
    const texts = stored.map((phone) => searchTextOf({ name: 'Ravi', phone }, ['name', 'phone']))
    const words = searchWords(typed)
    expect(
      texts.flatMap((text, index) => (words.every((word) => text.includes(word)) ? index : [])),
    ).toEqual(found)
  })

  it.each(['4123 5678 9012', '2024-25 000002', 'Ravi 98765', '1234-5678-9012-3456'])(
    'but %s is no phone number',
    (typed) => expect(searchWords(typed)).toEqual(typed.toLowerCase().split(' ')),
  )

  it('and a text in this form stays as it is', () => {
    const text = toStoredSearchText('Call ९८७६५ ४३२१० or 0522 234 5678')
    expect(text).toBe('call 98765 43210 or 0522 234 5678\n9876543210\n5222345678')
    expect(toStoredSearchText(text)).toBe(text)
  })
})
