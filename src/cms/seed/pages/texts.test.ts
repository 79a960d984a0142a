import { describe, expect, test } from 'vitest'
import { locales } from '@/content/locale'
import { programParts } from '@/domain/pages/what-we-do'
import { objectivesContent } from './objectives'
import { programsContent } from './programs'
import { storyItemsContent } from './story-items'

describe('programs', () => {
  test('are the 18 of the specification, in its order', () => {
    expect(programsContent.en.map((program) => program.title)).toEqual([
      'Child Education',
      'Healthcare',
      'Elderly Care',
      'Environment Protection',
      'Drug De-Addiction',
      'Women Empowerment',
      'Awareness Campaigns',
      'Yoga Camp',
      'Blood Donation',
      'Satsang',
      'Old Age Home',
      'Library',
      'Sustainable Development',
      'Mobile Health Vans',
      'Peace & Harmony',
      'E-Governance Assistance',
      'Creativity & Talent Promotion',
      'Helpline Services',
    ])
  })

  test.each(locales)('keep that order where they stand under their colours (%s)', (locale) => {
    const programs = programsContent[locale]
    const shown = programParts.flatMap((part) => programs.filter(({ group }) => group === part))
    expect(shown.map(({ id }) => id)).toEqual(programs.map(({ id }) => id))
  })

  test.each(locales)('have three features and a slug each (%s)', (locale) => {
    const programs = programsContent[locale]
    expect(programs).toHaveLength(18)
    expect(new Set(programs.map((program) => program.id)).size).toBe(18)
    for (const program of programs) {
      expect(program.features).toHaveLength(3)
      expect(program.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    }
  })
})

test.each(locales)('objectives are sixteen (%s)', (locale) => {
  expect(objectivesContent[locale].objectives).toHaveLength(16)
})

describe('stories', () => {
  test.each(locales)('are four and cite the two figures (%s)', (locale) => {
    const texts = storyItemsContent[locale].map((story) => story.text)
    expect(texts).toHaveLength(4)
    // The figure of the specification, as each language groups it.
    expect(texts.join(' ')).toContain({ en: '1,000,000', hi: '10,00,000' }[locale])
    expect(texts.join(' ')).toContain('5,000')
  })

  test.each(storyItemsContent.en)('$id has 60 to 110 words', ({ text }) => {
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(110)
  })
})
