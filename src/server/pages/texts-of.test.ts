import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { card, line, paragraphs, points, required } from '@/domain/pages/fields'
import { textsOf } from './texts-of'

const fields = {
  meta: { title: required({ as: 'title', maxLength: 70 }) },
  hero: { title: required(line), lead: line },
  story: { heading: line, paragraphs, points },
  cards: { first: card, second: card },
  goals: { as: 'list', maxRows: 3, row: card },
} as const

const pair = (en: string | null, hi: string | null) => ({ en, hi })
const marked = (lang: string, text: string) => createElement('span', { lang }, text)

describe('the texts of a page', () => {
  const stored = {
    meta: { title: pair('Home', null) },
    hero: { title: pair('Humanity', 'मानवता'), lead: pair('From a village', '  ') },
    story: {
      heading: pair('Story', 'कहानी'),
      paragraphs: pair('One.\n\n\nTwo\nlines.', null),
      points: pair('a\n\nb\n', 'क\nख'),
    },
    cards: { first: { title: pair('First', 'पहला'), description: pair('', 'केवल हिन्दी') } },
    goals: [{ title: pair('Learn', null) }, { title: pair(' ', '') }],
  }

  test('are those of the language', () => {
    expect(textsOf(fields, stored, 'hi').hero.title).toBe('मानवता')
    expect(textsOf(fields, stored, 'en').story?.points).toEqual(['a', 'b'])
    expect(textsOf(fields, stored, 'en').story?.paragraphs).toEqual(['One.', 'Two\nlines.'])
  })

  test('fall back to the other language, marked with it', () => {
    expect(textsOf(fields, stored, 'hi').hero.lead).toEqual(marked('en', 'From a village'))
    expect(textsOf(fields, stored, 'hi').story?.paragraphs[1]).toEqual(marked('en', 'Two\nlines.'))
    expect(textsOf(fields, stored, 'en').cards.first?.description).toEqual(
      marked('hi', 'केवल हिन्दी'),
    )
  })

  test('fall back unmarked where no element shows them', () => {
    expect(textsOf(fields, stored, 'hi').meta.title).toBe('Home')
  })

  test('leave out what has no heading or title', () => {
    const texts = textsOf(fields, stored, 'hi')
    expect(texts.cards.second).toBeNull()
    expect(texts.goals).toEqual([{ title: marked('en', 'Learn'), description: '' }])
    expect(textsOf(fields, { story: { paragraphs: pair('x', 'y') } }, 'en').story).toBeNull()
  })

  test('are empty, not missing, where nothing was ever saved', () => {
    expect(textsOf(fields, {}, 'en')).toEqual({
      meta: { title: '' },
      hero: { title: '', lead: '' },
      story: null,
      cards: { first: null, second: null },
      goals: [],
    })
    expect(textsOf(fields, { goals: 'x', cards: null }, 'en').goals).toEqual([])
  })
})
