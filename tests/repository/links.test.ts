import { expect, test } from 'vitest'
import { deadLinksIn } from '../support/dead-links'

test('every link of the documents leads to a file that is there', () => {
  expect(deadLinksIn('.')).toEqual([])
})
