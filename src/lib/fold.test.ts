import { describe, expect, it } from 'vitest'
import { foldForSearch } from './fold'

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
