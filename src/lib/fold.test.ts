import { describe, expect, it, test } from 'vitest'
import { foldForSearch, searchTextOf, toSearchKey } from './fold'

describe('foldForSearch', () => {
  it.each([
    ['RAVI Kumar', 'ravi kumar'],
    ['ÉLAN', 'élan'],
    ['E\u0301LAN', 'élan'],
    ['ISTANBUL', 'istanbul'],
    ['रवि कुमार', 'रवि कुमार'],
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
