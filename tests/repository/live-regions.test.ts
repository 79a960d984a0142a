import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = 'src'

it('no live region is out of the page while it is empty: screen readers announce only the changes of one that they know', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) => {
      const tags = readFileSync(join(SOURCES, name), 'utf8').match(/<[a-z]+\s[^>]*>/g) ?? []
      return tags.some((tag) => /role="|aria-live/.test(tag) && tag.includes('empty:hidden'))
    })
  expect(found).toEqual([])
})
