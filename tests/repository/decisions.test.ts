import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
/** The limit in CONTRIBUTING.md; words are counted as by `wc -w`. */
const MAX_WORDS = 250

it('a decision has at most 250 words', () => {
  const decisions = readdirSync(FOLDER).map((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    return { name, words: text.trim().split(/\s+/).length }
  })
  expect(decisions.length).toBeGreaterThan(50)
  expect(decisions.filter(({ words }) => words > MAX_WORDS)).toEqual([])
})
