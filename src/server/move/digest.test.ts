import { expect, test } from 'vitest'
import { canonicalText, digestOf } from './digest'

const digest = (...documents: Record<string, unknown>[]) =>
  digestOf(
    (async function* () {
      yield documents
    })(),
  )

test('a digest is the same in whatever order names and documents come', async () => {
  const one = { id: '1', title: { en: 'A lamp', hi: 'दीया' } }
  const two = { id: '2', paise: 50_100 }
  const other = { title: { hi: 'दीया', en: 'A lamp' }, id: '1' }
  expect(await digest(one, two)).toEqual(await digest(two, other))
  expect((await digest(one, two)).count).toBe(2)
})

test('absent, null and empty are one; another value, or one document twice, is another digest', async () => {
  expect(canonicalText({ id: '1', note: null, tags: [], group: { a: undefined } })).toBe(
    canonicalText({ id: '1' }),
  )
  const one = { id: '1', paise: 50_100 }
  expect((await digest(one)).hash).not.toBe((await digest({ ...one, paise: 50_101 })).hash)
  expect((await digest(one)).hash).not.toBe((await digest(one, one)).hash)
  expect(canonicalText({ note: '' })).not.toBe(canonicalText({}))
})
