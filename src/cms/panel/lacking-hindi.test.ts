import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { countLackingHindi, hasHindi } from './lacking-hindi'

const text = (name: string) => ({ name, type: 'text' }) as FlattenedField
const pair = (name: string) =>
  ({ name, type: 'group', flattenedFields: [text('en'), text('hi')] }) as unknown as FlattenedField

const fields = [
  pair('title'),
  { name: 'about', type: 'group', flattenedFields: [pair('heading'), text('anchor')] },
  { name: 'rows', type: 'array', flattenedFields: [pair('label')] },
  { name: 'content', type: 'richText', localized: true },
  { name: 'searchText', type: 'text', localized: true, admin: { hidden: true } },
] as unknown as FlattenedField[]

const rich = (words: string) => ({ root: { children: [{ children: [{ text: words }] }] } })

describe('texts without Hindi', () => {
  it('are those in English only, at any depth', () => {
    const data = {
      title: { en: 'A', hi: ' ' },
      about: { heading: { en: 'B' }, anchor: 'b' },
      rows: [{ label: { en: 'C', hi: 'ग' } }, { label: { en: 'D', hi: null } }],
      content: { en: rich('E'), hi: rich('') },
      searchText: { en: 'a' },
    }
    expect(countLackingHindi(fields, data)).toBe(4)
  })

  it('are not counted with both languages, neither, or only Hindi', () => {
    expect(
      countLackingHindi(fields, {
        title: { en: 'A', hi: 'अ' },
        about: { heading: { en: '', hi: null } },
        rows: [{ label: { hi: 'ग' } }],
        content: { en: rich('E'), hi: rich('इ') },
      }),
    ).toBe(0)
    expect(countLackingHindi(fields, null)).toBe(0)
  })

  it('are not counted in fields of one language', () => {
    expect(hasHindi(fields)).toBe(true)
    expect(hasHindi([text('name'), fields[4] as FlattenedField])).toBe(false)
  })
})
