// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RowTitle } from './row-title'

const { row, language } = vi.hoisted(() => ({
  row: { data: {} as object | undefined, rowNumber: 2 },
  language: { current: 'en' },
}))
vi.mock('@payloadcms/ui', () => ({
  useRowLabel: () => row,
  useTranslation: () => ({ i18n: { language: language.current } }),
}))

const kind = { en: 'Step', hi: 'चरण' }

function titleOf(data: object | undefined, reader = 'en'): string | null {
  row.data = data
  language.current = reader
  const { container } = render(<RowTitle field="title" kind={kind} />)
  return container.textContent
}

describe('the title of a row', () => {
  it.each([
    ['its text in the language of the panel', { title: { en: 'Call us', hi: 'फ़ोन करें' } }, 'फ़ोन करें'],
    ['its text in the other language', { title: { en: 'Call us', hi: '' } }, 'Call us'],
    ['a text without languages', { title: 'Annual report' }, 'Annual report'],
    ['its kind and number while it has no name', { title: { en: ' ' } }, 'चरण 03'],
    ['its kind and number while it is new', undefined, 'चरण 03'],
  ])('is %s', (_what, data, expected) => {
    expect(titleOf(data, 'hi')).toBe(expected)
  })

  it('is English in an English panel', () => {
    expect(titleOf({ title: { en: 'Call us', hi: 'फ़ोन करें' } })).toBe('Call us')
    expect(titleOf({ title: { hi: 'फ़ोन करें' } })).toBe('फ़ोन करें')
  })
})
