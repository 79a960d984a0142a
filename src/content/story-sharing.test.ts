import { expect, it } from 'vitest'
import { storySharingContent } from './story-sharing'

it('the text to share a story with names only the story, not where the sample foundation works', () => {
  for (const { text } of Object.values(storySharingContent)) {
    expect(text('Meera')).toContain('Meera')
    expect(text('Meera')).not.toMatch(/village|गाँव/i)
  }
})
